// The rules of v4.0, and what one program would do by them. Public API: what others may use of it; inside the package nobody imports it.
export { golems4 } from '../games/golems4.ts';
export { rehearse4 } from '../games/rehearsal4.ts';
