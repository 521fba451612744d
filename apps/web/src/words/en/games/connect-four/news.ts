export const en = {
  fourMade: (name: string): string => `${name} has four in a row`,
  boardFilled: 'The board is full',
  discDropped: (name: string): string => `${name} drops a disc`,
};
