import type { GameEvent } from '@stolik/kernel/game';
import { type JSX, onMount, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { toTournament } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { fieldTitle, playNext, settleBattle } from './play.ts';
import { isDone, nextBattle, type Series } from './series.ts';
import { findSeries } from './store.ts';
import { TOURNAMENT } from './words.ts';

/** On the result card of a battle that belongs to a tournament: what comes next, and how all stand. */
export function AfterBattle(props: {
  readonly series: Series;
  readonly table: string;
  readonly state: unknown;
  /** What the last step has done. */
  readonly events: readonly GameEvent[];
}): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  const now = (): Series => findSeries(props.series.id) ?? props.series;
  onMount(() => settleBattle(now(), props.table, props.state, props.events));
  return (
    <Show
      when={!isDone(now())}
      fallback={
        <a class="btn go" href={toTournament(now().id)}>
          <Icon name="flag" />
          {words().final}
        </a>
      }
    >
      <button type="button" class="btn go" onClick={() => playNext(now().id)}>
        <Icon name="play" />
        <span>
          {words().next}
          <small>
            {m().table.battle(nextBattle(now()) + 1, now().battles.length)}:{' '}
            {fieldTitle(now().battles[nextBattle(now())]!.scenario)}
          </small>
        </span>
      </button>
      <a class="btn" href={toTournament(now().id)}>
        {words().table}
      </a>
    </Show>
  );
}
