import { COLOURS, type Colour } from '@stolik/kernel/colours';
import { COLOUR_NAMES } from '@stolik/look/seat-names';
import { seatShape } from '@stolik/look/seats';
import { createUniqueId, For, type JSX } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { Icon } from '../../base/ui/icon.tsx';
import './choices.css';

/** Yellow alone needs another rim on paper. */
const coloured = (colour: Colour): JSX.CSSProperties => ({
  '--colour': `var(--seat-${colour})`,
  ...(colour === 'yellow' ? { '--around': 'var(--rim-yellow)' } : {}),
});

/** The colour of a seat. One that somebody has is pale; where it can't be taken from them, it can't be chosen. */
export function ColourChoice(props: {
  readonly seat: number;
  readonly colour: Colour;
  /** Who has it; undefined: nobody. */
  readonly ownerOf: (colour: Colour) => string | undefined;
  readonly mayTake: boolean;
  readonly onChoose: (colour: Colour) => void;
}): JSX.Element {
  const name = createUniqueId();
  const label = (colour: Colour): string => {
    const word = read(COLOUR_NAMES[colour]);
    const owner = props.ownerOf(colour);
    return owner === undefined ? word : p().setup.colourOf(word, owner);
  };
  return (
    <div class="colours stack near" role="radiogroup" aria-label={p().setup.colour}>
      <span class="su-label">{p().setup.colour}</span>
      <div class="six">
        <For each={COLOURS}>
          {(colour) => (
            <label classList={{ taken: props.ownerOf(colour) !== undefined }} title={label(colour)}>
              <input
                type="radio"
                name={name}
                aria-label={label(colour)}
                checked={colour === props.colour}
                disabled={!props.mayTake && props.ownerOf(colour) !== undefined}
                onChange={() => props.onChoose(colour)}
              />
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path style={coloured(colour)} d={seatShape(props.seat).path} />
              </svg>
              {colour === props.colour && <Icon name="check" small />}
            </label>
          )}
        </For>
      </div>
    </div>
  );
}
