import { onPaperOf } from '../golems/on-paper.ts';
import { edition6 } from './edition.ts';

export const onPaper = onPaperOf(edition6);
