import { latePart } from '../../../base/ui/late-part.ts';

/* What the board shows of a move that is tried, of a group that closes and of a game that is over. */

/** What a tried move gives, in marks. */
export const Gains = latePart(() => import('../marks/gains.tsx').then(({ Gains }) => Gains));

export const Callouts = latePart(() => import('./callouts.tsx').then(({ Callouts }) => Callouts));

export const ClosingNote = latePart(() => import('./closing-note.tsx').then(({ ClosingNote }) => ClosingNote));

export const Evening = latePart(() => import('./evening.tsx').then(({ Evening }) => Evening));

export const LATER = [Gains, Callouts, ClosingNote, Evening] as const;
