/** The facts about this language that the law of telling needs; patterns are regular expressions. */
export const en = {
  women: ['Anna', 'Beth', 'Clara', 'Diana', 'Emma', 'Fiona', 'Grace', 'Helen'],
  men: ['Adam', 'Ben', 'Carl', 'Dave', 'Erik', 'Frank', 'Greg', 'Henry'],
  /** Words that would stand before a number instead of a name. */
  numbered: 'player|golem|robot|seat',
  /** After a name: says whether it is a woman or a man. */
  past: '$^',
  /** Present forms that end like past ones. */
  present: '$^',
  /** What no sentence of this language contains. */
  foreign: '(?![a-zA-Z])\\p{Script=Latin}|\\p{Script=Cyrillic}',
};
