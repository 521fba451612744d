import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { read } from '../../base/messages/read.ts';
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
            <label data-step={known.id} title={read(known.label)}>
              <input
                type="radio"
                name={name}
                aria-label={read(known.label)}
                checked={known.id === level().id}
                onChange={() => props.onChoose(known.id)}
              />
              <i aria-hidden="true" />
            </label>
          )}
        </For>
      </div>
      <p aria-live="polite">
        <b>{read(level().label)}.</b> <span class="level-says">{read(level().says)}. </span>
        <Show when={strengthOf(props.game, level().id)}>{(says) => says()}</Show>
      </p>
    </div>
  );
}
