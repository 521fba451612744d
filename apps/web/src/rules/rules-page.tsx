import type { JSX } from 'solid-js';
export function RulesPage(props: { readonly game: string | undefined; readonly clause: string | undefined }): JSX.Element {
  return <h1>{props.game}{props.clause}</h1>;
}
