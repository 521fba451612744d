import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import type { Known } from '@stolik/search/book';
import type { Edition as EditionName } from '../programs/program.ts';
import type { Foresight, Prediction } from './adviser.ts';
import { chanceOfRepeat, type Memory } from './memory.ts';
import { type LikelyRound, likelyRounds, type ProgramRound } from './mind.ts';
import { NO_PROSPECT, type Prospect, planOf, prospectInWords, WITHIN_REACH } from './reasons.ts';
import { type Rivals, spreadOf } from './spread.ts';

const THOUGHT = { iterations: 2500 };
/** From here on a rival is said to do the same again, if it really has done so. */
const SURE = 0.5;

/** What both editions' states say of golems, by seat. */
interface Standing {
  readonly table: { readonly seats: number };
  readonly at: readonly number[];
  readonly facing: readonly number[];
}

export type Sum = { -readonly [key in keyof Prospect]: Prospect[key] };

interface RunnableRound<State> extends RoundOfSeats {
  endOf(actions: Float64Array): State;
}
type RoundOfSeats = ProgramRound & { readonly seats: readonly Seat[] };

/** How an edition asks for programs, runs them and looks at what came of them. */
export interface Edition<State extends Standing> {
  readonly name: EditionName;
  isAsked(world: State): boolean;
  /** No round follows: where one stands then is worth nothing. */
  isLastRound(world: State): boolean;
  round(world: State, seat: Seat, rng: Rng): RunnableRound<State>;
  readonly rivals: Rivals<State>;
  /** Commands left to the nearest rival or the goal. */
  way(state: State, seat: Seat): number;
  damage(state: State, seat: Seat): number;
  /** Whether a strike would reach the other as they stand. */
  hasBefore(state: State, seat: Seat, other: Seat): boolean;
  /** Where a race decides, not a fight: adds up what counts there and answers true. */
  race?(sum: Sum, before: State, after: State, seat: Seat): boolean;
  /** The cell that a program is about, where it is about one. */
  placeOf?(prospect: Prospect, world: State): string | undefined;
}

export interface Explaining<State> {
  /** What programs come to against a few likely ones: ideas are chosen by this. Undefined before anything but a program. */
  predict(world: State, seat: Seat): Foresight | undefined;
  /** What a program comes to against programs that no idea was chosen by. */
  prospectOf(world: State, seat: Seat, action: Action, known?: Known): Prospect | undefined;
  /** The cell that this program is about, where it is about one. */
  placeOf(world: State, seat: Seat, action: Action, known?: Known): string | undefined;
  /** How likely one is knocked out in this round. */
  dangerOf(world: State, seat: Seat, action: Action, known?: Known): number;
  /** Why this program is good or bad, in words; nothing about other decisions. */
  explainMove(world: State, seat: Seat, action: Action, language: Language, known?: Known): string;
}

/** The program that only stays. */
function standingStill(round: ProgramRound, side: number): Action {
  const list = new ActionList();
  round.naive(side, new SeededRng('still'), list);
  return list.at(0);
}

/** Everybody else who is still on the field. */
const rivalsOf = ({ at, table }: Standing, seat: Seat): number =>
  Array.from({ length: table.seats }, (_, other) => other).filter((other) => other !== seat && at[other]! >= 0).length;

/** What happened to a seat in a round that comes about with this chance. */
function addUp<State extends Standing>(
  edition: Edition<State>,
  sum: Sum,
  { before, after }: { readonly before: State; readonly after: State },
  seat: Seat,
  share: number,
): void {
  const isHere = after.at[seat]! >= 0;
  let [hits, putsOut, aims, isAimedAt] = [false, false, false, false];
  for (let other = 0; other < before.table.seats; other++) {
    if (other === seat || before.at[other]! < 0) continue;
    const isOut = after.at[other]! < 0;
    putsOut ||= isOut;
    hits ||= isOut || edition.damage(after, other) > edition.damage(before, other);
    if (isOut || !isHere) continue;
    aims ||= edition.hasBefore(after, seat, other);
    isAimedAt ||= edition.hasBefore(after, other, seat);
  }
  if (hits) sum.hits += share;
  if (putsOut) sum.putsOut += share;
  if (!isHere) sum.isOut += share;
  if (!isHere || edition.damage(after, seat) > edition.damage(before, seat)) sum.isHurt += share;
  if (aims) sum.aims += share;
  if (isAimedAt) sum.isAimedAt += share;
}

export function explaining<State extends Standing>(edition: Edition<State>): Explaining<State> {
  function predict(world: State, seat: Seat): Foresight | undefined {
    if (!edition.isAsked(world)) return undefined;
    const rng = new SeededRng('explain');
    const round = edition.round(world, seat, rng);
    const rounds = likelyRounds(round, rng, THOUGHT);
    const predicted = (action: Action): Prediction => {
      const ends: string[] = [];
      const prospect = addUpAll(world, seat, round, rounds, action, ({ at, facing }) =>
        ends.push(`${at[seat]}${'nesw'[facing[seat]!]}`),
      );
      return { prospect, ends: `${ends.join(' ')} ${JSON.stringify(prospect)}`, plan: planOf(prospect, ends[0]!) };
    };
    const look = (most: number, chance: Rng): readonly Action[] => {
      const list = new ActionList();
      round.look(0, most, chance, list);
      return list.toArray();
    };
    return Object.assign(predicted, { look });
  }

  function addUpAll(
    world: State,
    seat: Seat,
    round: RunnableRound<State>,
    rounds: readonly LikelyRound[],
    action: Action,
    each?: (end: State) => void,
  ): Sum {
    const sum: Sum = { ...NO_PROSPECT };
    for (const { actions, share } of rounds) {
      actions[0] = action;
      const end = round.endOf(actions);
      if (!edition.race?.(sum, world, end, seat)) {
        addUp(edition, sum, { before: world, after: end }, seat, share);
        const way = edition.way(end, seat);
        sum.way += share * way;
        sum.isNear ||= way <= WITHIN_REACH;
      }
      each?.(end);
    }
    const wayNow = edition.way(world, seat);
    sum.nearer = wayNow - sum.way;
    if (edition.isLastRound(world)) Object.assign(sum, { aims: 0, isAimedAt: 0, nearer: 0 });
    sum.isNear ||= wayNow <= WITHIN_REACH || sum.hits > 0;
    return sum;
  }

  /** Several ideas of one position are explained one after the other: the rivals are asked once. */
  let asked: { readonly text: string; readonly rounds: readonly LikelyRound[] } | undefined;

  function roundsAt(world: State, round: RunnableRound<State>, known: Known): readonly LikelyRound[] {
    const text = canonicalJson([round.seats, world, known]);
    if (asked?.text !== text)
      asked = { text, rounds: spreadOf(edition.rivals, world, round.seats, new SeededRng('spread'), known) };
    return asked.rounds;
  }

  /** The habit of a rival that this program makes use of: it is hit if it does again what it has done more than once. */
  function habitMet(world: State, seat: Seat, round: RunnableRound<State>, action: Action, memory: Memory): Prospect['habit'] {
    for (let side = 1; side < round.sides; side++) {
      const deeds = memory.rounds.flatMap((laid) => laid[round.seats[side]!] ?? []);
      const [last, before] = deeds.toReversed();
      if (!last || !before || chanceOfRepeat(deeds) < SURE) continue;
      const same = round.expected(side, memory, { trust: 1 })[0]?.action;
      const isMet = (theirs: Action): boolean => {
        const actions = Float64Array.from(asked!.rounds[0]!.actions);
        actions[0] = action;
        actions[side] = theirs;
        const sum: Sum = { ...NO_PROSPECT };
        addUp(edition, sum, { before: world, after: round.endOf(actions) }, seat, 1);
        return sum.hits > 0;
      };
      // Whoever stayed may only have been blocked: the same program then leads elsewhere.
      if (last.hasStayed && before.hasStayed && isMet(standingStill(round, side))) return 'still';
      if (last.program === before.program && same !== undefined && isMet(same)) return 'repeat';
    }
    return undefined;
  }

  function prospectOf(world: State, seat: Seat, action: Action, known: Known = {}): Prospect | undefined {
    if (!edition.isAsked(world)) return undefined;
    const round = edition.round(world, seat, new SeededRng('explain'));
    const sum = addUpAll(world, seat, round, roundsAt(world, round, known), action);
    if (sum.race) return sum;
    sum.rivals = rivalsOf(world, seat);
    sum.threat = addUpAll(world, seat, round, roundsAt(world, round, known), standingStill(round, 0)).isHurt;
    const memory = known.memory as Memory | undefined;
    if (memory) sum.habit = habitMet(world, seat, round, action, memory);
    return sum;
  }

  return {
    predict,
    prospectOf,
    placeOf(world, seat, action, known) {
      const prospect = edition.placeOf && prospectOf(world, seat, action, known);
      return prospect && edition.placeOf?.(prospect, world);
    },
    dangerOf: (world, seat, action, known) => prospectOf(world, seat, action, known)?.isOut ?? 0,
    explainMove(world, seat, action, language, known) {
      const prospect = prospectOf(world, seat, action, known);
      return prospect ? prospectInWords(prospect, language, edition.name) : '';
    },
  };
}
