// What each edition prints in its own way, and the words of its tokens. Public API: what others may use of it; inside the package nobody imports it.
export { type BonusKind, EDITIONS, type EditionId, isEditionId } from '../editions/editions.ts';
export { isBarrelWord, LOGIC, wordsIn } from '../editions/tokens.ts';
