import type { PictureFace } from '@stolik/circuit/art/draw';
import { For, type JSX } from 'solid-js';
import { Sign } from '../../../base/ui/icon.tsx';
import type { CircuitTable } from '../model/table.ts';
import { wordsOf } from '../words/by-language.ts';
import { face, setFace } from './face.ts';

const FACES: readonly PictureFace[] = ['real', 'schematic'];
/** A bulb, and the bulb's symbol. */
const SIGNS: Readonly<Record<PictureFace, string>> = {
  real: 'M9 18h6M10 21h4M8.5 15.500C6 13.500 5.5 11.500 5.5 9.500a6.5 6.5 0 0 1 13 0c0 2-.5 4-3 6z',
  schematic: 'M1.5 12H6M18 12h4.5M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM7.8 7.8l8.4 8.4M16.2 7.8l-8.400 8.400',
};

/** Parts or symbols: one tap, at any time. */
export function FaceSwitch(props: { readonly table: Pick<CircuitTable, 'language'> }): JSX.Element {
  const words = () => wordsOf(props.table.language()).face;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice
    <div class="seg ci-faces" role="group" aria-label={words().name}>
      <For each={FACES}>
        {(each) => (
          <button type="button" aria-pressed={face() === each} aria-label={words()[each]} onClick={() => setFace(each)}>
            <Sign path={SIGNS[each]} small />
            <span>{words()[each]}</span>
          </button>
        )}
      </For>
    </div>
  );
}
