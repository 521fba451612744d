import { latePart } from '../../../base/ui/late-part.ts';

/** Hands of others that lie open: few tables have them. */
export const OpenHands = latePart(() => import('./open-hands.tsx').then(({ OpenHands }) => OpenHands));
