export const en = {
  moves: 'All moves you can make now, as a list of texts',
  after: 'The table as it will be after this move',
  points: 'Points of a player; yours, if you name nobody',
  turn: 'The number of the player who moves now; 0 if nobody does',
  seats: 'How many players there are',
  over: 'Whether the game is over',
  won: 'Whether a player has won',
  say: 'Shows a text beside the board',
  draw: 'Marks a cell on the board',
};
