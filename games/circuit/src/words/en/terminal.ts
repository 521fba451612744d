export const en = {
  cards: `I straight wire   L corner wire   T branch   X crossing, joined   H bridge: two wires that don’t touch
E lamp   V LED: current must flow along its arrow   R resistor   D diode: lets current pass one way
K reed switch: works only beside a magnet   M magnet   G 3 V battery   iron: takes a tile out, or smoke off a fuse
A number after the letter turns the tile clockwise by so many quarters: L0, L1, L2, L3.
lay E1 c4      place the lamp, turned once, on c4
swap E         put the lamp back and draw another tile
One lamp in a circuit glows fully: 2 points. Two lamps share the current and glow half: 1 point each.
An LED burns alone: it needs a lamp or a resistor in its circuit.
No lamp, LED or resistor at all is a short circuit and costs 2 points.`,
  board: `..      an empty cell; letters name columns, numbers name rows
E1 L3   tiles: a letter, and quarter turns clockwise
E1*     glows fully        E1' glows half        E1% burnt
K0!     a reed switch that is on
+ -     plus and minus at the edge; +f has a fuse, +f% a blown one; x a broken wire
++ --   plus and minus at the lower edge
==      the upper rail: all its contacts are one wire`,
  aim: 'Complete a circuit from plus to minus so that lamps and LEDs glow; don’t burn anything. Eight points of glow bring the last round. A tile is written as its letter and quarter turns clockwise: E1.',
};
