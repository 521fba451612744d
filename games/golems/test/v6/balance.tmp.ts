import { balanceGolems6 } from '../../src/v6/balance.ts';

const t0 = performance.now();
const b = balanceGolems6({ games: Number(process.argv[2] ?? 20), seed: 1 });
console.log(((performance.now() - t0) / 1000).toFixed(1), 's');
console.log(b.types.map((t, i) => `${t} ${(b.overall[i]! * 100).toFixed(0)}`).join(', '));
const s = b.pairs.reduce((a, p) => ({ g: a.g + p.games, d: a.d + p.draws, k: a.k + p.knockOuts, r: a.r + p.rounds }), {
  g: 0,
  d: 0,
  k: 0,
  r: 0,
});
console.log(s, s.r / s.g);
