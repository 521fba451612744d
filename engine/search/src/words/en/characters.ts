export const en = {
  oto: {
    name: 'Oto',
    epithet: 'the brawler',
  },
  volt: {
    name: 'Volt',
    epithet: 'the builder',
  },
  ada: {
    name: 'Ada',
    epithet: 'the gambler',
  },
  bit: {
    name: 'Bit',
    epithet: 'the fox',
  },
  ohm: {
    name: 'Ohm',
    epithet: 'the careful one',
  },
  zuse: {
    name: 'Zuse',
    epithet: 'the master',
  },
  statue: {
    name: 'Statue',
    epithet: 'the motionless one',
  },
  copycat: {
    name: 'Copycat',
    epithet: 'the mimic',
  },
};
