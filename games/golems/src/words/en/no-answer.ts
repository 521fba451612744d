/** Why a program is no answer to a question about another program. */
export const en = {
  /** So many rows differ, where one should. */
  rowsChanged: (count: number): string =>
    count === 0
      ? 'This is the program as it was. Change the wrong row.'
      : `Only one row is wrong, and you have changed ${count}.`,
};
