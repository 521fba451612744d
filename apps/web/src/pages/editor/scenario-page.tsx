import { problemSaid } from '../../games/golems/scenarios/said.ts';
import './editor.css';
import type { EditionId } from '@stolik/golems/editions';
import type { Scenario, ScenarioProblem } from '@stolik/golems/scenarios';
import { copyScenario } from '@stolik/golems/scenarios/edit';

import type { Result } from '@stolik/kernel/result';
import { createResource, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { goTo, toEditor, toNew } from '../../base/router.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { storyOf, titleOf, whoMayPlay } from '../../games/golems/scenarios/facts.ts';
import { unpackScenario } from '../../games/golems/scenarios/link.ts';
import { ScenarioPicture } from '../../games/golems/scenarios/picture.tsx';
import { freshOwnId, keepOwn } from '../../games/golems/scenarios/shelf.ts';
import { editorWords } from '../../games/golems/scenarios/words/now.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { copyTitle } from './editor-page.tsx';
import { playAgainstBots } from './play.ts';

/** A scenario that came in a link: look at it, play it, change a copy. */
export function ScenarioPage(props: { readonly code: string }): JSX.Element {
  const [opened] = createResource(
    () => props.code,
    async (code): Promise<{ readonly read: Result<Scenario, ScenarioProblem> | undefined }> => ({
      read: await unpackScenario(code, 'shared'),
    }),
  );
  const found = (): Scenario | undefined => {
    const read = opened()?.read;
    return read?.ok ? read.value : undefined;
  };
  return (
    <Show when={opened()}>
      {(result) => (
        <Show when={found()} fallback={<BadLink read={result().read} />}>
          {(scenario) => <Shared scenario={scenario()} code={props.code} />}
        </Show>
      )}
    </Show>
  );
}

function Shared(props: { readonly scenario: Scenario; readonly code: string }): JSX.Element {
  const { scenario } = props;
  const words = () => editorWords(scenario.game);
  pageTitle(() => `${titleOf(scenario)} · Stolik`);

  function keep(): Scenario | undefined {
    const own = copyScenario(scenario, freshOwnId(), scenario.title);
    if (keepOwn(own)) return own;
    toast(words().notSaved);
    return undefined;
  }

  function change(): void {
    const own = copyScenario(scenario, freshOwnId(), copyTitle(scenario.title));
    if (keepOwn(own)) goTo(toEditor(own.game, own.id));
    else toast(words().notSaved);
  }

  return (
    <PageFrame here="setup">
      <article class="ed-shared panel">
        <div class={`ed-shown-felt felt-${scenario.game}`}>
          <ScenarioPicture scenario={scenario} />
        </div>
        <div class="ed-about stack">
          <p class="ed-came">
            {words().came} · {gameTitle(scenario.game)}
          </p>
          <h1>{titleOf(scenario)}</h1>
          <p class="ed-who abreast near">
            <Icon name="people" small />
            {whoMayPlay(scenario)}
          </p>
          <Show when={storyOf(scenario)}>
            <p class="ed-story">{storyOf(scenario)}</p>
          </Show>
          <ul class="ed-chips flow near" aria-label={words().whatIsThere}>
            <For each={factsOf(scenario)}>{(fact) => <li>{fact}</li>}</For>
          </ul>
          <div class="actions">
            <button type="button" class="btn go" onClick={() => void playAgainstBots(scenario)}>
              <Icon name="play" />
              {words().playHere}
            </button>
            <a class="btn" href={toNew(scenario.game, props.code)}>
              <Icon name="people" />
              {words().together}
            </a>
            <button type="button" class="btn" onClick={change}>
              <Icon name="pencil" />
              {words().change}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => {
                if (keep()) toast(words().kept);
              }}
            >
              <Icon name="stack" />
              {words().keep}
            </button>
          </div>
        </div>
      </article>
    </PageFrame>
  );
}

/** What one can count: rounds, the goal, the sides. */
function factsOf(scenario: Scenario): readonly string[] {
  const words = editorWords(scenario.game);
  const { options, parts } = scenario;
  const seasons = [...new Set(parts.map(({ side }) => words.seasons[side]))];
  const goal = options['kids'] === true ? words.goals[options['goal'] as 'edge'] : undefined;
  return [
    seasons.join(' + '),
    ...(goal ? [goal] : []),
    ...(typeof options['rounds'] === 'number' ? [`${words.rounds}: ${options['rounds']}`] : []),
    ...(options['logic'] === true ? [words.logic] : []),
    ...(options['build'] === true ? [words.build] : []),
  ];
}

function BadLink(props: { readonly read: Result<Scenario, ScenarioProblem> | undefined }): JSX.Element {
  const edition: EditionId = 'golems6';
  const words = () => editorWords(edition);
  const says = (): string => {
    const { read } = props;
    if (!read || read.ok) return words().badLink;
    return words().badScenario(problemSaid(edition, read.problem));
  };
  return <DeadEnd title={words().came} says={says()} hint={words().badHint} />;
}
