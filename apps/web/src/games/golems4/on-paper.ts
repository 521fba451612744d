import { onPaperOf } from '../golems/on-paper.ts';

export const onPaper = onPaperOf('golems4');
