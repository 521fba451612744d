import { textAt } from '../../base/kept/storage.ts';

/** Where this browser keeps what is known of somebody's learning. */
export const LEARNT_KEY = 'stolik.learnt';

/** Whether anything has been learnt here, before anything that could read it has come. */
export const hasLearnt = (): boolean => textAt(LEARNT_KEY) !== undefined;
