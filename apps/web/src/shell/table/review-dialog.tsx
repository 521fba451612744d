import type { Action, Seat } from '@stolik/kernel/game';
import { stateAfter } from '@stolik/table/table';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { type ReviewNews, type ReviewOrder, startReview, type TurningPoint } from '../../session/bots/review.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, TableClient } from '../contract.ts';
import { findReview, keepReview } from './kept-review.ts';
import { MomentNote } from './moment-note.tsx';
import { playOn } from './play-on.ts';
import { moveTold } from './words.ts';

const personsOf = (match: Match): readonly Seat[] =>
  match.sitters().flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** A finished game may be reviewed where one person played, where it is looked at from a link, or where people have agreed to it. */
export function mayReview(match: Match, table: TableClient): boolean {
  if (match.next().kind !== 'over' || table.reel.open() === undefined) return false;
  return table.reel.isReplay || personsOf(match).length < 2 || preferences.hints;
}

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
  const [news, setNews] = createSignal<ReviewNews>({ done: 0, of: 0 });
  const open = props.table.reel.open();
  const { game, advice } = props.client;
  const seats = props.match.sitters().length;
  const persons = personsOf(props.match);
  if (open) {
    const of = persons.length > 0 ? persons : props.match.sitters().map((_, seat) => seat);
    const { options, steps } = open;
    const { language } = preferences;
    const { advised } = props;
    const order: ReviewOrder = { kind: 'review', game: game.id, options, seats, steps, of, language, advised };
    const kept = findReview(order);
    if (kept) setNews({ points: kept });
    else
      onCleanup(
        startReview(order, (now) => {
          if ('points' in now) keepReview(order, now.points);
          setNews(now);
        }),
      );
  }
  const points = (): readonly TurningPoint[] | undefined => {
    const now = news();
    return 'points' in now ? now.points : undefined;
  };
  const progress = (): { readonly done: number; readonly of: number } | undefined => {
    const now = news();
    return 'done' in now ? now : undefined;
  };
  const stateAt = (step: number): unknown =>
    open && stateAfter(game, { options: open.options, seats }, open.steps.slice(0, step));
  const told = ({ step, seat }: TurningPoint, action: Action): string =>
    moveTold(props.client, stateAt(step), seat, action, preferences.language, props.table.nameOf);

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
          <Show when={progress()}>
            {(now) => (
              <p class="thinking">
                <label for="review-progress">{m().review.thinking}</label>
                <progress id="review-progress" max={Math.max(now().of, 1)} value={now().done} />
              </p>
            )}
          </Show>
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
                  <li>
                    <div>
                      <h3>
                        <Seal seat={point.seat} letter={props.table.letterOf(point.seat)} />
                        {`${props.nameOf(point.seat)}, ${whenOf(point)}`}
                      </h3>
                      <p>{`${m().review.played} ${told(point, point.played)}.`}</p>
                      <p>
                        <b>{`${m().review.better} ${told(point, point.best)}.`}</b> {point.says}
                      </p>
                      <Show when={point.again.length > 0}>
                        <p>{m().review.again(point.again.length)}</p>
                      </Show>
                      <Show when={seats > 1 && !isForKids()}>
                        <details>
                          <summary>{m().review.details}</summary>
                          <p class="num-f">{m().review.chance(roughly(point.bestValue), roughly(point.playedValue))}</p>
                        </details>
                      </Show>
                    </div>
                    <button type="button" class="btn" onClick={() => show(point)}>
                      {m().review.show}
                    </button>
                  </li>
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
          played={`${whenOf(point())}. ${m().review.played} ${told(point(), point().played)}.`}
          better={`${m().review.better} ${told(point(), point().best)}`}
          says={point().says}
          lit={lit()}
          onBack={hide}
          onTry={() => playOn(props.match, true)}
          onClose={() => {
            hide();
            if (!props.table.reel.isReplay) props.match.backToNow();
            props.onClose();
          }}
        />
      )}
    </Show>
  );
}

const whenOf = ({ when }: TurningPoint): string => ('round' in when ? m().review.round(when.round) : m().review.turn(when.turn));

const STEP = 0.05;

/** Nobody knows chances more exactly than that, and nothing is certain. */
function roughly(value: number): string {
  const rounded = Math.min(1 - STEP, Math.max(STEP, Math.round(value / STEP) * STEP));
  return new Intl.NumberFormat(preferences.language, { style: 'percent' }).format(rounded);
}
