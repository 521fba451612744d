/** Operations a second: warms up, then takes the best of several rounds, for a busy machine only ever makes things slower. */
export function perSecond(seconds: number, batch: () => number): number {
  run(seconds / 2, batch);
  let best = 0;
  for (let round = 0; round < 3; round++) best = Math.max(best, run(seconds / 3, batch));
  return Math.round(best);
}

function run(seconds: number, batch: () => number): number {
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    operations += batch();
    elapsed = performance.now() - start;
  }
  return (operations * 1000) / elapsed;
}
