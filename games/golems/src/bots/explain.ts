import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import type { Foreseen, Foresight } from './adviser.ts';
import { likelyRounds, type ProgramRound } from './mind.ts';
import { NO_PROSPECT, type Prospect, prospectInWords } from './reasons.ts';

const THOUGHT = { iterations: 2500 };

/** What both editions' states say of golems, by seat. */
interface Standing {
  readonly table: { readonly seats: number };
  readonly at: readonly number[];
  readonly facing: readonly number[];
}

export type Sum = { -readonly [key in keyof Prospect]: Prospect[key] };

/** How an edition asks for programs, runs them and looks at what came of them. */
export interface Edition<State extends Standing> {
  isAsked(world: State): boolean;
  round(world: State, seat: Seat, rng: Rng): ProgramRound & { endOf(actions: Float64Array): State };
  /** Commands left to the nearest rival or the goal. */
  way(state: State, seat: Seat): number;
  damage(state: State, seat: Seat): number;
  /** Whether a strike would reach the other as they stand. */
  hasBefore(state: State, seat: Seat, other: Seat): boolean;
  /** Where a race decides, not a fight: adds up what counts there and answers true. */
  race?(sum: Sum, after: State, seat: Seat): boolean;
}

export interface Explaining<State> {
  /** What programs come to, all set against what the others are likely to lay; undefined before anything but a program. */
  foresee(world: State, seat: Seat): Foresight | undefined;
  /** Why this program is good or bad, in words; nothing about other decisions. */
  explainMove(world: State, seat: Seat, action: Action, language: Language): string;
}

export function explaining<State extends Standing>(edition: Edition<State>): Explaining<State> {
  function foresee(world: State, seat: Seat): Foresight | undefined {
    if (!edition.isAsked(world)) return undefined;
    const rng = new SeededRng('explain');
    const round = edition.round(world, seat, rng);
    const rounds = likelyRounds(round, rng, THOUGHT);
    const foreseen = (action: Action): Foreseen => {
      const prospect: Sum = { ...NO_PROSPECT };
      let way = 0;
      const ends: string[] = [];
      for (const { actions, share } of rounds) {
        actions[0] = action;
        const end = round.endOf(actions);
        if (!edition.race?.(prospect, end, seat)) addUp(prospect, world, end, seat, share);
        way += share * edition.way(end, seat);
        ends.push(`${end.at[seat]}${'nesw'[end.facing[seat]!]}`);
      }
      return { prospect, way, ends: `${ends.join(' ')} ${JSON.stringify(prospect)}` };
    };
    const look = (most: number, chance: Rng): readonly Action[] => {
      const list = new ActionList();
      round.look(0, most, chance, list);
      return list.toArray();
    };
    return Object.assign(foreseen, { look });
  }

  function addUp(sum: Sum, before: State, after: State, seat: Seat, share: number): void {
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

  return {
    foresee,
    explainMove: (world, seat, action, language) => {
      const foreseen = foresee(world, seat);
      return foreseen ? prospectInWords(foreseen(action).prospect, language) : '';
    },
  };
}
