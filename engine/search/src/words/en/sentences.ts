export const en = {
  /** Before a warning; left out where it would stand first. */
  but: 'but',
};
