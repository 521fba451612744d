import { switchOn } from '@stolik/circuit/seen/bench';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllWords, wordsOf } from '../../src/games/circuit/words/by-language.ts';
import { type Bench, EMPTY_BENCH, fieldOf, setPower } from '../../src/pages/bench/model/bench.ts';
import { EXAMPLES } from '../../src/pages/bench/model/examples.ts';
import { lookOf } from '../../src/pages/bench/model/looking.ts';
import { benchSays, burntWords } from '../../src/pages/bench/model/said.ts';
import { gridOf, spotUnder, windowOf } from '../../src/pages/bench/model/window.ts';
import { en } from '../../src/words/en/bench.ts';
import { ru } from '../../src/words/ru/bench.ts';

beforeAll(() => loadAllWords());
const laid = (tiles: Record<string, string>): Bench => ({ ...EMPTY_BENCH, tiles });
const loop = (b2: string, a1 = 'I0') => laid({ a1, a2: 'L1', b2, c2: 'L2', c1: 'I0' });
const says = (bench: Bench): string => benchSays(en, wordsOf('en'), bench, lookOf(bench), 'en');

describe('the bench says', () => {
  test('what glows, and how', () => expect(says(loop('V1', 'E0'))).toBe('Glowing: lamp a1: half light, LED b2: full light.'));
  test('a short', () => expect(says(loop('I1'))).toContain('short circuit'));
  test('that four loads are too many', () => {
    const weak = laid({ a1: 'E0', a2: 'E0', a3: 'L1', b3: 'E1', c3: 'L2', c2: 'E0', c1: 'I0' });
    expect(says(weak)).toContain('Four loads or more');
  });
  test('that nothing is closed, or nothing is there', () => {
    expect(says(laid({ a1: 'I0' }))).toBe('No circuit is complete yet.');
    expect(says(EMPTY_BENCH)).toBe(en.emptySays);
  });
  test('that the power is off', () => expect(says(setPower(loop('E1'), false))).toBe(en.offSays));
  test('what glows in nature, by the milliamps; a short, and current that is too little', () => {
    const inNature = (bench: Bench): string => says({ ...bench, nature: true });
    expect(inNature(loop('V1', 'R0'))).toBe('Glowing: LED b2: glows brightly (13\u00a0mA).');
    expect(inNature(loop('I1'))).toContain('short circuit: 2.73\u00a0A');
    expect(inNature(loop('R1'))).toBe(en.noLight);
    expect(inNature(loop('I1', 'K0'))).toBe('No circuit is complete yet.');
    expect(inNature(EMPTY_BENCH)).toBe(en.emptySays);
  });
  test('what has burnt, parts and fuses', () => {
    expect(burntWords(en, wordsOf('en'), loop('V1'), ['b2'])).toBe('Blue smoke! Burnt: LED b2.');
    expect(burntWords(ru, wordsOf('ru'), loop('V1'), ['left1'])).toContain('Предохранитель перегорел');
  });
});

test('every example does something under power, and nothing burns before somebody switches it on', () => {
  for (const { bench } of EXAMPLES) {
    const { chains, burnt } = switchOn(fieldOf(bench));
    expect(chains.length).toBeGreaterThan(0);
    if (bench.power) expect(burnt).toEqual([]);
  }
});

describe('the window on the field', () => {
  test('has the spots that are there and no others', () => {
    const counts = (['small', 'wide', 'whole'] as const).map((size) => gridOf(size).flat().length);
    // Cells, side tokens, strips: 12+4+3, 24+8+6, 48+16+12.
    expect(counts).toEqual([19, 38, 76]);
  });
  test('knows what lies under a finger', () => {
    const box = windowOf('small', false);
    expect(spotUnder('small', box, 150, 650)).toEqual({ kind: 'cell', cell: 9 });
    expect(spotUnder('small', box, -30, 750)).toEqual({ kind: 'side', side: 0 });
    expect(spotUnder('small', box, 350, 750)).toBeUndefined();
    expect(spotUnder('wide', windowOf('wide', false), 630, 750)).toEqual({ kind: 'side', side: 8 });
  });
});
