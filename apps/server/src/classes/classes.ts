import { randomInt } from 'node:crypto';
import { pupilOf } from '@stolik/class/classroom';
import { type Command, opening, type Who } from '@stolik/class/commands';
import { writeEntry } from '@stolik/class/entry';
import { cardHash, teacherHash } from '@stolik/class/secrets';
import type { Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { ClassWish } from '@stolik/wire/class';
import type { Bus } from '../bus/bus.ts';
import { freshClassCode, freshId, freshPin, isEqual, readCode, type Signer } from '../guests/tokens.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { type ReadAnswer, readerFor } from './answers.ts';
import { ClassCounts } from './counts.ts';
import { GRANTED, type Granted, no } from './granted.ts';
import { CLASS_GAME, type ClassHouse, headOfClass, LiveClass } from './live-class.ts';
import { SlowDown } from './slow-down.ts';
import { ClassTables } from './tables.ts';

export interface ClassesPlan {
  readonly store: Store;
  readonly bus: Bus;
  readonly signer: Signer;
  readonly tables: Tables;
  /** People in the same house say codes aloud: four digits. */
  readonly isInHouse: boolean;
  now?(): number;
  complain(what: string, error: unknown): void;
}

/** Somebody who has shown a token. */
export interface Member {
  readonly room: LiveClass;
  readonly who: Who;
  readonly drawn: number;
}

/** Who has come in, and with what they come again. */
export interface Entered {
  readonly room: LiveClass;
  readonly pupil: number;
  readonly token: string;
}

/** What somebody has of a class who wants to come in. */
interface WayIn {
  readonly id?: string | undefined;
  readonly token?: string | undefined;
  readonly code?: string | undefined;
  readonly pin?: string | undefined;
}

const HOUSE: Who = { kind: 'house' };
const MOST_IDLE = 100;
/** Wrong pictures of one pupil, and of one address. */
const PUPIL_WAITS = [2, 30_000] as const;
const ADDRESS_WAITS = [60, 10_000] as const;

const pinName = (pin: string): string => `pin ${pin}`;

/** All classes, as far as this process has to do with them. Nothing here can't be made again from the store, but who is connected. */
export class Classes {
  private readonly plan: ClassesPlan;
  private readonly house: ClassHouse;
  private readonly live = new Map<string, Promise<LiveClass | undefined>>();
  private readonly idle = new Set<string>();
  private readonly byTable = new Map<string, LiveClass>();
  private readonly ended = new Set<string>();
  readonly counts = new ClassCounts();
  private readonly laying: ClassTables;
  private readonly bySecret: SlowDown;
  private readonly byAddress: SlowDown;
  private readonly readers = new Map<string, Promise<ReadAnswer | undefined>>();

  constructor(plan: ClassesPlan) {
    this.plan = plan;
    const { store, bus, signer, now = Date.now } = plan;
    this.house = { store, bus, signer, now, onEmpty: (room) => this.rest(room), count: this.counts.count };
    this.laying = new ClassTables(plan.tables, (room, table) => this.follow(room, table));
    this.bySecret = new SlowDown(now, ...PUPIL_WAITS);
    this.byAddress = new SlowDown(now, ...ADDRESS_WAITS);
  }

  get loaded(): number {
    return this.live.size;
  }

  /** A new class. `teacher`: the hash of a key that the server never sees before it is used. */
  async open(label: string, language: Language, teacher: string): Promise<Result<LiveClass>> {
    if (this.plan.tables.isFull) return problem('server', 'there is no room for another class');
    const at = this.house.now();
    for (let tries = 0; tries < 20; tries++) {
      const [id, code] = [freshId(), freshClassCode(this.plan.isInHouse)];
      const head = headOfClass(at);
      const entry = opening(label, language, teacher, at);
      if (!(await this.plan.store.create({ id, code, game: CLASS_GAME, seed: '', head }, [writeEntry(entry)]))) continue;
      const room = await this.find(id);
      if (room) return ok(room);
    }
    return problem('server', 'no free code was found');
  }

  find(id: string): Promise<LiveClass | undefined> {
    const known = this.live.get(id);
    if (known) return known;
    if (this.ended.has(id)) return Promise.resolve(undefined);
    const loading = this.load(id);
    this.live.set(id, loading);
    loading.then(
      (room) => (room ? this.rest(room) : this.live.delete(id)),
      () => this.live.delete(id),
    );
    return loading;
  }

  private async load(id: string): Promise<LiveClass | undefined> {
    if (!/^[a-z0-9]{12}$/.test(id)) return undefined;
    const stored = await this.plan.store.load(id);
    const room = stored?.game === CLASS_GAME ? LiveClass.from(this.house, stored) : undefined;
    if (!room) return undefined;
    for (const table of room.tables()) this.byTable.set(table.id, room);
    // A server that died in the middle of it: what is held, over or seated is put right, while people come in.
    void this.laying.putRight(room).catch((error: unknown) => this.plan.complain('the tables of a class were not found', error));
    return room;
  }

  /** Classes that nobody is at are dropped, the longest unused first. */
  private rest(room: LiveClass): void {
    const { id } = room.room;
    if (!room.isIdle || !this.live.has(id)) return;
    this.idle.delete(id);
    this.idle.add(id);
    for (const oldest of this.idle) {
      if (this.idle.size <= MOST_IDLE) break;
      this.idle.delete(oldest);
      this.live.delete(oldest);
      for (const [table, its] of this.byTable) if (its.room.id === oldest) this.byTable.delete(table);
    }
  }

  /** Who a token is for. A teacher's is the key itself, and no other token is ever a teacher's. */
  async findMember(token: string): Promise<Member | undefined> {
    const own = /^teacher\.([a-z0-9]{12})\.([\w-]{22})$/.exec(token);
    if (own) {
      const room = await this.find(own[1]!);
      const isRight = room && isEqual(teacherHash(own[2]!), room.room.teacher);
      return isRight ? { room, who: { kind: 'teacher' }, drawn: 0 } : undefined;
    }
    const place = this.plan.signer.readClassToken(token);
    const room = place && (await this.find(place.room));
    if (!place || !room) return undefined;
    const who: Who = place.kind === 'wall' ? { kind: 'wall' } : { kind: 'pupil', pupil: place.pupil };
    const member = { room, who, drawn: place.drawn };
    return room.isTheirs(member) ? member : undefined;
  }

  /** The class with this code: it opens the list of animals and nothing else. */
  async findByCode(raw: string): Promise<LiveClass | undefined> {
    const code = readCode(raw);
    if (!/^(\d{4}|[BCDFGHJKLMNPQRSTVWXZ]{6})$/.test(code)) return undefined;
    const id = await this.plan.store.findByCode(code);
    const room = id === undefined ? undefined : await this.find(id);
    return room?.code === code ? room : undefined;
  }

  async enterByCard(id: string, pupil: number, card: string): Promise<Entered | undefined> {
    const room = await this.find(id);
    const known = room && pupilOf(room.room, pupil);
    return room && known?.card && isEqual(cardHash(card), known.card) ? this.entered(room, pupil) : undefined;
  }

  /** How many milliseconds somebody has to wait before they may show pictures again. */
  waits(room: LiveClass, pupil: number, address: string): number {
    return Math.max(this.bySecret.waits(`${room.room.id} ${pupil}`), this.byAddress.waits(address));
  }

  enterByPictures(room: LiveClass, pupil: number, pictures: readonly number[], address: string): Entered | undefined {
    const known = pupilOf(room.room, pupil);
    const key = `${room.room.id} ${pupil}`;
    const shown = this.plan.signer.pictureHash(room.room.id, pupil, pictures);
    if (!known?.pictures || !isEqual(shown, known.pictures)) {
      this.bySecret.miss(key);
      this.byAddress.miss(address);
      return undefined;
    }
    this.bySecret.forgive(key);
    return this.entered(room, pupil);
  }

  /** Anybody, for one lesson, under a name that is made up here. */
  async enterByPin(pin: string): Promise<Result<Entered, 'unknown' | 'full'>> {
    const id = await this.plan.store.noted(pinName(pin));
    const room = id === undefined ? undefined : await this.find(id);
    // Of a class that was forgotten.
    if (id !== undefined && !room) await this.plan.store.unnote(pinName(pin));
    if (room?.room.pin !== pin) return { ok: false, problem: 'unknown' };
    const changed = await room.change({ kind: 'guest', dice: randomInt(2 ** 40) }, HOUSE);
    if (!changed.ok) return { ok: false, problem: changed.problem === 'full' ? 'full' : 'unknown' };
    // Others may have come in the same moment: one's own number is the last of what this change came to.
    return ok(this.entered(room, changed.value.pupils.length - 1));
  }

  private entered(room: LiveClass, pupil: number): Entered {
    const { id, pupils } = room.room;
    return { room, pupil, token: this.plan.signer.classToken('pupil', id, pupil, pupils[pupil]!.drawn) };
  }

  /** Everything of it, at once: the log, the number on the wall, all tables that ever were its own. */
  async remove(room: LiveClass): Promise<void> {
    const { id, pin, tables } = room.room;
    for (const { id: table } of tables) {
      this.byTable.delete(table);
      await this.plan.tables.remove(table);
    }
    if (pin !== '') await this.plan.store.unnote(pinName(pin));
    await this.plan.store.remove(id);
    this.live.delete(id);
    this.idle.delete(id);
    room.end();
  }

  /** The operator has closed a class: whoever is there is told so, and nobody comes in, unless it is reopened. */
  async setEnded(id: string, isEnded: boolean): Promise<void> {
    if (isEnded) this.ended.add(id);
    else this.ended.delete(id);
    const known = isEnded ? this.live.get(id) : undefined;
    if (!known) return;
    this.live.delete(id);
    this.idle.delete(id);
    for (const [table, its] of this.byTable) if (its.room.id === id) this.byTable.delete(table);
    // One that is just being loaded may fail to.
    (await known.catch(() => undefined))?.end('ended');
  }

  /** Whether the operator has closed any. */
  get hasEnded(): boolean {
    return this.ended.size > 0;
  }

  /** Whether the operator has closed the class that a token, a code or a number on the wall is for. */
  async isEnded({ id, token, code, pin }: WayIn): Promise<boolean> {
    if (!this.hasEnded) return false;
    const { store } = this.plan;
    const room =
      id ??
      token?.split('.')[1] ??
      (code !== undefined ? await store.findByCode(readCode(code)) : pin && (await store.noted(pinName(pin))));
    return room !== undefined && this.ended.has(room);
  }

  /** Something has happened at a table; it may be one of a class. */
  onMoved(table: LiveTable): void {
    const room = this.byTable.get(table.session.id);
    if (!room) return;
    const own = room.room.tables.find(({ id }) => id === table.session.id);
    const actor = table.session.table.steps.findLast(({ actor }) => actor >= 0)?.actor;
    const pupil = actor === undefined ? undefined : own?.seats[actor];
    if (typeof pupil === 'number') room.moved(pupil);
    this.laying.seated(room, table);
    if (table.session.phase === 'over' && own && !own.isOver)
      void room.change({ kind: 'over', table: own.id }, HOUSE).catch((error: unknown) => this.plan.complain('a class', error));
  }

  private follow(room: LiveClass, table: string): void {
    this.byTable.set(table, room);
  }

  close(): void {
    for (const loading of this.live.values()) void loading.then((room) => room?.end('closing')).catch(() => {});
  }

  async settle(): Promise<void> {
    for (const loading of this.live.values()) await (await loading)?.settled();
  }

  /** Does what somebody of a class wishes. Who may what is decided by `reduce`; what the server itself does is the teacher's alone. */
  async wish({ room, who }: Member, wish: ClassWish, id: string): Promise<Granted> {
    if (wish.kind === 'at') {
      if (who.kind !== 'pupil') return no('not-yours');
      room.at(who.pupil, { thing: wish.doing, shows: wish.shows ?? [] });
      return GRANTED;
    }
    if (wish.kind === 'did' || wish.kind === 'answer') return this.byPupil(room, who, wish, id);
    if (who.kind !== 'teacher') return no('not-yours');
    switch (wish.kind) {
      case 'pupil':
      case 'secrets': {
        const { pupil, card, pictures } = wish;
        const hashes = { card, pictures: this.plan.signer.pictureHash(room.room.id, pupil, pictures) };
        const command: Command =
          wish.kind === 'pupil' ? { kind: 'pupil', pupil, name: wish.name, hashes } : { kind: 'secrets', pupil, hashes };
        const granted = await this.write(room, command, who, id);
        // Whoever plays with the old card is out, at the table too.
        if (granted.ok && wish.kind === 'secrets') await this.laying.reseat(room, pupil, false);
        return granted;
      }
      case 'remove': {
        if (pupilOf(room.room, wish.pupil)) await this.laying.reseat(room, wish.pupil, true);
        return this.write(room, wish, who, id);
      }
      case 'eyes': {
        const granted = await this.write(room, wish, who, id);
        if (granted.ok) await this.laying.hold(room);
        return granted;
      }
      case 'code':
        return this.recode(room);
      case 'pin':
        return this.setPin(room, wish.on);
      case 'play':
        return this.laying.play(room, wish, id);
      case 'hint':
        room.hint(wish.whom);
        return GRANTED;
      case 'restart':
        return this.laying.restart(room, wish.table);
      case 'bot':
      case 'time':
        return this.laying.help(room, wish);
      case 'ask':
        return (await this.readerOf(wish.question)) ? this.write(room, wish, who, id) : no('unreadable');
      default:
        return this.write(room, wish, who, id);
    }
  }

  private async write(room: LiveClass, command: Command, who: Who, id: string): Promise<Granted> {
    const changed = await room.change(command, who, id);
    return changed.ok ? GRANTED : changed;
  }

  private async byPupil(
    room: LiveClass,
    who: Who,
    wish: Extract<ClassWish, { readonly kind: 'did' | 'answer' }>,
    id: string,
  ): Promise<Granted> {
    if (who.kind === 'pupil') room.moved(who.pupil);
    if (wish.kind === 'did') return this.write(room, wish, who, id);
    const { asked } = room.room;
    const read = asked?.id === wish.asked ? await this.readerOf(asked.question) : undefined;
    // Where nothing is asked `reduce` says so.
    const answer = read ? read(wish.answer) : wish.answer;
    return answer ? this.write(room, { ...wish, answer }, who, id) : no('unreadable');
  }

  /** Positions are laid once, and a few are remembered. */
  private readerOf(question: Parameters<typeof readerFor>[1]): Promise<ReadAnswer | undefined> {
    const key = JSON.stringify(question);
    const known = this.readers.get(key);
    if (known) return known;
    const game = this.plan.tables.findGame(question.game);
    const reader = game ? readerFor(game, question).catch(() => undefined) : Promise.resolve(undefined);
    this.readers.set(key, reader);
    if (this.readers.size > 50) this.readers.delete(this.readers.keys().next().value!);
    return reader;
  }

  private async recode(room: LiveClass): Promise<Granted> {
    for (let tries = 0; tries < 20; tries++) {
      const code = freshClassCode(this.plan.isInHouse);
      if (!(await this.plan.store.recode(room.room.id, code))) continue;
      room.recoded(code);
      return GRANTED;
    }
    return no('broken');
  }

  private async setPin(room: LiveClass, on: boolean): Promise<Granted> {
    const { pin: old, id } = room.room;
    if (on === (old !== '')) return GRANTED;
    const { store } = this.plan;
    if (!on) {
      const changed = await room.change({ kind: 'pin', pin: '' }, HOUSE);
      await store.unnote(pinName(old));
      return changed.ok ? GRANTED : changed;
    }
    for (let tries = 0; tries < 20; tries++) {
      const pin = freshPin(this.plan.isInHouse);
      if ((await store.keep(pinName(pin), () => id)) !== id) continue;
      const changed = await room.change({ kind: 'pin', pin }, HOUSE);
      return changed.ok ? GRANTED : changed;
    }
    return no('broken');
  }
}
