import { golems6 } from '@stolik/golems/v6/game';
import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';

const rng = new SeededRng(1);
const options = unwrap(golems6.parseOptions({ scenario: 'cross' }, 4));
const start = golems6.setup(options, 4);
const reasons: Record<string, number> = {};
for (let t = 0; t < 3; t++) {
  const n = 20000;
  const t0 = performance.now();
  for (let i = 0; i < n; i++) {
    const s = golems6.clone(start);
    const o = playout(golems6, s, rng);
    reasons[o.reason] = (reasons[o.reason] ?? 0) + 1;
  }
  console.log(((n / (performance.now() - t0)) * 1000).toFixed(0), 'playouts/s');
}
console.log(reasons);
