import type { Language } from '@stolik/kernel/language';
import type { EditionId } from '../editions/edition.ts';
import { en } from '../words/en/problems.ts';
import { pl } from '../words/pl/problems.ts';
import { ru } from '../words/ru/problems.ts';
import type { ProblemCode, ProblemFacts, ProblemSays, ScenarioProblem } from './problem.ts';

const SAYS: Readonly<Record<Language, ProblemSays>> = { en, ru, pl };

/** A problem as a sentence with a capital and a full stop; the clause follows separately. */
export function sentenceOf<Code extends ProblemCode>(
  edition: EditionId,
  { code, facts }: ScenarioProblem<Code>,
  language: Language,
): string {
  const say: (facts: ProblemFacts[Code], edition: EditionId) => string = SAYS[language][code];
  const text = say(facts, edition);
  return `${text[0]!.toLocaleUpperCase(language)}${text.slice(1)}.`;
}
