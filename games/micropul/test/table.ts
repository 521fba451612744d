import { CHANCE, type Refusal } from '@stolik/kernel/game';
import type { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '../src/game.ts';
import { micropulCases } from '../src/notation/cases.ts';
import type { MicropulEvent } from '../src/turn/events.ts';
import type { State } from '../src/turn/state.ts';
import { type Naive, naivePlay } from './naive.ts';

/** A game with its hands dealt. */
export function begin(options: object, seats: number, rng: SeededRng): State {
  const state = micropul.setup(unwrap(micropul.parseOptions(options, seats)), seats);
  while (micropul.next(state).kind === 'chance') micropul.play(state, CHANCE, micropul.roll(state, rng));
  return state;
}

/** One random action with the draw it brings; the naive twin does the same from the texts. */
export function stepBoth(state: State, naive: Naive, rng: SeededRng): Naive {
  const seat = state.turn;
  const action = micropul.sample(state, seat, rng);
  const text = micropul.write(state, seat, action);
  micropul.play(state, seat, action);
  if (micropul.next(state).kind !== 'chance') return naivePlay(naive, text, undefined);
  const outcome = micropul.roll(state, rng);
  const drawn = micropul.write(state, CHANCE, outcome).slice('draw '.length);
  micropul.play(state, CHANCE, outcome);
  return naivePlay(naive, text, drawn);
}

interface Setting {
  readonly players?: number;
  readonly options?: object;
}

/** A written position to try moves on, its piles drawn from the left. */
export class Table {
  readonly state: State;
  private readonly draw: (state: State) => number;
  readonly truth: () => Record<string, unknown>;

  constructor(position: Readonly<Record<string, unknown>>, { players = 2, options = {} }: Setting = {}) {
    const loaded = unwrap(micropulCases.load(players, unwrap(micropul.parseOptions(options, players)), position));
    this.state = loaded.state;
    this.draw = (state) => unwrap(loaded.draw(state));
    this.truth = () => loaded.truth(loaded.state);
  }

  /** Plays `1: take` with its draws, and says what happened. */
  play(line: string): MicropulEvent[] {
    const { seat, action, refusal } = this.try(line);
    if (refusal) throw new Error(`${line} is refused: ${micropul.explain(refusal, 'en')}`);
    const events: MicropulEvent[] = [];
    micropul.play(this.state, seat, action, (event) => events.push(event));
    while (micropul.next(this.state).kind === 'chance') {
      micropul.play(this.state, CHANCE, this.draw(this.state), (event) => events.push(event));
    }
    return events;
  }

  /** The code and clause of the refusal, or 'legal'. */
  refusal(line: string): string {
    const { refusal } = this.try(line);
    return refusal ? `${refusal.code} ${refusal.clause}` : 'legal';
  }

  private try(line: string): { readonly seat: number; readonly action: number; readonly refusal: Refusal | undefined } {
    const seat = Number(line[0]) - 1;
    const read = micropul.read(this.state, seat, line.slice(2));
    if (read.ok) return { seat, action: read.value, refusal: micropul.refuse(this.state, seat, read.value) };
    if (read.problem.kind === 'refused') return { seat, action: -1, refusal: read.problem.refusal };
    throw new Error(read.problem.says);
  }
}
