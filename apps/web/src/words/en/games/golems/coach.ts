export const en = {
  card: {
    golems6: 'The last golem on the field wins. Tap a card for your next row.',
    golems4: 'The last robot on the field wins. Tap a card for your next row.',
  },
  rows: 'Fill all rows. The dotted line shows where you would go.',
  ready: 'Press “Ready”, and watch the programs run.',
  kids: {
    card: 'Tap a card for your golem.',
    rows: 'Fill all the places. The dots show where your golem will go.',
    ready: {
      alternate: 'Press “Ready”: your golem walks. Then it’s the other one’s turn.',
      together: 'Press “Ready”: both golems walk at the same time.',
      alone: 'Press “Ready”, and watch your golem walk.',
    },
  },
};
