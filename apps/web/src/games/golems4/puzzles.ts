import { golems4Puzzles } from '@stolik/golems/puzzles/v4';
import { studyOf } from '../golems/study/part.ts';
import { edition4 } from './edition.ts';

export const puzzles = studyOf(edition4, golems4Puzzles, {
  lines: () => import('@stolik/golems/puzzles/golems4/1.jsonl?raw').then(({ default: text }) => text),
  dailies: () => import('@stolik/golems/puzzles/golems4/daily.jsonl?raw').then(({ default: text }) => text),
});
