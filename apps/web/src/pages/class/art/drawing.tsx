import type { JSX } from 'solid-js';

/** A picture of the class in its box of 100; without a label it only adorns. */
export function Drawing(props: { readonly markup: string; readonly label: string }): JSX.Element {
  return (
    <svg
      class="drawing"
      viewBox="0 0 100 100"
      stroke-linejoin="round"
      stroke-linecap="round"
      role={props.label === '' ? undefined : 'img'}
      aria-label={props.label || undefined}
      aria-hidden={props.label === '' ? 'true' : undefined}
      innerHTML={props.markup}
    />
  );
}
