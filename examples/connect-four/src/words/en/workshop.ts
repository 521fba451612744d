export const en = {
  height: 'How many discs are in a column, a to g',
  at: 'Whose disc is in a cell: the player’s number, or 0',
  threes: 'How many rows of four need only one more disc of a player',
  twos: 'How many rows of four have two discs of a player and two empty cells',
};
