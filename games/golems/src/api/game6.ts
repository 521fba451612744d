// The rules of v6.1, and what one program would do by them. Public API: what others may use of it; inside the package nobody imports it.
export { golems6 } from '../games/golems6.ts';
export { rehearse6 } from '../games/rehearsal6.ts';
