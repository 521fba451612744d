import { onPaperOf } from '../golems/on-paper.ts';
import { edition4 } from './edition.ts';

export const onPaper = onPaperOf(edition4);
