export const en = {
  A0: {
    label: 'Random',
    says: 'Any allowed move',
  },
  A1: {
    label: 'Greedy',
    says: 'The best by visible points',
  },
  A2: {
    label: 'Good human',
    says: 'Hand-written rules, two plies deep',
  },
  A3: {
    label: 'Flat Monte Carlo',
    says: '1,000 random playouts',
  },
  A4: {
    label: 'Textbook search',
    says: 'Information-set tree search, 10,000 iterations, no knowledge',
  },
  A5: {
    label: 'Ours',
    says: 'Tree search with knowledge of the game',
  },
  A6: {
    label: 'Ours, seeing all',
    says: 'The same search shown every secret and the dice to come: an upper bound',
  },
};
