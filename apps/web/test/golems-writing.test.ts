import { expect, test } from 'vitest';
import type { Draft } from '../src/games/golems/model/draft.ts';
import {
  emptyPage,
  layItem,
  mayDrag,
  moveItem,
  pageOf,
  proposedPage,
  refuseTap,
  takeItem,
  type Written,
} from '../src/games/golems/model/writing.ts';
import { SIX } from './golems-limits.ts';

/** As it is after these cards, one after the other where the hand is. */
const written = (...items: Parameters<typeof layItem>[1][]): Written =>
  items.reduce<Written>((now, item) => {
    const next = layItem(now, item, undefined, SIX);
    if (next.kind !== 'written') throw new Error(`${item}: ${next.kind}`);
    return next.now;
  }, emptyPage(SIX));

const cardsOf = (draft: Draft): string => draft.map((row) => (row?.kind === 'plain' ? row.card : (row?.kind ?? '-'))).join(' ');

test('cards go one after the other, and into a bonus card before the next row', () => {
  expect(emptyPage(SIX).cursor).toEqual({ index: 0 });
  expect(written('F', 'L')).toMatchObject({ cursor: { index: 2 } });
  expect(written('F', 'if').cursor).toEqual({ index: 1, part: 'yes' });
  expect(written('F', 'if', 'A', 'S').draft[1]).toMatchObject({ kind: 'if', yes: 'A', no: 'S' });
});

test('a card that is laid somewhere else says where', () => {
  const laid = layItem(written('F'), 'R', { index: 3 }, SIX);
  expect(laid).toMatchObject({ kind: 'written', place: { index: 3 } });
  expect(laid.kind === 'written' && cardsOf(laid.now.draft)).toBe('F - - R');
});

test('[G6.3.3] into a full program nothing more is laid, and it is said why', () => {
  const full = written('F', 'L', 'F', 'R');
  expect(full.cursor).toBeUndefined();
  expect(layItem(full, 'S', undefined, SIX)).toEqual({
    kind: 'refused',
    refusal: { code: 'all-filled', clause: 'G6.3.3', details: {} },
  });
});

test('[G6.3.3] beside a full program no card looks as if a tap would lay it; it may still be dragged over another', () => {
  const full = written('F', 'L', 'F', 'R');
  for (const item of ['F', 'A', 'S'] as const) expect(refuseTap(full, item, SIX)?.code).toBe('all-filled');
  expect(mayDrag(refuseTap(full, 'S', SIX))).toBe(true);
  expect(refuseTap({ ...full, cursor: { index: 1 } }, 'S', SIX)).toBeUndefined();
  expect(mayDrag(refuseTap(written('F'), 'repeat', SIX))).toBe(false);
});

test('[G6.3.1] what may not be laid is refused and nothing changes', () => {
  expect(layItem(emptyPage(SIX), 'repeat', undefined, SIX)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'bonus-not-allowed' },
  });
});

test('the hand stays over the place from which a card was taken', () => {
  const taken = takeItem(written('F', 'L', 'F'), { index: 1 }, SIX);
  expect(taken).toMatchObject({ kind: 'written', now: { cursor: { index: 1 } } });
  expect(taken.kind === 'written' && cardsOf(taken.now.draft)).toBe('F - F -');
  expect(takeItem(written('F'), { index: 2 }, SIX)).toEqual({ kind: 'nothing' });
});

test('a card that is moved changes places, and the hand goes to the first open one', () => {
  const moved = moveItem(written('F', 'L'), { index: 0 }, { index: 1 }, SIX);
  expect(moved.kind === 'written' && cardsOf(moved.now.draft)).toBe('L F - -');
  expect(moved).toMatchObject({ now: { cursor: { index: 2 } }, place: { index: 1 } });
});

test('a program in notation is laid out whole; another decision is none', () => {
  const page = proposedPage('program F L F R', SIX);
  expect(page && cardsOf(page.draft)).toBe('F L F R');
  expect(page?.cursor).toBeUndefined();
  expect(proposedPage('logic if', SIX)).toBeUndefined();
  expect(proposedPage('program nonsense', SIX)).toBeUndefined();
});

test('rows that were found have the hand over their first open place', () => {
  expect(pageOf(written('F', 'L').draft, SIX).cursor).toEqual({ index: 2 });
});
