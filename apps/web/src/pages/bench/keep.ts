import { putText, textAt } from '../../base/kept/storage.ts';
import { type Bench, EMPTY_BENCH } from './model/bench.ts';
import { readBench, writeBench } from './model/link.ts';

const KEY = 'stolik.circuit.bench';

/** The bench that was left here; an empty one where there is none. */
export const keptBench = (): Bench => readBench(textAt(KEY) ?? '') ?? EMPTY_BENCH;

/** Answers whether it is kept. */
export const keepBench = (bench: Bench): boolean => putText(KEY, writeBench(bench));
