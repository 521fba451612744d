export const en = {
  aim: 'Light lamps and LEDs: the most points after penalties win. Eight points end the game.',
  keys: {
    choose: 'take a tile or an iron',
    rotate: 'rotate it',
    confirm: 'try on this cell; then confirm',
    press: 'press the button or tile in focus',
    back: 'put back',
    why: 'why?',
  },
};
