import { miniatureOf } from '../golems/miniature.ts';
import { drawn4 } from './drawn.ts';

export const miniature = miniatureOf(drawn4);
