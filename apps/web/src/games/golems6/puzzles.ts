import { golems6Puzzles } from '@stolik/golems/puzzles/v6';
import { studyOf } from '../golems/study/part.ts';

export const puzzles = studyOf('golems6', golems6Puzzles, () =>
  import('@stolik/golems/puzzles/golems6/1.jsonl?raw').then(({ default: text }) => text),
);
