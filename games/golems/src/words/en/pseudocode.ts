export const en = {
  acts: {
    F: 'step forward',
    B: 'step back',
    L: 'turn left',
    R: 'turn right',
    S: 'stay',
    D: 'defend',
  },
  trueWhen: {
    any: 'there is an obstacle ahead',
    barrel: 'there is a barrel ahead',
    wall: 'there is a wall ahead',
    water: 'there is water ahead',
    hit: 'someone is attacking',
  },
  falseWhen: {
    any: 'there is no obstacle ahead',
    barrel: 'there is no barrel ahead',
    wall: 'there is no wall ahead',
    water: 'there is no water ahead',
  },
  repeat: 'repeat 2 times:',
  if: (when: string): string => `if ${when}:`,
  else: 'else:',
  while: (when: string): string => `while ${when}:`,
  call: 'run the subprogram',
};
