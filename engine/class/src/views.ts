import type { Language } from '@stolik/kernel/language';
import {
  type Classroom,
  freeAnimals,
  mayRename,
  openTables,
  presentPupils,
  pupilOf,
  sharedIn,
  sharersOf,
  tableOf,
  taskOf,
} from './classroom.ts';
import { countedOf, lastDoneAt, solvedSince, starsOf, takenOf } from './counted.ts';
import type { Animal, Nickname } from './names.ts';
import { listItems } from './pace.ts';
import type { Work } from './stuck.ts';
import type {
  Asked,
  ClassPace,
  ClassQuestion,
  ClassTable,
  Doing,
  Fact,
  Groups,
  Lack,
  PlanStep,
  Pupil,
  TableStand,
  Task,
  WallState,
} from './things.ts';

/*
 * The views of a class, built up from permitted knowledge and never stripped. A pupil sees themselves and their partners,
 * the wall no names, the teacher everything but secrets.
 */

/** Facts outside the log: presence, screens, and the current codes. */
export interface Live {
  /** The code that opens the list of animals. */
  code(): string;
  isHere(pupil: number): boolean;
  /** What a pupil's device says it shows. */
  doing(pupil: number): Doing | undefined;
  /** What a pupil's device says that it cannot do; undefined: it has said nothing. */
  lacks(pupil: number): readonly Lack[] | undefined;
  /** When the teacher last sent a pupil a hint; 0: never, as far as is known. */
  hints(pupil: number): number;
  /** Undefined while the table is being found. */
  stand(table: string): TableStand | undefined;
  /** When a pupil last came, moved or solved; 0 where nobody knows. */
  movedAt(pupil: number): number;
  /** A token to observe a table silently: the view of a seat, or the open view (-1). */
  look(table: string, seat: number): string;
  /** The seat of a pupil at a table. */
  seat(table: ClassTable, seat: number): string | undefined;
  /** The key of the wall. */
  wallKey(): string;
  /** Wrong pictures that were lately shown for a pupil; undefined where there were none. */
  tried(pupil: number): Tried | undefined;
  /** Pictures that were lately shown for numbers that are no pupil's. */
  triedNobody(): Tried | undefined;
}

/** How often, and when last. */
export interface Tried {
  readonly count: number;
  readonly at: number;
}

export interface DeskPupil extends Work {
  readonly pupil: number;
  readonly name: Nickname;
  readonly isGuest: boolean;
  /** They are here, or were since the lesson began. */
  readonly wasHere?: true | undefined;
  /** How often the secrets were drawn: the teacher's browser makes card and pictures of it. */
  readonly drawn: number;
  readonly task?: Task | undefined;
  readonly doing?: Doing | undefined;
  /** What their device cannot do; undefined where it has said nothing. */
  readonly lacks?: readonly Lack[] | undefined;
  readonly table?: string | undefined;
  readonly stars: number;
  readonly progress: readonly Fact[];
  /** What the teacher took back. */
  readonly taken?: readonly Fact[] | undefined;
  readonly answer?: readonly string[] | undefined;
  /** Wrong pictures that were tried for them. */
  readonly tried?: Tried | undefined;
}

export interface DeskTable extends TableStand {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly (number | null)[];
  readonly isSameDeal: boolean;
  readonly isOver: boolean;
  /** Tokens for `/api/play` that show what each seat sees; and what lies open. */
  readonly looks: readonly string[];
  readonly look: string;
}

export interface DeskView {
  readonly who: 'teacher';
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly code: string;
  /** Empty while nobody may come without a card. */
  readonly pin: string;
  readonly wallKey: string;
  readonly pace: ClassPace;
  readonly isHeld: boolean;
  readonly wall: WallState;
  readonly plan?: PlanStep | undefined;
  /** When its present step was begun. */
  readonly planAt: number;
  readonly task?: Task | undefined;
  readonly lessonAt: number;
  readonly pupils: readonly DeskPupil[];
  /** The number of the next pupil. */
  readonly nextPupil: number;
  /** Pictures were sent for pupils who do not exist: a guessing program. */
  readonly tried?: Tried | undefined;
  readonly groups: Groups;
  /** Who uses one device together. */
  readonly shared: Groups;
  readonly tables: readonly DeskTable[];
  readonly recap: Recap;
  readonly asked?:
    | {
        readonly id: string;
        readonly question: ClassQuestion;
        readonly solution: readonly string[];
        readonly isOpen: boolean;
        readonly played?: readonly string[] | undefined;
      }
    | undefined;
}

export interface PupilTable {
  readonly id: string;
  readonly game: string;
  /** The token for `/api/play`, and the seat it is for; undefined while it is being laid. */
  readonly token?: string | undefined;
  readonly seat: number;
  /** By seat who plays there; null is a bot. */
  readonly names: readonly (Nickname | null)[];
  readonly isSameDeal: boolean;
  readonly isOver: boolean;
  /** It waits for this pupil: two who share a device hand it over by this. */
  readonly isAsked: boolean;
  /** Seats whose pupils want to play again. */
  readonly again: readonly number[];
}

/** What a lesson has brought one pupil. */
export interface Goodbye {
  /** When the teacher ended it. */
  readonly at: number;
  /** The device lets its pupils out. */
  readonly isOut: boolean;
  readonly stars: number;
  readonly games: number;
  /** What was solved, by id. */
  readonly things: readonly string[];
}

export interface PupilView {
  readonly who: 'pupil';
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly pupil: number;
  readonly name: Nickname;
  readonly isGuest: boolean;
  /** Animals that nobody is; missing while they may not change theirs. */
  readonly free?: readonly Animal[] | undefined;
  readonly pace: ClassPace;
  readonly isHeld: boolean;
  /** Who else uses this device, as it has said last. */
  readonly others: readonly number[];
  /** Grows whenever the teacher sends a hint: when that was, in the server's time. A server that has just started says 0. */
  readonly hints: number;
  readonly task?: Task | undefined;
  readonly table?: PupilTable | undefined;
  readonly progress: readonly Fact[];
  /** The lesson has ended. */
  readonly goodbye?: Goodbye | undefined;
  readonly asked?:
    | {
        readonly id: string;
        readonly question: ClassQuestion;
        readonly isOpen: boolean;
        readonly mine?: readonly string[] | undefined;
        readonly played?: readonly string[] | undefined;
      }
    | undefined;
}

export interface WallBoard {
  readonly id: string;
  readonly game: string;
  readonly names: readonly (Nickname | null)[];
  readonly isOver: boolean;
  readonly look: string;
}

/** The work of a pupil who is at no table, for the live miniatures of the class. */
export interface WallWork extends Doing {
  readonly name: Nickname;
  /** Who else is at the same device. */
  readonly others?: readonly Nickname[] | undefined;
  readonly isSolved: boolean;
}

export interface Recap {
  /** Stars, things solved and games ended since the lesson began. */
  readonly stars: number;
  readonly solved: number;
  readonly games: number;
  /** How many have solved each thing in this lesson. */
  readonly things: readonly (readonly [thing: string, count: number])[];
  /** Only where the teacher asks for it. */
  readonly ranking?: readonly (readonly [name: Nickname, stars: number])[] | undefined;
}

export interface WallView {
  readonly who: 'wall';
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly code: string;
  readonly pin: string;
  readonly isHeld: boolean;
  readonly wall: WallState;
  readonly task?: Task | undefined;
  /** The step of the plan, and when it was begun. */
  readonly plan?: PlanStep | undefined;
  readonly planAt: number;
  /** The pupils of the class with their presence, in the order of their numbers. */
  readonly pupils: number;
  readonly here: readonly Nickname[];
  readonly boards: readonly WallBoard[];
  /** In the order of their numbers. */
  readonly works: readonly WallWork[];
  /** Of the whole class, ever. */
  readonly stars: number;
  readonly recap?: Recap | undefined;
  readonly asked?:
    | {
        readonly id: string;
        readonly question: ClassQuestion;
        readonly isOpen: boolean;
        readonly answered: number;
        /** Answers and how many gave them, the most frequent first; nobody's names. Missing while they are hidden. */
        readonly counts?: readonly (readonly [answer: readonly string[], count: number])[] | undefined;
        readonly played?: readonly string[] | undefined;
      }
    | undefined;
}

export type ClassView = DeskView | PupilView | WallView;

export function deskView(room: Classroom, live: Live): DeskView {
  const { id, label, language, pin, pace, isHeld, wall, plan, planAt, task, lessonAt, groups, asked } = room;
  const tried = live.triedNobody();
  return {
    who: 'teacher',
    id,
    label,
    language,
    code: live.code(),
    pin,
    wallKey: live.wallKey(),
    pace,
    isHeld,
    wall,
    ...(plan && { plan }),
    planAt,
    ...(task && { task }),
    lessonAt,
    pupils: presentPupils(room).map((pupil) => deskPupil(room, pupil, live)),
    nextPupil: room.pupils.length,
    ...(tried && { tried }),
    groups,
    shared: sharedIn(room),
    tables: openTables(room).map((table) => deskTable(table, live)),
    recap: recapOf(room, false),
    ...(asked && { asked: { ...askedOf(asked), solution: asked.solution } }),
  };
}

const askedOf = ({ id, question, isOpen, played }: Asked) => ({ id, question, isOpen, ...(played && { played }) });

function deskPupil(room: Classroom, pupil: Pupil, live: Live): DeskPupil {
  const { index, name, isGuest, drawn, task } = pupil;
  const doing = live.doing(index);
  const table = tableOf(room, index)?.id;
  const answer = room.asked?.answers[index];
  const tried = live.tried(index);
  const taken = takenOf(pupil);
  const lacks = live.lacks(index);
  return {
    pupil: index,
    name,
    isGuest,
    drawn,
    isHere: live.isHere(index),
    ...(wasHere(room, pupil, live) && { wasHere: true }),
    ...workOf(room, pupil, live),
    ...(task && { task }),
    ...(doing !== undefined && { doing }),
    ...(lacks && { lacks }),
    ...(table !== undefined && { table }),
    stars: starsOf(room, pupil),
    progress: countedOf(room, pupil).facts,
    ...(taken.length > 0 && { taken }),
    ...(answer && { answer }),
    ...(tried && { tried }),
  };
}

const wasHere = ({ lessonAt }: Classroom, pupil: Pupil, live: Live): boolean =>
  live.isHere(pupil.index) || Math.max(lastDoneAt(pupil), live.movedAt(pupil.index)) >= lessonAt;

/** A pupil's achievements in views; counted once and cached. */
export function factsOf(room: Classroom, pupil: Pupil): readonly (readonly Fact[])[] {
  lastDoneAt(pupil);
  solvedSince(room, pupil, room.lessonAt);
  return [countedOf(room, pupil).facts, takenOf(pupil)];
}

/** Whether something is left to do of what was given, since when nothing came of it, and how often it went wrong. */
function workOf(room: Classroom, pupil: Pupil, live: Live): Pick<Work, 'isBusy' | 'movedAt' | 'tries'> {
  const { asked, givenAt } = room;
  const table = tableOf(room, pupil.index);
  const left = leftOf(room, pupil);
  const doing = live.doing(pupil.index)?.thing ?? left[0];
  const now = doing === undefined ? undefined : pupil.progress[doing];
  // A pupil is not slow while another one uses their device.
  const sharers = sharersOf(room, pupil.index).flatMap((index) => pupilOf(room, index) ?? []);
  const moved = [pupil, ...sharers].map((each) => Math.max(lastDoneAt(each), live.movedAt(each.index)));
  const movedAt = Math.max(...moved, givenAt, pupil.givenAt, table?.openedAt ?? 0);
  // While one question is everybody's, lists and tables wait.
  if (asked) return { isBusy: asked.isOpen && !asked.answers[pupil.index], movedAt, tries: 0 };
  return {
    isBusy: table ? isAwaited(table, pupil.index, live) : left.length > 0,
    movedAt,
    tries: now && !table && now.stars === 0 ? now.misses : 0,
  };
}

/** What a pupil may go to in the list and has not solved. */
const leftOf = (room: Classroom, pupil: Pupil): readonly string[] =>
  listItems(taskOf(room, pupil), room.pace, (id) => pupil.progress[id]?.stars).flatMap(({ id, isOpen, isSolved }) =>
    isOpen && !isSolved ? [id] : [],
  );

/** At a table nobody is waited for but whose turn it is, and not while a bot has it. */
function isAwaited({ id, seats, isOver }: ClassTable, pupil: number, live: Live): boolean {
  const stand = live.stand(id);
  const seat = seats.indexOf(pupil);
  return !isOver && (!stand || (stand.asked.includes(seat) && !stand.bots.includes(seat)));
}

const NOTHING_KNOWN: TableStand = { bots: [], asked: [], hasClock: false };

const deskTable = ({ id, game, seats, isSameDeal, isOver }: ClassTable, live: Live): DeskTable => ({
  id,
  game,
  seats,
  isSameDeal,
  isOver,
  ...(live.stand(id) ?? NOTHING_KNOWN),
  looks: seats.map((_, seat) => live.look(id, seat)),
  look: live.look(id, -1),
});

const namesAt = (room: Classroom, { seats }: ClassTable): readonly (Nickname | null)[] =>
  seats.map((pupil) => (pupil === null ? null : (pupilOf(room, pupil)?.name ?? null)));

export function pupilView(room: Classroom, index: number, live: Live): PupilView | undefined {
  const pupil = pupilOf(room, index);
  if (!pupil) return undefined;
  const { id, label, language, pace, isHeld, asked } = room;
  const task = taskOf(room, pupil);
  const table = tableOf(room, index);
  const mine = asked?.answers[index];
  return {
    who: 'pupil',
    id,
    label,
    language,
    pupil: index,
    name: pupil.name,
    isGuest: pupil.isGuest,
    ...(mayRename(room, pupil) && { free: freeAnimals(room) }),
    pace,
    isHeld,
    others: pupil.others,
    hints: live.hints(index),
    ...(task && { task }),
    ...(table && { table: pupilTable(room, table, index, live) }),
    progress: countedOf(room, pupil).facts,
    ...(isOver(room) && { goodbye: goodbyeTo(room, pupil) }),
    ...(asked && { asked: { ...askedOf(asked), ...(mine && { mine }) } }),
  };
}

/** The plan has ended and the class screen says what the lesson has brought. A recap in the middle of a plan ends nothing. */
const isOver = ({ plan, wall }: Classroom): boolean => plan === undefined && wall.kind === 'recap';

/** A lesson that nobody has begun with a plan began at most so long before its end. */
const LONGEST_LESSON = 4 * 60 * 60 * 1000;

function goodbyeTo(room: Classroom, pupil: Pupil): Goodbye {
  const since = Math.max(room.lessonAt, room.planAt - LONGEST_LESSON);
  const { stars, things } = solvedSince(room, pupil, since);
  const isOut = room.wall.kind === 'recap' && room.wall.isOut === true;
  return { at: room.planAt, isOut, stars, games: gamesOf(room, pupil, since), things };
}

/** A class has thousands of tables after some years, the latest last. */
function gamesOf({ tables }: Classroom, { index }: Pupil, since: number): number {
  const before = tables.findLastIndex(({ openedAt }) => openedAt < since);
  return tables.slice(before + 1).filter(({ isOver, seats }) => isOver && seats.includes(index)).length;
}

function pupilTable(room: Classroom, table: ClassTable, index: number, live: Live): PupilTable {
  const { id, game, isSameDeal, isOver } = table;
  const seat = table.seats.indexOf(index);
  const token = live.seat(table, seat);
  const isAsked = live.stand(id) !== undefined && isAwaited(table, index, live);
  const again = table.again.map((pupil) => table.seats.indexOf(pupil)).filter((each) => each >= 0);
  const names = namesAt(room, table);
  return { id, game, ...(token !== undefined && { token }), seat, names, isSameDeal, isOver, isAsked, again };
}

export function wallView(room: Classroom, live: Live): WallView {
  const { id, label, language, pin, isHeld, wall, task, plan, planAt, asked } = room;
  const pupils = presentPupils(room);
  return {
    who: 'wall',
    id,
    label,
    language,
    code: live.code(),
    pin,
    isHeld,
    wall,
    ...(task && { task }),
    ...(plan && { plan }),
    planAt,
    pupils: pupils.length,
    here: pupils.flatMap(({ index, name }) => (live.isHere(index) ? [name] : [])),
    boards: openTables(room).map((table) => ({
      id: table.id,
      game: table.game,
      names: namesAt(room, table),
      isOver: table.isOver,
      look: live.look(table.id, -1),
    })),
    works: worksShown(room, live),
    stars: pupils.reduce((sum, pupil) => sum + starsOf(room, pupil), 0),
    ...(wall.kind === 'recap' && { recap: recapOf(room, wall.isRanked) }),
    ...(asked && { asked: askedOnWall(asked, wall) }),
  };
}

/** The contents of each connected device without a table, once per device. */
function worksShown(room: Classroom, live: Live): readonly WallWork[] {
  const isAtWork = ({ index }: Pupil): boolean => live.isHere(index) && !tableOf(room, index);
  const atWork = presentPupils(room).filter(isAtWork);
  const shown = new Set<number>();
  return atWork.flatMap(({ index }): readonly WallWork[] => {
    const sharers = sharersOf(room, index);
    const group = atWork.filter((pupil) => sharers.includes(pupil.index));
    const first = group.find((pupil) => live.doing(pupil.index));
    const doing = first && live.doing(first.index);
    if (!doing || shown.has(first.index)) return [];
    shown.add(first.index);
    const others = group.filter((pupil) => pupil !== first).map(({ name }) => name);
    const isSolved = (first.progress[doing.thing]?.stars ?? 0) > 0;
    return [{ name: first.name, ...(others.length > 0 && { others }), ...doing, isSolved }];
  });
}

/** While some still think, nobody reads off the wall what others have answered, unless the teacher wants it so. */
function askedOnWall(asked: Asked, wall: WallState): NonNullable<WallView['asked']> {
  const isLive = wall.kind === 'question' && wall.isLive === true;
  const answered = Object.keys(asked.answers).length;
  return { ...askedOf(asked), answered, ...((isLive || !asked.isOpen) && { counts: countsOf(asked) }) };
}

function countsOf({ answers }: Asked): readonly (readonly [answer: readonly string[], count: number])[] {
  const counts = new Map<string, { readonly answer: readonly string[]; count: number }>();
  for (const answer of Object.values(answers)) {
    const key = answer.join('\n');
    const known = counts.get(key);
    if (known) known.count++;
    else counts.set(key, { answer, count: 1 });
  }
  return [...counts.entries()]
    .sort(([a, { count: x }], [b, { count: y }]) => y - x || (a < b ? -1 : 1))
    .map(([, { answer, count }]) => [answer, count]);
}

type Summed = Omit<Recap, 'games' | 'ranking'> & {
  readonly since: readonly number[];
  readonly of: Pick<Classroom, 'given' | 'lessonAt'>;
};

/** Counted once for each state of the pupils: a class is shown again whenever anything in it changes. */
const summed = new WeakMap<Classroom['pupils'], Summed>();

function sumOf(room: Classroom): Summed {
  const known = summed.get(room.pupils);
  if (known && known.of.given === room.given && known.of.lessonAt === room.lessonAt) return known;
  const pupils = presentPupils(room);
  const things = new Map<string, number>();
  const solved = pupils.map((pupil) => solvedSince(room, pupil, room.lessonAt));
  for (const { things: own } of solved) for (const thing of own) things.set(thing, (things.get(thing) ?? 0) + 1);
  const since = solved.map(({ stars }) => stars);
  const sum: Summed = {
    stars: since.reduce((all, stars) => all + stars, 0),
    solved: [...things.values()].reduce((all, count) => all + count, 0),
    things: Object.freeze([...things]),
    since,
    of: { given: room.given, lessonAt: room.lessonAt },
  };
  summed.set(room.pupils, sum);
  return sum;
}

/** What the whole class achieved today. */
function recapOf(room: Classroom, isRanked: boolean): Recap {
  const { stars, solved, things, since } = sumOf(room);
  return {
    stars,
    solved,
    games: room.tables.filter(({ openedAt, isOver }) => isOver && openedAt >= room.lessonAt).length,
    things,
    ...(isRanked && {
      ranking: presentPupils(room)
        .map(({ name }, index) => [name, since[index]!] as const)
        .sort(([, a], [, b]) => b - a),
    }),
  };
}
