/**
 * Operations a second of this thread's own time: warms up, then takes the best of several rounds. What other programs take does not
 * count, but they still make caches and clocks slower.
 */
export function perSecond(seconds: number, batch: () => number): number {
  run(seconds / 2, batch);
  let best = 0;
  for (let round = 0; round < 3; round++) best = Math.max(best, run(seconds / 3, batch));
  return Math.round(best);
}

function run(seconds: number, batch: () => number): number {
  const start = ownTime();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    operations += batch();
    elapsed = ownTime() - start;
  }
  return (operations * 1000) / elapsed;
}

/** Milliseconds that this thread has worked. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
