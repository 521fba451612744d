import type { Scenario } from '@stolik/golems/scenarios';
import { type AnyGame, WATCHER } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { type JSX, Show } from 'solid-js';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { miniatureOf } from '../miniature.ts';
import type { DrawnEdition } from '../model/edition.ts';
import type { GolemsView } from '../model/scene.ts';
import { wordsOf } from '../words/by-language.ts';
import { difficultyOf } from './difficulty.ts';

/** Picture, title, for how many, how hard, and the story. */
export function ScenarioCard(props: {
  readonly game: AnyGame;
  readonly edition: DrawnEdition;
  readonly scenario: Scenario;
}): JSX.Element {
  const words = () => wordsOf(preferences.language, props.edition.id).setup;
  const level = () => difficultyOf(props.scenario);
  return (
    <span class="gl-scenario">
      <span class={`gl-picture game-${props.game.id}`}>
        <PictureView class="gl-mini" picture={miniatureOf(props.edition)(stillOf(props.game, props.scenario))} />
      </span>
      <span class="gl-scenario-text">
        <b>{read(props.scenario.title)}</b>
        <small>
          {words().players(props.scenario.players.min, props.scenario.players.max)}
          <Show when={props.scenario.bots.length > 0}> {words().withBots(props.scenario.bots.length)}</Show>
          {' · '}
          <span class="gl-level" data-level={level()}>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" /> {words().difficulty[level() - 1]}
          </span>
          <Show when={props.scenario.options['kids'] === true}> · {words().kids}</Show>
        </small>
        <span>{read(props.scenario.story)}</span>
      </span>
    </span>
  );
}

const stills = new WeakMap<Scenario, GolemsView>();

/** The scenario before its first move. */
function stillOf(game: AnyGame, scenario: Scenario): GolemsView {
  const known = stills.get(scenario);
  if (known) return known;
  const players = scenario.players.max;
  const still: GolemsView = game.view(game.setup(unwrap(game.parseOptions({ scenario }, players)), players), WATCHER);
  stills.set(scenario, still);
  return still;
}
