import { type BonusKind, EDITIONS } from '@stolik/golems/editions';
import {
  CARDS,
  type Card,
  isLoopCard,
  type LoopCard,
  type Program,
  type Row,
  refuseProgram,
  type Sensor,
  type Test,
} from '@stolik/golems/programs';
import type { Refusal } from '@stolik/kernel/game';
import type { Limits } from './limits.ts';

/** A row that is being laid; inner cards may still be missing. */
export type DraftRow =
  | { readonly kind: 'plain'; readonly card: Card }
  | { readonly kind: 'repeat' | 'while'; readonly test: Test; readonly card: Card | undefined }
  | { readonly kind: 'if'; readonly test: Test; readonly yes: Card | undefined; readonly no: Card | undefined }
  | { readonly kind: 'call' };

/** The parchment: undefined is an empty row. In v4 an If fills three rows, Cycle 2 two, and the heights always add up. */
export type Draft = readonly (DraftRow | undefined)[];

export type Part = 'card' | 'yes' | 'no';
/** Where a card lies or goes: a row, or a place inside its bonus card. */
export interface Place {
  readonly index: number;
  readonly part?: Part | undefined;
}

export type Item = Card | BonusKind;
export const isBonus = (item: Item): item is BonusKind => item.length > 1;

/** The rulebook's colours of cards. */
export const colourOf = (item: Item): 'move' | 'battle' | 'bonus' =>
  isBonus(item) ? 'bonus' : item === 'A' || item === 'D' ? 'battle' : 'move';

export const emptyDraft = (limits: Limits): Draft => new Array<undefined>(limits.most).fill(undefined);

export const heightOf = (row: DraftRow | undefined, limits: Limits): number =>
  EDITIONS[limits.edition].hasInnerRows ? (row?.kind === 'if' ? 3 : row?.kind === 'repeat' ? 2 : 1) : 1;

/** The row, counted from 1, in which the block of this index begins. */
export const rowNumber = (draft: Draft, index: number, limits: Limits): number =>
  draft.slice(0, index).reduce((sum, row) => sum + heightOf(row, limits), 1);

function newRow(item: Item): DraftRow {
  switch (item) {
    case 'repeat':
    case 'while':
      return { kind: item, test: 'any', card: undefined };
    case 'if':
      return { kind: 'if', test: 'any', yes: undefined, no: undefined };
    case 'call':
      return { kind: 'call' };
    default:
      return { kind: 'plain', card: item };
  }
}

export function cardsIn(row: DraftRow | undefined): readonly Card[] {
  if (!row || row.kind === 'call') return [];
  const cards = row.kind === 'if' ? [row.yes, row.no] : [row.card];
  return cards.filter((card): card is Card => card !== undefined);
}

/** How many of each card are still in hand. */
export function handLeft(draft: Draft, limits: Limits): Uint8Array {
  const left = Uint8Array.from(limits.hand);
  for (const row of draft) for (const card of cardsIn(row)) left[CARDS.indexOf(card)]!--;
  return left;
}

/** Where the card at this place is now. */
export function itemAt(draft: Draft, { index, part }: Place): Item | undefined {
  const row = draft[index];
  if (!row) return undefined;
  if (part === undefined) return row.kind === 'plain' ? row.card : row.kind;
  if (row.kind === 'if') return part === 'card' ? undefined : row[part];
  return (row.kind === 'repeat' || row.kind === 'while') && part === 'card' ? row.card : undefined;
}

/** Why this can't be laid there; undefined when it can. `freed` is what would come back to the hand first. */
export function refuseLaying(draft: Draft, place: Place, item: Item, limits: Limits): Refusal | undefined {
  const clause = EDITIONS[limits.edition].clauses.program;
  const bare = cleared(draft, place, limits);
  if (isBonus(item)) {
    if (place.part !== undefined) return { code: 'inner-card', clause, details: { card: item } };
    return refuseBonus(bare, place, item, limits);
  }
  if (limits.kids && 'SAD'.includes(item)) return { code: 'kids-card', clause: 'G6.11.1', details: { card: item } };
  if (limits.forbidden === item) return { code: 'chassis-forbids', clause: 'G4.3.2', details: { card: item } };
  if (handLeft(bare, limits)[CARDS.indexOf(item)] === 0) {
    return { code: 'none-left', clause, details: { card: item } };
  }
  const row = draft[place.index];
  if (place.part !== undefined && row?.kind === 'while' && !isLoopCard(item)) {
    return { code: 'while-card', clause: 'G6.3.3', details: { card: item } };
  }
  return undefined;
}

function refuseBonus(bare: Draft, place: Place, item: BonusKind, limits: Limits): Refusal | undefined {
  if (limits.kids) return { code: 'kids-card', clause: 'G6.11.1', details: { card: item } };
  const { clauses, repeat } = EDITIONS[limits.edition];
  const clause = clauses.bonus;
  const card = item === 'repeat' ? repeat : item;
  if (item === 'call' ? !limits.call : limits.bonus !== item) {
    return item === 'call'
      ? { code: 'no-subprogram', clause: 'G6.2.4', details: {} }
      : { code: 'bonus-not-allowed', clause, details: { card } };
  }
  if (bare.some((row) => row !== undefined && row.kind !== 'plain')) return { code: 'two-bonuses', clause, details: {} };
  const need = heightOf(newRow(item), limits);
  const free = bare.filter((row, index) => row === undefined && index !== place.index).length;
  if (need - 1 > free) {
    return {
      code: 'no-room',
      clause: 'G4.3.2',
      details: { card: item, rows: need },
    };
  }
  return undefined;
}

/** Lays it there, taking away what was there. Call `refuseLaying` first. */
export function laid(draft: Draft, place: Place, item: Item, limits: Limits): Draft {
  const row = draft[place.index];
  if (place.part !== undefined && row && !isBonus(item)) {
    if (row.kind === 'if' && place.part !== 'card') return replaced(draft, place.index, { ...row, [place.part]: item });
    if (row.kind === 'repeat' || row.kind === 'while') return replaced(draft, place.index, { ...row, card: item });
  }
  return fitted(replaced(cleared(draft, { index: place.index }, limits), place.index, newRow(item)), place.index, limits);
}

const replaced = (draft: Draft, index: number, row: DraftRow | undefined): Draft =>
  draft.map((before, at) => (at === index ? row : before));

/** Takes the card at this place back into the hand; a bonus card goes with its inner cards. */
export function cleared(draft: Draft, place: Place, limits: Limits): Draft {
  const row = draft[place.index];
  if (!row) return draft;
  if (place.part !== undefined) {
    if (row.kind === 'if' && place.part !== 'card') return replaced(draft, place.index, { ...row, [place.part]: undefined });
    if (row.kind === 'repeat' || row.kind === 'while') return replaced(draft, place.index, { ...row, card: undefined });
    return draft;
  }
  return fitted(replaced(draft, place.index, undefined), place.index, limits);
}

/** Empty rows come and go so that the heights add up: those below the changed row first. */
function fitted(draft: Draft, keep: number, limits: Limits): Draft {
  const rows = [...draft];
  const height = (): number => rows.reduce((sum, row) => sum + heightOf(row, limits), 0);
  let kept = keep;
  while (height() > limits.most) {
    const below = rows.findIndex((row, index) => row === undefined && index > kept);
    const at = below >= 0 ? below : rows.findLastIndex((row, index) => row === undefined && index < kept);
    if (at < 0) break;
    rows.splice(at, 1);
    if (at < kept) kept--;
  }
  while (height() < limits.most) rows.splice(kept + 1, 0, undefined);
  return rows;
}

export function withTest(draft: Draft, index: number, test: Test): Draft {
  const row = draft[index];
  return row?.kind === 'if' || row?.kind === 'while' ? replaced(draft, index, { ...row, test }) : draft;
}

/** Changes places with another row, or brings an inner card elsewhere. */
export function moved(draft: Draft, from: Place, to: Place, limits: Limits): Draft | Refusal {
  if (from.index === to.index && from.part === to.part) return draft;
  if (from.part === undefined && to.part === undefined) {
    const rows = [...draft];
    [rows[from.index], rows[to.index]] = [rows[to.index], rows[from.index]];
    return rows;
  }
  const item = itemAt(draft, from);
  if (item === undefined) return draft;
  const bare = cleared(draft, from, limits);
  const refusal = refuseLaying(bare, to, item, limits);
  return refusal ?? laid(bare, to, item, limits);
}

/** The next place that waits for a card, from this one on and then from the top. */
export function nextPlace(draft: Draft, from: Place | undefined, limits: Limits): Place | undefined {
  const places = openPlaces(draft, limits);
  if (!from) return places[0];
  const order = (place: Place): number => place.index * 3 + (place.part === undefined ? 0 : place.part === 'no' ? 2 : 1);
  return places.find((place) => order(place) >= order(from)) ?? places[0];
}

/** All places that wait for a card. Rows that a golem may but need not fill come last in line anyway. */
export function openPlaces(draft: Draft, _limits: Limits): readonly Place[] {
  return draft.flatMap((row, index): Place[] => {
    if (!row) return [{ index }];
    if (row.kind === 'if')
      return [...(row.yes ? [] : [{ index, part: 'yes' as const }]), ...(row.no ? [] : [{ index, part: 'no' as const }])];
    if ((row.kind === 'repeat' || row.kind === 'while') && !row.card) return [{ index, part: 'card' }];
    return [];
  });
}

function finished(row: DraftRow): Row | undefined {
  switch (row.kind) {
    case 'plain':
    case 'call':
      return row;
    case 'repeat':
      return row.card && { kind: 'repeat', card: row.card };
    case 'while':
      return row.card && { kind: 'while', sensor: row.test as Sensor, card: row.card as LoopCard };
    case 'if':
      return row.yes && row.no && { kind: 'if', test: row.test, yes: row.yes, no: row.no };
  }
}

/** As far as the rows are whole, from the top: what the ghost walks. */
export function wholeRows(draft: Draft): Program {
  const rows: Row[] = [];
  for (const row of draft) {
    const whole = row && finished(row);
    if (!whole) break;
    rows.push(whole);
  }
  return rows;
}

/** The program when it can be laid; else why not. */
export function programOf(draft: Draft, limits: Limits): Program | Refusal {
  const rows = wholeRows(draft);
  const rest = draft.slice(rows.length);
  if (rest.some((row) => row !== undefined) || rows.length === 0) {
    const filled = draft.filter((row) => row && finished(row)).reduce((sum, row) => sum + heightOf(row, limits), 0);
    return {
      code: 'rows-wrong',
      clause: EDITIONS[limits.edition].clauses.program,
      details: { rows: filled, fewest: limits.fewest, most: limits.most },
    };
  }
  return refuseProgram(limits.edition, rows, limits) ?? rows;
}

export const isRefusal = (value: object): value is Refusal => 'code' in value;

/** A program as it would be laid again: for "what if" and for taking a commit back. */
export function draftOf(program: Program, limits: Limits): Draft {
  const rows = program.map((row): DraftRow => {
    switch (row.kind) {
      case 'repeat':
        return { kind: 'repeat', test: 'any', card: row.card };
      case 'while':
        return { kind: 'while', test: row.sensor, card: row.card };
      default:
        return row;
    }
  });
  return fitted(rows, rows.length - 1, limits);
}
