import { GAMES } from '@stolik/games/games';
import { For, type JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { toLobby, toNew, toRules } from '../../base/router.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { isAtTheTable } from '../../shell/clients.ts';
import { LittleTable } from './little-table.tsx';
import './pages.css';

/** An address that leads nowhere. */
export const UnknownPage = (): JSX.Element => <EmptyTable title={p().unknown.title} hint={p().unknown.says} />;

/** An empty table, and the ways to those where somebody sits. */
export const EmptyTable = (props: { readonly title: string; readonly hint: string }): JSX.Element => (
  <DeadEnd title={props.title} hint={props.hint} picture={<LittleTable game="micropul" stools={[]} />}>
    <For each={GAMES.filter(({ id }) => isAtTheTable(id))}>
      {({ id, title }) => (
        <a class="btn" href={toNew(id)}>
          {read(title)}
        </a>
      )}
    </For>
    <a class="btn" href={toRules()}>
      {m().nav.rules}
    </a>
    <a class="btn" href={toLobby}>
      {m().nav.online}
    </a>
  </DeadEnd>
);
