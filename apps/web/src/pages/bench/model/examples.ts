import type { Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { en } from '../../../words/en/bench-examples.ts';
import { pl } from '../../../words/pl/bench-examples.ts';
import { ru } from '../../../words/ru/bench-examples.ts';
import { type Bench, EMPTY_BENCH, type Size } from './bench.ts';

const WORDS = inEach({ en, ru, pl });

/** Benches to begin with, each about one thing. */
export interface Example {
  /** Never changes: plans of lessons name it. */
  readonly id: string;
  readonly name: Words;
  readonly bench: Bench;
}

const built = (size: Size, tiles: Readonly<Record<string, string>>, power = true): Bench => ({
  ...EMPTY_BENCH,
  size,
  power,
  tiles,
});
/** From the plus below a over the second row to the minus below c. */
const loop = (a1: string, b2: string, c1 = 'I0'): Readonly<Record<string, string>> => ({ a1, a2: 'L1', b2, c2: 'L2', c1 });

export const EXAMPLES: readonly Example[] = [
  { id: 'lamp', name: WORDS.lamp, bench: built('small', loop('I0', 'E1')) },
  {
    id: 'led',
    name: WORDS.led,
    bench: built('small', loop('R0', 'V1')),
  },
  {
    id: 'burn',
    name: WORDS.burn,
    bench: built('small', loop('I0', 'V1'), false),
  },
  {
    id: 'fuse',
    name: WORDS.fuse,
    bench: built('wide', { a3: 'I1', b3: 'V1', c3: 'L2', c2: 'I0', c1: 'I0' }, false),
  },
  {
    id: 'reed',
    name: WORDS.reed,
    bench: built('small', { ...loop('K0', 'E1'), b1: 'M0' }),
  },
  {
    id: 'battery',
    name: WORDS.battery,
    bench: built('wide', { b2: 'G0', b3: 'L1', c3: 'E1', d3: 'L2', d2: 'L3', c2: 'L1', c1: 'L3', b1: 'L0' }),
  },
];
