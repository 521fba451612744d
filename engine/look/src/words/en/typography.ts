export const en = {
  /** Words that must not hang at the end of a line, a regular expression. Empty: English wraps where it likes. */
  clinging: '',
};
