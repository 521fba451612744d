export const en = {
  facings: {
    N: 'north',
    E: 'east',
    S: 'south',
    W: 'west',
  },
  bots: {
    hunter: 'Hunter',
    hothead: 'Hothead',
    marksman: 'Marksman',
    guard: 'Sentry',
    coward: 'Coward',
    tumbler: 'Tumbler',
  },
};
