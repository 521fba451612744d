export const en = {
  cards: `W  a white corner    B  a black corner    .  an empty corner
1  dot: touch it with a coloured corner and win 1 tile    2  double dot: 2 tiles
+  plus: touch it and take another turn
A tile is written by its corners: top left, top right, bottom right, bottom left.
lay BW1.@0,1      place a tile at column 0, row 1
stone 0,0,NW      put a stone on the group at the top left corner of the tile at 0,0
take              take a tile from your supply into your hand`,
  board: `Numbers above name columns, numbers on the left name rows: 0,1 is below 0,0.
·       a free place beside a tile
¹ ²     stones of player 1 and player 2
A group is corners of one colour that touch. It is closed when no free place touches it.
A closed group with one stone counts one point a corner for the stone’s owner.
At the end each tile in the supply counts 2, each tile in hand 1.`,
  aim: 'Touch brass symbols to win tiles from the core, and place stones on groups: at the end closed groups with one stone, the supply and the hand count. A tile is written by its corners: top left, top right, bottom right, bottom left.',
};
