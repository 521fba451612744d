import { preferences } from '../../base/preferences.ts';
import { keepPlace } from './places.ts';
import type { Seated } from './read.ts';

/** Keeps a seat that the server has just given to this browser. `promised`: what it had promised before, where that was shown. */
export function takeSeat(seated: Seated, game: string, promised?: string): void {
  const { chance } = seated;
  keepPlace({ ...seated, game, ...(chance && { chance: { ...chance, commitment: promised ?? chance.commitment } }) });
  if (preferences.notices) void import('./notices.ts').then(({ noticeFor }) => noticeFor(seated));
}
