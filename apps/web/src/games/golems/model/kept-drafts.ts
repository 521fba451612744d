import { TESTS, type Test } from '@stolik/golems/programs';
import { isRecord } from '@stolik/kernel/json';
import {
  type Draft,
  type DraftRow,
  emptyDraft,
  type Item,
  laid,
  type Part,
  type Place,
  refuseLaying,
  withTest,
} from './draft.ts';
import type { Limits } from './limits.ts';

/** Which decision a draft is of: `round` moves on, and so does the number of a seat's decisions. */
export interface DraftOf {
  readonly seat: number;
  readonly round: number;
  readonly decision: number;
}

interface Kept {
  readonly round: number;
  readonly decision: number;
  readonly rows: Draft;
}

function keptIn(text: string | undefined): Readonly<Record<string, Kept>> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(found)) return {};
    const isKept = (value: unknown): value is Kept =>
      isRecord(value) && Number.isInteger(value['round']) && Number.isInteger(value['decision']) && Array.isArray(value['rows']);
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {};
  }
}

const textOf = (kept: Readonly<Record<string, Kept>>): string | undefined =>
  Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined;

/** What is kept of a table, with this draft in it; undefined when nothing is left to keep. */
export function withDraft(text: string | undefined, { seat, round, decision }: DraftOf, rows: Draft): string | undefined {
  const { [String(seat)]: _, ...others } = keptIn(text);
  if (rows.every((row) => row === undefined)) return textOf(others);
  return textOf({ ...others, [seat]: { round, decision, rows } });
}

/** What is kept of a table in this round; undefined when nothing is. */
export const ofRound = (text: string | undefined, round: number): string | undefined =>
  textOf(Object.fromEntries(Object.entries(keptIn(text)).filter(([, kept]) => kept.round === round)));

/** The draft of this decision, as far as it can be laid with these cards: what is kept may be old, or written by anybody. */
export function draftIn(text: string | undefined, { seat, round, decision }: DraftOf, limits: Limits): Draft | undefined {
  const kept = keptIn(text)[String(seat)];
  if (!kept || kept.round !== round || kept.decision !== decision) return undefined;
  return kept.rows
    .slice(0, limits.most)
    .reduce<Draft>((draft, row, index) => relaid(draft, index, row, limits), emptyDraft(limits));
}

const ITEMS: readonly unknown[] = [...'FBLRSAD', 'repeat', 'if', 'while', 'call'];

function relaid(before: Draft, index: number, row: unknown, limits: Limits): Draft {
  if (!isRecord(row) || index >= before.length) return before;
  const lay = (draft: Draft, place: Place, item: unknown): Draft =>
    ITEMS.includes(item) && !refuseLaying(draft, place, item as Item, limits) ? laid(draft, place, item as Item, limits) : draft;
  const { kind, test } = row;
  const head = lay(before, { index }, kind === 'plain' ? row['card'] : kind);
  const now: DraftRow | undefined = head[index];
  if (now === undefined || now.kind === 'plain') return head;
  const parts: readonly Part[] = now.kind === 'if' ? ['yes', 'no'] : now.kind === 'call' ? [] : ['card'];
  const full = parts.reduce((draft, part) => lay(draft, { index, part }, row[part]), head);
  const isAsked = TESTS.includes(test as Test) && !(now.kind === 'while' && test === 'hit');
  return isAsked ? withTest(full, index, test as Test) : full;
}
