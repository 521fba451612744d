import type { AnyGame, Outcome } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { type AnyRung, isSeer } from './book.ts';
import { decide } from './decide.ts';
import { Witness } from './memory.ts';
import { type Course, playGame } from './play-game.ts';
import { withClock } from './player.ts';

/** The pairing of two bots: one of A against one of B, or one of A against B on all other seats. */
export interface Contest {
  readonly game: AnyGame;
  /** Options as `parseOptions` gave them. */
  readonly options: unknown;
  readonly seats: number;
  readonly a: AnyRung;
  readonly b: AnyRung;
  readonly seed: string;
  readonly clock: () => number;
}

/** The games of one deal: the same chance every time, A on another seat each time. */
export interface DealResult {
  readonly deal: number;
  /** What A got in each game: 1 won, 0 lost, an equal share when nobody has won. */
  readonly shares: readonly number[];
  /** Points of A and the mean points of the others, where the game counts points. */
  readonly points: readonly (readonly [number, number])[];
  readonly decisions: number;
  /** How long each decision of A took, in milliseconds. */
  readonly times: readonly number[];
}

/** Plays deal number `deal` with A on each seat in turn. With efforts in iterations the result depends on the arguments alone. */
export function playDeal(contest: Contest, deal: number): DealResult {
  const shares: number[] = [];
  const points: [number, number][] = [];
  const times: number[] = [];
  let decisions = 0;
  for (let seatOfA = 0; seatOfA < contest.seats; seatOfA++) {
    const played = playOnSeat(contest, deal, seatOfA, times);
    shares.push(shareOf(played.outcome, contest.seats, seatOfA));
    points.push(pointsOf(played.outcome.scores, seatOfA));
    decisions += played.decisions;
  }
  return { deal, shares, points, decisions, times };
}

function playOnSeat(contest: Contest, deal: number, seatOfA: number, times: number[]): ReturnType<typeof playGame> {
  const { game, clock, seed } = contest;
  const chance = new SeededRng(`${seed}/${deal}/chance`);
  const minds = Array.from({ length: contest.seats }, (_, seat) => new SeededRng(`${seed}/${deal}/${seatOfA}/${seat}`));
  const witness = remembers(contest) ? new Witness(game, contest.seats) : undefined;
  const course: Course = {
    chance,
    ...(witness && { emit: witness.hear }),
    order: (seats) => seersLast(contest, seats, seatOfA),
    decide(state, seat) {
      const began = clock();
      const rung = seat === seatOfA ? contest.a : contest.b;
      const memory = isSeer(rung) ? undefined : witness?.memoryOf(rung.recall, seat);
      const action = ask(contest, rung, { state, seat, memory }, minds[seat]!, chance);
      if (seat === seatOfA) times.push(clock() - began);
      return action;
    },
  };
  return playGame(game, game.setup(contest.options, contest.seats), course, `${game.id}, deal ${deal}, A on seat ${seatOfA + 1}`);
}

/** Who is shown the truth is asked after the others: it then knows what they have committed. Commits commute. */
function seersLast({ a, b }: Contest, seats: readonly number[], seatOfA: number): readonly number[] {
  const isSeerAt = (seat: number): number => Number(isSeer(seat === seatOfA ? a : b));
  return isSeer(a) || isSeer(b) ? [...seats].sort((one, other) => isSeerAt(one) - isSeerAt(other) || one - other) : seats;
}

const remembers = ({ a, b }: Contest): boolean => [a, b].some((rung) => !isSeer(rung) && rung.recall !== undefined);

interface Asked {
  readonly state: unknown;
  readonly seat: number;
  readonly memory: unknown;
}

function ask(contest: Contest, rung: AnyRung, { state, seat, memory }: Asked, rng: SeededRng, chance: SeededRng): number {
  const { game, clock } = contest;
  const budget = { ...withClock(rung.effort, clock), memory };
  if (isSeer(rung)) return rung.seer({ state: game.clone(state), chance: chance.copy() }, seat, rng, budget).action;
  return decide(game, rung.player, state, seat, rng, budget).action;
}

const shareOf = ({ winners }: Outcome, seats: number, seat: number): number =>
  winners.length === 0 ? (seats > 1 ? 1 / seats : 0) : winners.includes(seat) ? 1 : 0;

function pointsOf(scores: readonly number[], seat: number): [number, number] {
  const others = scores.filter((_, other) => other !== seat);
  const mean = others.length > 0 ? others.reduce((sum, score) => sum + score, 0) / others.length : 0;
  return [scores[seat] ?? 0, mean];
}
