import { noteDone } from '../../session/class/device.ts';
import type { Attempt } from '../../shell/study/attempt.ts';

/** As many as a class counts. */
const MOST_MISSES = 99;

export const missesOf = ({ misses }: Attempt): number => Math.min(misses, MOST_MISSES);

/** A try went wrong: a teacher is told who might need help. Nothing of it is kept here. */
export function keepTry({ id }: { readonly id: string }, attempt: Attempt): void {
  noteDone([id, 0, missesOf(attempt)]);
}
