export const en = {
  box: {
    label: 'Tiles in the bag',
    hint: 'Lively: more lamps and branches, so circuits are completed more often and games end sooner. Classic: more corner wires and resistors, for those who like to think.',
    values: {
      lively: {
        label: 'Lively',
      },
      classic: {
        label: 'Classic',
      },
    },
  },
  x2: {
    label: 'Two actions a turn',
    hint: 'Place two tiles or swap two: circuits are completed more often. Usual against bots from level 2 on.',
  },
  battery: {
    label: 'Batteries in the bag',
    hint: 'Two 3 V batteries push the current along. For those who know the game.',
  },
  teams: {
    label: 'Teams',
    hint: 'Partners sit across from each other, and their points are added up. Five or six players always play like this.',
  },
  openHands: {
    label: 'Partners show their hands',
    hint: 'Partners plan together.',
  },
};
