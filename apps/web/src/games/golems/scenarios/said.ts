import type { EditionId } from '@stolik/golems/editions';
import type { ScenarioProblem } from '@stolik/golems/scenarios';
import { sentenceOf } from '@stolik/golems/scenarios/check';
import { typeset } from '@stolik/look/typography';
import { preferences } from '../../../base/preferences.ts';

/** What is wrong with a scenario, as the reader sees it. */
export const problemSaid = (edition: EditionId, problem: ScenarioProblem): string =>
  typeset(sentenceOf(edition, problem, preferences.language), preferences.language);
