export const en = {
  step1: 'On your turn drop one of your discs into a column.',
  step2: 'It falls to the bottom, or onto other discs. A full column takes no more.',
  step3: 'Four of your own side by side win at once.',
  step4: 'Upwards and aslant count just as well.',
  step5: 'Three with room for a fourth? Put your own disc there in time.',
  step6: 'When the board is full and nobody has four, it is a draw.',
};
