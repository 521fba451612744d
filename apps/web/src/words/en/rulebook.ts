export const en = {
  contents: 'In this book',
  tries: 'Try it here',
  print: 'Print',
  clauses: 'Clauses',
  inFull: 'The same rules, clause by clause',
};
