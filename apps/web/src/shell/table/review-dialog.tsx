import type { Action, Seat } from '@stolik/kernel/game';
import type { Moment, Review } from '@stolik/search/reviewed';
import { stateAfter } from '@stolik/table/table';
import { type Accessor, createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { type ReviewNews, type ReviewOrder, startReview } from '../../session/bots/review.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, MomentProps, TableClient } from '../contract.ts';
import { findReview, keepReview } from './kept-review.ts';
import { MomentNote } from './moment-note.tsx';
import { playOn } from './play-on.ts';
import { betterIn, MomentLine, playedIn, whenOf } from './review-moment.tsx';
import { orderOf } from './review-order.ts';
import { ReviewStrip } from './review-strip.tsx';
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

/** How a finished game went, its moments, and what would have been better, by the judgement that gives hints. */
export function ReviewDialog(props: ReviewProps): JSX.Element {
  const open = props.table.reel.open();
  const { game, advice } = props.client;
  const seats = props.match.sitters().length;
  const news = open ? createReviewing(orderOf(props, open)) : () => NOTHING_YET;
  const review = (): Review | undefined => {
    const now = news();
    return 'review' in now ? now.review : undefined;
  };
  /** What is known without thinking is there at once. */
  const known = (): Pick<Review, 'says' | 'strip'> | undefined => {
    const now = news();
    return 'done' in now ? now.early : review();
  };
  const stateAt = (step: number): unknown =>
    open && stateAfter(game, { options: open.options, seats }, open.steps.slice(0, step));
  const told = ({ step, seat }: Pick<Moment, 'step' | 'seat'>, action: Action): string =>
    moveTold(props.client, stateAt(step), seat, action, preferences.language, props.table.nameOf);
  const played = (moment: Moment): string => playedIn(moment, told, props.nameOf);
  const better = (moment: Moment): string => (moment.best === undefined ? '' : told(moment, moment.best));

  const written = ({ step, seat, played, best }: Moment): Pick<MomentProps, 'played' | 'better'> => {
    const state = stateAt(step);
    return { played: game.write(state, seat, played), better: game.write(state, seat, best ?? played) };
  };

  /** The moment that is looked at on the board; the review waits meanwhile. */
  const [shown, setShown] = createSignal<Moment>();
  const [lit, setLit] = createSignal<Lit>();
  createEffect(() => props.onLit(lit()));
  function show(moment: Moment): void {
    const { step, seat } = moment;
    const text = written(moment).better;
    props.match.jumpTo(step);
    advice.reveal?.(props.table, text);
    setLit(advice.lit(game.view(stateAt(step), seat), seat, text));
    setShown(moment);
  }
  function hide(): void {
    setShown(undefined);
    setLit(undefined);
  }
  function tryFrom({ step }: Moment): void {
    props.match.jumpTo(step);
    playOn(props.match, true);
  }
  // Who comes back from another try stands where they left.
  const left = review()?.moments.find(({ step }) => step === props.first);
  if (left) show(left);
  onCleanup(() => props.onLit(undefined));
  const isForKids = (): boolean => props.client.kids?.isFor(props.table.sight().view) ?? false;

  return (
    <Show
      when={shown()}
      fallback={
        <Dialog title={p().review.title} class="wide" onClose={props.onClose}>
          <div aria-live="polite">
            <Show when={known()}>{(now) => <p>{now().says.join(' ')}</p>}</Show>
            <Show when={'says' in news()}>
              <p>{p().review.failed}</p>
            </Show>
          </div>
          <Show when={known()?.strip}>
            {(strip) => (
              <ReviewStrip
                strip={strip()}
                steps={review()?.moments.map(({ step }) => step) ?? []}
                letterOf={props.table.letterOf}
                nameOf={props.nameOf}
              />
            )}
          </Show>
          <Thinking news={news()} />
          <ol class="hints turns stack">
            <For each={review()?.moments}>
              {(moment, index) => (
                <MomentLine
                  moment={moment}
                  number={index() + 1}
                  letter={props.table.letterOf(moment.seat)}
                  name={props.nameOf(moment.seat)}
                  played={played(moment)}
                  better={better(moment)}
                  hasChances={seats > 1 && !isForKids()}
                  isTried={moment.step === review()?.tryAt}
                  onShow={() => show(moment)}
                  onTry={() => tryFrom(moment)}
                />
              )}
            </For>
          </ol>
          <p class="dim">{p().review.from}</p>
        </Dialog>
      }
    >
      {(moment) => (
        <MomentNote
          seat={moment().seat}
          letter={props.table.letterOf(moment().seat)}
          played={`${whenOf(moment())}. ${played(moment())}`}
          better={better(moment()) ? betterIn(moment(), better(moment())) : moment().title}
          says={moment().says}
          lit={lit()}
          onBack={hide}
          onTry={() => playOn(props.match, true)}
          onClose={() => {
            hide();
            if (!props.table.reel.isReplay) props.match.backToNow();
            props.onClose();
          }}
        >
          <Show when={moment().best !== undefined && props.client.advice.Moment}>
            {(Compared) => <Dynamic component={Compared()} table={props.table} seat={moment().seat} {...written(moment())} />}
          </Show>
        </MomentNote>
      )}
    </Show>
  );
}

const NOTHING_YET: ReviewNews = { done: 0, of: 0 };

/** What has been found so far; what was found before is kept. */
function createReviewing(order: ReviewOrder): Accessor<ReviewNews> {
  const kept = findReview(order);
  const [news, setNews] = createSignal<ReviewNews>(kept ? { review: kept } : NOTHING_YET);
  if (!kept)
    onCleanup(
      startReview(order, (now) => {
        if ('review' in now) keepReview(order, now.review);
        // The first news brings the story, and the next ones only say how far it is.
        setNews((before) => ('done' in now && 'done' in before && before.early ? { ...now, early: before.early } : now));
      }),
    );
  return news;
}

function Thinking(props: { readonly news: ReviewNews }): JSX.Element {
  const progress = (): { readonly done: number; readonly of: number } | undefined =>
    'done' in props.news ? props.news : undefined;
  return (
    <Show when={progress()}>
      {(now) => (
        <p class="thinking stack near">
          <label for="review-progress">{p().review.thinking}</label>
          <progress id="review-progress" max={Math.max(now().of, 1)} value={now().done} />
        </p>
      )}
    </Show>
  );
}
