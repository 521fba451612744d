// Steps of somebody who draws a scenario, and advice about it. Public API: what others may use of it; inside the package nobody imports it.
export { adviseScenario } from '../advice/advice.ts';
export type { Spot } from '../scenarios/edit/cells.ts';
export { copyScenario, freshScenario } from '../scenarios/edit/fresh.ts';
export {
  type Edited,
  findRoom,
  flipPart,
  layPart,
  movePart,
  partsLeft,
  removePart,
  turnedWord,
  turnPart,
} from '../scenarios/edit/parts.ts';
export {
  addGolem,
  changeGolem,
  eraseOn,
  findGolem,
  freeGolem,
  type GolemRef,
  golemOn,
  moveGolem,
  putToken,
  removeGolem,
  setCards,
  setKids,
  setOption,
  turnOn,
} from '../scenarios/edit/things.ts';
