import { type AnyGame, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { GameLog } from '@stolik/kernel/log';
import { Chronicle } from '@stolik/table/chronicle';
import { headOf } from '@stolik/table/log';
import type { Table } from '@stolik/table/table';
import { type Film, filming } from '@stolik/wire/film';
import { hasSecrets } from '../local/screen.ts';

/** What may leave the table now. */
export type Shareable =
  /** The whole log: nothing is, or is still, hidden. */
  | { readonly kind: 'all'; readonly log: GameLog }
  /** What this viewer has seen; the log only when everybody at the table agrees, and never what bots hide. */
  | { readonly kind: 'seen'; readonly film: Film; readonly viewer: Viewer; readonly log: GameLog };

/** In slices: the game is played again, and every moment of it is looked at. */
export function* sharing(game: AnyGame, table: Table): Generator<void, Shareable, void> {
  const chronicle = new Chronicle(game, table);
  chronicle.follow(table);
  const log = chronicle.log(table);
  yield;
  if (table.seats === 1 || game.next(table.state).kind === 'over' || !(yield* hidesSomething(game, table, chronicle)))
    return { kind: 'all', log };
  const persons = table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Who plays against bots alone may show their own hand.
  const viewer = persons.length === 1 ? persons[0]! : WATCHER;
  const { names = [], bots = [], colours } = headOf(table);
  const passages = chronicle.passages(viewer);
  const film = yield* filming(game, {
    viewer,
    names,
    bots,
    colours,
    options: table.options,
    passages,
    stateAt: (count) => chronicle.stateAt(count),
  });
  return { kind: 'seen', film, viewer, log };
}

function* hidesSomething(game: AnyGame, { steps, seats }: Table, chronicle: Chronicle): Generator<void, boolean, void> {
  if (chronicle.isPlayedInRounds || game.next(chronicle.stateAt(steps.length)).kind === 'together') return true;
  for (let count = steps.length; count >= 0; count--) {
    for (let seat = 0; seat < seats; seat++) if (hasSecrets(game, chronicle.stateAt(count), seat)) return true;
    yield;
  }
  return false;
}
