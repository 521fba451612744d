export const en = {
  hand: 'Your tiles, as a list of texts',
  core: 'How many tiles are left in the core',
  places: 'Free places where a tile of yours fits, as “x,y”',
  tile: 'The tile at a place “x,y”; an empty text if there is none',
  groups: 'All groups: cell, colour, size, points, closed, owner (0: nobody, -1: two players)',
  open: 'Points a player would get if all their open groups closed now',
  closed: 'Points of the closed groups of a player',
  brings: 'How many tiles of the core a move brings',
  pluses: 'How many extra turns a move brings',
  supply: 'How many tiles are in the supply of a player',
  stones: 'How many stones a player has left',
};
