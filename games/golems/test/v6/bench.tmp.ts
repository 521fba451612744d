import { golems6 } from '@stolik/golems/v6/game';
import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';

const rng = new SeededRng(1);
const options = unwrap(golems6.parseOptions({ scenario: 'cross' }, 4));
const start = golems6.setup(options, 4);
let best = 0;
for (let t = 0; t < 8; t++) {
  const n = 4000;
  const c0 = process.cpuUsage();
  for (let i = 0; i < n; i++) playout(golems6, golems6.clone(start), rng);
  const c = process.cpuUsage(c0);
  best = Math.max(best, n / ((c.user + c.system) / 1e6));
}
console.log(best.toFixed(0), 'playouts per cpu second');
