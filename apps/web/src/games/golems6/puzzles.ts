import { golems6Puzzles } from '@stolik/golems/puzzles/v6';
import { studyOf } from '../golems/study/part.ts';
import { edition6 } from './edition.ts';

export const puzzles = studyOf(edition6, golems6Puzzles, {
  lines: () => import('@stolik/golems/puzzles/golems6/1.jsonl?raw').then(({ default: text }) => text),
  dailies: () => import('@stolik/golems/puzzles/golems6/daily.jsonl?raw').then(({ default: text }) => text),
});
