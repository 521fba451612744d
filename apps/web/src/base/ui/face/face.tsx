import { type JSX, Show } from 'solid-js';
import { FACE_BOX, faceArt, hasFace, type Mood } from './drawings.ts';
import './face.css';

/** The face of a bot. Says nothing by itself: the name is always written beside it, or is the name of the control around it. */
export function Face(props: { readonly of: string; readonly mood?: Mood; readonly class?: string }): JSX.Element {
  return (
    <Show when={hasFace(props.of)}>
      <svg
        class={`face ${props.class ?? ''}`}
        viewBox={FACE_BOX}
        data-face={props.of}
        data-mood={props.mood ?? 'calm'}
        aria-hidden="true"
        innerHTML={faceArt(props.of, props.mood ?? 'calm')}
      />
    </Show>
  );
}
