import { type Animal as AnimalId, sayAnimal } from '@stolik/class/names';
import type { JSX } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { ANIMAL_ART } from './animals.ts';
import { Drawing } from './drawing.tsx';
import './art.css';

/**
 * A pupil: an animal on its stool. `away`: grey; `now`: in the light of the lamp. Beside its name it says nothing by itself (`label=""`).
 * Its size is `--stool`.
 */
export function Animal(props: {
  readonly animal: AnimalId;
  readonly isAway?: boolean;
  readonly isNow?: boolean;
  readonly label?: string;
}): JSX.Element {
  const label = () => props.label ?? sayAnimal(props.animal, preferences.language);
  return (
    <span class="pupil" classList={{ away: props.isAway, lamplit: props.isNow }}>
      <Drawing markup={ANIMAL_ART[props.animal]} label={label()} />
    </span>
  );
}

/** The animal without its stool, for paper and for places that have a frame of their own. */
export function AnimalFace(props: { readonly animal: AnimalId; readonly label?: string }): JSX.Element {
  return <Drawing markup={ANIMAL_ART[props.animal]} label={props.label ?? sayAnimal(props.animal, preferences.language)} />;
}
