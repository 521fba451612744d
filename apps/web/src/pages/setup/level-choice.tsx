import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { findLevel, levelsOf } from '../../session/bots/levels.ts';
import { strengthOf } from '../../session/bots/strength.ts';
import './level.css';

/** How a bot plays, as six steps; below them its name and an honest word about how strong that is. */
export function LevelChoice(props: {
  readonly legend: string;
  readonly game: string;
  readonly level: string;
  readonly onChoose: (level: string) => void;
}): JSX.Element {
  const name = createUniqueId();
  const level = createMemo(() => findLevel(props.game, props.level));
  return (
    <div class="level" role="radiogroup" aria-label={props.legend}>
      <div class="steps">
        <For each={levelsOf(props.game)}>
          {(known) => (
            <label data-step={known.id} title={known.label[preferences.language]}>
              <input
                type="radio"
                name={name}
                aria-label={known.label[preferences.language]}
                checked={known.id === level().id}
                onChange={() => props.onChoose(known.id)}
              />
              <i aria-hidden="true" />
            </label>
          )}
        </For>
      </div>
      <p aria-live="polite">
        <b>{level().label[preferences.language]}.</b> <span class="level-says">{level().says[preferences.language]}. </span>
        <Show when={strengthOf(props.game, level().id)}>{(says) => says()}</Show>
      </p>
    </div>
  );
}
