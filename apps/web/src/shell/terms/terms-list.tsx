import { For, type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import type { GameClient, Term } from '../contract.ts';
import type { Options } from './house-rules.ts';
import { createKnown } from './known.ts';
import { hasTeams } from './stools.ts';
import { partnersOf, teamsOf } from './teams.ts';
import { termsOf } from './terms.ts';
import './terms.css';

export function TermsList(props: { readonly terms: readonly Term[] }): JSX.Element {
  return (
    <dl class="terms">
      <For each={props.terms}>
        {({ label, value }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}

/** The team of a seat, and with whom. */
export function teamSays(sides: readonly number[], seat: number, nameOf: (seat: number) => string): string {
  const number = (sides[seat] ?? 0) + 1;
  const names = partnersOf(sides, seat).map(nameOf).join(', ');
  return names ? p().setup.teamWith(number, names) : p().setup.teamAlone(number);
}

/** Who plays with whom, as one of the terms. */
export function teamTerm(sides: readonly number[], nameOf: (seat: number) => string): readonly Term[] {
  if (!hasTeams(sides)) return [];
  const teams = teamsOf(sides).map((seats) =>
    seats.length === 1 ? p().setup.withoutPartner(nameOf(seats[0]!)) : seats.map(nameOf).join(' + '),
  );
  return [{ label: p().setup.whoWithWhom, value: teams.join(' – ') }];
}

/** What has been agreed on at a table that is played, or was. */
export function TableTerms(props: {
  readonly client: GameClient;
  readonly options: Options;
  readonly players: number;
  readonly nameOf: (seat: number) => string;
}): JSX.Element {
  const known = createKnown(() => props.client.game.id);
  return (
    <Show when={known()?.part}>
      {(part) => (
        <section class="table-terms">
          <h3>{p().help.agreed}</h3>
          <TermsList
            terms={[
              ...termsOf(props.client, part(), props.options, props.players),
              ...teamTerm(part().sides?.(props.options, props.players) ?? [], props.nameOf),
            ]}
          />
        </section>
      )}
    </Show>
  );
}
