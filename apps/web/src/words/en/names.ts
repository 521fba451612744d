/** Of those who have said no name. */
export const en = {
  guest: 'Guest',
  person: (letter: string) => `Guest ${letter}`,
};
