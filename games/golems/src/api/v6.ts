// Views, events and numbers of v6.1, without its rules. Public API: what others may use of it; inside the package nobody imports it.
export type { Event6 } from '../v6/events.ts';
export { follow6 } from '../v6/follow.ts';
export { type NoHope, noHope } from '../v6/hope.ts';
export { kidsRows } from '../v6/options.ts';
export { GOLEM_CARDS } from '../v6/types.ts';
export type { View6 } from '../v6/view.ts';
