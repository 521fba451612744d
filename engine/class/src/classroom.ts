import type { Language } from '@stolik/kernel/language';
import { type Entry, readEntry } from './entry.ts';
import { type Given, NOTHING_GIVEN, withAnything, withNames, withThings } from './given.ts';
import { ANIMALS, type Animal, animalOf } from './names.ts';
import type { Asked, ClassPace, ClassTable, Fact, Groups, PlanStep, Progress, Pupil, Task, WallState } from './things.ts';

/** Raised whenever a `Classroom` gets other fields: snapshots of another format are not read. */
export const CLASSROOM_FORMAT = 8;

/** A class and all that is known of it, made from its entries. Never changed: every entry gives a new one. */
export interface Classroom {
  readonly id: string;
  /** How many entries there are. */
  readonly version: number;
  readonly label: string;
  readonly language: Language;
  /** The hash of the teacher's key. */
  readonly teacher: string;
  /** How often the wall's key was replaced. */
  readonly wallKey: number;
  /** By number. A pupil who left leaves a gap; only a guest's gap is reused, by another guest. */
  readonly pupils: readonly Pupil[];
  /** The number of the pupil who joined last; -1: nobody yet. */
  readonly newest: number;
  /** How many guests came since the lesson began, the number that lets them in was switched, or the teacher removed the last of them. */
  readonly guestsCame: number;
  readonly pace: ClassPace;
  /** "Eyes on me": nobody can do anything. */
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
  /** When everybody last got a task or was released: nobody was slow before. */
  readonly givenAt: number;
  readonly openedAt: number;
  readonly lastAt: number;
  /** The last requests that were granted. */
  readonly granted: readonly string[];
}

/** Requests that are remembered of the teacher, and of each pupil: a busy class must not push out what the teacher may send again. */
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
  const whose = senderOf(id);
  const own = granted.filter((other) => senderOf(other) === whose);
  const isFull = own.length >= (whose === '' ? REMEMBERED.teacher : REMEMBERED.pupil);
  return [...(isFull ? granted.filter((other) => other !== own[0]) : granted), id];
}

/** The ids of pupils' requests begin with their number. */
const senderOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(' ')));

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
        tables: room.tables.map((table) => (table.isAway ? table : { ...table, isAway: true })),
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
      return {
        ...room,
        tables: [...room.tables, { ...entry.table, openedAt: entry.at, isOver: false, isAway: false, again: [] }],
      };
    case 'over':
      return withTable(room, entry.table, { isOver: true });
    case 'away':
      return withTable(room, entry.table, { isAway: true });
    case 'again': {
      const again = room.tables.findLast(({ id }) => id === entry.table)?.again ?? [];
      const asked = withTable(room, entry.table, { again: [...again, entry.pupil] });
      return withPupil(asked, entry.pupil, (pupil) => ({ wrote: wroteAfter(pupil) }));
    }
    case 'share':
      return withPupil(room, entry.pupil, (pupil) => ({ others: entry.others, wrote: wroteAfter(pupil) }));
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
      return withPupil(room, entry.pupil, (pupil) => ({ name: entry.name, renamedAt: entry.at, wrote: wroteAfter(pupil) }));
    case 'remove': {
      const groups = room.groups
        .map((group) => group.filter((pupil) => pupil !== entry.pupil))
        .filter(({ length }) => length > 0);
      const left = {
        card: '',
        pictures: '',
        others: [],
        task: undefined,
        progress: {},
        taken: {},
        given: NOTHING_GIVEN,
        isGone: true,
      };
      const without = {
        ...room,
        groups,
        asked: withoutAnswer(room.asked, entry.pupil),
        pupils: withoutSharer(room.pupils, entry.pupil),
      };
      const after = withPupil(without, entry.pupil, () => left);
      // The teacher has removed all guests: others may come. Only the teacher can, so that strangers don't fill the log.
      return guestsIn(after).length === 0 ? { ...after, guestsCame: 0 } : after;
    }
    case 'secrets': {
      const { card, pictures } = entry;
      return withPupil(room, entry.pupil, ({ drawn }) => ({ card, pictures, drawn: drawn + 1, isGuest: false, others: [] }));
    }
  }
}

/** The next owner of that number has not been named by any device. */
const withoutSharer = (pupils: Classroom['pupils'], gone: number): Classroom['pupils'] =>
  pupils.map((pupil) =>
    pupil.others.includes(gone) ? { ...pupil, others: pupil.others.filter((other) => other !== gone) } : pupil,
  );

/** A number is used again only for guests. Tokens for the guest before carry another `drawn`, and the seats of that guest stay with bots. */
function withNewPupil(room: Classroom, entry: Of<'pupil'>): Classroom {
  const { pupil: index, name, card, pictures, isGuest = false, at } = entry;
  const former = room.pupils[index];
  const fresh: Pupil = {
    index,
    name,
    isGuest,
    drawn: former ? former.drawn + 1 : 0,
    others: [],
    card,
    pictures,
    task: undefined,
    givenAt: at,
    renamedAt: 0,
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
  const pupil = room.pupils[index];
  return pupil ? { ...room, pupils: room.pupils.with(index, { ...pupil, ...change(pupil) }) } : room;
}

/** What is given to all replaces what single ones had. */
function given(room: Classroom, { whom, task, at }: Of<'task'>): Classroom {
  const names = task.kind === 'lessons' || task.kind === 'puzzles' ? withNames(room.named, task.items) : room.named;
  if (whom === 'all') {
    const pupils = room.pupils.map((pupil) => ({ ...pupil, task: undefined }));
    return { ...room, task, named: names, given: withTask(room.given, names, task), pupils };
  }
  // Those who had the same have the same again: what is given to a whole class by name is in memory once.
  const longer = new Map<Given, Given>();
  const withThis = (before: Given): Given => {
    const after = longer.get(before) ?? withTask(before, names, task);
    longer.set(before, after);
    return after;
  };
  const pupils = room.pupils.map((pupil) =>
    whom.includes(pupil.index) ? { ...pupil, task, givenAt: at, given: withThis(pupil.given) } : pupil,
  );
  return { ...room, named: names, pupils };
}

function withTask(before: Given, names: readonly string[], task: Task): Given {
  if (task.kind === 'free') return withAnything(before);
  return task.kind === 'lessons' || task.kind === 'puzzles' ? withThings(before, names, task.items) : before;
}

/** Revoked stars are kept separately, so they can be restored; a pupil who solves the thing again has them again. */
function starred({ progress, taken }: Pupil, { kind, things }: Of<'unstar' | 'restar'>): Partial<Pupil> {
  const [from, to] = kind === 'unstar' ? [progress, taken] : [taken, progress];
  const isMeant = (thing: string): boolean => things === 'all' || things.includes(thing);
  const moved = Object.entries(from).filter(([thing]) => isMeant(thing));
  const left = Object.fromEntries(Object.entries(from).filter(([thing]) => !isMeant(thing)));
  const after: Record<string, Progress> = { ...to };
  for (const [thing, each] of moved) if ((after[thing]?.stars ?? 0) <= each.stars) after[thing] = each;
  return kind === 'unstar' ? { progress: left, taken: after } : { taken: left, progress: after };
}

/** A class has thousands of tables after some years: mostly one of the last is meant, and the others are not looked at. */
function withTable(room: Classroom, id: string, change: Partial<ClassTable>): Classroom {
  const place = room.tables.findLastIndex((table) => table.id === id);
  const table = room.tables[place];
  return table ? { ...room, tables: room.tables.with(place, { ...table, ...change }) } : room;
}

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

/** Merges these facts into what is known, keeping the better of both: nothing is lost and nothing counts twice. */
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

/** Animals that no pupil of the class has. */
export function freeAnimals(room: Classroom): readonly Animal[] {
  const taken = new Set(presentPupils(room).map(({ name }) => animalOf(name)));
  return ANIMALS.filter((animal) => !taken.has(animal));
}

/** Another animal: once in a lesson, and not in the middle of a game, where others know them by the old one. */
export const mayRename = (room: Classroom, { index, renamedAt }: Pupil): boolean =>
  !room.isHeld && tableOf(room, index)?.isOver !== false && (renamedAt === 0 || renamedAt < room.lessonAt);

export const taskOf = (room: Classroom, pupil: Pupil): Task | undefined => pupil.task ?? room.task;

const sharing = new WeakMap<Classroom['pupils'], Groups>();

/** Groups of pupils who share a device. Their devices all confirm each other, so nobody can claim it for others. */
export function sharedIn({ pupils }: Pick<Classroom, 'pupils'>): Groups {
  const before = sharing.get(pupils);
  if (before) return before;
  const groups: (readonly number[])[] = [];
  const grouped = new Set<number>();
  const agree = (one: number, other: number): boolean =>
    pupils[one]!.others.includes(other) && pupils[other]?.others.includes(one) === true;
  for (const [index, { others, isGone }] of pupils.entries()) {
    if (isGone || others.length === 0 || grouped.has(index)) continue;
    const group = [index];
    for (const other of others)
      if (!grouped.has(other) && !group.includes(other) && group.every((one) => agree(one, other))) group.push(other);
    if (group.length < 2) continue;
    for (const one of group) grouped.add(one);
    groups.push(group);
  }
  const found = Object.freeze(groups);
  sharing.set(pupils, found);
  return found;
}

/** All who use the device of a pupil, the pupil too. */
export const sharersOf = (room: Pick<Classroom, 'pupils'>, pupil: number): readonly number[] =>
  sharedIn(room).find((group) => group.includes(pupil)) ?? [pupil];

/** Whether all who played at a table want to play again. Absent players are not waited for; they keep their seats. */
export const isAgreed = (
  room: Classroom,
  { seats, isOver, isAway, again }: ClassTable,
  isHere: (pupil: number) => boolean,
): boolean =>
  isOver &&
  !isAway &&
  again.length > 0 &&
  seats.every((pupil) => pupil === null || again.includes(pupil) || !pupilOf(room, pupil) || !isHere(pupil));

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

/** The table at which a pupil plays now: the last one that was opened for them and not put away. */
export const tableOf = (room: Classroom, pupil: number): ClassTable | undefined => openIn(room).byPupil.get(pupil);

/** Tables that a pupil of the class may still play at. */
export const openTables = (room: Classroom): readonly ClassTable[] => openIn(room).all;

/**
 * Whether nobody plays with this deal any more: all its tables are over or put away. Until then its seed is secret, and so are
 * the draws at a finished table, because the others will draw the same. A deal that is over never starts again: `reduce` opens no
 * more tables of it. While its tables are being opened it is not over, unless all of them were put away.
 */
export function isDealOver(room: Classroom, deal: string): boolean {
  const own = room.tables.filter((table) => table.deal?.id === deal);
  if (own.length === 0) return false;
  const areLaid = own.length >= (own[0]?.deal?.tables ?? 0);
  return own.every(({ isOver, isAway }) => isAway || (areLaid && isOver));
}
