export const en = {
  aim: 'Have the most points when the core is empty: closed groups with your stone, tiles in your supply and hand.',
  keys: {
    choose: 'choose a tile from your hand',
    rotate: 'rotate it (Shift: back)',
    move: 'move over tiles and places',
    confirm: 'try, then confirm',
    back: 'one step back',
    take: 'take from the supply',
    stone: 'place a stone',
    zoom: 'closer, farther, the whole table',
  },
};
