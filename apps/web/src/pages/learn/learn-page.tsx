import { createResource, For, type JSX, Show } from 'solid-js';
import { toPath } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { lessonTitles } from '../../shell/study/lessons.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { Calendar } from './calendar.tsx';
import { dailyGames } from './daily-page.tsx';
import { GamePuzzles } from './game-puzzles.tsx';
import { GameLessons, taughtGames } from './lessons.tsx';
import { Today } from './today.tsx';
import { learnWords, w } from './words.ts';
import '../frame/pages.css';
import './style/learn.css';
import './style/lessons.css';

/** Everything there is to learn. */
export function LearnPage(): JSX.Element {
  const [isReady] = createResource(() => Promise.all([learnWords.load(), lessonTitles.load()]).then(() => true));
  return <Show when={isReady()}>{<Learning />}</Show>;
}

function Learning(): JSX.Element {
  pageTitle(() => w().pageTitle);
  return (
    <PageFrame here="learn">
      <div class="learn">
        <header class="learn-head flow">
          <div>
            <h1>{w().title}</h1>
            <p class="dim">{w().lead}</p>
          </div>
          <a class="btn" href={toPath}>
            <Icon name="flag" small /> {w().path}
          </a>
        </header>
        {/* Whoever comes every day finds the day's three at once, on a phone too. */}
        <Today />
        <Calendar />
        <section class="learn-games learn-lessons" aria-labelledby="lessons">
          <h2 id="lessons">{w().lessons}</h2>
          <For each={taughtGames()}>{(game) => <GameLessons game={game} />}</For>
        </section>
        <section class="learn-games" aria-labelledby="puzzles">
          <h2 id="puzzles">{w().puzzles}</h2>
          <For each={dailyGames()}>{(game) => <GamePuzzles game={game} />}</For>
        </section>
      </div>
    </PageFrame>
  );
}
