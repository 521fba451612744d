import { HANDS, KIDS_HAND } from '@stolik/golems/programs';
import { LANGUAGES } from '@stolik/kernel/language';
import { expect, test } from 'vitest';
import {
  cleared,
  emptyDraft,
  handLeft,
  isRefusal,
  laid,
  moved,
  nextPlace,
  programOf,
  refuseLaying,
  withTest,
} from '../src/games/golems/model/draft.ts';
import { draftIn, ofRound, withDraft } from '../src/games/golems/model/kept-drafts.ts';
import type { Limits } from '../src/games/golems/model/limits.ts';
import { loadAllWords, wordsOf } from '../src/games/golems/words/by-language.ts';
import { explainLaying } from '../src/games/golems/words/refusal.ts';
import { SIX } from './golems-limits.ts';

await loadAllWords();

const FOUR: Limits = { ...SIX, edition: 'golems4', hand: HANDS.golems4, forbidden: 'B' };

test('[G6.3.3] a bonus card opens its places, and the program is whole when all are filled', () => {
  let draft = laid(emptyDraft(SIX), { index: 1 }, 'if', SIX);
  expect(nextPlace(draft, { index: 1 }, SIX)).toEqual({ index: 1, part: 'yes' });
  draft = laid(draft, { index: 1, part: 'yes' }, 'A', SIX);
  draft = laid(draft, { index: 1, part: 'no' }, 'F', SIX);
  for (const [index, card] of [
    [0, 'F'],
    [2, 'L'],
    [3, 'S'],
  ] as const)
    draft = laid(draft, { index }, card, SIX);
  const program = programOf(draft, SIX);
  expect(isRefusal(program)).toBe(false);
  expect(handLeft(draft, SIX)[0]).toBe(HANDS.golems6[0]! - 2);
  expect(cleared(draft, { index: 1 }, SIX)[1]).toBeUndefined();
});

test('[G6.3.1] what the luck card does not give is refused with its clause', () => {
  expect(refuseLaying(emptyDraft(SIX), { index: 0 }, 'repeat', SIX)).toMatchObject({
    code: 'bonus-not-allowed',
    clause: 'G6.3.1',
  });
  const draft = laid(emptyDraft(SIX), { index: 0 }, 'if', SIX);
  expect(refuseLaying(draft, { index: 1 }, 'if', SIX)).toMatchObject({ code: 'two-bonuses' });
});

test('[G6.11.1] children have neither battle nor bonus cards', () => {
  const kids: Limits = { ...SIX, fewest: 3, most: 3, hand: KIDS_HAND, bonus: undefined, kids: true };
  expect(refuseLaying(emptyDraft(kids), { index: 0 }, 'A', kids)).toMatchObject({ code: 'kids-card' });
  expect(refuseLaying(emptyDraft(kids), { index: 0 }, 'if', kids)).toMatchObject({ code: 'kids-card' });
});

test('[G4.3.2] an If fills three rows of the parchment; the heights always add up', () => {
  const draft = laid(emptyDraft(FOUR), { index: 0 }, 'if', FOUR);
  expect(draft).toHaveLength(2);
  expect(cleared(draft, { index: 0 }, FOUR)).toHaveLength(4);
  expect(refuseLaying(draft, { index: 1 }, 'B', FOUR)).toMatchObject({ code: 'chassis-forbids' });
  const full = laid(laid(emptyDraft(FOUR), { index: 0 }, 'F', FOUR), { index: 1 }, 'F', FOUR);
  expect(refuseLaying(full, { index: 2 }, 'if', FOUR)).toMatchObject({ code: 'no-room' });
});

test('rows change places, and an inner card can be brought elsewhere', () => {
  let draft = laid(laid(emptyDraft(SIX), { index: 0 }, 'F', SIX), { index: 1 }, 'if', SIX);
  draft = moved(draft, { index: 0 }, { index: 1, part: 'yes' }, SIX) as typeof draft;
  expect(draft[0]).toBeUndefined();
  expect(draft[1]).toMatchObject({ kind: 'if', yes: 'F' });
});

const OLA = { seat: 0, round: 2, decision: 3 };

test('a draft comes back as it lay: bonus cards, what they ask and hold, gaps', () => {
  for (const limits of [SIX, FOUR, { ...SIX, bonus: 'while' as const }, { ...FOUR, bonus: 'repeat' as const }]) {
    const { bonus } = limits;
    let draft = laid(emptyDraft(limits), { index: 1 }, bonus!, limits);
    draft = withTest(draft, 1, 'wall');
    draft = laid(draft, { index: 1, part: bonus === 'if' ? 'no' : 'card' }, 'F', limits);
    if (draft.length > 2) draft = laid(draft, { index: draft.length - 1 }, 'L', limits);
    const text = withDraft(undefined, OLA, draft);
    expect(draftIn(text!, OLA, limits)).toEqual(draft);
  }
});

test('a draft is its seat’s and its decision’s alone, and goes with the round', () => {
  const draft = laid(emptyDraft(SIX), { index: 0 }, 'F', SIX);
  const both = withDraft(withDraft(undefined, OLA, draft)!, { ...OLA, seat: 1 }, laid(draft, { index: 1 }, 'R', SIX))!;
  expect(draftIn(both, OLA, SIX)).toEqual(draft);
  expect(draftIn(both, { ...OLA, seat: 2 }, SIX)).toBeUndefined();
  expect(draftIn(both, { ...OLA, decision: 4 }, SIX)).toBeUndefined();
  expect(draftIn(both, { ...OLA, round: 3 }, SIX)).toBeUndefined();
  expect(ofRound(both, 2)).toBe(both);
  expect(ofRound(both, 3)).toBeUndefined();
  // Wiped: nothing is kept of it.
  expect(draftIn(withDraft(both, OLA, emptyDraft(SIX))!, OLA, SIX)).toBeUndefined();
});

test('what is kept and can’t be laid is left out; nonsense is nothing', () => {
  const kept = (rows: unknown): string => JSON.stringify({ 0: { round: 2, decision: 3, rows } });
  const F = { kind: 'plain', card: 'F' };
  const many = draftIn(kept([F, F, F, F, F, F]), OLA, SIX)!;
  expect(many).toHaveLength(4);
  expect(handLeft(many, SIX)[0]).toBe(0);
  const odd = [{ kind: 'plain', card: 'constructor' }, { kind: 'while', test: 'hit', card: 'A' }, 7, null];
  expect(draftIn(kept(odd), OLA, SIX)).toEqual(emptyDraft(SIX));
  for (const text of [undefined, '', 'null', '[]', '{"0":7}', '{"0":{"round":2,"decision":3,"rows":"F"}}'])
    expect(draftIn(text, OLA, SIX)).toBeUndefined();
});

test('a card for a full program is refused in the words of the table, not as a program that nobody has written', () => {
  const refusal = { code: 'all-filled', clause: 'G6.3.3', details: {} };
  for (const language of LANGUAGES) expect(explainLaying(refusal, wordsOf(language, 'golems6'))).toMatch(/\p{L}.*\./u);
  expect(explainLaying(refusal, wordsOf('en', 'golems6'))).toBe('Every row has its card. Tap a row to change it.');
});
