// What both editions are played with: fields, tokens, bots, rulings, the types of golems. Public API: what others may use of it; inside the package nobody imports it.
export { BOT_NAMES, BOT_PROGRAMS, type BotName, type BotProgram, DIE_COMMANDS } from '../core/automata.ts';
export type { FacingName } from '../core/events.ts';
export { DIRECTION_LETTERS } from '../core/field.ts';
export type { GolemType } from '../core/golem-types.ts';
export type { BoxName } from '../core/rulings.ts';
export { isBarrel, type TokenWords, withWord, wordsAt } from '../core/tokens.ts';
export { composeField, looseField, partCells, partRows } from '../scenarios/parts.ts';
