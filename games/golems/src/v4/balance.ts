import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { BOOK4 } from '../scenarios/book4.ts';
import { roll4 } from './choices.ts';
import { greedyGolems4 } from './greedy.ts';
import { ROBOTS, type RobotName } from './kinds.ts';
import { parseOptions4 } from './options.ts';
import { play4 } from './play.ts';
import { setup4 } from './setup.ts';
import { ASK_CARD, ASK_CONTENTS, ASK_DIE, ASK_PROGRAM, OVER, type State4 } from './state.ts';
import { redeal4 } from './view.ts';

/** The result of a duel of two robots over many games of greedy programs. */
export interface Duel4 {
  readonly one: RobotName;
  readonly other: RobotName;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly knockOuts: number;
  readonly rounds: number;
}

export interface Balance4 {
  readonly duels: readonly Duel4[];
  /** By robot: points (a draw is half a win) of all its games, from 0 to 1. */
  readonly rates: Readonly<Record<RobotName, number>>;
}

/** Plays every pair of robots on the summer field, `gamesPerPair` games each, both ways round. */
export function balanceGolems4(gamesPerPair: number, seed: number): Balance4 {
  const duels = ROBOTS.flatMap((one, index) => ROBOTS.slice(index + 1).map((other) => duel(one, other, gamesPerPair, seed)));
  const rate = (robot: RobotName): number => {
    const own = duels.filter(({ one, other }) => one === robot || other === robot);
    const points = own.reduce((sum, each) => sum + (each.one === robot ? each.wins : each.losses) + each.draws / 2, 0);
    return points / own.reduce((sum, each) => sum + each.games, 0);
  };
  return { duels, rates: { red: rate('red'), blue: rate('blue'), green: rate('green'), yellow: rate('yellow') } };
}

function duel(one: RobotName, other: RobotName, games: number, seed: number): Duel4 {
  const rng = new SeededRng(`${one} ${other} ${seed}`);
  const tally = { wins: 0, losses: 0, draws: 0, knockOuts: 0, rounds: 0 };
  for (let game = 0; game < games; game++) {
    const isTurned = game % 2 === 1;
    const state = playGame(isTurned ? [other, one] : [one, other], rng);
    tally.rounds += state.round;
    if (state.standing === 0 || (state.standing & (state.standing - 1)) === 0) tally.knockOuts++;
    if (state.winner === 0) tally.draws++;
    else if ((state.winner === 1) !== isTurned) tally.wins++;
    else tally.losses++;
  }
  return { one, other, games, ...tally, rounds: tally.rounds / games };
}

function playGame(robots: readonly RobotName[], rng: SeededRng): State4 {
  const field = BOOK4.find('summer-duel')!;
  const scenario = { ...field, starts: field.starts.map((start, seat) => ({ ...start, golem: robots[seat]! })) };
  const state = setup4(unwrap(parseOptions4({ scenario }, 2)), 2);
  while (state.ask !== OVER) playNext(state, rng);
  return state;
}

/** One decision, commit or roll; players see only what their seat may see. */
export function playNext(state: State4, rng: SeededRng): void {
  if (state.ask === ASK_CARD || state.ask === ASK_DIE || state.ask === ASK_CONTENTS) {
    play4(state, CHANCE, roll4(state, rng));
    return;
  }
  const seat = state.ask === ASK_PROGRAM ? 31 - Math.clz32(state.waiting & -state.waiting) : state.asked;
  play4(state, seat, greedyGolems4(redeal4(state, seat, rng), seat, rng));
}
