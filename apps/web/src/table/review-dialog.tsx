import type { Seat } from '@stolik/kernel/game';
import { stateAfter } from '@stolik/table/table';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Match } from '../host/match.ts';
import { type ReviewNews, startReview, type TurningPoint } from '../host/review.ts';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Seal } from '../ui/seal.tsx';
import type { GameClient, OpenGame, TableClient } from './contract.ts';
import { moveInWords } from './words.ts';

const personsOf = (match: Match): readonly Seat[] =>
  match.sitters().flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** A finished game may be reviewed where one person played, where it is looked at from a link, or where people have agreed to it. */
export function mayReview(match: Match, table: TableClient): boolean {
  if (match.next().kind !== 'over' || table.reel.open() === undefined) return false;
  return table.reel.isReplay || personsOf(match).length < 2 || preferences.hints;
}

/** The decisions that turned a finished game, and what would have been better, by a strong bot. */
export function ReviewDialog(props: {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  readonly onClose: () => void;
}): JSX.Element {
  const [news, setNews] = createSignal<ReviewNews>({ done: 0, of: 0 });
  const open = props.table.reel.open();
  const { game } = props.client;
  const seats = props.match.sitters().length;
  const persons = personsOf(props.match);
  if (open) {
    const of = persons.length > 0 ? persons : props.match.sitters().map((_, seat) => seat);
    const { options, steps } = open;
    onCleanup(startReview({ kind: 'review', game: game.id, options, seats, steps, of, language: preferences.language }, setNews));
  }
  const points = (): readonly TurningPoint[] | undefined => {
    const now = news();
    return 'points' in now ? now.points : undefined;
  };
  const progress = (): { readonly done: number; readonly of: number } | undefined => {
    const now = news();
    return 'done' in now ? now : undefined;
  };
  const told = open && openTeller(props.client, props.table, open, seats);
  const percent = (value: number): string =>
    new Intl.NumberFormat(preferences.language, { style: 'percent' }).format(Math.min(1, Math.max(0, value)));

  const played = ({ step, seat, played }: TurningPoint): string => `${m().review.played} ${told?.(step, seat, played) ?? ''}`;
  const better = ({ step, seat, best }: TurningPoint): string => `${m().review.better} ${told?.(step, seat, best) ?? ''}`;
  /** The moment that is looked at on the board; the review waits meanwhile. */
  const [shown, show] = createSignal<TurningPoint>();

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
                        {props.nameOf(point.seat)}
                      </h3>
                      <p>{played(point)}</p>
                      <p>
                        <b>{better(point)}</b> {point.says}
                      </p>
                      <Show when={seats > 1}>
                        <p class="num-f">{m().review.chance(percent(point.bestValue), percent(point.playedValue))}</p>
                      </Show>
                    </div>
                    <button
                      type="button"
                      class="btn"
                      onClick={() => {
                        show(point);
                        props.match.jumpTo(point.step);
                      }}
                    >
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
        <aside class="moment-note panel" aria-label={m().review.title}>
          <p>
            <Seal seat={point().seat} letter={props.table.letterOf(point().seat)} />
            <span>
              {played(point())} <b>{better(point())}</b> {point().says}
            </span>
          </p>
          <div class="actions">
            <button
              type="button"
              class="btn"
              ref={(button) => queueMicrotask(() => button.focus())}
              onClick={() => show(undefined)}
            >
              {m().review.back}
            </button>
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                if (!props.table.reel.isReplay) props.match.backToNow();
                props.onClose();
              }}
            >
              {m().close}
            </button>
          </div>
        </aside>
      )}
    </Show>
  );
}

/** Tells moves of the past in words, as that seat knew the table then. */
function openTeller(client: GameClient, table: TableClient, { options, steps }: OpenGame, seats: number) {
  const { game } = client;
  return (step: number, seat: Seat, action: number): string => {
    const state = stateAfter(game, { options, seats }, steps.slice(0, step));
    return moveInWords(client, state, seat, action, preferences.language, table.nameOf);
  };
}
