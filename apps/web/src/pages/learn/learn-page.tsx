import { createResource, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../base/ui/icon.tsx';
import { saveFile } from '../../base/ui/save-file.ts';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { readLearnt } from '../../session/learn/progress.ts';
import { forgetLearnt, learn, learnt } from '../../session/learn/store.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { Calendar } from './calendar.tsx';
import { dailyGames } from './daily-page.tsx';
import { GamePuzzles } from './game-puzzles.tsx';
import { Today } from './today.tsx';
import { learnWords, w } from './words.ts';
import '../frame/pages.css';
import './style/learn.css';

/** Everything to learn, and how far one has come. */
export function LearnPage(): JSX.Element {
  const [isReady] = createResource(() => learnWords.load().then(() => true));
  return <Show when={isReady()}>{<Learning />}</Show>;
}

function Learning(): JSX.Element {
  pageTitle(() => w().pageTitle);
  return (
    <PageFrame here="learn">
      <div class="learn">
        <header class="learn-head">
          <h1>{w().title}</h1>
          <p>{w().lead}</p>
        </header>
        <Today />
        <Calendar />
        <section class="learn-games" aria-label={w().puzzles}>
          <For each={dailyGames()}>{(game) => <GamePuzzles game={game} />}</For>
        </section>
        <OwnFile />
      </div>
    </PageFrame>
  );
}

/** What is known of somebody is theirs: to take along, and to throw away. */
function OwnFile(): JSX.Element {
  let field!: HTMLInputElement;
  const load = async (file: File | undefined): Promise<void> => {
    const found = await file?.text().then((text) => readLearnt(parsed(text)));
    field.value = '';
    if (!found) return toast(w().notLoaded);
    learn(() => found);
    toast(w().loaded);
  };
  const wipe = (): void => {
    const before = learnt();
    forgetLearnt();
    toast(w().wiped, { action: w().bringBack, run: () => void learn(() => before) });
  };
  return (
    <footer class="learn-own">
      <p>{w().keep}</p>
      <p class="actions">
        <button type="button" class="btn" onClick={() => saveFile('stolik-path.json', JSON.stringify(learnt()))}>
          <Icon name="file" small /> {w().save}
        </button>
        <button type="button" class="btn" onClick={() => field.click()}>
          <Icon name="file" small /> {w().load}
        </button>
        <button type="button" class="btn" onClick={wipe}>
          <Icon name="trash" small /> {w().wipe}
        </button>
        <input
          ref={field}
          hidden
          type="file"
          accept=".json,application/json"
          onChange={(event) => void load(event.currentTarget.files?.[0])}
        />
      </p>
    </footer>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
