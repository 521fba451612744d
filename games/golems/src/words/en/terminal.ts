export const en = {
  golems6: {
    aim: 'Write a program in secret; all golems run theirs at once, row by row. The last golem on the field wins (the children’s game has its own goal). F forward, B back, L left, R right, S stay, A strike, D defend.',
    cards: `F  step forward      B  step back, facing the same way
L  turn left         R  turn right        S  stay
A  strike: hits the first golem within range, straight ahead
D  defend: blocks 1 point of strikes in this row, from any side
Lay one card in each row: FRAA, f r a a and program F R A A are the same.
Your luck card may allow one of these for a round, in one row:
2(F)        Repeat: the card inside twice
?(L:R)      If something is straight ahead, the first card, else the second
W(F)        While nothing is straight ahead, the card inside again and again
Name what to look for after the sign: ?wall(F:B), Wwater(F); also barrel, and ?hit.
P           Call: your subprogram, if you have one`,
    board: `1^ 2v   golem 1 faces north (up), golem 2 south (down); > is east, < west
.       an empty cell      i ice      s snow
[#]     a wall             ~~~ water  (o) a barrel
=       a ladder: both ends have the same letter
*       a gear             $ the treasure
& | ! + tokens of the logic add-on
Letters name columns, numbers name rows: b1 is bottom row, second from the left.
damage 1/3: one point taken, the third knocks the golem out.
strength: points a strike takes; range: cells it reaches; rows: cards in a program.`,
  },
  golems4: {
    aim: 'Write a program in secret; all robots run theirs at once, one card a row. Three points of damage break your three components; the fourth knocks you out. Be the last on the field. F forward, B back, L left, R right, S stay, A attack, D defend.',
    cards: `F  step forward      B  step back, facing the same way
L  turn left         R  turn right        S  stay
A  attack: hits the first robot within range, straight ahead
D  defend: blocks 1 point of attacks in this row, from any side
Lay one card in each row: FRAA, f r a a and program F R A A are the same.
When the card of the round is a Bonus, one of these may be used:
2 F         Cycle 2: the card after it twice; takes two rows
? F B       If something is straight ahead, the first card, else the second; takes three rows
The other cards of a round:
Frost       before the first row all water freezes over
Thaw        all ice melts, and whatever stood on it falls in
Swap        your first and last rows change places
Draught     the first row becomes the last
Jam         everyone turns one hidden row of a rival into “Stay”: jam 2
Gift        everyone may repair one component: repair weapon, or repair none`,
    board: `1^ 2v   robot 1 faces north (up), robot 2 south (down); > is east, < west
.       an empty cell      i glare ice      s a snowdrift
#       a stone            ~ water          = ice on water
O       a portal           B a barrel       | - L J r 7 lines
Letters name columns, numbers name rows: b1 is bottom row, second from the left.
weapon 2x1: 2 points of damage, 1 cell ahead; rows: cards in a program.
Each point of damage breaks one of three components: processor, weapon or chassis.
A robot with all three broken goes on; the fourth point knocks it out.`,
  },
};
