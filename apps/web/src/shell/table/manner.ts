import type { GameEvent } from '@stolik/kernel/game';
import type { GameClient } from '../contract.ts';

/** How fast people at a screen want films: `speed` as they chose it, `pace` what that makes of a moment's length. */
export interface Tempo {
  readonly speed: number;
  readonly pace: number;
}

/** How long a person may take a move back before a bot answers it; the longer one where that answer is the end of taking back. */
const HESITATION = { usual: 700, lastChance: 1600 } as const;
/** A person at the table gets that part of it however fast films run. */
const LEAST_PACE = 0.3;

/** Who presses Play wants to see a film, also where results come at once. */
export const tempoOf = ({ speed, pace }: Tempo, isFilm: boolean): Tempo =>
  isFilm ? { speed: speed || 1, pace: pace || 1 } : { speed, pace };

/** A film of its own is told moment by moment also where nothing may move; only "at once" skips it. */
export const lengthOf = (client: Pick<GameClient, 'duration' | 'film'>, event: GameEvent, { speed, pace }: Tempo): number =>
  client.duration(event) * (client.film && speed > 0 ? 1 / speed : pace);

/** Around one device nobody can look it up alone: what a round has brought waits for a tap there, however fast films run. */
export const waitsForTap = (speed: number, isShared: () => boolean): boolean => speed > 0 && (speed < 2 || isShared());

export const hesitationOf = (pace: number, isLastChance: boolean, hasPerson: boolean): number =>
  (isLastChance ? HESITATION.lastChance : HESITATION.usual) * (hasPerson ? Math.max(pace, LEAST_PACE) : pace);
