// How far children's golems have to go. Public API: what others may use of it; inside the package nobody imports it.
export { waysToGoal } from '../advice/ways.ts';
