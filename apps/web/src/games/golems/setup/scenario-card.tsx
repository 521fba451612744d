import type { Edition } from '@stolik/golems/programs/program';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { type AnyGame, WATCHER } from '@stolik/kernel/game';
import { type JSX, Show } from 'solid-js';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { miniature } from '../miniature.ts';
import { wordsOf } from '../words/by-language.ts';
import { difficultyOf } from './difficulty.ts';

/** Picture, title, for how many, how hard, and the story. */
export function ScenarioCard(props: { readonly game: AnyGame; readonly scenario: Scenario }): JSX.Element {
  const edition: Edition = props.game.id === 'golems4' ? 'golems4' : 'golems6';
  const words = () => wordsOf(preferences.language, edition).setup;
  const level = () => difficultyOf(props.scenario);
  return (
    <span class="gl-scenario">
      <span class={`gl-picture game-${props.game.id}`}>
        <PictureView class="gl-mini" picture={miniature(stillOf(props.game, props.scenario))} />
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

const stills = new WeakMap<Scenario, unknown>();

/** The scenario before its first move. */
function stillOf(game: AnyGame, scenario: Scenario): unknown {
  if (!stills.has(scenario)) {
    const options = game.parseOptions({ scenario }, scenario.players.max);
    if (options.ok) stills.set(scenario, game.view(game.setup(options.value, scenario.players.max), WATCHER));
  }
  return stills.get(scenario);
}
