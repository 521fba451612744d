import { createMemo, type JSX, Show } from 'solid-js';
import { findLevel, levelsOf } from '../games/bots.ts';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { Choice } from '../settings/settings-dialog.tsx';

/** How a bot plays, with an honest word about how strong that is. */
export function LevelChoice(props: {
  readonly legend: string;
  readonly game: string;
  readonly level: string;
  readonly onChoose: (level: string) => void;
}): JSX.Element {
  const level = createMemo(() => findLevel(props.game, props.level));
  const below = createMemo(() => levelsOf(props.game)[Number(level().id) - 2]?.label[preferences.language]);
  return (
    <div class="level">
      <Choice
        legend={props.legend}
        values={levelsOf(props.game).map((known) => [known.id, known.label[preferences.language]] as const)}
        value={props.level}
        onChoose={props.onChoose}
      />
      <p class="dim">
        {level().says[preferences.language]}.
        <Show when={level().share}>{(share) => ` ${m().setup.measured(share(), below())}`}</Show>
      </p>
    </div>
  );
}
