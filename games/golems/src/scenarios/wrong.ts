import type { EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { en } from '../words/en/problems.ts';
import type { ProblemCode, ProblemFacts, ScenarioProblem } from './problem.ts';

export function wrong<Code extends ProblemCode>(
  edition: EditionId,
  code: Code,
  at: string,
  facts: ProblemFacts[Code],
  cells: readonly string[] = [],
): ScenarioProblem<Code> {
  const clause = EDITIONS[edition].problems[code];
  // A table checks scenarios, too: the sentences of the other languages come with whoever shows them (`says.ts`).
  const sentence = en[code](facts, edition);
  return { at, says: clause ? `${sentence} [${clause}]` : sentence, code, facts, cells, clause };
}
