import { countForm } from '@stolik/kernel/language';
export const en = {
  /** Tiles and the iron by the letter of the notation. */
  tokens: {
    I: 'straight wire',
    L: 'corner wire',
    T: 'branch',
    X: 'crossing',
    H: 'bridge',
    E: 'lamp',
    R: 'resistor',
    D: 'diode',
    V: 'LED',
    K: 'reed switch',
    M: 'magnet',
    G: '3 V battery',
    iron: 'soldering iron',
  },
  /** The same after "instead of", where a language changes the word for that. */
  tokensOf: {
    I: 'straight wire',
    L: 'corner wire',
    T: 'branch',
    X: 'crossing',
    H: 'bridge',
    E: 'lamp',
    R: 'resistor',
    D: 'diode',
    V: 'LED',
    K: 'reed switch',
    M: 'magnet',
    G: '3 V battery',
    iron: 'soldering iron',
  },
  sideTokens: {
    '+': 'plus',
    '-': 'minus',
    '+f': 'plus with a fuse',
    '-f': 'minus with a fuse',
    x: 'broken wire',
  },
  sidePlaces: {
    left: 'left edge, row',
    right: 'right edge, row',
  },
  points: (count: number): string => `${count} ${countForm('en', count, { one: 'point', few: 'points', many: 'points' })}`,
  /** In a bag or a covered hand nobody knows tiles from irons. */
  pieces: (count: number): string =>
    `${count} ${countForm('en', count, { one: 'tile or iron', few: 'tiles and irons', many: 'tiles and irons' })}`,
  /** Where something comes from. */
  directions: {
    N: 'from the top',
    E: 'from the right',
    S: 'from the bottom',
    W: 'from the left',
  },
};
