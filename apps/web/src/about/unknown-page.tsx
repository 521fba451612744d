import { For, type JSX } from 'solid-js';
import { GAMES } from '../games/registry.ts';
import { LittleTable } from '../home/little-table.tsx';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { toLobby, toNew, toRules } from '../router.ts';
import { DeadEnd } from '../ui/dead-end.tsx';
import '../style/pages.css';

/** An address that leads nowhere: an empty table, and the ways to those where somebody sits. */
export const UnknownPage = (): JSX.Element => (
  <DeadEnd title={m().unknown.title} hint={m().unknown.says} picture={<LittleTable felt="--felt-mp" stools={[]} />}>
    <For each={GAMES.filter(({ load }) => load)}>
      {({ id, title }) => (
        <a class="btn" href={toNew(id)}>
          {title[preferences.language]}
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
