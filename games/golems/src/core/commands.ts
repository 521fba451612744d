import * as cards from '../programs/program.ts';

// Imported constants are read from memory at every use; local ones are folded into the code.
const { BACK, CARDS, FORWARD, LEFT, RIGHT } = cards;

// Commands are the card numbers of programs/program.ts (F B L R S A D = 0-6).

/** Marks the absence of a command. */
export const NO_COMMAND = 255;

export const isWalk = (command: number): boolean => command === FORWARD || command === BACK;
export const isTurn = (command: number): boolean => command === LEFT || command === RIGHT;

/** The direction in which a walking golem travels. */
export const travelOf = (facing: number, command: number): number => (command === FORWARD ? facing : (facing + 2) & 3);
export const turned = (facing: number, command: number): number => (command === LEFT ? (facing + 3) & 3 : (facing + 1) & 3);

export const letterOf = (command: number): string => CARDS[command] ?? '-';
