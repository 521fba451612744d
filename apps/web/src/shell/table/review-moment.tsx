import type { Action, Seat } from '@stolik/kernel/game';
import { isEverybodys, type Moment } from '@stolik/search/reviewed';
import { type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { Seal } from '../../base/ui/seal.tsx';
import { roughly } from './roughly.ts';

/** One moment: whose it was, what was played, what would have been better or what came of it. */
export function MomentLine(props: {
  readonly moment: Moment;
  /** As in the drawing above. */
  readonly number: number;
  readonly letter: string;
  readonly name: string;
  /** What was played and what came of it, as a sentence. */
  readonly played: string;
  /** Empty where nothing better is told. */
  readonly better: string;
  readonly hasChances: boolean;
  /** The one to try again. */
  readonly isTried: boolean;
  readonly onShow: () => void;
  readonly onTry: () => void;
}): JSX.Element {
  return (
    <li data-kind={props.moment.kind}>
      <div>
        <p class="moment-title">
          <span class="moment-number">{props.number}</span>
          {props.moment.title}
        </p>
        <h3>
          <Show when={!isEverybodys(props.moment)} fallback={whenOf(props.moment)}>
            <Seal seat={props.moment.seat} letter={props.letter} />
            {`${props.name}, ${whenOf(props.moment)}`}
          </Show>
          <Show when={props.moment.score}>
            <span class="num-f">{props.moment.score}</span>
          </Show>
        </h3>
        <p>{props.played}</p>
        <p>
          <Show when={props.better}>
            <b>{betterIn(props.moment, props.better)}</b>{' '}
          </Show>
          {props.moment.says}
        </p>
        <Show when={props.moment.again > 0}>
          <p>{p().review.again(props.moment.again)}</p>
        </Show>
        <Show when={props.hasChances && props.moment.chances}>
          {(chances) => (
            <details>
              <summary>{p().review.details}</summary>
              <p class="num-f">{p().review.chance(roughly(chances().best), roughly(chances().played))}</p>
            </details>
          )}
        </Show>
      </div>
      <div class="stack near">
        <Show when={props.isTried}>
          <button type="button" class="btn go" onClick={() => props.onTry()}>
            {p().review.tryIt}
          </button>
        </Show>
        <button type="button" class="btn" onClick={() => props.onShow()}>
          {p().review.show}
        </button>
      </div>
    </li>
  );
}

/** What was played, by the others of the round too, and what came of it. */
export function playedIn(
  moment: Moment,
  told: (where: Pick<Moment, 'step' | 'seat'>, action: Action) => string,
  nameOf: (seat: Seat) => string,
): string {
  const also = moment.also.map((other) => `${nameOf(other.seat)}: ${told(other, other.played)}.`);
  return [p().review.played(told(moment, moment.played)), ...also, moment.came].filter(Boolean).join(' ');
}

/** What was no mistake is not called worse than another idea. */
export const betterIn = ({ kind }: Pick<Moment, 'kind'>, move: string): string =>
  kind === 'try' ? p().review.instead(move) : p().review.better(move);

export const whenOf = ({ when }: Pick<Moment, 'when'>): string =>
  'round' in when ? p().review.round(when.round) : p().review.turn(when.turn);
