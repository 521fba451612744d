import {
  at,
  BATTLE,
  BRASS,
  dot,
  EYE,
  type Facing,
  fill,
  INK,
  inked,
  line,
  MOVE,
  PAPER,
  PORTAL,
  STEEL_HI,
  turned,
  WATER,
  WATER_HI,
} from './brush.ts';
import { spanner } from './golem-front.ts';

/** Things that happen on the board, each one moment long. Those with a direction point north until turned. */
export const EFFECTS = [
  'strike',
  'shot',
  'defence',
  'blast',
  'splash',
  'dust',
  'sight',
  'speech',
  'refused',
  'repair',
  'looped',
  'swirl',
  'push',
  'crack',
  'bump',
  'stars',
] as const;
export type Effect = (typeof EFFECTS)[number];

const FLAME = 'var(--flame,#f0832f)';
const puff = (x: number, y: number, r: number): string => dot(x, y, r, 'var(--dust,#e9ddc6)');

const burst = (outer: number, inner: number, spikes: number): string => {
  let d = '';
  for (let i = 0; i < spikes * 2; i++) {
    const r = i % 2 ? inner : outer;
    const a = (i * Math.PI) / spikes;
    d += `${i ? 'L' : 'M'}${Math.round(50 + r * Math.sin(a))} ${Math.round(50 - r * Math.cos(a))}`;
  }
  return `${d}z`;
};

const STAR = fill('M50 5 64 32 95 38 73 60 78 92 50 78 22 92 27 60 5 38 36 32z', BRASS);

const DRAWINGS: Record<Effect, string> = {
  strike:
    inked(fill('M6 66Q18 8 92 14 44 28 34 82 26 64 6 66z', PAPER)) +
    line('M30 58q6-22 34-34', BRASS, 6) +
    line('M70 44l12-4M62 60l12 6M50 72l6 12', INK, 5),
  shot:
    line('M50 96V40', INK, 4, ' stroke-dasharray="9 10"') +
    inked(fill(burst(30, 13, 7), BRASS)).replace('<g ', '<g transform="translate(17 -6) scale(.66)" '),
  defence:
    inked(fill('M50 6q18 12 38 12 0 54-38 76-38-22-38-76 20 0 38-12z', 'var(--shield-glow,#bfe3ee)'), 4).replace(
      '<g ',
      '<g opacity=".92" ',
    ) +
    line('M50 28v40M30 46h40', INK, 12) +
    line('M50 28v40M30 46h40', PAPER, 6),
  blast:
    inked(fill(burst(48, 30, 11), BATTLE), 3) +
    fill(burst(37, 23, 11), FLAME) +
    fill(burst(24, 14, 9), EYE) +
    dot(50, 50, 8, PAPER),
  splash:
    inked(fill('M10 74q4-22 14-24 2-20 10-26 4 16 10 20 2-28 10-36 4 14 6 34 8-6 12-14 6 12 6 24 8 4 12 22-38 22-80 0z', WATER)) +
    line('M26 74q24 12 48 0', WATER_HI, 5) +
    inked(dot(14, 32, 5, WATER) + dot(84, 28, 6, WATER), 2.5),
  dust:
    inked(puff(26, 60, 16) + puff(74, 60, 16) + puff(50, 52, 20)) +
    puff(50, 62, 18) +
    puff(32, 64, 12) +
    puff(68, 64, 12) +
    line('M22 26l8 8M50 14v10M78 26l-8 8', INK, 5),
  sight:
    `<path d="M50 88 10 12Q50-6 90 12z" fill="${EYE}" opacity=".45"/>` +
    line('M50 88 10 12M50 88 90 12', INK, 3, ' stroke-dasharray="7 7"') +
    inked(fill('M20 48q30-34 60 0-30 30-60 0z', PAPER)) +
    dot(50, 47, 11, INK) +
    dot(54, 43, 3.5, PAPER),
  speech:
    inked(fill('M16 10h68q10 0 10 10v36q0 10-10 10H50L30 88V66H16Q6 66 6 56V20Q6 10 16 10z', PAPER)) +
    line('M50 22v20M50 54h0', INK, 8),
  refused:
    inked(dot(50, 50, 40, PAPER), 4) + line('M33 33l34 34M67 33 33 67', INK, 15) + line('M33 33l34 34M67 33 33 67', BATTLE, 9),
  repair:
    inked(fill(burst(46, 36, 12), 'var(--mend,#d7ecd0)')) +
    spanner(50, 50, 1.7) +
    line('M20 20v12M14 26h12M80 70v12M74 76h12', MOVE, 5),
  looped:
    line('M74 26A32 32 0 1 0 82 54M78 8v20H58', INK, 13) +
    line('M74 26A32 32 0 1 0 82 54M78 8v20H58', BRASS, 7) +
    line('M42 45h0M60 45h0', INK, 8) +
    line('M38 62q4-5 8 0t8 0 8 0', INK, 4),
  swirl: line('M50 52q9-11 18 2t-13 22-35-4-4-42 50-10', INK, 12) + line('M50 52q9-11 18 2t-13 22-35-4-4-42 50-10', PORTAL, 6),
  push: inked(fill('M50 8 84 44H64v44H36V44H16z', BRASS), 4) + line('M45 50v30', PAPER, 4),
  bump: inked(fill(burst(34, 17, 10), PAPER), 4) + fill(burst(24, 12, 10), BRASS),
  stars: inked(at(STAR, 2, 8, 0.26) + at(STAR, 37, -6, 0.26) + at(STAR, 72, 8, 0.26), 12),
  crack: line('M62 6 40 42l22 10-22 42', INK, 13) + line('M62 6 40 42l22 10-22 42', STEEL_HI, 6),
};

export const effectArt = (effect: Effect, facing: Facing = 0): string =>
  DIRECTED.has(effect) ? turned(DRAWINGS[effect], facing) : DRAWINGS[effect];

const DIRECTED: ReadonlySet<Effect> = new Set<Effect>(['strike', 'shot', 'sight', 'push']);
