import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { atLeisure } from '../leisure.ts';
import type { faceArt } from './drawings.ts';
import { FACE_BOX, hasFace, type Mood } from './faces.ts';
import './face.css';

const [draw, setDraw] = createSignal<typeof faceArt>();

/** What cannot be fetched now is asked for again with the next face. */
async function fetchDrawings(): Promise<void> {
  if (draw()) return;
  const { faceArt } = await import('./drawings.ts');
  setDraw(() => faceArt);
}

/**
 * The face of a bot. Says nothing by itself: the name is always written beside it, or is the name of the control around it. It keeps its
 * place until it is drawn.
 */
export function Face(props: { readonly of: string; readonly mood?: Mood; readonly class?: string }): JSX.Element {
  onMount(() => atLeisure(fetchDrawings));
  return (
    <Show when={hasFace(props.of)}>
      <svg
        class={`face ${props.class ?? ''}`}
        viewBox={FACE_BOX}
        data-face={props.of}
        data-mood={props.mood ?? 'calm'}
        aria-hidden="true"
        innerHTML={draw()?.(props.of, props.mood ?? 'calm') ?? ''}
      />
    </Show>
  );
}
