export const en = {
  aim: 'Have four of your discs in a row: across, upwards or aslant.',
  keys: {
    choose: 'choose a column',
    confirm: 'try it, then drop',
    back: 'think again',
  },
};
