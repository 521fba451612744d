import type { DeskPupil, DeskView, Tried } from '@stolik/class/views';

/** A child who has forgotten misses a few times; more than that is worth a look. */
const WORTH_A_LOOK = 4;
/** After so long nobody tries any more. */
const OVER_AFTER = 10 * 60_000;

/** So many for the whole class: nobody is meant in particular, and all together are too many for children who mistype. */
const WORTH_A_LOOK_AT_ALL = 20;

const isNow = (tried: Tried | undefined, now: number): tried is Tried => tried !== undefined && now - tried.at < OVER_AFTER;

/** Pupils whose pictures somebody is guessing; `now` is the server's time. */
export const triedNow = ({ pupils }: Pick<DeskView, 'pupils'>, now: number): readonly DeskPupil[] =>
  pupils.filter(({ tried }) => isNow(tried, now) && tried.count >= WORTH_A_LOOK);

/** Somebody guesses and means no single pupil: a few tries for each, or numbers that are nobody's. */
export function isClassTried({ pupils, tried }: Pick<DeskView, 'pupils' | 'tried'>, now: number): boolean {
  if (isNow(tried, now) && tried.count >= WORTH_A_LOOK) return true;
  const few = pupils.map((pupil) => (isNow(pupil.tried, now) && pupil.tried.count < WORTH_A_LOOK ? pupil.tried.count : 0));
  return few.reduce((sum, count) => sum + count, 0) >= WORTH_A_LOOK_AT_ALL;
}
