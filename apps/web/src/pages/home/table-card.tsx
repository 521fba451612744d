import type { Words } from '@stolik/kernel/language';
import type { Manifest } from '@stolik/search/manifest';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toNew, toRules } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import type { Still } from '../../base/ui/still.ts';
import { isAtTheTable } from '../../shell/clients.ts';
import { hasLessons } from '../../shell/study/lessons.ts';
import { LittleTable } from '../frame/little-table.tsx';
import { LittleBoard } from './little-board.tsx';
import type { LivingTables } from './living.ts';
import { offerAt } from './offers.ts';
import { begunAt, sitDown, whomAt } from './sit-down.ts';

const WaysDialog = lazy(() => import('./ways-dialog.tsx').then(({ WaysDialog }) => ({ default: WaysDialog })));
const BegunDialog = lazy(() => import('./ways-dialog.tsx').then(({ BegunDialog }) => ({ default: BegunDialog })));

/** A little table: what lies on it, what happens there, and the ways to sit down. */
export function TableCard(props: {
  readonly card: Manifest;
  readonly stills: Promise<Readonly<Record<string, Still>>>;
  readonly living: LivingTables;
}): JSX.Element {
  const title = (): string => read(props.card.fullTitle ?? props.card.title);
  const [news, setNews] = createSignal<{ readonly says: Words; readonly isPlayed: boolean }>();
  const [asked, setAsked] = createSignal<'ways' | 'begun'>();
  const sit = (): void => {
    if (begunAt(props.card.id)) setAsked('begun');
    else void sitDown(props.card);
  };
  let table!: HTMLDivElement & HTMLButtonElement;
  const Board = (): JSX.Element => (
    <>
      <LittleTable game={props.card.id} stools={props.card.still.stools} />
      <LittleBoard
        game={props.card.id}
        table={() => table}
        stills={props.stills}
        living={props.living}
        onNews={(says, isPlayed) => setNews({ says, isPlayed })}
      />
    </>
  );
  return (
    <article class="tc" data-game={props.card.id}>
      <Show
        when={isAtTheTable(props.card.id)}
        fallback={
          <div class="tbl" ref={table}>
            <Board />
          </div>
        }
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: for the hand that goes to the picture; everybody else has the button below */}
        <button ref={table} type="button" class="tbl" tabindex="-1" aria-hidden="true" onClick={sit}>
          <Board />
        </button>
      </Show>
      <div class="tx">
        <h2>{title()}</h2>
        <p class="inv">{read(props.card.invitation)}</p>
        <p class="meta">
          {[
            p().home.players(props.card.players.min, props.card.players.max),
            p().home.fromAge(props.card.fromAge),
            p().home.minutes(props.card.minutes),
          ].join(' · ')}
        </p>
        <Show
          when={isAtTheTable(props.card.id)}
          fallback={
            <>
              <p class="live">{p().home.coming}</p>
              <div class="row">
                <a class="btn" href={toRules(props.card.id)} aria-label={p().home.rulesOf(title())}>
                  <Icon name="book" />
                  {p().home.readRules}
                </a>
              </div>
            </>
          }
        >
          <p class="live" aria-live="off" data-played={news()?.isPlayed || undefined}>
            <i />
            <span>{read(news()?.says) ?? p().home.botsRest}</span>
          </p>
          <div class="row">
            <div class="split">
              <button type="button" class="btn go" aria-label={p().home.sitAt(title(), whomAt(props.card))} onClick={sit}>
                <span>{p().home.sit}</span> <small>{whomAt(props.card)}</small>
              </button>
              <button
                type="button"
                class="btn ways"
                aria-haspopup="dialog"
                aria-label={p().home.ways.open(title())}
                onClick={() => setAsked('ways')}
              >
                <Icon name="down" />
              </button>
            </div>
            <Show when={hasLessons(props.card.id)}>
              <a
                class="btn quiet lesson-offer"
                href={offerAt(props.card.id).href}
                aria-label={p().home.learnAt(offerAt(props.card.id).says, title())}
              >
                <Icon name="book" />
                {offerAt(props.card.id).says}
              </a>
            </Show>
            <a
              class="btn quiet sq"
              href={toNew(props.card.id)}
              aria-label={p().home.togetherAt(title())}
              title={p().home.together}
            >
              <Icon name="people" />
            </a>
          </div>
        </Show>
      </div>
      <Suspense>
        <Show when={asked() === 'ways'}>
          <WaysDialog card={props.card} onClose={() => setAsked(undefined)} />
        </Show>
        <Show when={asked() === 'begun' && begunAt(props.card.id)}>
          {(kept) => <BegunDialog card={props.card} kept={kept()} living={props.living} onClose={() => setAsked(undefined)} />}
        </Show>
      </Suspense>
    </article>
  );
}
