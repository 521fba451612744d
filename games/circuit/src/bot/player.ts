import { type Action, ActionList, CHANCE, type Outcome, type Seat } from '@stolik/kernel/game';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { fraction } from '@stolik/search/choose';
import { Countdown } from '@stolik/search/countdown';
import { onlyAction } from '@stolik/search/decide';
import { type Budget, type Candidate, foregone, type Player, type Seer, type Thought } from '@stolik/search/player';
import { logistic } from '@stolik/search/reward';
import { CELLS, cellCount } from '../board/geometry.ts';
import { sidesOf } from '../board/order.ts';
import { type CircuitState, cloneState, ONCE } from '../board/state.ts';
import { TOKENS } from '../board/tiles.ts';
import { circuit } from '../game.ts';
import { redeal } from '../seen/redeal.ts';
import { holdsIron } from '../turn/may.ts';
import { next } from '../turn/next.ts';
import { play } from '../turn/play.ts';
import { roll } from '../turn/sample.ts';
import { copyOf, lookAt, predict } from './look.ts';
import { listMoves } from './moves.ts';
import { type Outlook, oddsBy, outlookFor } from './outlook.ts';
import { expectKnown, surveyField } from './prospects.ts';
import { bestMove, type Manner } from './quick.ts';
import { filledShare, fillPool, leadOf, ownOf } from './standing.ts';
import { boldnessOf, type Temper, waitingOf, weightsAt } from './tempers.ts';
import type { CircuitWeights } from './weights.ts';

export interface CircuitSettings {
  readonly weights: CircuitWeights;
  /** What it is inclined to; without one it plays for the margin. */
  readonly temper?: Temper;
  /** So many of the best by the first look are thought about further. */
  readonly width: number;
  /** Own turns that are played on before the position is judged; 0: the first look decides. */
  readonly turns: number;
  /** In playing on everybody lays what brings nothing in one of these manners. */
  readonly manners: readonly Manner[];
  /** Positions are judged by what was learnt from games (outlook.ts), where there is something for such a table. */
  readonly isFitted: boolean;
  /** With so few cells free, playing on goes to the end of the game. */
  readonly ending: number;
  /** Moves worse than the best by so many points are still taken now and then; 0: never. */
  readonly temperature: number;
  /** With a temperature: so many points at once, where the first look finds nothing better, are never passed up for nothing. */
  readonly keen?: number;
}

interface Arm {
  readonly action: Action;
  /** What the first look said: points, or log odds where something was learnt. */
  readonly worth: number;
  /** For so many worlds the first look counts. */
  readonly looked: number;
  tried: number;
  sum: number;
}

/** The first look counts like so many worlds tried, where it speaks of chances too. */
const PRIOR = 8;

const meanOf = ({ tried, sum }: Arm): number => (tried > 0 ? sum / tried : 0);
const byWorth = (a: Arm, b: Arm): number => b.worth - a.worth || a.action - b.action;
const byMean = (a: Arm, b: Arm): number => meanOf(b) - meanOf(a) || byWorth(a, b);

/** Where the worlds come from that are played on: redealt ones with fresh dice, or for an upper bound the truth itself. */
interface Source {
  deal(): CircuitState;
  dice(seed: number): Rng;
}

/**
 * Looks at every move with the expectations of prospects.ts. Then sequential halving plays the best ones on, all in the same
 * redealt worlds: each round the worse half drops out.
 */
export function circuitPlayer(settings: CircuitSettings): Player<CircuitState> {
  return (world, seat, rng, budget) =>
    think(settings, world, seat, rng, budget, { deal: () => redeal(world, seat, rng), dice: (seed) => new SeededRng(seed) });
}

/** The same, shown the truth and the dice to come. */
export function circuitSeer(settings: CircuitSettings): Seer<CircuitState> {
  return ({ state, chance }, seat, rng, budget) =>
    think(settings, state, seat, rng, budget, { deal: () => state, dice: () => chance.copy() });
}

const list = new ActionList();

function think(tempered: CircuitSettings, world: CircuitState, seat: Seat, rng: Rng, budget: Budget, source: Source): Thought {
  const began = 'clock' in budget ? budget.clock() : 0;
  const only = onlyAction(circuit, world, seat);
  if (only !== undefined) return foregone(only);
  const settings = inclined(tempered, world, seat);
  const arms = firstLooks(settings, world, seat, rng, budget.consider);
  if (settings.turns === 0) return decideAtOnce(takingSure(settings, arms, world, seat));
  const passed = arms.splice(settings.width);
  const left = 'clock' in budget ? { ...budget, milliseconds: budget.milliseconds - (budget.clock() - began) } : budget;
  return halve(settings, arms, passed, seat, rng, left, source);
}

/** The weights of this moment: boldness depends on how one stands and how full the field is. */
function inclined(settings: CircuitSettings, world: CircuitState, seat: Seat): CircuitSettings {
  const { temper, weights, manners } = settings;
  if (temper === undefined) return settings;
  const boldness = boldnessOf(temper, world, leadOf(world, seat, weights));
  // With four seats and all rivals taken for careless, 6 of 16 games of level 4 stayed dark; without that, 1 of 16.
  const isBold = boldness > 0.5 && world.seats === 2;
  return {
    ...settings,
    weights: weightsAt(weights, temper, boldness, waitingOf(world, seat)),
    manners: isBold && temper.takesOthersFor ? temper.takesOthersFor : manners,
  };
}

/** All moves worth a look, best first; with a temperature a little chance takes part. Those that must be looked at lead them. */
function firstLooks(
  { weights, temperature, isFitted }: CircuitSettings,
  world: CircuitState,
  seat: Seat,
  rng: Rng,
  consider: readonly Action[] = [],
): Arm[] {
  const outlook = isFitted ? outlookFor(world) : undefined;
  list.clear();
  listMoves(world, seat, list);
  const listed = new Set(list.toArray());
  for (const action of consider) if (!listed.has(action)) list.push(action);
  const arms = list.toArray().map((action): Arm => {
    // The greatest of Gumbel-distributed sums is a draw by exp(worth / temperature).
    const luck = temperature === 0 ? fraction(rng) * 1e-6 : -temperature * Math.log(-Math.log(fraction(rng) * 0.999998 + 1e-6));
    if (outlook === undefined)
      return { action, worth: lookAt(world, seat, action, weights).worth + luck, looked: 0, tried: 0, sum: 0 };
    const worth = predict(world, seat, action, outlook) + luck;
    return { action, worth, looked: PRIOR, tried: PRIOR, sum: PRIOR * logistic(worth) };
  });
  const isAsked = (arm: Arm): number => Number(consider.includes(arm.action));
  return arms.sort((a, b) => isAsked(b) - isAsked(a) || byWorth(a, b));
}

/** With hundreds of moves to draw from, whim would pass up two points in hand: the best move leads again if it scores and the drawn one does not. */
function takingSure({ weights, keen }: CircuitSettings, arms: readonly Arm[], world: CircuitState, seat: Seat): readonly Arm[] {
  if (keen === undefined) return arms;
  const gainOf = ({ action }: Arm): number => {
    const after = cloneState(world);
    play(after, seat, action);
    return after.points[seat]! - after.penalties[seat]! - (world.points[seat]! - world.penalties[seat]!);
  };
  if (gainOf(arms[0]!) > 0) return arms;
  const looked = arms.map((arm) => ({ arm, worth: lookAt(world, seat, arm.action, weights).worth }));
  const { arm } = looked.reduce((best, each) => (each.worth > best.worth ? each : best));
  return gainOf(arm) >= keen ? [arm, ...arms.filter((other) => other !== arm)] : arms;
}

function decideAtOnce(arms: readonly Arm[]): Thought {
  const candidates = arms.map(({ action, worth }, index): Candidate => {
    return { action, value: logistic(worth / 2), weight: index === 0 ? 1 : 0 };
  });
  return { action: candidates[0]!.action, candidates, iterations: arms.length };
}

function halve(
  settings: CircuitSettings,
  started: readonly Arm[],
  passed: readonly Arm[],
  seat: Seat,
  rng: Rng,
  budget: Budget,
  source: Source,
): Thought {
  let arms = [...started];
  const rounds = Math.ceil(Math.log2(arms.length + 1));
  const dropped: Arm[] = [];
  let iterations = 0;
  const began = 'clock' in budget ? budget.clock() : 0;
  for (let round = 0; round < rounds; round++) {
    // A round that took a little longer takes it from the next.
    const left =
      'clock' in budget
        ? new Countdown({ ...budget, milliseconds: began + (budget.milliseconds * (round + 1)) / rounds - budget.clock() })
        : new Countdown(budget, 1 / rounds);
    iterations += tryArms(settings, arms, seat, rng, left, source);
    arms.sort(byMean);
    const worse = arms.splice(Math.ceil(arms.length / 2));
    // Those that something is to be said about stay in the running.
    const isAsked = ({ action }: Arm): boolean => budget.consider?.includes(action) ?? false;
    arms.push(...worse.filter(isAsked));
    dropped.unshift(...worse.filter((arm) => !isAsked(arm)));
  }
  arms = [...arms.sort(byMean), ...dropped, ...passed];
  const candidates = arms.map((arm): Candidate => {
    return { action: arm.action, value: meanOf(arm), weight: (arm.tried - arm.looked) / Math.max(iterations, 1) };
  });
  return { action: candidates[0]!.action, candidates, iterations };
}

/** The same dice and the same whims for all arms in a world. */
const SEEDS = 2 ** 31;

let ahead: CircuitState | undefined;

function tryArms(settings: CircuitSettings, arms: readonly Arm[], seat: Seat, rng: Rng, left: Countdown, source: Source): number {
  for (let tried = 0; ; ) {
    const dealt = source.deal();
    const seed = rng.below(SEEDS);
    const from = { lead: leadOf(dealt, seat, settings.weights), own: ownOf(dealt, seat, settings.weights) };
    for (const arm of arms) {
      if (!left.next()) return tried;
      ahead = copyOf(ahead, dealt);
      play(ahead, seat, arm.action);
      arm.sum += playOn(settings, ahead, seat, from, new SeededRng(~seed), source.dice(seed));
      arm.tried++;
      tried++;
    }
  }
}

/** Plays on until the seat has had so many turns, everybody taking what brings most, and says how likely it wins. */
function playOn(
  { turns, ending, weights, isFitted, manners }: CircuitSettings,
  state: CircuitState,
  seat: Seat,
  from: Stand,
  rng: Rng,
  dice: Rng,
): number {
  const outlook = isFitted ? outlookFor(state) : undefined;
  const whim = rng.below(manners.length);
  const free = CELLS - cellCount(state.occupiedLow, state.occupiedHigh);
  for (let left = free < ending ? Number.POSITIVE_INFINITY : turns - 1; ; ) {
    const asked = next(state);
    if (asked.kind === 'over') return rewardOf(state, asked.outcome, seat, weights) + shineOf(state, seat, from, weights);
    if (asked.kind === 'chance') play(state, CHANCE, roll(state, dice));
    else if (asked.seat === seat && state.again === ONCE && left-- === 0)
      return judge(state, seat, from, weights, outlook) + shineOf(state, seat, from, weights);
    else play(state, asked.seat, bestMove(state, asked.seat, weights.iron, rng, manners[(asked.seat + whim) % manners.length]!));
  }
}

/** Winning is nearly all; winning clearly, or losing narrowly, is a little more. */
function rewardOf(state: CircuitState, { winners }: Outcome, seat: Seat, weights: CircuitWeights): number {
  if (winners.length === 0) return 1 / new Set(sidesOf(state.options, state.seats)).size;
  const lead = Math.abs(leadOf(state, seat, { ...weights, iron: 0 }));
  const narrow = 0.1 / (1 + lead);
  return winners.includes(seat) ? 1 - narrow : narrow;
}

const pool = new Uint8Array(TOKENS);

/** How a seat stood before the move that is tried. */
interface Stand {
  readonly lead: number;
  readonly own: number;
}

/** Of what the rivals have gained since, the part that this player does not mind. */
function forgiven(state: CircuitState, seat: Seat, from: Stand, weights: CircuitWeights): number {
  if (weights.rival === 1) return 0;
  const gained = ownOf(state, seat, weights) - from.own;
  const rivals = gained - (leadOf(state, seat, weights) - from.lead);
  return (1 - weights.rival) * rivals;
}

/** What this player gains counts a little even where the game is as good as decided. */
const shineOf = (state: CircuitState, seat: Seat, from: Stand, weights: CircuitWeights): number =>
  weights.shine * (ownOf(state, seat, weights) - from.own);

const steepnessOf = (state: CircuitState, { early, late }: CircuitWeights): number => early + late * filledShare(state) ** 2;

/** The chance of winning of a seat that is about to move, as hopeful as its temper is. */
function judge(state: CircuitState, seat: Seat, from: Stand, weights: CircuitWeights, outlook: Outlook | undefined): number {
  const hopeful = forgiven(state, seat, from, weights);
  if (outlook !== undefined) return logistic(oddsBy(state, seat, outlook.before) + steepnessOf(state, weights) * hopeful);
  fillPool(state, seat, pool);
  surveyField(state, seat, holdsIron(state, seat));
  const lead = leadOf(state, seat, weights) + hopeful + expectKnown(state, seat, pool, weights.iron);
  return logistic(steepnessOf(state, weights) * lead);
}
