import { golems6 } from '@stolik/golems/v6/game';
import { playout } from '@stolik/kernel/playout';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';

const rng = new SeededRng(1);
const options = unwrap(golems6.parseOptions({ scenario: 'cross' }, 4));
const c: Record<string, number> = {};
const g = {
  ...golems6,
  play: (s: any, a: any, x: any) => {
    c['play' + s.phase] = (c['play' + s.phase] ?? 0) + 1;
    golems6.play(s, a, x, (e) => {
      c[e.kind] = (c[e.kind] ?? 0) + 1;
    });
  },
};
for (let i = 0; i < 1000; i++) playout(g as any, golems6.setup(options, 4), rng);
for (const k in c) console.log(k, c[k]! / 1000);
