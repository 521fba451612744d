export const en = {
  draws: 'draws',
  discs: 'discs',
};
