import { miniatureOf } from '../golems/miniature.ts';
import { drawn6 } from './drawn.ts';

export const miniature = miniatureOf(drawn6);
