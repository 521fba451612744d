// What happens on a board, one moment long: a table fetches it when it lies. Public API: what others may use of it; inside the package nobody imports it.
export { type Effect, effectArt } from '../art/effects.ts';
