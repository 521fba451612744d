import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { findLevel, levelsOf } from '../../session/bots/levels.ts';
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

/** What the level was measured to take from the one below. */
export function strengthOf(game: string, id: string): string | undefined {
  const levels = levelsOf(game);
  const level = findLevel(game, id);
  const below = levels[levels.indexOf(level) - 1]?.label[preferences.language];
  return level.share === undefined ? undefined : m().setup.measured(level.share, below);
}
