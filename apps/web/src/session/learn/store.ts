import { kept } from '../../base/kept/kept.ts';
import { LEARNT_KEY } from './kept.ts';
import { type Learnt, NOTHING_LEARNT, readLearnt } from './progress.ts';

/** What this device knows of somebody's learning. */
export const learnt = kept<Learnt>(LEARNT_KEY, readLearnt, NOTHING_LEARNT);

/** Answers whether there was room for it; what is on the screen goes on either way. */
export const learn = learnt.change;

export const forgetLearnt = learnt.forget;
