import { type JSX, Show } from 'solid-js';
import { Icon, type IconName } from '../../base/ui/every-icon.tsx';
import { type BenchDesk, nameOf } from './desk.ts';
import { w } from './words.ts';

/** On the felt: the switch, and what is done with what lies here. */
export function Tools(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const chosen = () => {
    const spot = desk.chosen();
    return spot ? nameOf(spot) : undefined;
  };
  const hasTile = () => desk.bench().tiles[chosen() ?? ''] !== undefined;
  const canTurn = () => hasTile() || desk.chosen()?.kind === 'side' || desk.held()?.kind === 'tile';
  return (
    <div class="bench-tools" role="toolbar" aria-label={w().tools}>
      <button
        type="button"
        role="switch"
        class="bench-power"
        aria-checked={desk.bench().power}
        aria-label={w().power}
        onClick={() => desk.setPower(!desk.bench().power)}
      >
        <span class="knob" aria-hidden="true" />
        <span aria-hidden="true">{desk.bench().power ? w().on : w().off}</span>
      </button>
      <button
        type="button"
        role="switch"
        class="bench-nature"
        aria-checked={desk.bench().nature}
        aria-label={w().inNature}
        title={w().inNature}
        onClick={() => desk.setNature(!desk.bench().nature)}
      >
        <NatureSign isOn={desk.bench().nature} />
        <span aria-hidden="true">{desk.bench().nature ? w().nature : w().game}</span>
      </button>
      <Tool icon="undo" label={w().undo} isOff={!desk.canUndo()} onClick={desk.undo} />
      <Tool icon="redo" label={w().redo} isOff={!desk.canRedo()} onClick={desk.redo} />
      <Tool icon="rotate" label={w().turn} isOff={!canTurn()} onClick={() => desk.turn(1)} />
      <Tool icon="eraser" label={w().takeAway} isOff={!hasTile()} onClick={() => desk.takeAway()} />
      <Tool icon="trash" label={w().clear} isOff={Object.keys(desk.bench().tiles).length === 0} onClick={desk.clear} isRare />
    </div>
  );
}

/** A tile of the game, or a leaf. */
function NatureSign(props: { readonly isOn: boolean }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <Show when={props.isOn} fallback={<path d="M5 5h14v14H5zM9.500 9.500h5v5h-5z" />}>
        <path d="M5 19c0-9 5-14 15-14 0 10-5 14-12 12.500M5 19l8-8" />
      </Show>
    </svg>
  );
}

function Tool(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  /** Where there is no room it is in the dialog only. */
  readonly isRare?: boolean;
  onClick(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="sq"
      classList={{ rare: props.isRare === true }}
      aria-label={props.label}
      title={props.label}
      // Not `disabled`: the focus stays where it is when there is nothing more to undo.
      aria-disabled={props.isOff}
      onClick={() => props.isOff || props.onClick()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
