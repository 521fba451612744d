import type { Action, Seat } from '@stolik/kernel/game';
import type { TurningPoint } from '@stolik/search/review-game';
import { stateAfter } from '@stolik/table/table';
import { type Accessor, createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { levelsAt } from '../../session/bots/levels.ts';
import { type ReviewNews, type ReviewOrder, startReview } from '../../session/bots/review.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, MomentProps, Reel, TableClient } from '../contract.ts';
import { findReview, keepReview } from './kept-review.ts';
import { personsOf } from './may-review.ts';
import { MomentNote } from './moment-note.tsx';
import { playOn } from './play-on.ts';
import { moveTold } from './words.ts';

interface ReviewProps {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  /** First hints that were given at this table. */
  readonly advised: Readonly<Record<number, Action>>;
  readonly onLit: (lit: Lit | undefined) => void;
  /** The step of the moment to begin with, where somebody comes back to it. */
  readonly first?: number | undefined;
  readonly onClose: () => void;
}

/** The decisions that turned a finished game, and what would have been better, by the judgement that gives hints. */
export function ReviewDialog(props: ReviewProps): JSX.Element {
  const open = props.table.reel.open();
  const { game, advice } = props.client;
  const seats = props.match.sitters().length;
  const news = open ? createReviewing(orderOf(props, open)) : () => NOTHING_YET;
  const points = (): readonly TurningPoint[] | undefined => {
    const now = news();
    return 'points' in now ? now.points : undefined;
  };
  const stateAt = (step: number): unknown =>
    open && stateAfter(game, { options: open.options, seats }, open.steps.slice(0, step));
  const told = ({ step, seat }: TurningPoint, action: Action): string =>
    moveTold(props.client, stateAt(step), seat, action, preferences.language, props.table.nameOf);

  const written = ({ step, seat, played, best }: TurningPoint): Pick<MomentProps, 'played' | 'better'> => {
    const state = stateAt(step);
    return { played: game.write(state, seat, played), better: game.write(state, seat, best) };
  };

  /** The moment that is looked at on the board; the review waits meanwhile. */
  const [shown, setShown] = createSignal<TurningPoint>();
  const [lit, setLit] = createSignal<Lit>();
  createEffect(() => props.onLit(lit()));
  function show(point: TurningPoint): void {
    const { step, seat, best } = point;
    const state = stateAt(step);
    const text = game.write(state, seat, best);
    props.match.jumpTo(step);
    advice.reveal?.(props.table, text);
    setLit(advice.lit(game.view(state, seat), seat, text));
    setShown(point);
  }
  function hide(): void {
    setShown(undefined);
    setLit(undefined);
  }
  // Who comes back from another try stands where they left.
  const left = points()?.find(({ step }) => step === props.first);
  if (left) show(left);
  onCleanup(() => props.onLit(undefined));
  const isForKids = (): boolean => props.client.isForKids?.(props.table.sight().view) ?? false;

  return (
    <Show
      when={shown()}
      fallback={
        <Dialog title={m().review.title} class="wide" onClose={props.onClose}>
          <p class="dim">{m().review.from}</p>
          <Progress news={news()} />
          <div aria-live="polite">
            <Show when={'says' in news()}>
              <p>{m().review.failed}</p>
            </Show>
            <Show when={points()?.length === 0}>
              <p>{m().review.none}</p>
            </Show>
            <ol class="hints turns">
              <For each={points()}>
                {(point) => (
                  <PointLine
                    point={point}
                    letter={props.table.letterOf(point.seat)}
                    name={props.nameOf(point.seat)}
                    played={told(point, point.played)}
                    best={told(point, point.best)}
                    hasChances={seats > 1 && !isForKids()}
                    onShow={() => show(point)}
                  />
                )}
              </For>
            </ol>
          </div>
        </Dialog>
      }
    >
      {(point) => (
        <MomentNote
          seat={point().seat}
          letter={props.table.letterOf(point().seat)}
          played={`${whenOf(point())}. ${m().review.played(told(point(), point().played))}`}
          better={m().review.better(told(point(), point().best))}
          says={point().says}
          lit={lit()}
          onBack={hide}
          onTry={() => playOn(props.match, true)}
          onClose={() => {
            hide();
            if (!props.table.reel.isReplay) props.match.backToNow();
            props.onClose();
          }}
        >
          <Show when={props.client.Moment}>
            {(Moment) => <Dynamic component={Moment()} table={props.table} seat={point().seat} {...written(point())} />}
          </Show>
        </MomentNote>
      )}
    </Show>
  );
}

/** What is reviewed: the decisions of people; where none played, everybody's. */
function orderOf(
  { client, match, advised }: ReviewProps,
  { options, steps }: NonNullable<ReturnType<Reel['open']>>,
): ReviewOrder {
  const persons = personsOf(match);
  const sitters = match.sitters();
  const game = client.game.id;
  const of = persons.length > 0 ? persons : sitters.map((_, seat) => seat);
  const levels = levelsAt(game, sitters);
  const { language } = preferences;
  return { kind: 'review', game, options, seats: sitters.length, steps, of, levels, language, advised };
}

const NOTHING_YET: ReviewNews = { done: 0, of: 0 };

/** What has been found so far; what was found before is kept. */
function createReviewing(order: ReviewOrder): Accessor<ReviewNews> {
  const kept = findReview(order);
  const [news, setNews] = createSignal<ReviewNews>(kept ? { points: kept } : NOTHING_YET);
  if (!kept)
    onCleanup(
      startReview(order, (now) => {
        if ('points' in now) keepReview(order, now.points);
        setNews(now);
      }),
    );
  return news;
}

function Progress(props: { readonly news: ReviewNews }): JSX.Element {
  const progress = (): { readonly done: number; readonly of: number } | undefined =>
    'done' in props.news ? props.news : undefined;
  return (
    <Show when={progress()}>
      {(now) => (
        <p class="thinking">
          <label for="review-progress">{m().review.thinking}</label>
          <progress id="review-progress" max={Math.max(now().of, 1)} value={now().done} />
        </p>
      )}
    </Show>
  );
}

/** One decision that turned the game: what was played, what was better, and how much. */
function PointLine(props: {
  readonly point: TurningPoint;
  readonly letter: string;
  readonly name: string;
  readonly played: string;
  readonly best: string;
  readonly hasChances: boolean;
  readonly onShow: () => void;
}): JSX.Element {
  return (
    <li>
      <div>
        <h3>
          <Seal seat={props.point.seat} letter={props.letter} />
          {`${props.name}, ${whenOf(props.point)}`}
        </h3>
        <p>{m().review.played(props.played)}</p>
        <p>
          <b>{m().review.better(props.best)}</b> {props.point.says}
        </p>
        <Show when={props.point.again.length > 0}>
          <p>{m().review.again(props.point.again.length)}</p>
        </Show>
        <Show when={props.hasChances}>
          <details>
            <summary>{m().review.details}</summary>
            <p class="num-f">{m().review.chance(roughly(props.point.bestValue), roughly(props.point.playedValue))}</p>
          </details>
        </Show>
      </div>
      <button type="button" class="btn" onClick={() => props.onShow()}>
        {m().review.show}
      </button>
    </li>
  );
}

const whenOf = ({ when }: TurningPoint): string => ('round' in when ? m().review.round(when.round) : m().review.turn(when.turn));

const STEP = 0.05;

/** Nobody knows chances more exactly than that, and nothing is certain. */
function roughly(value: number): string {
  const rounded = Math.min(1 - STEP, Math.max(STEP, Math.round(value / STEP) * STEP));
  return new Intl.NumberFormat(preferences.language, { style: 'percent' }).format(rounded);
}
