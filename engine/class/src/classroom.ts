import type { Language } from '@stolik/kernel/language';
import { type Entry, readEntry } from './entry.ts';
import { type Given, NOTHING_GIVEN, withAnything, withNames, withThings } from './given.ts';
import { ANIMALS, type Animal, animalOf } from './names.ts';
import type { Asked, ClassPace, ClassTable, Fact, Groups, PlanStep, Progress, Pupil, Task, WallState } from './things.ts';

/** Raised whenever a `Classroom` gets other fields: snapshots of another format are not read. */
export const CLASSROOM_FORMAT = 6;

/** A class and all that is known of it, made from its entries. Never changed: every entry gives a new one. */
export interface Classroom {
  readonly id: string;
  /** How many entries there are. */
  readonly version: number;
  readonly label: string;
  readonly language: Language;
  /** The hash of the teacher's key. */
  readonly teacher: string;
  /** How often the wall's key was drawn anew. */
  readonly wallKey: number;
  /** By number. Whoever has gone leaves a gap; only that of a guest is filled again, by another guest. */
  readonly pupils: readonly Pupil[];
  /** The number of whoever came last; -1: nobody yet. */
  readonly newest: number;
  /** How many guests came since the lesson began, the number that lets them in was switched, or the teacher removed the last of them. */
  readonly guestsCame: number;
  readonly pace: ClassPace;
  /** "Eyes to me": nobody can do anything. */
  readonly isHeld: boolean;
  readonly wall: WallState;
  /** Everybody's, where a pupil has none of their own. */
  readonly task: Task | undefined;
  /** To all, ever. */
  /** The names of all things that were ever given to anybody. */
  readonly named: readonly string[];
  readonly given: Given;
  readonly groups: Groups;
  readonly tables: readonly ClassTable[];
  readonly asked: Asked | undefined;
  readonly plan: PlanStep | undefined;
  /** When the present step of the plan was begun. */
  readonly planAt: number;
  readonly pin: string;
  /** When the present lesson began. */
  readonly lessonAt: number;
  /** When everybody was last given something, or let go on with it: nobody was slow before. */
  readonly givenAt: number;
  readonly openedAt: number;
  readonly lastAt: number;
  /** The last wishes that were granted. */
  readonly granted: readonly string[];
}

/** Wishes that are remembered of the teacher, and of each pupil: a busy class must not push out what the teacher may send again. */
const REMEMBERED = { teacher: 64, pupil: 8 };
export function openClass(id: string, entry: Extract<Entry, { kind: 'open' }>): Classroom {
  const { label, language, teacher, at } = entry;
  return {
    id,
    version: 1,
    label,
    language,
    teacher,
    wallKey: 0,
    pupils: [],
    newest: -1,
    guestsCame: 0,
    pace: { kind: 'open' },
    isHeld: false,
    wall: { kind: 'gather' },
    task: undefined,
    named: [],
    given: NOTHING_GIVEN,
    groups: [],
    tables: [],
    asked: undefined,
    plan: undefined,
    planAt: at,
    pin: '',
    lessonAt: at,
    givenAt: at,
    openedAt: at,
    lastAt: at,
    granted: [],
  };
}

/** The class after one more entry. Entries were checked before they were written: here they are only done. */
export function advance(room: Classroom, entry: Entry): Classroom {
  const granted = entry.id === undefined ? room.granted : remembered(room.granted, entry.id);
  const givenAt = isForAll(entry) ? entry.at : room.givenAt;
  return { ...done(room, entry), version: room.version + 1, lastAt: entry.at, givenAt, granted };
}

function remembered(granted: readonly string[], id: string): readonly string[] {
  const whose = whoseWish(id);
  const own = granted.filter((other) => whoseWish(other) === whose);
  const isFull = own.length >= (whose === '' ? REMEMBERED.teacher : REMEMBERED.pupil);
  return [...(isFull ? granted.filter((other) => other !== own[0]) : granted), id];
}

/** The ids of pupils' wishes begin with their number. */
const whoseWish = (id: string): string => id.slice(0, Math.max(0, id.indexOf(' ')));

/** The class after one more stored line. A line that can't be read or done counts and does nothing. */
export function follow(room: Classroom, text: string): Classroom {
  const entry = readEntry(text);
  if (!entry) return passedOver(room);
  try {
    return advance(room, entry);
  } catch {
    return passedOver(room);
  }
}

const passedOver = (room: Classroom): Classroom => ({ ...room, version: room.version + 1 });

const isForAll = (entry: Entry): boolean =>
  ['lesson', 'pace', 'eyes', 'ask', 'unask'].includes(entry.kind) || (entry.kind === 'task' && entry.whom === 'all');

function done(room: Classroom, entry: Entry): Classroom {
  switch (entry.kind) {
    case 'open':
      throw new Error(`class ${room.id} was opened twice`);
    case 'label':
      return { ...room, label: entry.label };
    case 'pupil':
    case 'rename':
    case 'remove':
    case 'secrets':
      return withPupils(room, entry);
    case 'wallKey':
      return { ...room, wallKey: room.wallKey + 1 };
    case 'lesson':
      // What lies on the tables from the last lesson is put away.
      return {
        ...room,
        lessonAt: entry.at,
        guestsCame: 0,
        tables: room.tables.map((table) => ({ ...table, isAway: true })),
      };
    case 'pace':
      return { ...room, pace: entry.pace };
    case 'eyes':
      return { ...room, isHeld: entry.on };
    case 'wall':
      return { ...room, wall: entry.wall };
    case 'task':
      return given(room, entry);
    case 'pairs':
      return { ...room, groups: entry.groups };
    case 'table':
      return { ...room, tables: [...room.tables, { ...entry.table, openedAt: entry.at, isOver: false, isAway: false }] };
    case 'over':
      return withTable(room, entry.table, { isOver: true });
    case 'away':
      return withTable(room, entry.table, { isAway: true });
    case 'did':
      return withPupil(room, entry.pupil, (pupil) => ({
        progress: merged(pupil.progress, entry.facts, entry.at),
        wrote: wroteAfter(pupil),
      }));
    case 'unstar':
    case 'restar':
      return withPupil(room, entry.pupil, (pupil) => starred(pupil, entry));
    case 'plan':
      return { ...room, plan: entry.plan ?? undefined, planAt: entry.at };
    case 'pin':
      return { ...room, pin: entry.pin, guestsCame: 0 };
    default:
      return askedAfter(room, entry);
  }
}

type Of<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>;

function withPupils(room: Classroom, entry: Of<'pupil' | 'rename' | 'remove' | 'secrets'>): Classroom {
  switch (entry.kind) {
    case 'pupil':
      return withNewPupil(room, entry);
    case 'rename':
      return withPupil(room, entry.pupil, () => ({ name: entry.name }));
    case 'remove': {
      const groups = room.groups
        .map((group) => group.filter((pupil) => pupil !== entry.pupil))
        .filter(({ length }) => length > 0);
      const left = { card: '', pictures: '', task: undefined, progress: {}, taken: {}, given: NOTHING_GIVEN, isGone: true };
      const after = withPupil({ ...room, groups, asked: withoutAnswer(room.asked, entry.pupil) }, entry.pupil, () => left);
      // The teacher has removed all guests: others may come. Only the teacher can, so that strangers don't fill the log.
      return guestsIn(after).length === 0 ? { ...after, guestsCame: 0 } : after;
    }
    case 'secrets': {
      const { card, pictures } = entry;
      return withPupil(room, entry.pupil, ({ drawn }) => ({ card, pictures, drawn: drawn + 1, isGuest: false }));
    }
  }
}

/** A number is used again only for guests. Tokens for the guest before carry another `drawn`, and the seats of that guest stay with bots. */
function withNewPupil(room: Classroom, entry: Of<'pupil'>): Classroom {
  const { pupil: index, name, card, pictures, isGuest = false, at } = entry;
  const former = room.pupils[index];
  const fresh: Pupil = {
    index,
    name,
    isGuest,
    drawn: former ? former.drawn + 1 : 0,
    card,
    pictures,
    task: undefined,
    givenAt: at,
    wrote: 0,
    progress: {},
    taken: {},
    given: NOTHING_GIVEN,
    isGone: false,
  };
  const isSeated = former && room.tables.some(({ seats }) => seats.includes(index));
  const tables = isSeated ? room.tables.map((table) => withoutPupil(table, index)) : room.tables;
  const pupils = former ? room.pupils.with(index, fresh) : [...room.pupils, fresh];
  return { ...room, pupils, tables, newest: index, guestsCame: room.guestsCame + (isGuest ? 1 : 0) };
}

const withoutPupil = (table: ClassTable, index: number): ClassTable =>
  table.seats.includes(index) ? { ...table, seats: table.seats.map((pupil) => (pupil === index ? null : pupil)) } : table;

function withoutAnswer(asked: Asked | undefined, pupil: number): Asked | undefined {
  if (!asked) return undefined;
  const { [pupil]: _, ...answers } = asked.answers;
  return { ...asked, answers };
}

const wroteAfter = ({ wrote }: Pupil): number => wrote + 1;

function withPupil(room: Classroom, index: number, change: (pupil: Pupil) => Partial<Pupil>): Classroom {
  return {
    ...room,
    pupils: room.pupils.map((pupil) => (pupil.index === index ? { ...pupil, ...change(pupil) } : pupil)),
  };
}

/** What is given to all replaces what single ones had. */
function given(room: Classroom, { whom, task, at }: Of<'task'>): Classroom {
  const names = task.kind === 'lessons' || task.kind === 'puzzles' ? withNames(room.named, task.items) : room.named;
  if (whom === 'all') {
    const pupils = room.pupils.map((pupil) => ({ ...pupil, task: undefined }));
    return { ...room, task, named: names, given: withTask(room.given, names, task), pupils };
  }
  const pupils = room.pupils.map((pupil) =>
    whom.includes(pupil.index) ? { ...pupil, task, givenAt: at, given: withTask(pupil.given, names, task) } : pupil,
  );
  return { ...room, named: names, pupils };
}

function withTask(before: Given, names: readonly string[], task: Task): Given {
  if (task.kind === 'free') return withAnything(before);
  return task.kind === 'lessons' || task.kind === 'puzzles' ? withThings(before, names, task.items) : before;
}

/** What is taken back is kept apart, so that it can be given back; whoever solves it again has it again. */
function starred({ progress, taken }: Pupil, { kind, things }: Of<'unstar' | 'restar'>): Partial<Pupil> {
  const [from, to] = kind === 'unstar' ? [progress, taken] : [taken, progress];
  const isMeant = (thing: string): boolean => things === 'all' || things.includes(thing);
  const moved = Object.entries(from).filter(([thing]) => isMeant(thing));
  const left = Object.fromEntries(Object.entries(from).filter(([thing]) => !isMeant(thing)));
  const after: Record<string, Progress> = { ...to };
  for (const [thing, each] of moved) if ((after[thing]?.stars ?? 0) <= each.stars) after[thing] = each;
  return kind === 'unstar' ? { progress: left, taken: after } : { taken: left, progress: after };
}

const withTable = (room: Classroom, id: string, change: Partial<ClassTable>): Classroom => ({
  ...room,
  tables: room.tables.map((table) => (table.id === id ? { ...table, ...change } : table)),
});

function askedAfter(room: Classroom, entry: Of<'ask' | 'answer' | 'close' | 'playOut' | 'unask'>): Classroom {
  const { asked } = room;
  switch (entry.kind) {
    case 'ask': {
      const { question, solution, asked: id } = entry;
      return { ...room, asked: { id, question, solution, isOpen: true, answers: {}, played: undefined } };
    }
    case 'unask':
      return { ...room, asked: undefined };
    case 'answer': {
      if (!asked) return room;
      const answers = { ...asked.answers, [entry.pupil]: entry.answer };
      return { ...withPupil(room, entry.pupil, (pupil) => ({ wrote: wroteAfter(pupil) })), asked: { ...asked, answers } };
    }
    case 'close':
      return asked ? { ...room, asked: { ...asked, isOpen: false } } : room;
    case 'playOut':
      return asked ? { ...room, asked: { ...asked, isOpen: false, played: entry.answer } } : room;
  }
}

/** Whether a fact says more than what is known of its thing. */
export const isNews = (known: Progress | undefined, [, stars, misses]: Fact): boolean =>
  !known || stars > known.stars || misses > known.misses;

/** What is known of things after these facts too: always the best of both, so that nothing is lost and nothing counts twice. */
export function merged(
  progress: Readonly<Record<string, Progress>>,
  facts: readonly Fact[],
  at: number,
): Readonly<Record<string, Progress>> {
  const after: Record<string, Progress> = { ...progress };
  for (const fact of facts) {
    const [thing, stars, misses] = fact;
    const before = after[thing];
    if (!isNews(before, fact)) continue;
    const solvedAt = before?.solvedAt ?? (stars > 0 ? at : undefined);
    const best = Math.max(stars, before?.stars ?? 0) as Progress['stars'];
    after[thing] = {
      stars: best,
      misses: Math.max(misses, before?.misses ?? 0),
      at,
      ...(solvedAt !== undefined && { solvedAt }),
    };
  }
  return after;
}

export const pupilOf = (room: Classroom, index: number): Pupil | undefined => {
  const pupil = room.pupils[index];
  return pupil && !pupil.isGone ? pupil : undefined;
};

export const presentPupils = (room: Classroom): readonly Pupil[] => room.pupils.filter(({ isGone }) => !isGone);

/** Those who came by the number on the wall, by number. */
export const guestsIn = (room: Classroom): readonly number[] =>
  presentPupils(room).flatMap(({ index, isGuest }) => (isGuest ? [index] : []));

/** Animals that nobody in the class is. */
export function freeAnimals(room: Classroom): readonly Animal[] {
  const taken = new Set(presentPupils(room).map(({ name }) => animalOf(name)));
  return ANIMALS.filter((animal) => !taken.has(animal));
}

export const taskOf = (room: Classroom, pupil: Pupil): Task | undefined => pupil.task ?? room.task;

/** Tables that were not put away, and the last of them by pupil. */
interface OpenTables {
  readonly all: readonly ClassTable[];
  readonly byPupil: ReadonlyMap<number, ClassTable>;
}

// A class has laid thousands of tables after some years, and a view asks for each pupil's.
const known = new WeakMap<Classroom['tables'], OpenTables>();

function openIn({ tables }: Classroom): OpenTables {
  const before = known.get(tables);
  if (before) return before;
  const all = tables.filter(({ isAway }) => !isAway);
  const byPupil = new Map(
    all.flatMap((table) => table.seats.flatMap((pupil) => (pupil === null ? [] : [[pupil, table] as const]))),
  );
  const found = { all, byPupil };
  known.set(tables, found);
  return found;
}

/** Where a pupil plays now: the last table that was laid for them and has not been put away. */
export const tableOf = (room: Classroom, pupil: number): ClassTable | undefined => openIn(room).byPupil.get(pupil);

/** Tables that somebody of the class may still play at. */
export const openTables = (room: Classroom): readonly ClassTable[] => openIn(room).all;

/**
 * Whether nobody plays with this deal any more: all tables of it are over or put away. Until then its seed is secret, and so is what
 * was drawn at a finished table, because the others will draw the same. Once over, a deal never begins again: `reduce` lays no more
 * tables of it. While its tables are being laid it is not over, unless all of them were put away.
 */
export function isDealOver(room: Classroom, deal: string): boolean {
  const own = room.tables.filter((table) => table.deal?.id === deal);
  if (own.length === 0) return false;
  const areLaid = own.length >= (own[0]?.deal?.tables ?? 0);
  return own.every(({ isOver, isAway }) => isAway || (areLaid && isOver));
}
