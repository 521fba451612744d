import { golems4Puzzles } from '@stolik/golems/puzzles/v4';
import { studyOf } from '../golems/study/part.ts';

export const puzzles = studyOf('golems4', golems4Puzzles, () =>
  import('@stolik/golems/puzzles/golems4/1.jsonl?raw').then(({ default: text }) => text),
);
