import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { read } from '../../base/messages/read.ts';
import { Face } from '../../base/ui/face/face.tsx';
import { fullName } from '../../session/bots/full-name.ts';
import { findLevel, levelsOf } from '../../session/bots/levels.ts';
import { strengthOf } from '../../session/bots/strength.ts';
import './choices.css';

/** The six bots by their faces, weakest first; below them who the chosen one is, how it plays this game, and how strong that is. */
export function LevelChoice(props: {
  readonly legend: string;
  readonly game: string;
  readonly level: string;
  readonly onChoose: (level: string) => void;
}): JSX.Element {
  const name = createUniqueId();
  const level = createMemo(() => findLevel(props.game, props.level));
  return (
    <div class="level stack near" role="radiogroup" aria-label={props.legend}>
      <div class="six">
        <For each={levelsOf(props.game)}>
          {(known) => (
            <label title={fullName(known)}>
              <input
                type="radio"
                name={name}
                aria-label={`${fullName(known)}. ${read(known.label)}`}
                checked={known.id === level().id}
                onChange={() => props.onChoose(known.id)}
              />
              <Face of={known.character.id} />
              <i aria-hidden="true" style={{ '--marks': known.id }} />
            </label>
          )}
        </For>
      </div>
      <div aria-live="polite">
        <p>
          <b>{fullName(level())}</b> <small class="dim">{read(level().label)}</small>
        </p>
        <p>{read(level().says)}.</p>
        <Show when={strengthOf(props.game, level().id)}>{(says) => <p class="dim">{says()}</p>}</Show>
      </div>
    </div>
  );
}
