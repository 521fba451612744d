import { type Classroom, openClass } from '../src/classroom.ts';
import { type Changed, type ClassNo, type Command, opening, reduce, type Who } from '../src/commands.ts';
import type { Nickname } from '../src/names.ts';
import { cardHash, cardOf, teacherHash } from '../src/secrets.ts';
import type { ClassQuestion } from '../src/things.ts';
import type { Live } from '../src/views.ts';

export const KEY = 'AAAAAAAAAAAAAAAAAAAAAA';
export const TEACHER: Who = { kind: 'teacher' };
export const WALL: Who = { kind: 'wall' };
export const HOUSE: Who = { kind: 'house' };
export const pupil = (index: number): Who => ({ kind: 'pupil', pupil: index });

export const HASHES = { card: cardHash(cardOf(KEY, 'c1', 0, 0)), pictures: 'p'.repeat(64) };
export const NAMES: readonly Nickname[] = ['brave-fox', 'quiet-owl', 'merry-cat', 'bold-bear', 'wise-hare'];

export const QUESTION: ClassQuestion = {
  id: 'circuit-chain-1',
  game: 'circuit',
  players: 2,
  options: {},
  position: {},
  seat: 0,
  goal: { kind: 'close' },
};

/** A class with so many pupils. */
export function roomOf(pupils = 3): Classroom {
  let room = openClass('c1', opening('5B', 'pl', teacherHash(KEY), 1000));
  for (let index = 0; index < pupils; index++)
    room = after(room, { kind: 'pupil', pupil: index, name: NAMES[index]!, hashes: HASHES });
  return room;
}

export function after(room: Classroom, command: Command, who: Who = TEACHER, now = 2000, id?: string): Classroom {
  return changed(room, command, who, now, id).after;
}

export function changed(room: Classroom, command: Command, who: Who = TEACHER, now = 2000, id?: string): Changed {
  const reduced = reduce(room, command, who, now, id);
  if (!reduced.ok) throw new Error(`${command.kind}: ${reduced.problem}`);
  return reduced.value;
}

export function refusal(room: Classroom, command: Command, who: Who = TEACHER): ClassNo | undefined {
  const reduced = reduce(room, command, who, 2000);
  return reduced.ok ? undefined : reduced.problem;
}

export const live = (more: Partial<Live> = {}): Live => ({
  code: () => '4711',
  isHere: () => true,
  doing: () => undefined,
  lacks: () => undefined,
  hints: () => 0,
  stand: () => undefined,
  movedAt: () => 0,
  look: (table, seat) => `look ${table} ${seat}`,
  seat: (table, seat) => `seat ${table.id} ${seat}`,
  wallKey: () => 'wall key',
  tried: () => undefined,
  triedNobody: () => undefined,
  ...more,
});
