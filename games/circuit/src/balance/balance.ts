import { type Action, CHANCE, type Seat } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { boxName, type CircuitOptions } from '../board/options.ts';
import { setupWithBox } from '../board/setup.ts';
import type { CircuitState } from '../board/state.ts';
import { BOXES, type Box, EMPTY } from '../board/tiles.ts';
import { carefulCircuit, greedyCircuit } from '../bot/greedy.ts';
import { redeal } from '../seen/redeal.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { next } from '../turn/next.ts';
import { play } from '../turn/play.ts';
import { roll, sample } from '../turn/sample.ts';

// Self-play over the numbers in the box: how games end, how long they are, who wins. Pure: the same seed, the same report.

export type BotName = 'random' | 'greedy' | 'careful';
type Bot = (world: CircuitState, seat: Seat, rng: Rng) => Action;
const BOTS: Readonly<Record<BotName, Bot>> = { random: sample, greedy: greedyCircuit, careful: carefulCircuit };

export interface BalanceRun {
  readonly games: number;
  readonly seed: number;
  readonly bot: BotName;
  readonly seats?: number;
  readonly options?: CircuitOptions;
  readonly box?: Box;
}

export interface BalanceSummary {
  readonly games: number;
  /** Share of games by how they ended. */
  readonly ends: Readonly<Record<string, number>>;
  /** Share of games in which somebody reached eight points. */
  readonly reached: number;
  readonly turns: { readonly mean: number; readonly low: number; readonly high: number };
  readonly emptyCells: number;
  /** Means: points of glow a player, of the winner, lead of the first over the second. */
  readonly points: number;
  readonly winnerPoints: number;
  readonly lead: number;
  /** Means a game. */
  readonly glowing: number;
  readonly shorts: number;
  readonly smokes: number;
  readonly fuses: number;
  readonly irons: number;
  /** Shares of games won by who began, by somebody else, by nobody. */
  readonly firstWins: number;
  readonly othersWin: number;
  readonly draws: number;
}

const PLAIN: CircuitOptions = Object.freeze({ battery: false, x2: false, teams: false, openHands: false, box: 'lively' });

interface Tally {
  turns: number[];
  ends: Record<string, number>;
  reached: number;
  emptyCells: number;
  points: number;
  winnerPoints: number;
  lead: number;
  glowing: number;
  shorts: number;
  smokes: number;
  fuses: number;
  irons: number;
  firstWins: number;
  draws: number;
}

export function runGames(run: BalanceRun): BalanceSummary {
  const seats = run.seats ?? 2;
  const zero = { emptyCells: 0, points: 0, winnerPoints: 0, lead: 0, glowing: 0, shorts: 0, smokes: 0, fuses: 0, irons: 0 };
  const tally: Tally = { turns: [], ends: {}, reached: 0, ...zero, firstWins: 0, draws: 0 };
  for (let i = 0; i < run.games; i++) {
    const options = run.options ?? PLAIN;
    const state = setupWithBox(options, seats, run.box ?? BOXES[boxName(options)]);
    playOut(state, BOTS[run.bot], new SeededRng(`${run.seed} ${i}`), tally);
    addEnd(state, tally);
  }
  const mean = (sum: number): number => sum / run.games;
  const turns = tally.turns.sort((a, b) => a - b);
  return {
    games: run.games,
    ends: Object.fromEntries(Object.entries(tally.ends).map(([reason, count]) => [reason, mean(count)])),
    reached: mean(tally.reached),
    turns: {
      mean: mean(turns.reduce((sum, count) => sum + count, 0)),
      low: turns[Math.floor(turns.length * 0.1)] ?? 0,
      high: turns[Math.floor(turns.length * 0.9)] ?? 0,
    },
    emptyCells: mean(tally.emptyCells),
    points: mean(tally.points) / seats,
    winnerPoints: mean(tally.winnerPoints),
    lead: mean(tally.lead),
    glowing: mean(tally.glowing),
    shorts: mean(tally.shorts),
    smokes: mean(tally.smokes),
    fuses: mean(tally.fuses),
    irons: mean(tally.irons),
    firstWins: mean(tally.firstWins),
    othersWin: mean(run.games - tally.firstWins - tally.draws),
    draws: mean(tally.draws),
  };
}

function playOut(state: CircuitState, bot: Bot, rng: Rng, tally: Tally): void {
  let turns = 0;
  const count = (event: CircuitEvent): void => {
    if (event.kind === 'turnBegan') turns++;
    else if (event.kind === 'shortMade') tally.shorts++;
    else if (event.kind === 'partsBurnt') tally.smokes++;
    else if (event.kind === 'fuseBurnt') tally.fuses++;
    else if (event.kind === 'ironUsed') tally.irons++;
    else if (event.kind === 'glowPlaced') tally.glowing++;
  };
  for (;;) {
    const asked = next(state);
    if (asked.kind === 'over') break;
    if (asked.kind === 'chance') {
      play(state, CHANCE, roll(state, rng), count);
    } else play(state, asked.seat, bot(redeal(state, asked.seat, rng), asked.seat, rng), count);
  }
  tally.turns.push(turns);
}

function addEnd(state: CircuitState, tally: Tally): void {
  const end = next(state);
  if (end.kind !== 'over') throw new Error('a game that has not ended was counted');
  const { outcome } = end;
  tally.ends[outcome.reason] = (tally.ends[outcome.reason] ?? 0) + 1;
  if (state.last >= 0) tally.reached++;
  tally.emptyCells += state.tiles.filter((tile) => tile === EMPTY).length;
  const points = Array.from(state.points);
  const scores = [...outcome.scores].sort((a, b) => b - a);
  tally.points += points.reduce((sum, each) => sum + each, 0);
  tally.lead += (scores[0] ?? 0) - (scores[1] ?? 0);
  const winner = outcome.winners[0];
  tally.winnerPoints += winner === undefined ? Math.max(...points) : points[winner]!;
  if (winner === undefined) tally.draws++;
  else if (winner === state.first) tally.firstWins++;
}
