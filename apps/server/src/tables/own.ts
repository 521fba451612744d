import { ok, type Result } from '@stolik/kernel/result';
import { isSalting } from '@stolik/table/choices';
import { Chronicle } from '@stolik/table/chronicle';
import { type Entry, openingWithout, readEntry, writeEntry } from '@stolik/table/entry';
import { entriesWithout } from '@stolik/table/forget';
import type { SavedGame } from '@stolik/table/games-file';
import { headOf } from '@stolik/table/log';
import { isLaidByClass, rememberedAt } from '@stolik/table/people';
import type { Session } from '@stolik/table/session';
import { type Film, filming } from '@stolik/wire/film';
import type { Place } from '../guests/tokens.ts';
import { isFor } from '../notices/notices.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable, No } from './live.ts';
import type { Tables } from './tables.ts';

/** A player's seat at a table, as `Tables.findPlace` finds it. */
interface Own {
  readonly table: LiveTable;
  readonly place: Place;
}

/** Rights of players in their own games: export them, and delete their data. */
export class OwnGames {
  private readonly tables: Tables;
  private readonly store: Store;

  constructor(tables: Tables, store: Store) {
    this.tables = tables;
    this.store = store;
  }

  /** The game as its person may have it; undefined where none has begun. */
  async save({ table, place }: Own): Promise<SavedGame | undefined> {
    const { session } = table;
    if (session.phase === 'gathering') return undefined;
    const game = { table: session.id, game: session.opening.game, seat: place.seat + 1, at: session.lastAt };
    const log = await this.tables.logOf(table);
    return { ...game, ...(log ? { log } : { film: await this.tables.slices.run(seenFrom(session, place.seat)) }) };
  }

  /**
   * Takes a person out of a table for good: the name in the store, the seat with its token, the notices. The name goes first: whatever
   * fails after that, it is not kept, and the same request finishes the rest.
   */
  async forget({ table, place }: Own): Promise<Result<void, No>> {
    const { session } = table;
    const { seat, satAt } = place;
    const sitter = session.seats[seat];
    if (sitter?.kind !== 'person' || isSalting(session)) return { ok: false, problem: { code: 'not-now' } };
    const notices = (await this.store.subscriptions(session.id)).filter((each) => isFor(each, session, seat));
    await this.amend(session.id, (entries) => entriesWithout(entries, seat));
    const done = await table.change((now) => (now.satAt[seat] === satAt ? { kind: 'forget', seat } : { code: 'not-yours' }));
    if (!done.ok) return done;
    for (const notice of notices) await this.store.withdraw(notice);
    await this.unkeep(session.rematchTable, sitter.name);
    if (isNobodysGame(table.session)) await this.tables.remove(session.id);
    return ok(undefined);
  }

  private async amend(id: string, change: (entries: readonly Entry[]) => ReadonlyMap<number, Entry>): Promise<void> {
    const stored = await this.store.load(id);
    const changed = change(stored?.entries.map(readEntry) ?? []);
    await this.store.amend(id, new Map([...changed].map(([index, entry]) => [index, writeEntry(entry)])));
  }

  /** The table for another game of the same people keeps a seat for each name. */
  private async unkeep(id: string | undefined, name: string): Promise<void> {
    const table = id === undefined ? undefined : await this.tables.findFresh(id);
    if (!table) return;
    await this.amend(table.session.id, ([first]) =>
      first?.kind === 'open' ? new Map([[0, { ...first, opening: openingWithout(first.opening, name) }]]) : new Map(),
    );
    for (const [seat, sitter] of table.session.seats.entries())
      if (sitter.kind === 'open' && sitter.keptFor === name) await table.change(() => ({ kind: 'forget', seat }));
  }
}

/** Everybody who sat there has gone: nobody can ever ask for it again. What a class has laid it also puts away. */
const isNobodysGame = (session: Session): boolean =>
  session.phase !== 'gathering' && rememberedAt(session).length === 0 && !isLaidByClass(session);

/** So many steps are played at once. */
const STEPS = 20;

/** What a seat has seen since the game began; for who came to it later, and may not see what it held before, the present alone. */
function* seenFrom(session: Session, seat: number): Generator<void, Film, void> {
  const { game, table } = session;
  const { names = [], bots = [], colours } = headOf(table);
  const head = { viewer: seat, names, bots, colours, options: table.options };
  if ((session.satAt[seat] ?? -1) >= session.startedAt)
    return yield* filming(game, { ...head, passages: [], stateAt: () => table.state });
  const chronicle = new Chronicle(game, table);
  for (let count = 0; count < table.steps.length; count += STEPS) {
    chronicle.follow({ ...table, steps: table.steps.slice(0, count + STEPS) });
    yield;
  }
  return yield* filming(game, { ...head, passages: chronicle.passages(seat), stateAt: (count) => chronicle.stateAt(count) });
}
