import { REFEREE, type Viewer } from '@stolik/kernel/game';
import { type Rng, shuffle } from '@stolik/kernel/random';
import { CALL_CODE, decodeRows, IF_BASE, MOST_ROWS, REPEAT_BASE, ROW_FIRST, ROW_SECOND, WHILE_BASE } from '../programs/code.ts';
import type { Allowance6 } from '../programs/limits.ts';
import { CARDS } from '../programs/program.ts';
import { isSubprogram } from './actions.ts';
import { allowanceWith } from './allowance.ts';
import { LUCK, OR, UNKNOWN } from './kinds.ts';
import { mustChoose, openedRows } from './rows.ts';
import { sampleProgram } from './sampling.ts';
import { CHOOSE, cloneState, EMPTY_ROW, NO_CARD, PROGRAM, type State6, SUBPROGRAM } from './state.ts';

/** Another world that this viewer cannot tell from the real one: other luck cards, other rows not yet opened, other barrels. */
export function redeal6(state: State6, viewer: Viewer, rng: Rng): State6 {
  const world = cloneState(state);
  if (viewer === REFEREE) return world;
  for (let golem = 0; golem < world.table.seats; golem++) {
    if (golem === viewer || world.table.isBot[golem] === 1) continue;
    if (world.at[golem]! < 0) {
      redealLuck(world, golem, rng);
      wipeRows(world, golem, openedRows(world, golem));
      continue;
    }
    if (world.length[golem] === 0) wipeRows(world, golem, 0);
    if (world.phase === SUBPROGRAM) redealSubprogram(world, golem, rng);
    redealLuck(world, golem, rng);
    if (world.length[golem] !== 0) redealProgram(world, golem, rng);
    if (world.phase === CHOOSE && (world.waiting & (1 << golem)) === 0 && mustChoose(world, golem)) {
      world.choice[golem] = rng.below(world.laid[golem] === OR ? 3 : 2);
    }
  }
  redealBarrels(world, rng);
  return world;
}

/** Rows that nobody will ever see: a golem that is out takes them back to the hand. The first card stands for all of them. */
function wipeRows(world: State6, golem: number, from: number): void {
  world.rows.fill(0, golem * MOST_ROWS + from, (golem + 1) * MOST_ROWS);
}

function redealSubprogram(world: State6, golem: number, rng: Rng): void {
  if ((world.waiting & (1 << golem)) !== 0) return;
  let [first, second] = [NO_CARD, NO_CARD];
  if (rng.below(10) > 0) {
    do {
      first = rng.below(CARDS.length);
      second = rng.below(CARDS.length);
    } while (!isSubprogram(first, second));
  }
  world.subprogram[golem * 2] = first;
  world.subprogram[golem * 2 + 1] = second;
}

/** The bonus row among those already opened: its code, or -1. */
function openedBonus(world: State6, golem: number): number {
  for (let row = 0; row < openedRows(world, golem); row++) {
    const code = world.rows[golem * MOST_ROWS + row]!;
    if (code !== EMPTY_ROW && code >= REPEAT_BASE) return code;
  }
  return world.bonusSeen[golem]! - 1;
}

/** The hidden luck card goes back into its deck and another is drawn, none that all can rule out. */
function redealLuck(world: State6, golem: number, rng: Rng): void {
  if (world.luck[golem] === 0) return;
  const bonus = openedBonus(world, golem);
  if (bonus >= 0 && bonus !== CALL_CODE) return;
  const base = golem * LUCK.length;
  world.decks[base + world.luck[golem]! - 1]!++;
  let total = 0;
  const weight = (kind: number): number => ((world.ruledOut[golem]! & (1 << kind)) === 0 ? world.decks[base + kind]! : 0);
  for (let kind = 0; kind < LUCK.length; kind++) total += weight(kind);
  let pick = rng.below(total);
  for (let kind = 0; kind < LUCK.length; kind++) {
    pick -= weight(kind);
    if (pick >= 0) continue;
    world.decks[base + kind]!--;
    world.luck[golem] = kind + 1;
    return;
  }
}

const decoded = new Uint16Array(64);
const used = new Int16Array(256);

function redealProgram(world: State6, golem: number, rng: Rng): void {
  const allowance = allowanceWith(world, golem, world.luck[golem]! - 1);
  const base = golem * MOST_ROWS;
  if (world.phase === PROGRAM && !world.table.alternate) {
    const length = decodeRows(sampleProgram(allowance.sampler, rng), decoded);
    for (let row = 0; row < MOST_ROWS; row++) world.rows[base + row] = row < length ? decoded[row]! : 0;
    world.length[golem] = length;
    return;
  }
  const from = openedRows(world, golem);
  const to = world.length[golem]!;
  if (from >= to) return;
  countUsed(world, golem, from);
  const left = openedBonus(world, golem) >= 0 ? [] : bonusesOf(allowance);
  do fillRows(world, base, from, to, left, allowance.kids ? 4 : CARDS.length, rng);
  while (!fitsHand(world, base, from, to, allowance));
}

function bonusesOf(allowance: Allowance6): readonly number[] {
  const range = { repeat: [REPEAT_BASE, IF_BASE], if: [IF_BASE, WHILE_BASE], while: [WHILE_BASE, CALL_CODE] } as const;
  const [from, to] = allowance.bonus && !allowance.kids ? range[allowance.bonus] : [0, 0];
  const codes = Array.from({ length: to - from }, (_, index) => from + index);
  return allowance.call ? [...codes, CALL_CODE] : codes;
}

function fillRows(
  world: State6,
  base: number,
  from: number,
  to: number,
  bonuses: readonly number[],
  cards: number,
  rng: Rng,
): void {
  for (let row = from; row < to; row++) world.rows[base + row] = rng.below(cards);
  const pick = rng.below(cards + (to - from) * bonuses.length);
  if (pick >= cards)
    world.rows[base + from + ((pick - cards) % (to - from))] = bonuses[Math.floor((pick - cards) / (to - from))]!;
}

// Cards of rows that AND, OR and XOR emptied are not counted: it is then open which they were, so the hand is a little too large.
function countUsed(world: State6, golem: number, rows: number): void {
  used.fill(0);
  for (let row = 0; row < rows; row++) {
    const code = world.rows[golem * MOST_ROWS + row]!;
    if (code === EMPTY_ROW) continue;
    used[ROW_FIRST[code]!]!++;
    used[ROW_SECOND[code]!]!++;
  }
}

function fitsHand(world: State6, base: number, from: number, to: number, allowance: Allowance6): boolean {
  const laid = used.slice();
  for (let row = from; row < to; row++) {
    const code = world.rows[base + row]!;
    laid[ROW_FIRST[code]!]!++;
    laid[ROW_SECOND[code]!]!++;
  }
  return CARDS.every((_, card) => laid[card]! <= allowance.hand[card]!);
}

/** Closed barrels change their contents with one another; what is drawn at the opening does not exist yet. */
function redealBarrels(world: State6, rng: Rng): void {
  const closed: number[] = [];
  for (const barrel of world.barrel) if (barrel !== 0 && world.contents[barrel - 1] !== UNKNOWN) closed.push(barrel - 1);
  // In a fixed order first, so that where they really are leaves no trace.
  const contents = closed.map((barrel) => world.contents[barrel]!).sort((a, b) => a - b);
  shuffle(contents, rng);
  for (const [index, barrel] of closed.entries()) world.contents[barrel] = contents[index]!;
}
