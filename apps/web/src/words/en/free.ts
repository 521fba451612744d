export const en = {
  goal: 'What is the best move here?',
  says: 'There is no single right answer: play what you think best.',
};
