import { type Bench, EMPTY_BENCH } from './model/bench.ts';
import { readBench, writeBench } from './model/link.ts';

const KEY = 'stolik.circuit.bench';

/** The bench that was left here; an empty one where there is none. */
export function keptBench(): Bench {
  try {
    return readBench(localStorage.getItem(KEY) ?? '') ?? EMPTY_BENCH;
  } catch {
    return EMPTY_BENCH;
  }
}

/** Answers whether it is kept. */
export function keepBench(bench: Bench): boolean {
  try {
    localStorage.setItem(KEY, writeBench(bench));
    return true;
  } catch {
    return false;
  }
}
