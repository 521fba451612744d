export const en = {
  you: 'you',
  /** With a verb in the second person. */
  youDo: (verb: string): string => `you ${verb}`,
  /** Between the last two of a list. */
  and: ' and ',
  /** Who has no name yet. */
  player: (number: number): string => `Player ${number}`,
};
