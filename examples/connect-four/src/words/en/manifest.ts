export const en = {
  title: 'Connect Four',
  invitation: 'Four discs in a row win. Mind what you leave open.',
  credit: 'Connect Four is by Howard Wexler and Ned Strongin (1974); old games with discs in columns came before it.',
};
