import type { Viewer } from '@stolik/kernel/game';
import { PROMISED } from '@stolik/table/chance';
import { type Entry, findEntry } from '@stolik/table/entry';
import { advance, type Origin, openSession, passedOver, type Session } from '@stolik/table/session';
import type { Made } from '@stolik/table/sight';
import type { Packed } from '@stolik/wire/packing';
import { hashWorld } from '@stolik/wire/world';
import { mostFilms } from '../heap.ts';
import type { Slices } from '../slices.ts';
import type { Store } from '../store/store.ts';
import { beginningOf, isAtRest, packerOf, tell, type Worlds } from './telling.ts';

/** A moment of a table at which a client may start or resume, and the message that leads to it from the previous one. */
export interface FilmMoment {
  readonly version: number;
  readonly decision: number;
  readonly undo: 0 | 1;
  /** Of the world at that moment. */
  readonly hash: string;
  readonly text: string | undefined;
}

/** What a film weighs beside its messages: the table as it stands, and the viewer's world. Measured with all games, rounded up. */
const OWN_BYTES = 32 * 1024;

/**
 * One viewer's history of a table, ready to be sent. Like the log it only grows: each step is serialized once for all
 * spectators and reconnects.
 */
export class Film {
  readonly laidAt: number;
  readonly moments: FilmMoment[] = [];
  /** The world of the first moment. */
  readonly start: Packed;
  bytes = OWN_BYTES;
  private session: Session;
  private before: Session;
  private made: Made[] = [];
  private readonly viewer: Viewer;
  private readonly worlds: Worlds = new Map();

  /** `session`: as it was when the table was laid. */
  constructor(session: Session, viewer: Viewer) {
    this.session = session;
    this.before = session;
    this.viewer = viewer;
    this.laidAt = session.version;
    const { world } = beginningOf(session, viewer, this.worlds);
    this.start = packerOf(session.game).pack(world);
    this.keep(hashWorld(world), undefined);
  }

  get version(): number {
    return this.session.version;
  }

  private keep(hash: string, text: string | undefined): void {
    const { version, decision, undo } = beginningOf(this.session, this.viewer, this.worlds);
    this.moments.push({ version, decision, undo, hash, text });
    this.bytes += 64 + (text?.length ?? 0);
  }

  take(entry: Entry | undefined): void {
    this.session = entry ? advance(this.session, entry) : passedOver(this.session);
    if (this.session.made) this.made.push(this.session.made);
    if (!isAtRest(this.session)) return;
    const undo = entry?.kind === 'undo' ? entry : undefined;
    const message = tell({ before: this.before, after: this.session, made: this.made, undo }, this.viewer, this.worlds);
    this.before = this.session;
    this.made = [];
    const hash = message ? hashWorld(this.worlds.get(this.viewer)) : this.moments.at(-1)!.hash;
    this.keep(hash, message && JSON.stringify(message));
  }

  /** From this version on: where it begins, and what comes then. Undefined when nobody can begin there. */
  from(version: number): { readonly beginning: FilmMoment; readonly texts: readonly string[] } | undefined {
    const index = this.moments.findIndex((moment) => moment.version === version);
    const beginning = this.moments[index];
    if (!beginning) return undefined;
    return { beginning, texts: this.moments.slice(index + 1).flatMap(({ text }) => text ?? []) };
  }
}

/** The films of all tables of this process; of too many those that were not asked for longest go first. They are made in slices, outside of the turn of a table as far as that goes. */
export class Films {
  private readonly films = new Map<string, Promise<Film | undefined>>();
  private readonly sizes = new Map<string, number>();
  private bytes = 0;
  private readonly store: Store;
  private readonly slices: Slices;
  private readonly most: number;

  constructor(store: Store, slices: Slices, most = mostFilms()) {
    this.store = store;
    this.slices = slices;
    this.most = most;
  }

  /** The number of entries to send again to this viewer. */
  async behind(session: Session, viewer: Viewer): Promise<number> {
    const known = await this.films.get(keyOf(session, viewer))?.catch(() => undefined);
    return known && known.laidAt === session.laidAt ? session.version - known.version : session.version;
  }

  /** As this viewer has seen the table up to the version of this session. */
  upTo(session: Session, viewer: Viewer): Promise<Film | undefined> {
    const key = keyOf(session, viewer);
    const last = this.films.get(key) ?? Promise.resolve(undefined);
    const next = last.catch(() => undefined).then((known) => this.grown(known, session, viewer));
    this.films.delete(key);
    this.films.set(key, next);
    next.then(
      (film) => this.weigh(key, next, film),
      () => this.films.get(key) === next && this.drop(key),
    );
    return next;
  }

  forget(table: string): void {
    for (const key of [...this.films.keys()]) if (key.startsWith(`${table} `)) this.drop(key);
  }

  private async grown(known: Film | undefined, session: Session, viewer: Viewer): Promise<Film | undefined> {
    const film = known?.laidAt === session.laidAt ? known : await this.begun(session, viewer);
    if (!film || film.version >= session.version) return film;
    const stored = await this.store.load(session.id, film.version);
    // Only as far as this process has told those at the table.
    const texts = (stored?.entries ?? []).slice(0, session.version - film.version);
    await this.slices.run(growing(film, texts));
    return film;
  }

  /** At the moment the table was laid, with nothing played. */
  private async begun({ id, game, seed, laidAt }: Session, viewer: Viewer): Promise<Film | undefined> {
    const stored = await this.store.load(id);
    const laid = stored && (await this.slices.run(folding({ id, game, seed }, stored.entries.slice(0, laidAt))));
    return laid && new Film(laid, viewer);
  }

  private weigh(key: string, which: Promise<unknown>, film: Film | undefined): void {
    if (this.films.get(key) !== which) return;
    if (!film) {
      this.drop(key);
      return;
    }
    this.bytes += film.bytes - (this.sizes.get(key) ?? 0);
    this.sizes.set(key, film.bytes);
    for (const oldest of this.films.keys()) {
      if (this.bytes <= this.most) break;
      if (oldest !== key) this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.films.delete(key);
    this.bytes -= this.sizes.get(key) ?? 0;
    this.sizes.delete(key);
  }
}

const keyOf = ({ id }: Session, viewer: Viewer): string => `${id} ${viewer}`;

function* growing(film: Film, texts: readonly string[]): Generator<void, void, void> {
  for (const text of texts) {
    film.take(findEntry(text));
    yield;
  }
}

/** The session folded from a table's entries, as a generator of one entry per iteration. Undefined if they are not a table's. */
export function* folding(origin: Omit<Origin, 'chance'>, texts: readonly string[]): Generator<void, Session | undefined, void> {
  const first = texts[0] === undefined ? undefined : findEntry(texts[0]);
  if (first?.kind !== 'open') return undefined;
  let session = openSession({ ...origin, chance: PROMISED }, first);
  for (const text of texts.slice(1)) {
    const entry = findEntry(text);
    session = entry ? advance(session, entry) : passedOver(session);
    yield;
  }
  return session;
}
