import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { read } from '../../base/messages/read.ts';
import { toLesson, toPuzzle } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Icon } from '../../base/ui/every-icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { lessonsInOrder, nextLesson, starsAt, titleOf } from '../../session/learn/lessons.ts';
import { progressIn } from '../../session/learn/progress.ts';
import { learnt } from '../../session/learn/store.ts';
import { comingBack, weakest } from '../../session/learn/summary.ts';
import { lessonTitles } from '../../shell/study/lessons.ts';
import { loadPuzzlePart, loadPuzzles } from '../../shell/study/load.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { Calendar } from './calendar.tsx';
import { dailyGames } from './daily-page.tsx';
import { PlaceAmongBots } from './game-puzzles.tsx';
import { GamesPlayed } from './games-played.tsx';
import { LessonsDone, taughtGames } from './lessons.tsx';
import { OwnFile } from './own-file.tsx';
import { longDate } from './today.tsx';
import { learnWords, w } from './words.ts';
import '../frame/pages.css';
import './style/learn.css';
import './style/path.css';

/** How far somebody has come, drawn from what this device knows. */
export function PathPage(): JSX.Element {
  const [isReady] = createResource(() => Promise.all([learnWords.load(), lessonTitles.load()]).then(() => true));
  return <Show when={isReady()}>{<Path />}</Show>;
}

function Path(): JSX.Element {
  pageTitle(() => w().pathPageTitle);
  return (
    <PageFrame here="learn">
      <div class="learn path">
        <header class="learn-head flow">
          <h1>{w().path}</h1>
          <p class="dim">{w().keep}</p>
        </header>
        <OwnFile />
        <section class="panel stack near path-places">
          <h2>{w().places}</h2>
          <div class="path-ladders">
            <For each={dailyGames()}>
              {(game) => (
                <div>
                  <h3>{gameTitle(game)}</h3>
                  <PlaceAmongBots game={game} isAtTable />
                </div>
              )}
            </For>
          </div>
        </section>
        <section class="panel stack near path-lessons">
          <h2>{w().lessons}</h2>
          <For each={taughtGames()}>{(game) => <LessonStrokes game={game} />}</For>
        </section>
        <Calendar />
        <GamesPlayed />
        <WeakThemes />
        <ComeBack />
      </div>
    </PageFrame>
  );
}

/** A bead for every lesson with as many strokes as it has stars; the next one is framed and leads there. */
function LessonStrokes(props: { readonly game: string }): JSX.Element {
  const chapters = () => lessonTitles.read()[props.game]!;
  const all = createMemo(() => lessonsInOrder(chapters()));
  const next = createMemo(() => nextLesson(chapters(), learnt()));
  const stars = (): number => all().reduce((sum, { id }) => sum + starsAt(learnt(), id), 0);
  return (
    <div class="strokes">
      <header>
        <h3>{gameTitle(props.game)}</h3>
        <LessonsDone game={props.game} />
      </header>
      <p class="bead-row beads" role="img" aria-label={w().starsOf(stars(), all().length * 3)}>
        <For each={all()}>
          {({ id }) => (
            <i classList={{ done: starsAt(learnt(), id) > 0, next: next()?.id === id }}>
              <For each={Array.from({ length: starsAt(learnt(), id) })}>{() => <b />}</For>
            </i>
          )}
        </For>
      </p>
      <Show when={next()}>
        {(place) => (
          <a class="btn path-next" href={toLesson(props.game, place().id)}>
            <Icon name="next" small /> {w().goOn}: {w().lessonCalled(place().number, titleOf(chapters(), place().id))}
          </a>
        )}
      </Show>
    </div>
  );
}

/** So many of the weakest themes of all games are shown. */
const WEAK = 5;

const tried = (): readonly string[] => dailyGames().filter((game) => Object.keys(progressIn(learnt(), game).seen).length > 0);

/** The puzzles of the games whose puzzles somebody has looked at. */
const createTried = () =>
  createArrival(tried, (games) =>
    Promise.all(games.map(async (game) => ({ game, all: await loadPuzzles(game), part: (await loadPuzzlePart(game))! }))),
  );

function WeakThemes(): JSX.Element {
  const arrival = createTried();
  const themes = createMemo(() =>
    weakest(
      (arrival.latest() ?? []).map(({ game, all }) => ({ game, all, progress: progressIn(learnt(), game) })),
      WEAK,
    ),
  );
  const nameOf = (game: string, theme: string): string =>
    read(arrival.latest()?.find((each) => each.game === game)?.part.themes[theme]) ?? theme;
  return (
    <section class="panel stack near">
      <h2>{w().weakest}</h2>
      <Show when={themes().length > 0} fallback={<p class="dim">{w().noThemes}</p>}>
        <ul class="themes">
          <For each={themes()}>
            {({ game, theme, right, tried: met }) => (
              <li>
                <a href={toPuzzle(game, `theme-${theme}`)}>
                  <span>
                    {nameOf(game, theme)} <small>{gameTitle(game)}</small>
                  </span>
                  <meter min="0" max={met} value={right} aria-hidden="true" />
                  <small>{w().themeResult(right, met)}</small>
                </a>
              </li>
            )}
          </For>
        </ul>
        <a class="btn" href={toPuzzle(themes()[0]!.game, `theme-${themes()[0]!.theme}`)}>
          <Icon name="bulb" small /> {w().practise(nameOf(themes()[0]!.game, themes()[0]!.theme))}
        </a>
      </Show>
    </section>
  );
}

/** Puzzles that were missed, with the day they come back on. */
function ComeBack(): JSX.Element {
  const arrival = createTried();
  const back = createMemo(() => comingBack(dailyGames().map((game) => [game, progressIn(learnt(), game)] as const)));
  /** What it asks for; the game alone until that is known. */
  const kindOf = (game: string, id: string): string => {
    const found = arrival.latest()?.find((each) => each.game === game);
    const kind = found?.all.find((puzzle) => puzzle.id === id)?.goal.kind;
    return (kind && read(found?.part.kinds[kind])) ?? gameTitle(game);
  };
  return (
    <section class="panel stack near">
      <h2>{w().comeBack}</h2>
      <Show when={back().length > 0} fallback={<p class="dim">{w().nothingBack}</p>}>
        <ul class="come-back">
          <For each={back()}>
            {({ game, id, day }) => (
              <li>
                <a href={toPuzzle(game, id)}>
                  {kindOf(game, id)}{' '}
                  <small>
                    {gameTitle(game)}, {longDate(day)}
                  </small>
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
