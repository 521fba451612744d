import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { m } from '../../base/messages/catalog.ts';
import { Later, useLaid } from '../../base/ui/laying.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient, Lit, TableClient } from '../contract.ts';
import type { Hinting } from './hint.ts';
import { Lamp } from './lamp.tsx';
import { FilmBar, Light } from './later.ts';

interface PartProps {
  readonly client: GameClient;
  readonly table: TableClient;
}

/** The board on its felt, with the light that falls on it and the lamp it comes from. */
export function RimPart(
  props: PartProps & { readonly isReplay: boolean; readonly hinting?: Hinting; readonly lit: Lit | undefined },
): JSX.Element {
  const { client } = props;
  const isLaid = useLaid();
  return (
    <main class="boardw" aria-label={m().table.board}>
      <div class="rim" classList={{ past: props.table.isPast() && !props.isReplay }}>
        <div class={`felt felt-${client.game.id}`}>
          <Later>
            <client.Board table={props.table} />
          </Later>
        </div>
        <Show when={props.lit} keyed>
          {(lit) => <Light lit={lit} />}
        </Show>
        <Show when={isLaid() && props.hinting}>{(hinting) => <Lamp hinting={hinting()} />}</Show>
      </div>
    </main>
  );
}

/** The game's own film; where it has none, the bar that every game has, while something past is looked at. */
export function FilmPart(
  props: PartProps & {
    readonly match: Match;
    readonly isReplay: boolean;
    readonly isOpen: boolean;
    readonly isQuestion?: boolean;
  },
): JSX.Element {
  return (
    <Later>
      <Show
        when={props.client.film}
        fallback={
          <Show when={props.isOpen}>
            <FilmBar match={props.match} isReplay={props.isReplay} isQuestion={props.isQuestion === true} />
          </Show>
        }
      >
        {(film) => <Dynamic component={film().Film} table={props.table} />}
      </Show>
    </Later>
  );
}

/** What is mine: what can be done now, and what lies before me. */
export function MinePart(props: PartProps & { readonly isPast: boolean; readonly isWatched?: boolean }): JSX.Element {
  const { client } = props;
  return (
    <div class="mine">
      <Show when={!props.isWatched && client.Actions}>
        {(Actions) => (
          <section class="act" aria-label={m().table.actions} inert={props.isPast}>
            <Later>{Actions()({ table: props.table })}</Later>
          </section>
        )}
      </Show>
      <section class="tray" aria-label={m().table.yours} inert={props.isPast}>
        <Later>
          <client.Tray table={props.table} />
        </Later>
      </section>
    </div>
  );
}
