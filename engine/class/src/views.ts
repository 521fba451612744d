import type { Language } from '@stolik/kernel/language';
import { type Classroom, openTables, presentPupils, pupilOf, tableOf, taskOf } from './classroom.ts';
import { countedOf, lastDoneAt, starsOf, takenOf } from './counted.ts';
import type { Nickname } from './names.ts';
import type { Work } from './stuck.ts';
import type {
  Asked,
  ClassPace,
  ClassQuestion,
  ClassTable,
  Doing,
  Fact,
  Groups,
  PlanStep,
  Pupil,
  TableStand,
  Task,
  WallState,
} from './things.ts';

/*
 * What each of a class is told, built up from what they may know and never stripped: a pupil of themselves and who they play with, the wall
 * of nobody in particular, the teacher everything but secrets.
 */

/** What the log does not know: who is connected, what they are at, and what lets somebody in. */
export interface Live {
  /** The code that opens the list of animals. */
  code(): string;
  isHere(pupil: number): boolean;
  /** What a pupil's device says it shows. */
  doing(pupil: number): Doing | undefined;
  /** When the teacher last sent a pupil a hint; 0: never, as far as is known. */
  hints(pupil: number): number;
  /** Undefined while the table is being found. */
  stand(table: string): TableStand | undefined;
  /** When a pupil last came, moved or solved; 0 where nobody knows. */
  movedAt(pupil: number): number;
  /** Lets somebody look at a table without being noticed: over the shoulder of a seat, or at what lies open (-1). */
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
  /** How often the secrets were drawn: the teacher's browser makes card and pictures of it. */
  readonly drawn: number;
  readonly task?: Task | undefined;
  readonly doing?: Doing | undefined;
  readonly table?: string | undefined;
  readonly stars: number;
  readonly progress: readonly Fact[];
  /** What the teacher took back. */
  readonly taken?: readonly Fact[] | undefined;
  readonly answer?: readonly string[] | undefined;
  /** Wrong pictures that somebody has shown for them. */
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
  /** Somebody shows pictures for pupils who don't exist: a program that guesses. */
  readonly tried?: Tried | undefined;
  readonly groups: Groups;
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
}

export interface PupilView {
  readonly who: 'pupil';
  readonly id: string;
  readonly label: string;
  readonly language: Language;
  readonly pupil: number;
  readonly name: Nickname;
  readonly isGuest: boolean;
  readonly pace: ClassPace;
  readonly isHeld: boolean;
  /** Grows whenever the teacher sends a hint: when that was, in the server's time. A server that has just started says 0. */
  readonly hints: number;
  readonly task?: Task | undefined;
  readonly table?: PupilTable | undefined;
  readonly progress: readonly Fact[];
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

/** What somebody works at who is at no table: all lists of the class are shown small and living too. */
export interface WallWork extends Doing {
  readonly name: Nickname;
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
  /** Who is in the class, and of them who is here, in the order of their numbers. */
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
        /** Answers and how many gave them, the most frequent first; nobody's names. */
        readonly counts: readonly (readonly [answer: readonly string[], count: number])[];
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
  return {
    pupil: index,
    name,
    isGuest,
    drawn,
    isHere: live.isHere(index),
    ...workOf(room, pupil, live),
    ...(task && { task }),
    ...(doing !== undefined && { doing }),
    ...(table !== undefined && { table }),
    stars: starsOf(room, pupil),
    progress: countedOf(room, pupil).facts,
    ...(taken.length > 0 && { taken }),
    ...(answer && { answer }),
    ...(tried && { tried }),
  };
}

/** Whether something is left to do of what was given, since when nothing came of it, and how often it went wrong. */
function workOf(room: Classroom, pupil: Pupil, live: Live): Pick<Work, 'isBusy' | 'movedAt' | 'tries'> {
  const { asked, givenAt } = room;
  const table = tableOf(room, pupil.index);
  const left = leftOf(room, pupil);
  const doing = live.doing(pupil.index)?.thing ?? left[0];
  const now = doing === undefined ? undefined : pupil.progress[doing];
  const movedAt = Math.max(lastDoneAt(pupil), live.movedAt(pupil.index), givenAt, pupil.givenAt, table?.openedAt ?? 0);
  // While one question is everybody's, lists and tables wait.
  if (asked) return { isBusy: asked.isOpen && !asked.answers[pupil.index], movedAt, tries: 0 };
  return {
    isBusy: table ? isAwaited(table, pupil.index, live) : left.length > 0,
    movedAt,
    tries: now && !table && now.stars === 0 ? now.misses : 0,
  };
}

/** What a pupil may go to in the list and has not solved. */
function leftOf(room: Classroom, pupil: Pupil): readonly string[] {
  const { pace } = room;
  const task = taskOf(room, pupil);
  if ((task?.kind !== 'lessons' && task?.kind !== 'puzzles') || pace.kind === 'locked') return [];
  const open = pace.kind === 'upTo' ? task.items.slice(0, pace.item + 1) : task.items;
  return open.filter((item) => (pupil.progress[item]?.stars ?? 0) === 0);
}

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
    pace,
    isHeld,
    hints: live.hints(index),
    ...(task && { task }),
    ...(table && { table: pupilTable(room, table, index, live) }),
    progress: countedOf(room, pupil).facts,
    ...(asked && { asked: { ...askedOf(asked), ...(mine && { mine }) } }),
  };
}

function pupilTable(room: Classroom, table: ClassTable, index: number, live: Live): PupilTable {
  const { id, game, isSameDeal, isOver } = table;
  const seat = table.seats.indexOf(index);
  const token = live.seat(table, seat);
  const isAsked = live.stand(id) !== undefined && isAwaited(table, index, live);
  return { id, game, ...(token !== undefined && { token }), seat, names: namesAt(room, table), isSameDeal, isOver, isAsked };
}

export function wallView(room: Classroom, live: Live): WallView {
  const { id, label, language, pin, isHeld, wall, task, asked } = room;
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
    pupils: pupils.length,
    here: pupils.flatMap(({ index, name }) => (live.isHere(index) ? [name] : [])),
    boards: openTables(room).map((table) => ({
      id: table.id,
      game: table.game,
      names: namesAt(room, table),
      isOver: table.isOver,
      look: live.look(table.id, -1),
    })),
    works: pupils.flatMap((pupil) => workShown(room, pupil, live)),
    stars: pupils.reduce((sum, pupil) => sum + starsOf(room, pupil), 0),
    ...(wall.kind === 'recap' && { recap: recapOf(room, wall.isRanked) }),
    ...(asked && { asked: { ...askedOf(asked), answered: Object.keys(asked.answers).length, counts: countsOf(asked) } }),
  };
}

/** What a pupil works at who is here and at no table. */
function workShown(room: Classroom, pupil: Pupil, live: Live): readonly WallWork[] {
  const doing = live.doing(pupil.index);
  if (!doing || !live.isHere(pupil.index) || tableOf(room, pupil.index)) return [];
  return [{ name: pupil.name, ...doing, isSolved: (pupil.progress[doing.thing]?.stars ?? 0) > 0 }];
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
  for (const pupil of pupils) {
    for (const [thing, { solvedAt = -1 }] of countedOf(room, pupil).things)
      if (solvedAt >= room.lessonAt) things.set(thing, (things.get(thing) ?? 0) + 1);
  }
  const since = pupils.map((pupil) => starsOf(room, pupil, room.lessonAt));
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

/** What the lesson has brought, of all together. */
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
