import type { en } from '../en/law.ts';

/** The facts about this language that the law of telling needs; patterns are regular expressions. */
export const pl: typeof en = {
  women: ['Ania', 'Basia', 'Celina', 'Dorota', 'Ewa', 'Frania', 'Gosia', 'Hania'],
  men: ['Adam', 'Bartek', 'Czarek', 'Darek', 'Edek', 'Franek', 'Grzegorz', 'Henryk'],
  /** Words that would stand before a number instead of a name. */
  numbered: 'gracz',
  /** After a name: says whether it is a woman or a man. */
  past: '(?:jest |został[a]? )?[a-ząćęłńóśźż]+(?:[iyęąeauo]ł|[iyęąeauo]ła|ony|iony|any|ona|iona|ana)',
  /** Present forms that end like past ones. */
  present: '$^',
  /** What no sentence of this language contains. */
  foreign: '\\p{Script=Cyrillic}|\\b(?:the|and|of|with|from|is|has|tile|row|card)\\b',
};
