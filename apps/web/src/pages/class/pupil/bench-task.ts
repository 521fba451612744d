import type { PupilView } from '@stolik/class/views';
import { toBench } from '../../../base/router.ts';
import { keptBench } from '../../bench/keep.ts';
import { EMPTY_BENCH } from '../../bench/model/bench.ts';
import { EXAMPLES } from '../../bench/model/examples.ts';
import { writeBench } from '../../bench/model/link.ts';

/** Whether something lies on the bench of this device. */
export const isBenchBegun = (): boolean => writeBench(keptBench()) !== writeBench(EMPTY_BENCH);

/** The bench with the example that everybody begins with; without one as it was left here. */
export function toGivenBench({ task }: Pick<PupilView, 'task'>): string {
  const example = task?.kind === 'bench' ? EXAMPLES.find(({ id }) => id === task.example) : undefined;
  return toBench(example && writeBench(example.bench));
}
