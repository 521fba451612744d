import type { Language } from '@stolik/kernel/language';
import { ok, type Result } from '@stolik/kernel/result';
import {
  advance,
  type Classroom,
  freeAnimals,
  guestsIn,
  isDealOver,
  isNews,
  mayRename,
  openTables,
  presentPupils,
  pupilOf,
  tableOf,
} from './classroom.ts';
import type { Entry, Line, Whom } from './entry.ts';
import { ANIMALS, animalOf, HOWS, type Nickname } from './names.ts';
import { groupsOf, type PairWay } from './pairs.ts';
import type { ClassPace, ClassQuestion, Fact, LaidTable, PlanStep, Pupil, Task, Things, WallState } from './things.ts';

/** The sender of a command. `house` is the server: it reports what it has seen, or what it has done for the teacher. */
export type Who = { readonly kind: 'teacher' | 'wall' | 'house' } | { readonly kind: 'pupil'; readonly pupil: number };

/** The hashes that are stored of a card and of three pictures. */
export interface Hashes {
  readonly card: string;
  readonly pictures: string;
}

/** Everything that can be asked of a class. */
export type Command =
  /** The teacher's. */
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'pupil'; readonly pupil: number; readonly name: Nickname; readonly hashes: Hashes }
  | { readonly kind: 'rename'; readonly pupil: number; readonly name: Nickname }
  | { readonly kind: 'remove'; readonly pupil: number }
  /** All guests go. */
  | { readonly kind: 'guests' }
  | { readonly kind: 'secrets'; readonly pupil: number; readonly hashes: Hashes }
  | { readonly kind: 'wallKey' }
  | { readonly kind: 'lesson' }
  | { readonly kind: 'pace'; readonly pace: ClassPace }
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'wall'; readonly wall: WallState }
  | { readonly kind: 'task'; readonly whom: Whom; readonly task: Task }
  | { readonly kind: 'pairs'; readonly way: PairWay }
  | { readonly kind: 'ask'; readonly question: ClassQuestion; readonly solution: readonly string[] }
  | { readonly kind: 'close' }
  | { readonly kind: 'playOut'; readonly answer: readonly string[] }
  | { readonly kind: 'unask' }
  | { readonly kind: 'plan'; readonly plan: PlanStep | null }
  | { readonly kind: 'away'; readonly table: string }
  | { readonly kind: 'unstar'; readonly pupil: number; readonly things: Things }
  | { readonly kind: 'restar'; readonly pupil: number; readonly things: Things }
  /** A pupil's. */
  | { readonly kind: 'did'; readonly facts: readonly Fact[] }
  | { readonly kind: 'answer'; readonly asked: string; readonly answer: readonly string[] }
  | { readonly kind: 'again'; readonly table: string }
  | { readonly kind: 'share'; readonly others: readonly number[] }
  | { readonly kind: 'nickname'; readonly name: Nickname }
  /** The server's. */
  | { readonly kind: 'guest'; readonly dice: number }
  | { readonly kind: 'pin'; readonly pin: string }
  | { readonly kind: 'table'; readonly table: LaidTable }
  | { readonly kind: 'over'; readonly table: string };

export type CommandKind = Command['kind'];

/** Permissions: decided by role, never by knowledge. */
export const MAY: Readonly<Record<CommandKind, readonly Who['kind'][]>> = {
  label: ['teacher'],
  pupil: ['teacher'],
  rename: ['teacher'],
  remove: ['teacher'],
  guests: ['teacher'],
  secrets: ['teacher'],
  wallKey: ['teacher'],
  lesson: ['teacher'],
  pace: ['teacher'],
  eyes: ['teacher'],
  wall: ['teacher'],
  task: ['teacher'],
  pairs: ['teacher'],
  ask: ['teacher'],
  close: ['teacher'],
  playOut: ['teacher'],
  unask: ['teacher'],
  plan: ['teacher'],
  away: ['teacher'],
  unstar: ['teacher'],
  restar: ['teacher'],
  did: ['pupil'],
  answer: ['pupil'],
  again: ['pupil'],
  share: ['pupil'],
  nickname: ['pupil'],
  guest: ['house'],
  pin: ['house'],
  table: ['house'],
  over: ['house'],
};

/** Why nothing came of a command. */
export type ClassNo =
  | 'not-yours' // somebody else's to ask
  | 'unknown' // no such pupil, table, question
  | 'taken' // that animal is somebody else
  | 'full' // no animal is left, or the log is too long
  | 'eyes' // everybody is looking at the teacher; nothing is lost
  | 'not-now'; // no question is open, nothing to change

export const MOST_PUPILS = ANIMALS.length;
/**
 * Limit on tables that are not put away: one for each pupil, and one for each pupil whose seat went to a bot. Each is held with
 * the class.
 */
export const MOST_TABLES = 2 * MOST_PUPILS;
/** Pupils that ever were: those who have gone keep their numbers. Guests don't, or strangers could use them all up. */
const MOST_EVER = 400;
/** The largest number that messages and tokens take is 1,000. */
const MOST_NUMBERS = 1001;
/** Guests who come in one lesson, also after others of them were shown out: each is a line in the log. */
const MOST_GUESTS = 150;
const MOST_ENTRIES = 200_000;
/** Pupils write no more when the log is this full: the teacher can still hold, remove and begin lessons. */
const MOST_BY_PUPILS = 0.8 * MOST_ENTRIES;
/** Guests stop earlier: strangers must not fill the log of the class. */
const MOST_BY_GUESTS = 0.4 * MOST_ENTRIES;
/** What one pupil writes in all: facts and answers of some years. A guest stays for a lesson. */
const MOST_OF_PUPIL = 4000;
const MOST_OF_GUEST = 300;
/** Different things of one pupil: more than there are levels and puzzles. */
const MOST_THINGS = 2000;

export interface Changed {
  readonly entries: readonly Entry[];
  readonly after: Classroom;
}

type Reduced = Result<readonly Line[], ClassNo>;

const no = (problem: ClassNo): { ok: false; problem: ClassNo } => ({ ok: false, problem });
const one = (line: Line): Reduced => ok([line]);
const NOTHING: Reduced = ok([]);

/** The first line of a class. */
export const opening = (label: string, language: Language, teacher: string, at: number): Extract<Entry, { kind: 'open' }> => ({
  kind: 'open',
  label,
  language,
  teacher,
  at,
});

/** The result of a command; empty if it was processed before. Does not change the given class. */
export function reduce(room: Classroom, command: Command, who: Who, now: number, id?: string): Result<Changed, ClassNo> {
  if (!MAY[command.kind].includes(who.kind)) return no('not-yours');
  if (who.kind === 'pupil' && !pupilOf(room, who.pupil)) return no('unknown');
  if (id !== undefined && room.granted.includes(grantOf(who, id))) return ok({ entries: [], after: room });
  if (room.version >= MOST_ENTRIES || (who.kind === 'pupil' && isUsedUp(room, who.pupil))) return no('full');
  const lines = done(room, command, who);
  if (!lines.ok) return lines;
  const entries = lines.value.map((line, index): Entry => {
    const isLast = index === lines.value.length - 1;
    return { ...line, ...(id !== undefined && isLast && { id: grantOf(who, id) }), at: now } as Entry;
  });
  return ok({ entries, after: entries.reduce(advance, room) });
}

function isUsedUp(room: Classroom, index: number): boolean {
  const { wrote, isGuest } = pupilOf(room, index)!;
  return isGuest
    ? room.version >= MOST_BY_GUESTS || wrote >= MOST_OF_GUEST
    : room.version >= MOST_BY_PUPILS || wrote >= MOST_OF_PUPIL;
}

/** Two people may use the same words for their requests. */
const grantOf = (who: Who, id: string): string => (who.kind === 'pupil' ? `${who.pupil} ${id}` : id);

function done(room: Classroom, command: Command, who: Who): Reduced {
  switch (command.kind) {
    case 'pupil':
    case 'rename':
    case 'remove':
    case 'guests':
    case 'secrets':
    case 'guest':
      return aboutPupils(room, command);
    case 'label':
    case 'wallKey':
    case 'lesson':
    case 'wall':
    case 'plan':
      return one(command);
    case 'pin':
      // Two servers may draw one at the same moment: the second would take the place of the first, and nobody would give that back.
      if (command.pin !== '' && room.pin !== '' && command.pin !== room.pin) return no('taken');
      return command.pin === room.pin ? NOTHING : one(command);
    case 'pace':
      return one(command);
    case 'eyes':
      return room.isHeld === command.on ? NOTHING : one(command);
    case 'task':
      return command.whom !== 'all' && !command.whom.every((pupil) => pupilOf(room, pupil)) ? no('unknown') : one(command);
    case 'pairs':
      return pairs(room, command.way);
    case 'table':
      return tableLaid(room, command);
    case 'over':
    case 'away':
      return aboutTable(room, command);
    case 'unstar':
    case 'restar': {
      const pupil = pupilOf(room, command.pupil);
      if (!pupil) return no('unknown');
      const there = Object.keys(command.kind === 'unstar' ? pupil.progress : pupil.taken);
      const { things } = command;
      return there.some((thing) => things === 'all' || things.includes(thing)) ? one(command) : NOTHING;
    }
    case 'did':
    case 'answer':
    case 'again':
    case 'share':
    case 'nickname':
      return byPupil(room, command, who.kind === 'pupil' ? who.pupil : -1);
    default:
      return aboutQuestion(room, command);
  }
}

type Of<Kind extends CommandKind> = Extract<Command, { readonly kind: Kind }>;

function aboutPupils(room: Classroom, command: Of<'pupil' | 'rename' | 'remove' | 'guests' | 'secrets' | 'guest'>): Reduced {
  switch (command.kind) {
    case 'pupil': {
      const { pupil, name, hashes } = command;
      // The number is in the card: it must be the next one, or the card would be another's.
      if (pupil !== room.pupils.length) return no('not-now');
      const displaced = displacedBy(room, name);
      const why = whyNotAnother(room, displaced) ?? whyNotNamed(room, name, displaced ?? pupil);
      if (why) return no(why);
      const removal: readonly Line[] = displaced === undefined ? [] : [{ kind: 'remove', pupil: displaced }];
      return ok([...removal, { kind: 'pupil', pupil, name, ...hashes }]);
    }
    case 'guest': {
      if (room.pin === '') return no('not-now');
      const why = room.guestsCame >= MOST_GUESTS ? 'full' : whyNotAnother(room);
      if (why) return no(why);
      const free = freeAnimals(room);
      const name: Nickname = `${HOWS[Math.floor(command.dice / free.length) % HOWS.length]!}-${free[command.dice % free.length]!}`;
      return one({ kind: 'pupil', pupil: numberOfGuest(room), name, card: '', pictures: '', isGuest: true });
    }
    case 'guests':
      return ok(guestsIn(room).map((pupil) => ({ kind: 'remove', pupil })));
    case 'rename': {
      const { pupil, name } = command;
      const why = pupilOf(room, pupil) ? whyNotNamed(room, name, pupil) : 'unknown';
      return why ? no(why) : one(command);
    }
    case 'remove':
      return pupilOf(room, command.pupil) ? one(command) : no('unknown');
    case 'secrets': {
      const { kind, pupil, hashes } = command;
      return pupilOf(room, pupil) ? one({ kind, pupil, ...hashes }) : no('unknown');
    }
  }
}

function whyNotAnother(room: Classroom, displaced?: number): ClassNo | undefined {
  const isFull = presentPupils(room).length - (displaced === undefined ? 0 : 1) >= MOST_PUPILS;
  const ever = room.pupils.filter((pupil) => !isGap(pupil)).length;
  return isFull || ever >= MOST_EVER || room.pupils.length >= MOST_NUMBERS ? 'full' : undefined;
}

/** The place of a guest who has gone. */
const isGap = ({ isGone, isGuest }: Pupil): boolean => isGone && isGuest;

function numberOfGuest({ pupils }: Classroom): number {
  const gap = pupils.findIndex(isGap);
  return gap < 0 ? pupils.length : gap;
}

/** A guest never keeps a pupil out: a pupil who gets a guest's animal takes that guest's place. */
const displacedBy = (room: Classroom, name: Nickname): number | undefined =>
  guestsIn(room).find((guest) => animalOf(room.pupils[guest]!.name) === animalOf(name));

/** An animal is one pupil's: the wall may say "Fox" alone. */
const whyNotNamed = (room: Classroom, name: Nickname, own: number): ClassNo | undefined =>
  presentPupils(room).some((other) => other.index !== own && animalOf(other.name) === animalOf(name)) ? 'taken' : undefined;

function pairs(room: Classroom, way: PairWay): Reduced {
  const groups = groupsOf(room, way);
  const all = groups.flat();
  if (!all.every((pupil) => pupilOf(room, pupil))) return no('unknown');
  return new Set(all).size === all.length ? one({ kind: 'pairs', groups }) : no('taken');
}

/** In one piece, so that a pupil never has two tables, even where two servers lay tables for the same request. */
function tableLaid(room: Classroom, command: Of<'table'>): Reduced {
  const { id, seats, deal } = command.table;
  if (room.tables.some((table) => table.id === id)) return NOTHING;
  // Its seed may be public by now.
  if (deal && isDealOver(room, deal.id)) return no('not-now');
  // Another desk may have removed a pupil while it was opened.
  if (seats.some((pupil) => pupil !== null && !pupilOf(room, pupil))) return no('unknown');
  const former = openTables(room).filter((table) => table.seats.some((pupil) => pupil !== null && seats.includes(pupil)));
  if (openTables(room).length - former.length >= MOST_TABLES) return no('full');
  const { wall } = room;
  const isOnWall = wall.kind === 'board' && former.some((table) => table.id === wall.table);
  return ok([
    ...former.map((table): Line => ({ kind: 'away', table: table.id })),
    command,
    // Who was large on the wall still is.
    ...(isOnWall ? [{ kind: 'wall', wall: { kind: 'board', table: id } } as const] : []),
  ]);
}

function aboutTable(room: Classroom, { kind, table: id }: Of<'over' | 'away'>): Reduced {
  const table = room.tables.find((each) => each.id === id);
  if (!table) return no('unknown');
  const isDone = kind === 'over' ? table.isOver : !openTables(room).includes(table);
  return isDone ? NOTHING : one({ kind, table: id });
}

function byPupil(room: Classroom, command: Of<'did' | 'answer' | 'again' | 'share' | 'nickname'>, index: number): Reduced {
  const pupil = pupilOf(room, index);
  if (!pupil) return no('unknown');
  if (command.kind === 'again') return playedAgain(room, command.table, index);
  if (command.kind === 'share') return shared(command.others, pupil);
  if (command.kind === 'nickname') return renamed(room, command.name, pupil);
  if (command.kind === 'did') {
    // What was done is never refused, also while all look at the teacher: it may have been done before.
    const facts = command.facts.filter((fact) => isNews(pupil.progress[fact[0]], fact));
    if (facts.length === 0) return NOTHING;
    const things = new Set([...Object.keys(pupil.progress), ...facts.map(([thing]) => thing)]);
    return things.size > MOST_THINGS ? no('full') : one({ kind: 'did', pupil: index, facts });
  }
  const { asked } = room;
  if (!asked || asked.id !== command.asked) return no('unknown');
  if (!asked.isOpen) return no('not-now');
  if (room.isHeld) return no('eyes');
  if (asked.answers[index]?.join('\n') === command.answer.join('\n')) return NOTHING;
  return one({ kind: 'answer', pupil: index, asked: asked.id, answer: command.answer });
}

function renamed(room: Classroom, name: Nickname, pupil: Pupil): Reduced {
  if (name === pupil.name) return NOTHING;
  if (!mayRename(room, pupil)) return no('not-now');
  const why = whyNotNamed(room, name, pupil.index);
  return why ? no(why) : one({ kind: 'rename', pupil: pupil.index, name });
}

/** The server lays the next table when all want it. */
function playedAgain(room: Classroom, id: string, index: number): Reduced {
  const table = tableOf(room, index);
  if (table?.id !== id) return no('unknown');
  if (!table.isOver) return no('not-now');
  if (room.isHeld) return no('eyes');
  return table.again.includes(index) ? NOTHING : one({ kind: 'again', pupil: index, table: id });
}

/** Stored as sent: a pupil unknown to this server may have joined at another. */
function shared(sharers: readonly number[], { index, others }: Pupil): Reduced {
  const said = [...new Set(sharers)].filter((other) => other !== index).sort((a, b) => a - b);
  return said.join() === others.join() ? NOTHING : one({ kind: 'share', pupil: index, others: said });
}

function aboutQuestion(room: Classroom, command: Of<'ask' | 'close' | 'playOut' | 'unask'>): Reduced {
  const { asked } = room;
  if (command.kind === 'ask') {
    const { question, solution } = command;
    return one({ kind: 'ask', question, solution, asked: `q${room.version}` });
  }
  if (!asked) return no('not-now');
  switch (command.kind) {
    case 'close':
      return asked.isOpen ? one({ kind: 'close', asked: asked.id }) : NOTHING;
    case 'playOut':
      return one({ kind: 'playOut', asked: asked.id, answer: command.answer });
    case 'unask':
      return one(command);
  }
}
