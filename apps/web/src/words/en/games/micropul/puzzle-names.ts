export const en = {
  kinds: {
    close: 'Closing groups',
    tiles: 'Winning tiles',
    points: 'Scoring',
    spoil: 'Spoiling groups',
    lays: 'Long turns',
    win: 'Last moves',
    secure: 'Claiming',
    leave: 'What is left',
  },
  themes: {
    plus: 'plus chain',
    close: 'closing',
    spoil: 'two stones',
    stone: 'a stone',
    harvest: 'harvest',
    big: 'big tile',
    end: 'the end',
    combination: 'several moves',
    'one-move': 'one move',
  },
};
