// Views, events and numbers of v4.0, without its rules. Public API: what others may use of it; inside the package nobody imports it.
export type { Event4 } from '../v4/facts.ts';
export { follow4 } from '../v4/follow.ts';
export { BLANK, COMPONENTS, DRAUGHT, FROST, isRobotName, JAM, KITS, ROBOTS, type RobotName, SWAP, THAW } from '../v4/kinds.ts';
export { inRunOrder } from '../v4/order.ts';
export type { View4 } from '../v4/view.ts';
