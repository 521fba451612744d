import { isolated } from '@stolik/look/typography';
import type { JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { toTournament } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { playedIn, type Series, standingsIn } from '../tournament/series.ts';
import { forgetSeries } from '../tournament/store.ts';

/** A tournament: how far it is, and who stands where. */
export function KeptSeries(props: { readonly series: Series }): JSX.Element {
  const title = (): string => p().home.tournament(playedIn(props.series), props.series.battles.length);
  const names = (): string =>
    standingsIn(props.series)
      .map(({ participant, points }) => `${isolated(props.series.participants[participant]!.name)} ${points}`)
      .join(', ');
  return (
    <li class="panel kept">
      <a class="sm abreast" href={toTournament(props.series.id)}>
        <span class="kept-board kept-series" aria-hidden="true">
          <Icon name="flag" />
        </span>
        <span>
          <b>{title()}</b>
          <small>{names()}</small>
        </span>
      </a>
      <button
        type="button"
        class="sq"
        aria-label={p().home.forget(title())}
        onClick={() => {
          const restore = forgetSeries(props.series);
          toast(p().home.forgotten, { action: m().table.undo, run: restore });
        }}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
