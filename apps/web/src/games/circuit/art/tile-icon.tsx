import { tileArt, tileBackArt } from '@stolik/circuit/art';
import type { TileState } from '@stolik/circuit/art/parts';
import { ironArt } from '@stolik/circuit/art/tokens';
import type { JSX } from 'solid-js';
import { face } from './face.ts';
import { codeOf, rotationOf } from './picture.ts';

/** A token small, in the face of the table: `V1`, `iron`, or the back of a hidden one. */
export function TileIcon(props: {
  readonly token: string | undefined;
  readonly state?: TileState;
  readonly bare?: boolean;
  readonly class?: string;
}): JSX.Element {
  const art = () => {
    if (props.token === undefined) return tileBackArt();
    if (props.token === 'iron') return ironArt();
    return tileArt(codeOf(props.token), {
      face: face(),
      rotation: rotationOf(props.token) || 0,
      state: props.state ?? {},
      chip: !props.bare,
    });
  };
  return (
    <svg
      class={props.class}
      classList={{ 'ci-iron-icon': props.token === 'iron' }}
      viewBox="0 0 100 100"
      aria-hidden="true"
      innerHTML={art()}
    />
  );
}
