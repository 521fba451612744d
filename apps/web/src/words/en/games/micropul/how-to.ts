export const en = {
  opens: 'The energy core is running out. Build groups of white and black, and score the most points before it is empty.',
  step1: 'Place a tile: white touches white, or black touches black. White never touches black.',
  step2: 'Touch a dot with a circle: win a tile for your supply. Double dot: two.',
  step3: 'Touch a plus with a circle: move again. A big tile is one large circle.',
  step4: 'Or take a random tile from your supply into your hand. Six at most.',
  step5: 'Or put one of three stones on a free group. It scores once it’s closed.',
  step6: 'At the end: 1 point per circle of your groups, 2 in supply, 1 in hand.',
};
