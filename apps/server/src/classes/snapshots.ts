import { CLASSROOM_FORMAT, type Classroom } from '@stolik/class/classroom';
import type { Given } from '@stolik/class/given';
import type { Pupil, Task } from '@stolik/class/things';
import { isRecord } from '@stolik/kernel/json';

/** The state folded from a log, and the log's length in characters. */
export interface ClassSnapshot {
  readonly room: Classroom;
  readonly bytes: number;
}

/** Raised whenever the lines are written in another way; a snapshot of another form is not read. */
const FORM = `lines2 ${CLASSROOM_FORMAT}`;

/** The lists that grow with the years are written in pieces of so many. */
const AT_ONCE: Readonly<Record<'tables' | 'named' | 'tasks' | 'pupils', number>> = {
  tables: 200,
  named: 500,
  tasks: 1,
  pupils: 1,
};
type Long = keyof typeof AT_ONCE;
const LONG = Object.keys(AT_ONCE) as readonly Long[];

type Lists = Pick<Classroom, 'tables' | 'named'> & {
  readonly tasks: readonly Task[];
  /** With the numbers of their own tasks. */
  readonly pupils: readonly (Omit<Pupil, 'task'> & { readonly task?: number })[];
};

/**
 * As it is stored, one line a step: a class of some years has megabytes, and everybody else is served between the lines. First what is
 * short, then the long lists piece by piece. Undefined where it can't be written.
 */
export function* writingSnapshot({ room, bytes }: ClassSnapshot): Generator<void, string | undefined, void> {
  try {
    const lines = [JSON.stringify({ form: FORM, bytes, room: { ...room, tables: [], named: [], pupils: [] } })];
    // One message may have given the same to all: it is written once, as it is in memory once.
    const tasks = [...new Set(room.pupils.flatMap(({ task }) => task ?? []))];
    const pupils = room.pupils.map((pupil) => ({ ...pupil, task: pupil.task && tasks.indexOf(pupil.task) }));
    const lists = { ...room, tasks, pupils };
    for (const name of LONG) {
      for (let at = 0; at < lists[name].length; at += AT_ONCE[name]) {
        lines.push(JSON.stringify([name, ...lists[name].slice(at, at + AT_ONCE[name])]));
        yield;
      }
    }
    return lines.join('\n');
  } catch {
    return undefined;
  }
}

/** The same the other way round. Undefined for one of another program, or none at all: then the log is read from its start. */
export function* readingSnapshot(text: string | undefined): Generator<void, ClassSnapshot | undefined, void> {
  try {
    const [head, ...lines] = (text ?? '').split('\n');
    const raw: unknown = JSON.parse(head ?? '');
    if (!isRecord(raw) || raw['form'] !== FORM || !isRecord(raw['room'])) return undefined;
    const { bytes, room } = raw as unknown as ClassSnapshot;
    const lists: Record<Long, unknown[]> = { tables: [], named: [], tasks: [], pupils: [] };
    for (const line of lines) {
      const [name, ...items] = JSON.parse(line) as [Long, ...unknown[]];
      lists[name].push(...items);
      yield;
    }
    const { tables, named, tasks, pupils } = lists as unknown as Lists;
    const givens = new Map<string, Given>();
    const read = { ...room, tables, named, pupils: [] as Pupil[] };
    for (const pupil of pupils) {
      read.pupils.push(pupilOf(pupil, tasks, givens));
      yield;
    }
    // JSON leaves out what is undefined, and states are compared whole.
    return Number.isInteger(room.version) ? { bytes: Number(bytes), room: whole(read) } : undefined;
  } catch {
    return undefined;
  }
}

/** Those who were given the same share one list of it, as they do where the log is read. */
function pupilOf(pupil: Lists['pupils'][number], tasks: Lists['tasks'], givens: Map<string, Given>): Pupil {
  const key = JSON.stringify(pupil.given);
  const given = givens.get(key) ?? pupil.given;
  givens.set(key, given);
  return { ...pupil, given, task: tasks[pupil.task ?? -1] };
}

const whole = (room: Classroom): Classroom => ({
  ...room,
  task: room.task,
  asked: room.asked && { ...room.asked, played: room.asked.played },
  plan: room.plan,
});
