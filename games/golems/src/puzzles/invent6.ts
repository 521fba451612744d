import type { Json } from '@stolik/kernel/json';
import { explore } from '@stolik/kernel/puzzles/explore';
import type { Invention } from '@stolik/kernel/puzzles/making';
import type { Beginning } from '@stolik/kernel/puzzles/prove';
import type { Rng } from '@stolik/kernel/random';
import { GOLEM_TYPES } from '../core/golem-types.ts';
import { OVER, type State6 } from '../v6/state.ts';
import { GOLEM_CARDS } from '../v6/types.ts';
import { once, type Puzzled, pick } from './edition.ts';
import { facing, type Ground, inventGround, type Layout, scatter } from './ground.ts';
import { inventor, isWhatever, lay, playersFor } from './inventing.ts';

export const KINDS6 = ['predict', 'repair', 'reach', 'treasure', 'shorten', 'beat', 'out', 'gears', 'unhurt', 'sure'] as const;

const SMALL: readonly Layout[] = [
  [['4x4', 'a1']],
  [['4x4', 'a1']],
  [
    ['3x3', 'a1'],
    ['3x3', 'd1'],
  ],
  [
    ['3x3', 'a1'],
    ['3x3', 'a4'],
  ],
];
const LARGE: readonly Layout[] = [
  ...SMALL,
  [
    ['4x4', 'a1'],
    ['3x3', 'e1'],
  ],
  [
    ['3x3', 'a1'],
    ['3x3', 'd1'],
    ['3x3', 'a4'],
  ],
  [
    ['3x3', 'a1'],
    ['3x3', 'd1'],
    ['3x3', 'a4'],
    ['3x3', 'd4'],
  ],
];

/** Makes up questions for Golems 6.1. */
export function inventor6(edition: Puzzled<State6>): (kind: string, rng: Rng) => Invention[] {
  const plain = inventor(edition, (kind, rng) =>
    (kind === 'predict' || kind === 'repair') && once(rng, 3) ? kidsTable(rng, 'treasure', 3) : duelTable(kind, rng),
  );
  return (kind, rng) =>
    kind === 'treasure' || kind === 'gears' ? withFewestCards(edition, kind, kidsTable(rng, kind, 3)) : plain(kind, rng);
}

/** Young players alone: no battle, no luck, a few obstacles. [G6.11] */
function kidsTable(rng: Rng, goal: 'treasure' | 'gears', cards: number): Beginning {
  const ground = inventGround('golems6', LARGE, 3, rng);
  scatter(ground, 'barrel', rng.below(4));
  scatter(ground, 'wall', rng.below(5));
  if (once(rng, 3)) scatter(ground, 'water', 1 + rng.below(2));
  if (once(rng, 3)) ladders(ground, 'A');
  scatter(ground, goal === 'treasure' ? 'treasure' : 'gear', goal === 'treasure' ? 1 : 2);
  const golems = [{ at: ground.take()!, facing: facing(rng) }];
  const { field, tokens } = ground;
  const options = { kids: true, goal: goal === 'treasure' ? 'treasure' : 'all', cards };
  return { players: 1, options, position: { field: [...field], tokens, golems }, seat: 0 };
}

function ladders(ground: Ground, name: 'A' | 'B'): void {
  const [up, down] = [ground.take(), ground.take()];
  if (up === undefined || down === undefined) return;
  ground.tokens[up] = `ladder:${name}+`;
  ground.tokens[down] = `ladder:${name}-`;
}

/** Fewer are found at once, more are a game and no puzzle. */
const [FEWEST_CARDS, MOST_CARDS] = [3, 9];
const MOST_WALKS = 60_000;

/** The goal with as few cards as it can be reached with. [G6.11.4] */
function withFewestCards(edition: Puzzled<State6>, kind: string, table: Beginning): Invention[] {
  for (let cards = 1; cards <= MOST_CARDS; cards++) {
    const asked = { ...table, options: { ...table.options, cards } };
    const start = lay<State6>(edition, asked);
    if (!start) return [];
    const horizon = { game: edition.game, start, seat: 0, same: edition.same };
    const isWon = ({ phase, winner }: State6): number => Number(phase === OVER && winner === 1);
    const explored = explore(horizon, [isWon], MOST_WALKS);
    if (explored?.reached.some(({ best }) => best === 1)) return cards < FEWEST_CARDS ? [] : [{ ...asked, goal: { kind } }];
  }
  return [];
}

const BONUSES = ['repeat', 'if', 'if', 'while', null, null] as const;
const SUBPROGRAMS = ['F F', 'F L', 'F R', 'L F', 'R F', 'F A', 'B L', 'B R'] as const;
const LOGIC = ['and', 'or', 'not', 'xor'] as const;
const CONTENTS = ['empty', 'dynamite', 'repair', 'plus', 'minus'] as const;

/** Two golems, sometimes three; the programs of the others are known. */
function duelTable(kind: string, rng: Rng): Beginning {
  const isFight = kind === 'beat' || kind === 'out' || isWhatever(kind);
  const ground = inventGround('golems6', isFight ? SMALL : LARGE, 3, rng);
  scatter(ground, isFight || once(rng, 2) ? `barrel:${pick(rng, CONTENTS)}` : 'barrel', rng.below(4));
  scatter(ground, 'wall', rng.below(4));
  scatter(ground, 'water', rng.below(3));
  if (once(rng, 3)) ladders(ground, 'A');
  if (once(rng, isFight ? 4 : 2)) scatter(ground, `logic:${pick(rng, LOGIC)}`, 1 + rng.below(2));
  const players = playersFor(1, kind, rng);
  // A program of two rows has nothing to find; with five rows and a bonus there are too many.
  const bonus = kind === 'shorten' ? pick(rng, ['repeat', 'while', null] as const) : pick(rng, BONUSES);
  const rows = kind === 'shorten' ? [2, 3] : bonus === 'if' ? [2, 3] : bonus === null ? [3, 4, 5] : [3, 4];
  const golems = Array.from({ length: players }, (_, seat): Json => {
    const types = GOLEM_TYPES.filter((type) => seat !== 0 || rows.includes(GOLEM_CARDS.even[type].rows));
    const card = GOLEM_CARDS.even[pick(rng, types)];
    const most = card.limit - 1;
    const damage = kind === 'out' ? Math.max(0, most - (seat === 0 ? 1 : rng.below(2))) : rng.below(Math.min(2, card.limit));
    return { at: ground.take()!, facing: facing(rng), damage: Math.min(damage, most), ...card };
  });
  const { field, tokens } = ground;
  const others: readonly null[] = Array.from({ length: players - 1 }, () => null);
  const calls = bonus === null && once(rng, 2) ? { subprograms: [pick(rng, SUBPROGRAMS), ...others] } : {};
  const position = { field: [...field], tokens, golems, ...(bonus !== null && { bonus: [bonus, ...others] }), ...calls };
  return { players, options: {}, position, seat: 0 };
}
