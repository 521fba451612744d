import { readEntry } from '@stolik/class/entry';
import { movedClass, packed } from '@stolik/class/moving';
import { ok, type Result } from '@stolik/kernel/result';
import { type ClassTrouble, classApi } from './api.ts';
import type { ClassContent } from './class-file.ts';
import { type KeptClass, type Keyring, withClass } from './keyring.ts';

/** Letters of the password of a saved class. */
export const LEAST_PASSWORD = 8;

/** A piece has to fit into a request, with its quotes. */
const PIECE = { lines: 100, letters: 50_000 };

/** Everything of a class that moves: from the server its log, from this browser key and names. */
export async function contentOf({ room, key, label }: KeptClass, ring: Keyring): Promise<Result<ClassContent, ClassTrouble>> {
  const log = await logOf(room, key);
  if (!log.ok) return log;
  const printedFor = ring.classes.find((kept) => kept.room === room)?.printedFor;
  const content = { room, key, label, lines: packed(room, log.value, key), names: ring.names[room] ?? {} };
  return ok(printedFor === undefined ? content : { ...content, printedFor });
}

async function logOf(room: string, key: string): Promise<Result<readonly string[], ClassTrouble>> {
  const lines: string[] = [];
  for (;;) {
    const piece = await classApi.lines(room, key, lines.length);
    if (!piece.ok) return piece;
    lines.push(...piece.value.lines);
    if (lines.length >= piece.value.version || piece.value.lines.length === 0) return ok(lines);
  }
}

/** What this server has of the class: nothing; the same or a later state; or an earlier one, which the file would replace. */
export type Here = 'nothing' | 'later' | 'earlier';

export async function isHere({ room, key, lines }: ClassContent): Promise<Here> {
  const log = await logOf(room, key);
  const here = log.ok ? movedClass(room, packed(room, log.value, key)) : undefined;
  if (!here?.ok) return 'nothing';
  return here.value.lastAt >= (readEntry(lines.at(-1)!)?.at ?? 0) ? 'later' : 'earlier';
}

/** Brings a class to this server. `replaces`: an earlier state of it here is wiped first, with its tables. */
export async function carry({ room, key, lines }: ClassContent, replaces: boolean): Promise<Result<true, ClassTrouble>> {
  const wiped = replaces ? await classApi.remove(room, key) : ok(true as const);
  if (!wiped.ok) return wiped;
  for (let from = 0; from < lines.length; ) {
    const piece = pieceOf(lines, from);
    const brought = await classApi.bring(room, key, from, piece);
    if (!brought.ok) return brought;
    from += piece.length;
  }
  return ok(true);
}

function pieceOf(lines: readonly string[], from: number): readonly string[] {
  let letters = 0;
  const rest = lines.slice(from, from + PIECE.lines);
  const most = rest.findIndex((line, index) => {
    letters += JSON.stringify(line).length + 1;
    return index > 0 && letters > PIECE.letters;
  });
  return most < 0 ? rest : rest.slice(0, most);
}

/** The class and its names are this device's now. Names that were typed here since stay where the file has none. */
export const withContent = (ring: Keyring, { room, key, label, printedFor, names }: ClassContent): Keyring => {
  const known = withClass(ring, { room, key, label, ...(printedFor !== undefined && { printedFor }) });
  return { ...known, names: { ...known.names, [room]: { ...known.names[room], ...names } } };
};
