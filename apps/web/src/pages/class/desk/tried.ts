import type { DeskPupil, DeskView } from '@stolik/class/views';

/** A child who has forgotten misses a few times; more than that is worth a look. */
const WORTH_A_LOOK = 4;
/** After so long nobody tries any more. */
const OVER_AFTER = 10 * 60_000;

/** Pupils whose pictures somebody is guessing; `now` is the server's time. */
export const triedNow = ({ pupils }: Pick<DeskView, 'pupils'>, now: number): readonly DeskPupil[] =>
  pupils.filter(({ tried }) => tried !== undefined && tried.count >= WORTH_A_LOOK && now - tried.at < OVER_AFTER);
