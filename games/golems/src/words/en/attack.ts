export const en = {
  golems6: {
    name: 'Strike',
    act: 'strike',
  },
  golems4: {
    name: 'Attack',
    act: 'attack',
  },
};
