export const en = {
  says: [
    'Drops discs in a hurry and often misses three in a row: just line yours up',
    'Builds its own row and usually sees yours: threaten in two places at once',
    'Tries its luck in a few dozen imagined games: quiet traps escape it',
    'Sees most traps and sets some: count who gets the last cell of a column',
    'Thinks of a thousand ways the game could end: prepare two threats far ahead',
    'Rarely errs: start in the middle and make every disc count',
  ],
};
