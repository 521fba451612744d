import type { Edition } from '@stolik/golems/programs/program';
import type { ScenarioProblem } from '@stolik/golems/scenarios/problem';
import { sentenceOf } from '@stolik/golems/scenarios/says';
import { typeset } from '@stolik/kernel/typography';
import { preferences } from '../../../base/preferences.ts';

/** What is wrong with a scenario, as the reader sees it. */
export const problemSaid = (edition: Edition, problem: ScenarioProblem): string =>
  typeset(sentenceOf(edition, problem, preferences.language), preferences.language);
