export const en = {
  refusals: {
    over: 'The game is over.',
    'not-asked': 'It’s not your turn to decide.',
    'no-build': 'One of these components is already taken.',
    'no-card': 'There is no such card left in the deck.',
    'no-die': 'A die shows 1 to 6.',
    'no-contents': 'No closed barrel holds that.',
    'no-jam': 'This row can’t be jammed: only a row that isn’t part of an “If” or “Cycle 2” can.',
    'no-damage': 'This component is already damaged.',
    'no-exit': 'There is no way out there: it must be a free cell beside this water or its stream.',
    'no-repair': 'This component isn’t damaged.',
  },
  questions: {
    build: 'a choice of components',
    program: 'a program',
    jam: 'the row to jam',
    damage: 'the component that breaks',
    exit: 'the cell to come out on',
    repair: 'the component to repair',
  },
  askedOtherwise: (question: string): string => `Right now the question is: ${question}.`,
};
