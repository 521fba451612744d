import { EDITIONS } from '@stolik/golems/editions';
import { readProgram } from '@stolik/golems/programs';
import type { Refusal } from '@stolik/kernel/game';
import {
  cleared,
  type Draft,
  draftOf,
  emptyDraft,
  type Item,
  isRefusal,
  itemAt,
  laid,
  moved,
  nextPlace,
  type Place,
  refuseLaying,
} from './draft.ts';
import type { Limits } from './limits.ts';

/** A program that is being written: its rows, and where the next card goes. */
export interface Written {
  readonly draft: Draft;
  readonly cursor: Place | undefined;
}

/** What somebody's hand has come to. */
export type Writing =
  | { readonly kind: 'written'; readonly now: Written; readonly place: Place }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'nothing' };

const NOTHING: Writing = { kind: 'nothing' };

export const emptyPage = (limits: Limits): Written => ({ draft: emptyDraft(limits), cursor: { index: 0 } });

/** Rows found somewhere, with the hand over the first open place. */
export const pageOf = (draft: Draft, limits: Limits): Written => ({ draft, cursor: nextPlace(draft, undefined, limits) });

/** Lays a card where it is said, else where the hand is, else into the first open place. */
export function layItem({ draft, cursor }: Written, item: Item, wanted: Place | undefined, limits: Limits): Writing {
  const place = wanted ?? cursor ?? nextPlace(draft, undefined, limits);
  if (!place) return refuseFull(limits);
  const refusal = refuseLaying(draft, place, item, limits);
  if (refusal) return { kind: 'refused', refusal };
  const next = laid(draft, place, item, limits);
  return { kind: 'written', now: { draft: next, cursor: nextPlace(next, place, limits) }, place };
}

/** Why a tap on this card lays nothing just now; undefined when it does. */
export function refuseTap(page: Written, item: Item, limits: Limits): Refusal | undefined {
  const writing = layItem(page, item, undefined, limits);
  return writing.kind === 'refused' ? writing.refusal : undefined;
}

/** A tap needs a free row; a card that is dragged may take the place of another. */
export const mayDrag = (refusal: Refusal | undefined): boolean => refusal === undefined || refusal.code === FULL;

const FULL = 'all-filled';

/** No row is free. */
function refuseFull({ edition }: Limits): Writing {
  return { kind: 'refused', refusal: { code: FULL, clause: EDITIONS[edition].clauses.program, details: {} } };
}

/** Takes a card back into the hand; the next one goes to its place. */
export function takeItem({ draft }: Written, place: Place, limits: Limits): Writing {
  if (itemAt(draft, place) === undefined) return NOTHING;
  return { kind: 'written', now: { draft: cleared(draft, place, limits), cursor: place }, place };
}

export function moveItem({ draft }: Written, from: Place, to: Place, limits: Limits): Writing {
  const next = moved(draft, from, to, limits);
  if (isRefusal(next)) return { kind: 'refused', refusal: next as Refusal };
  return { kind: 'written', now: pageOf(next as Draft, limits), place: to };
}

/** A decision as it is written down, laid out on the rows; undefined where it is no program. */
export function proposedPage(text: string, limits: Limits): Written | undefined {
  const program = text.startsWith('program ') ? readProgram(text.slice('program '.length), limits.edition) : undefined;
  return program?.ok ? { draft: draftOf(program.value, limits), cursor: undefined } : undefined;
}
