import { preferences } from '../../base/preferences.ts';
import { keepPlace } from './places.ts';
import type { Seated } from './read.ts';

/** Keeps a seat that the server has just given to this browser. */
export function takeSeat(seated: Seated, game: string): void {
  keepPlace({ ...seated, game });
  if (preferences.notices) void import('./notices.ts').then(({ noticeFor }) => noticeFor(seated));
}
