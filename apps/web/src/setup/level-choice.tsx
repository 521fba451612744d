import type { JSX } from 'solid-js';
import { findLevel, levelsOf } from '../games/bots.ts';
import { preferences } from '../preferences.ts';
import { Choice } from '../settings/settings-dialog.tsx';

/** How a bot plays, with an honest word about how strong that is. */
export function LevelChoice(props: {
  readonly legend: string;
  readonly game: string;
  readonly level: string;
  readonly onChoose: (level: string) => void;
}): JSX.Element {
  return (
    <div class="level">
      <Choice
        legend={props.legend}
        values={levelsOf(props.game).map((known) => [known.id, known.label[preferences.language]] as const)}
        value={props.level}
        onChoose={props.onChoose}
      />
      <p class="dim">{findLevel(props.game, props.level).says[preferences.language]}</p>
    </div>
  );
}
