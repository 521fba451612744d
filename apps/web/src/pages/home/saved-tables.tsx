import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { isUntouched, isWhatIf, tables } from '../../session/kept/shelf.ts';
import { places } from '../../session/online/places.ts';
import { isAtTheTable } from '../../shell/clients.ts';
import { battleAt, isDone } from '../tournament/series.ts';
import { tournaments } from '../tournament/store.ts';
import { KeptSeries } from './kept-series.tsx';
import { KeptTable } from './kept-table.tsx';
import type { LivingTables } from './living.ts';

const SHOWN = 3;

const OnlineRunning = lazy(() => import('../online/my-tables.tsx').then(({ OnlineRunning }) => ({ default: OnlineRunning })));
const OnlineFinished = lazy(() => import('../online/my-tables.tsx').then(({ OnlineFinished }) => ({ default: OnlineFinished })));

const SaveGames = lazy(() => import('../online/own-games.tsx').then(({ SaveGames }) => ({ default: SaveGames })));

/** Go on where you left off, the latest first; finished games. Nothing where there is none. */
export function SavedTables(props: { readonly living: LivingTables }): JSX.Element {
  const series = createMemo(() => tournaments().filter((each) => !isDone(each)));
  const pastSeries = createMemo(() => tournaments().filter(isDone));
  /** A battle that waits is gone on with by its tournament. */
  const isBattle = (id: string): boolean => series().some((each) => battleAt(each, id) >= 0);
  const running = createMemo(() =>
    tables().filter((kept) => {
      const isForgotten = isWhatIf(kept) && isUntouched(kept);
      return !kept.isOver && isAtTheTable(kept.game) && !isBattle(kept.id) && !isForgotten;
    }),
  );
  const finished = createMemo(() => tables().filter(({ isOver, game }) => isOver && isAtTheTable(game)));
  const seats = createMemo(() => places().filter(({ isOver, game }) => !isOver && isAtTheTable(game)));
  const pastSeats = createMemo(() => places().filter(({ isOver, game }) => isOver && isAtTheTable(game)));
  return (
    <Show
      when={
        running().length + finished().length + seats().length + pastSeats().length + series().length + pastSeries().length > 0
      }
    >
      <section class="saved stack near" aria-label={p().home.goOn}>
        <Show when={running().length + seats().length + series().length > 0}>
          <div class="goon stack">
            <h2>{p().home.goOn}</h2>
            <ul>
              <Show when={seats().length > 0}>
                <Suspense>
                  <OnlineRunning places={seats()} />
                </Suspense>
              </Show>
              <For each={series()}>{(each) => <KeptSeries series={each} />}</For>
              <For each={running().slice(0, SHOWN)}>{(kept) => <KeptTable kept={kept} living={props.living} />}</For>
            </ul>
            <Show when={running().length > SHOWN}>
              <details class="more">
                <summary>{p().home.more(running().length - SHOWN)}</summary>
                <ul>
                  <For each={running().slice(SHOWN)}>{(kept) => <KeptTable kept={kept} living={props.living} />}</For>
                </ul>
              </details>
            </Show>
          </div>
        </Show>
        <Show when={finished().length + pastSeats().length + pastSeries().length > 0}>
          <details class="more goon stack">
            <summary>
              {p().home.finishedTables} ({finished().length + pastSeats().length + pastSeries().length})
            </summary>
            <ul>
              <Show when={pastSeats().length > 0}>
                <Suspense>
                  <OnlineFinished places={pastSeats()} />
                </Suspense>
              </Show>
              <For each={pastSeries()}>{(each) => <KeptSeries series={each} />}</For>
              <For each={finished()}>{(kept) => <KeptTable kept={kept} living={props.living} />}</For>
            </ul>
          </details>
        </Show>
        <Show when={seats().length + pastSeats().length > 0}>
          <Suspense>
            <SaveGames />
          </Suspense>
        </Show>
      </section>
    </Show>
  );
}
