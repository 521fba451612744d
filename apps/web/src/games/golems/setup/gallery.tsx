import type { Scenario } from '@stolik/golems/scenarios';
import type { AnyGame } from '@stolik/kernel/game';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import type { DrawnEdition } from '../model/edition.ts';
import { CopyLink, OwnScenarios } from '../scenarios/own-gallery.tsx';
import { ownsOf } from '../scenarios/shelf.ts';
import { wordsOf } from '../words/by-language.ts';
import { difficultyOf } from './difficulty.ts';
import { ScenarioCard } from './scenario-card.tsx';

/** All scenarios with their pictures: children's first, then from easy to tricky. */
export function Gallery(props: {
  readonly game: AnyGame;
  readonly edition: DrawnEdition;
  readonly scenarios: readonly Scenario[];
  /** One that came in a link. */
  readonly guest: Scenario | undefined;
  readonly chosen: string;
  readonly onChoose: (scenario: Scenario) => void;
  /** An own one was thrown away. */
  readonly onGone: (id: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const edition = props.edition.id;
  const words = () => wordsOf(preferences.language, edition).setup;
  const own = (): JSX.Element => (
    <OwnScenarios edition={edition} guest={props.guest} chosen={props.chosen} onChoose={props.onChoose} onGone={props.onGone} />
  );
  // Whoever has built something finds it before the book; it stays there while the gallery is open, also when the last one is thrown away.
  const isFirst = props.guest !== undefined || ownsOf(edition).length > 0;
  const isForKids = ({ options }: Scenario): boolean => options['kids'] === true;
  const kids = () => props.scenarios.filter(isForKids);
  const others = () =>
    props.scenarios.filter((scenario) => !isForKids(scenario)).sort((a, b) => difficultyOf(a) - difficultyOf(b));
  return (
    <Dialog title={words().choose} class="wide gl-choosing" onClose={props.onClose}>
      <Show when={isFirst}>{own()}</Show>
      <Show when={kids().length > 0}>
        <h3>{words().forChildren}</h3>
        <Cards {...props} scenarios={kids()} />
        <h3>{words().forAll}</h3>
      </Show>
      <Cards {...props} scenarios={others()} />
      <Show when={!isFirst}>{own()}</Show>
    </Dialog>
  );
}

function Cards(props: {
  readonly game: AnyGame;
  readonly edition: DrawnEdition;
  readonly scenarios: readonly Scenario[];
  readonly chosen: string;
  readonly onChoose: (scenario: Scenario) => void;
}): JSX.Element {
  return (
    <ul class="gl-gallery">
      <For each={props.scenarios}>
        {(scenario) => (
          <li>
            <button
              type="button"
              data-scenario={scenario.id}
              aria-pressed={props.chosen === scenario.id}
              onClick={() => props.onChoose(scenario)}
            >
              <ScenarioCard game={props.game} edition={props.edition} scenario={scenario} />
            </button>
            <CopyLink scenario={scenario} />
          </li>
        )}
      </For>
    </ul>
  );
}
