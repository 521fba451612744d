import type { JSX } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { tableBehind, toNew } from '../../base/router.ts';

/** From the rules to a table: back to the one that is open, or to a new one. */
export function SitDown(props: { readonly game: string }): JSX.Element {
  return (
    <a class="btn go" href={tableBehind() ?? toNew(props.game)}>
      {tableBehind() ? p().rules.back : p().home.sit}
    </a>
  );
}
