export const en = {
  hints: 'hints',
  claimed: 'claimed',
  happened: 'happened',
};
