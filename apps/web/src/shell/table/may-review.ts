import type { Seat } from '@stolik/kernel/game';
import { preferences } from '../../base/preferences.ts';
import type { Match } from '../../session/match.ts';
import type { TableClient } from '../contract.ts';

/** The seats of people. */
export const personsOf = (match: Match): readonly Seat[] =>
  match.sitters().flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** A finished game may be reviewed where one person played, where it is looked at from a link, or where people have agreed to it. */
export function mayReview(match: Match, table: TableClient): boolean {
  if (match.next().kind !== 'over' || table.reel.open() === undefined) return false;
  return table.reel.isReplay || personsOf(match).length < 2 || preferences.hints;
}
