import { CLASSROOM_FORMAT, type Classroom } from '@stolik/class/classroom';
import { isRecord } from '@stolik/kernel/json';

/** What a log came to, and how many characters it had. */
export interface ClassSnapshot {
  readonly room: Classroom;
  readonly bytes: number;
}

/** As it is stored; undefined where it can't be. */
export function snapshotOf({ room, bytes }: ClassSnapshot): string | undefined {
  try {
    return JSON.stringify({ format: CLASSROOM_FORMAT, bytes, room });
  } catch {
    return undefined;
  }
}

/** Undefined for one of another program, or none at all: then the log is read from its start. */
export function readSnapshot(text: string | undefined): ClassSnapshot | undefined {
  if (text === undefined) return undefined;
  try {
    const raw: unknown = JSON.parse(text);
    if (!isRecord(raw) || raw['format'] !== CLASSROOM_FORMAT || !isRecord(raw['room'])) return undefined;
    const { bytes, room } = raw as unknown as ClassSnapshot;
    // JSON leaves out what is undefined, and states are compared whole.
    return Number.isInteger(room.version) ? { bytes: Number(bytes), room: whole(room) } : undefined;
  } catch {
    return undefined;
  }
}

const whole = (room: Classroom): Classroom => ({
  ...room,
  task: room.task,
  asked: room.asked && { ...room.asked, played: room.asked.played },
  plan: room.plan,
  pupils: room.pupils.map((pupil) => ({ ...pupil, task: pupil.task })),
});
