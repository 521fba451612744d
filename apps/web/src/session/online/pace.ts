import type { PaceRequest } from '@stolik/wire/requests';
import type { Pace } from '@stolik/wire/room';
import { w } from './words.tsx';

/** How fast a table is played, in words; as it is requested, or as the server tells it. */
export function paceWords(pace: PaceRequest | Pace): string {
  const words = w().pace;
  if (pace === 'free') return words.free;
  if ('days' in pace) return words.days(pace.days);
  return 'minutes' in pace ? words.clock(pace.minutes, pace.seconds ?? 0) : words.free;
}

export function paceHint(pace: PaceRequest | Pace): string {
  const words = w().pace;
  if (pace === 'free') return words.freeHint;
  if ('days' in pace) return words.daysHint;
  return 'minutes' in pace ? words.clockHint : words.freeHint;
}
