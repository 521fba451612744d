import { checkLaws } from '@stolik/kernel/laws/check';
import { lawSpec } from './lawSpec.ts';

console.log(checkLaws(lawSpec, { games: 25, seed: Number(process.argv[2] ?? 1) }));
