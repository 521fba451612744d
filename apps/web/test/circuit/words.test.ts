import { circuit } from '@stolik/circuit/game';
import { REFEREE } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import { scoreLines } from '../../src/games/circuit/end/score.ts';
import { loadAllPanelWords, loadAllWords, panelWordsOf, wordsOf } from '../../src/games/circuit/words/by-language.ts';
import type { Can, WhyWords } from '../../src/games/circuit/words/words.ts';

await Promise.all([loadAllWords(), loadAllPanelWords()]);

const NOTHING: Can = { lay: false, swap: undefined, iron: false, isTwice: false, isFull: false };

test('[C3.2] the prompt names what is allowed and nothing else', () => {
  const can = (what: Partial<Can>): string => wordsOf('en').prompt.can({ ...NOTHING, ...what });
  expect(can({ lay: true, swap: 'tile', iron: true })).toBe('Place a tile, swap one, or use an iron.');
  expect(can({ lay: true, swap: 'tile' })).toBe('Place a tile or swap one.');
  expect(can({ lay: true })).toBe('Place a tile.');
  expect(can({ iron: true, isFull: true })).toBe('The field is full. Use an iron.');
  expect(can({ swap: 'tile', iron: true, isFull: true })).toBe('The field is full. Swap a tile or use an iron.');
  expect(can({ swap: 'iron' })).toBe('Swap the iron in your hand.');
  expect(can({ lay: true, swap: 'tile', iron: true, isTwice: true })).toBe('Place two tiles, swap two, or use an iron once.');
  expect(wordsOf('ru').prompt.can({ ...NOTHING, lay: true, swap: 'tile' })).toBe('Положите жетон или обменяйте один.');
  expect(wordsOf('pl').prompt.can({ ...NOTHING, lay: true, iron: true })).toBe('Połóż kafelek albo użyj lutownicy.');
});

test('[C5.3] an explanation tells the chosen, the borne and the dark apart', () => {
  const about: WhyWords = {
    outcome: 'glow',
    parts: [
      { code: 'V', cell: 'a5' },
      { code: 'V', cell: 'b5' },
    ],
    half: [],
    borne: [],
    dark: [{ code: 'E', cell: 'c5' }],
    isChoice: true,
    row: 'three loads',
    loads: 3,
    fuse: undefined,
    helpers: 0,
    isTried: false,
  };
  const end = (at: string) => ({ kind: 'side', at, fuse: false }) as const;
  for (const language of LANGUAGES) {
    const { says } = panelWordsOf(language).why;
    const chosen = says(about, end('left5'), end('right5'));
    for (const cell of ['a5', 'b5', 'c5']) expect(chosen).toContain(cell);
    const borne = says({ ...about, parts: [], borne: about.parts, dark: [] }, end('left5'), end('right5'));
    expect(borne).not.toContain('c5');
    expect(chosen).not.toBe(says({ ...about, isChoice: false }, end('left5'), end('right5')));
    expect([chosen, borne].join()).not.toMatch(/undefined|NaN|\$\{/);
  }
  expect(panelWordsOf('en').why.says(about, end('left5'), end('right5'))).toContain(
    'the lamp at c5 was not chosen and stays dark',
  );
});

test('[C5.1] what glows half is never said to have just the right current', () => {
  const lamp = { code: 'E', cell: 'f5' } as const;
  const led = { code: 'V', cell: 'a2' } as const;
  const about: WhyWords = {
    outcome: 'glow',
    parts: [lamp],
    half: [lamp],
    borne: [],
    dark: [],
    isChoice: false,
    row: 'two loads',
    loads: 2,
    fuse: undefined,
    helpers: 0,
    isTried: false,
  };
  const end = (at: string) => ({ kind: 'side', at, fuse: false }) as const;
  const said = (language: (typeof LANGUAGES)[number], what: Partial<WhyWords>): string =>
    panelWordsOf(language).why.says({ ...about, ...what }, end('left5'), end('right5'));
  const right = { en: 'just right', ru: 'раз такой', pl: 'sam raz' };
  for (const language of LANGUAGES) {
    expect(said(language, { half: [] })).toContain(right[language]);
    expect(said(language, {})).not.toContain(right[language]);
    expect(said(language, { parts: [led, lamp] })).not.toContain(right[language]);
  }
  expect(said('en', {})).toContain('weak but still enough');
});

test('[C5.4] [C4.4] previews say whose the light is and what a fuse saves one from, in every language', () => {
  for (const language of LANGUAGES) {
    const { preview, seat, prompt } = wordsOf(language);
    const { outlook, supplies } = panelWordsOf(language);
    expect(outlook.litBefore({ code: 'E', cell: 'a6' }, 'Oto')).toMatch(/a6.*Oto/);
    expect(preview.fuse('right4', true)).not.toBe(preview.fuse('right4', false));
    expect(preview.against('V', 2)).toContain('+2');
    expect(supplies.lastRound('Oto')).toContain('Oto');
    expect(seat.score(-2)).toContain('−2');
    expect(seat.irons(1, 1)).not.toBe(seat.irons(1, 0));
    expect(new Set([prompt.iron('short'), prompt.iron('only'), prompt.iron(undefined)]).size).toBe(3);
  }
  expect(panelWordsOf('en').outlook.litBefore({ code: 'E', cell: 'a6' }, 'Oto')).toBe(
    'lamp at a6 was lit before: its points stay with Oto',
  );
});

test('every piece is told in one short line in every language', () => {
  for (const language of LANGUAGES) {
    for (const [piece, line] of Object.entries(panelWordsOf(language).about)) {
      expect(line.length, `${language} ${piece}`).toBeGreaterThan(10);
      expect(line.length, `${language} ${piece}`).toBeLessThanOrEqual(112);
    }
  }
});

test('the bill of one who has neither light nor penalties says so', () => {
  const state = circuit.setup(unwrap(circuit.parseOptions({}, 2)), 2);
  expect(scoreLines(circuit.view(state, REFEREE), 'pl')).toEqual(
    [0, 1].map((seat) => ({ seat, text: 'ani światła, ani kar', points: 0 })),
  );
});
