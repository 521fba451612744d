import type { Action, Seat } from '@stolik/kernel/game';
import type { Table } from '@stolik/table/table';
import { preferences } from '../../base/preferences.ts';
import { levelsAt } from '../../session/bots/levels.ts';
import type { ReviewOrder } from '../../session/bots/review.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { personsOf } from './may-review.ts';

interface Reviewed {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  /** First hints that were given at this table. */
  readonly advised: Readonly<Record<number, Action>>;
}

/** What is reviewed: the decisions of people; where none played, everybody's. */
export function orderOf(
  { client, match, table, nameOf, advised }: Reviewed,
  { options, steps }: Pick<Table, 'options' | 'steps'>,
): ReviewOrder {
  const persons = personsOf(match);
  const all = match.sitters().map((_, seat) => seat);
  const { language } = preferences;
  return {
    kind: 'review',
    game: client.game.id,
    options,
    seats: all.length,
    steps,
    of: persons.length > 0 ? persons : all,
    // Whoever looks at a recorded game need not be the one who played it.
    you: persons.length === 1 && !table.reel.isReplay ? persons[0] : undefined,
    names: all.map(nameOf),
    levels: levelsAt(client.game.id, match.sitters()),
    language,
    advised,
  };
}
