import type { JSX } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { toRules } from '../router.ts';

/** A link to a clause of a game's rules: `M5.1`. */
export function Clause(props: { readonly game: string; readonly id: string }): JSX.Element {
  return (
    <a class="clause" href={toRules(props.game, props.id)} target="_blank" rel="noopener">
      {m().refusal.clause(props.id)}
    </a>
  );
}
