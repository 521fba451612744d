export const en = {
  aim: 'Four discs in a row win.',
  help: {
    board: 'Columns have letters: “drop c” lets your disc fall into column c.',
  },
};
