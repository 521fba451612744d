import { type AnyGame, type Viewer, WATCHER } from '@stolik/kernel/game';
import { optionsUnder } from '@stolik/kernel/options';
import { ok, type Result } from '@stolik/kernel/result';
import { leftAt, NO_CLOCK } from '@stolik/table/clock';
import { type Around, type Command, reduce, type No as SessionNo } from '@stolik/table/commands';
import { type Entry, findEntry, writeEntry } from '@stolik/table/entry';
import { advance, passedOver, type Session, wasGranted } from '@stolik/table/session';
import type { Made } from '@stolik/table/sight';
import { stateAfter } from '@stolik/table/table';
import { type ByeCode, NOW, type NoCode, type ServerMessage } from '@stolik/wire/messages';
import type { Packed } from '@stolik/wire/packing';
import { isPhrase, type Phrase } from '@stolik/wire/room';
import { hashWorld } from '@stolik/wire/world';
import type { BusMessage } from '../bus/bus.ts';
import type { Askers } from '../fair-queue.ts';
import { LiveLog, type LogHouse, type Prepared } from '../live/live-log.ts';
import { type Here, Presence } from '../live/presence.ts';
import { broken, Unplayable } from '../live/unplayable.ts';
import type { Slices } from '../slices.ts';
import type { StoredTable } from '../store/store.ts';
import { type Films, folding } from './films.ts';
import { headOf, isHeadChanged } from './head.ts';
import { HereText } from './here-text.ts';
import { commandOf, type LoggedRequest } from './requests.ts';
import { isRoomChanged, roomOf } from './room.ts';
import type { Subscriber } from './subscriber.ts';
import { beginningOf, type News, packerOf, tell, type Worlds } from './telling.ts';

/** What a live table needs from the house. */
export interface House extends Omit<LogHouse, 'count'> {
  readonly process: string;
  readonly slices: Slices;
  readonly films: Films;
  levelsOf(game: string): readonly string[];
  /** Something was written by this process: bots may be asked now, notices sent. */
  onWritten(table: LiveTable, news: News): void;
  onEmpty(table: LiveTable): void;
  /** Others have written what this process can't follow. */
  onUnplayable(table: LiveTable, why: Unplayable): void;
  /** It was removed by another process. */
  onGone(table: LiveTable): void;
  /** Something threw while this table was served. */
  onFailed(table: LiveTable, error: unknown): void;
  /** A viewer has connected. */
  onCome(table: LiveTable): void;
  count(what: 'moves' | 'races' | 'pushes' | 'bytes' | 'written' | 'failures', by?: number): void;
}

/** Why nothing came of it: the session said no, or the store was not to be had. */
export type No = Omit<SessionNo, 'code'> & { readonly code: NoCode };

/** Builds a command from the current session, or returns a refusal. */
type Make = (session: Session) => Command | No;

const MOST_AT_SEAT = 16;
export const MOST_WATCHERS = 200;

/** A table in the memory of this process: its session, and who is connected to it from which seat. */
export class LiveTable extends LiveLog<Session, Viewer, Subscriber> {
  private readonly house: House;
  private readonly worlds: Worlds = new Map();
  private readonly presence: Presence;
  private readonly here: HereText;
  private readonly around: Around;

  constructor(house: House, session: Session) {
    super(house, session);
    this.house = house;
    this.presence = new Presence({
      house,
      log: session.id,
      here: () => this.hereNow(),
      onChange: () => this.here.show(),
    });
    this.here = new HereText({
      presence: this.presence,
      send: (to, text) => this.send(to, text),
      toAll: (text, but) => this.toAll(text, but),
      later: (milliseconds, work) => this.later(milliseconds, work),
    });
    const { id } = session.game;
    this.around = {
      get now() {
        return house.now();
      },
      get levels() {
        return house.levelsOf(id);
      },
      isHere: (seat) => this.isWatchedBy(seat),
      seenAt: (seat) => this.presence.seenAt(seat),
    };
  }

  get session(): Session {
    return this.state;
  }

  static async load(
    house: House,
    id: string,
    findGame: (id: string) => AnyGame | undefined,
    askers: Askers,
  ): Promise<LiveTable | undefined> {
    const stored = await house.store.load(id);
    const game = stored && findGame(stored.game);
    if (!stored || !game) return undefined;
    const first = stored.entries[0] === undefined ? undefined : findEntry(stored.entries[0]);
    if (first?.kind !== 'open') return undefined;
    const { rulesVersion, options } = first.opening;
    const agreed = optionsUnder(game, rulesVersion, options);
    if (!agreed.ok) throw new Unplayable(rulesVersion > game.rulesVersion ? 'newer' : 'older', agreed.problem.says);
    const folded = house.slices.run(folding({ id, game, seed: stored.seed }, stored.entries), askers);
    const session = await folded.catch((error: unknown) => {
      throw broken(error);
    });
    return session && new LiveTable(house, session);
  }

  /** Whether this seat has an open connection, here or at another process. */
  isWatchedBy(seat: number): boolean {
    for (const subscriber of this.listeners.get(seat) ?? []) if (!subscriber.isQuiet) return true;
    return this.presence.isElsewhere(seat);
  }

  /** The last time with a viewer, here or at another process. */
  get lookedAt(): number {
    return this.presence.lookedAt;
  }

  /** Whether the seat still belongs to this client; it may have been taken by another since. */
  isTheirs({ viewer, satAt, isQuiet }: Pick<Subscriber, 'viewer' | 'satAt' | 'isQuiet'>): boolean {
    return viewer < 0 || isQuiet || this.session.satAt[viewer] === satAt;
  }

  /** Does a request of a seat. Answers the version that holds it; the same request again answers the same. */
  request(seat: number, request: LoggedRequest, satAt = this.session.satAt[seat]): Promise<Result<number, No>> {
    const command = commandOf(seat, request);
    return this.change((session) =>
      session.satAt[seat] === satAt || wasGranted(session, seat, request[1]) ? command : { code: 'not-yours' },
    );
  }

  /** One after the other; the promise is kept when it is durable. */
  async change(make: Make): Promise<Result<number, No>> {
    const written = await this.append(() => this.prepare(make));
    if (written.ok || typeof written.problem !== 'string') return written as Result<number, No>;
    return { ok: false, problem: { code: 'broken' } };
  }

  private prepare(make: Make): Result<Prepared, No> {
    const before = this.session;
    const command = make(before);
    if (!('kind' in command)) return { ok: false, problem: command };
    const change = reduce(before, command, this.around);
    if (!change.ok) return change;
    const { entries, after, made } = change.value;
    const head = entries.length > 0 && isHeadChanged(before, after) ? headOf(after, this.house.now()) : undefined;
    const adopt = (): void => {
      const news = { before, after, made, undo: findUndo(entries) };
      this.adopt(news);
      this.house.count('moves', made.some(({ step }) => step.actor >= 0) ? 1 : 0);
      this.house.onWritten(this, news);
    };
    return ok({ entries: entries.map(writeEntry), head, adopt });
  }

  private adopt(news: News): void {
    this.state = news.after;
    if (news.before.satAt !== news.after.satAt) this.dismissFormer();
    if (news.after.isShut && !news.before.isShut) this.shutOut();
    // Films hold the table as it was, with all names.
    if (isForgetting(news)) this.house.films.forget(this.session.id);
    this.tellAll(news);
  }

  /** A player who left a seat may watch from it until another player takes it. */
  private dismissFormer(): void {
    for (const [viewer, group] of this.listeners) {
      if (viewer < 0 || this.session.seats[viewer]?.kind === 'open') continue;
      for (const subscriber of group) if (!this.isTheirs(subscriber)) this.dismiss(subscriber);
    }
  }

  private shutOut(): void {
    for (const watcher of this.listeners.get(WATCHER) ?? []) if (!watcher.isQuiet) this.dismiss(watcher, 'shut');
  }

  /** A client whose seat has changed reconnects and learns the new one. */
  private dismiss(subscriber: Subscriber, why: ByeCode = 'bad-token'): void {
    const hasMoved = subscriber.viewer >= 0 && this.session.satAt.includes(subscriber.satAt);
    subscriber.bye(hasMoved ? 'closing' : why);
    this.leave(subscriber);
    this.stopFollowing();
  }

  protected take({ entries }: StoredTable): void {
    let before = this.session;
    let made: Made[] = [];
    let session = before;
    for (const [index, text] of entries.entries()) {
      const entry = findEntry(text);
      session = entry ? advance(session, entry) : passedOver(session);
      if (session.made) made.push(session.made);
      const isLast = index === entries.length - 1;
      // Entries written together are sent together: a decision with its chance.
      if (entry?.kind !== 'undo' && !isLast && (session.next.kind === 'chance' || session.phase === 'gathering')) continue;
      this.adopt({ before, after: session, made, undo: entry?.kind === 'undo' ? entry : undefined });
      before = session;
      made = [];
    }
  }

  protected hear(message: BusMessage): void {
    if (message.kind === 'said') this.hearSaid(message);
    else if (message.kind === 'here') this.presence.hear(message);
  }

  protected onIdle(): void {
    this.house.onEmpty(this);
  }

  protected onUnplayable(error: unknown): void {
    // A later version of this program has written something that this one does not know.
    this.house.onUnplayable(this, broken(error));
  }

  protected onGone(): void {
    this.house.onGone(this);
  }

  protected onFailed(error: unknown): void {
    this.house.onFailed(this, error);
  }

  private hearSaid({ seat, phrase }: Extract<BusMessage, { kind: 'said' }>): void {
    if (this.session.seats[seat]?.kind === 'person' && isPhrase(phrase)) this.tellSaid(seat, phrase);
  }

  private tellAll(told: News): void {
    const news = this.setUpAgain(told);
    const { after, before } = told;
    // Worlds of viewers who have gone are not kept up: they would be dealt for nobody.
    for (const viewer of this.worlds.keys()) if (!this.listeners.has(viewer)) this.worlds.delete(viewer);
    const room = isRoomChanged(before, after)
      ? JSON.stringify(['room', after.version, roomOf(after, this.house.now())])
      : undefined;
    const clock = room === undefined ? this.clockText(before, after) : undefined;
    for (const [viewer, group] of this.listeners) {
      let packed: string | undefined;
      let isKeptUp = false;
      for (const subscriber of group) {
        if (subscriber.see) subscriber.see(news);
        else if (!isKeptUp) {
          isKeptUp = true;
          const message = tell(news, viewer, this.worlds);
          packed = message && JSON.stringify(message);
        }
        if (packed !== undefined && !subscriber.see) this.send(subscriber, packed);
        if (room !== undefined) this.send(subscriber, room);
        if (clock !== undefined) this.send(subscriber, clock);
      }
      // A world that was not kept up must not be taken for the present one later.
      if (!isKeptUp) this.worlds.delete(viewer);
    }
  }

  /** If the table was set up again before its first step, all clients start from there. */
  private setUpAgain(news: News): News {
    const { before, after } = news;
    if (before.table.options === after.table.options) return news;
    const { game } = after;
    const state = stateAfter(game, after.table, []);
    const laid: Session = {
      ...before,
      next: game.next(state),
      table: { ...after.table, steps: [], state },
      version: after.laidAt,
    };
    this.worlds.clear();
    for (const [viewer, group] of this.listeners) {
      const { version, decision, undo, world } = beginningOf(laid, viewer, this.worlds);
      const room = roomOf(after, this.house.now());
      const packed = packerOf(game).pack(world);
      const hi: ServerMessage = ['hi', version, viewer, room, decision, undo, packed, hashWorld(world)];
      for (const subscriber of group) {
        if (subscriber.see) continue;
        this.send(subscriber, JSON.stringify(hi));
        this.send(subscriber, this.here.text);
      }
    }
    return { ...news, before: laid };
  }

  private clockText(before: Session, after: Session): string | undefined {
    if (after.clock === NO_CLOCK || after.clock === before.clock) return undefined;
    const running = after.clock.since.flatMap((from, seat) => (from === null ? [] : [seat]));
    return JSON.stringify(['clock', leftAt(after, this.house.now()), running]);
  }

  private send(subscriber: Subscriber, text: string): void {
    const { shapes } = packerOf(this.session.game);
    if (subscriber.shapes < shapes.length && !subscriber.see) {
      subscriber.send(JSON.stringify(['#', ...shapes.slice(subscriber.shapes)]));
      subscriber.shapes = shapes.length;
    }
    subscriber.send(text);
    this.house.count('pushes');
    this.house.count('bytes', text.length);
  }

  /** Adds a viewer that receives events instead of messages. */
  watch(subscriber: Subscriber): Promise<void> {
    return this.inTurn(async () => {
      await this.startFollowing();
      if (!this.isTheirs(subscriber)) return this.dismiss(subscriber);
      this.welcome(subscriber);
    });
  }

  /** Adds a viewer that resumes from a version, or starts now. */
  async join(subscriber: Subscriber, wanted: number): Promise<void> {
    if (subscriber.viewer < 0 && this.session.isShut && !subscriber.isQuiet) return subscriber.bye('shut');
    const from = this.isBefore(subscriber, wanted) ? NOW : wanted;
    // The long part first, while the table continues; little is left for its turn.
    if (this.isPast(from)) await this.house.films.upTo(this.session, subscriber.viewer);
    return this.inTurn(async () => {
      await this.startFollowing();
      const film = this.isPast(from) ? await this.house.films.upTo(this.session, subscriber.viewer) : undefined;
      if (!this.isTheirs(subscriber)) return this.dismiss(subscriber);
      const start = Math.max(from, this.session.laidAt);
      const shown = film?.from(start);
      const hasWorld = from > 0 && from === (shown?.beginning.version ?? this.session.version);
      const { version, decision, undo, hash, world } = shown
        ? { ...shown.beginning, world: start === film?.laidAt ? film.start : undefined }
        : this.present(subscriber.viewer);
      const room = roomOf(this.session, this.house.now());
      const hi: ServerMessage = ['hi', version, subscriber.viewer, room, decision, undo, hasWorld ? 0 : (world ?? 0), hash];
      this.send(subscriber, JSON.stringify(hi));
      for (const text of shown?.texts ?? []) this.send(subscriber, text);
      this.welcome(subscriber);
    });
  }

  /** A player who took a seat during the game is not shown what it held before. */
  private isBefore({ viewer, satAt, isQuiet }: Subscriber, from: number): boolean {
    const { startedAt } = this.session;
    return viewer >= 0 && !isQuiet && startedAt > 0 && satAt >= startedAt && from < satAt;
  }

  /** Whether a client that resumes from there needs the history since. */
  isPast(from: number): boolean {
    return from !== NOW && from !== this.session.version;
  }

  private present(viewer: Viewer): { version: number; decision: number; undo: 0 | 1; hash: string; world: Packed } {
    const { world, ...moment } = beginningOf(this.session, viewer, this.worlds);
    return { ...moment, hash: hashWorld(world), world: packerOf(this.session.game).pack(world) };
  }

  /** A seat has a few devices and tabs; above the limit the oldest is dropped. Spectators have a limit, too. */
  private welcome(subscriber: Subscriber): void {
    const { viewer, isQuiet } = subscriber;
    if (viewer < 0 && (this.listeners.get(viewer)?.size ?? 0) >= MOST_WATCHERS) {
      subscriber.bye('too-many');
      this.stopFollowing();
      return;
    }
    this.admit(viewer, subscriber, viewer < 0 || isQuiet ? Number.POSITIVE_INFINITY : MOST_AT_SEAT, isSeen);
    this.tellHere(subscriber);
    this.house.onCome(this);
  }

  leave(subscriber: Subscriber): void {
    const { viewer, isQuiet } = subscriber;
    if (!this.dropListener(viewer, subscriber)) return;
    if (!isQuiet && ![...(this.listeners.get(viewer) ?? [])].some(isSeen)) this.presence.left(viewer);
    this.tellHere();
    this.stopFollowing();
    if (this.isIdle) this.house.onEmpty(this);
  }

  say(seat: number, phrase: Phrase): void {
    // By the bus also to ourselves, where others may follow too; without one, straight.
    if (this.house.bus.kind === 'local') this.tellSaid(seat, phrase);
    else this.house.bus.publish(this.session.id, { kind: 'said', seat, phrase });
  }

  private tellSaid(seat: number, phrase: Phrase): void {
    this.toAll(JSON.stringify(['said', seat, phrase]));
  }

  private toAll(text: string, but?: Subscriber): void {
    for (const group of this.listeners.values())
      for (const subscriber of group) if (subscriber !== but) this.send(subscriber, text);
  }

  private hereNow(): Here {
    const seats = [...this.listeners].flatMap(([viewer, group]) => (viewer >= 0 && [...group].some(isSeen) ? [viewer] : []));
    return { seats, watchers: [...(this.listeners.get(WATCHER) ?? [])].filter(isSeen).length };
  }

  /** Tells who is here, and the other processes who is here. */
  tellHere(newcomer?: Subscriber): void {
    this.presence.publish();
    this.here.show(newcomer);
  }
}

const isForgetting = ({ before, after }: News): boolean =>
  before.seats !== after.seats &&
  after.seats.some((now, seat) => {
    const then = before.seats[seat];
    return then?.kind === 'person' && (now.kind !== 'person' || (now.isForgotten && !then.isForgotten));
  });

const isSeen = ({ isQuiet }: Subscriber): boolean => !isQuiet;

const findUndo = (entries: readonly Entry[]): News['undo'] =>
  entries.find((entry): entry is Extract<Entry, { kind: 'undo' }> => entry.kind === 'undo');
