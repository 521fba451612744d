import { golemFront } from '@stolik/golems/art/board';
import type { GolemType } from '@stolik/golems/core';
import { findScenario } from '@stolik/golems/scenarios';
import { coloursOf } from '@stolik/kernel/colours';
import { lettersOf } from '@stolik/look/seats';
import { isolated } from '@stolik/look/typography';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { goTo, toHome, toTable, toTournament } from '../../base/router.ts';
import { play } from '../../base/sound/sounds.ts';
import { seatStyle } from '../../base/ui/colours.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { ScenarioPicture } from '../../games/golems/scenarios/picture.tsx';
import { tables } from '../../session/kept/shelf.ts';
import { endSound } from '../../shell/table/end.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import './tournament.css';
import { leadsOf } from './battle-options.ts';
import { NewTournament } from './new-tournament.tsx';
import { catchUp, fieldTitle, playNext } from './play.ts';
import { GAME, isDone, leadersIn, nextBattle, playedIn, type Series, standingsIn } from './series.ts';
import { Standings } from './standings.tsx';
import { findSeries, forgetSeries } from './store.ts';
import { TOURNAMENT } from './words.ts';

/** A series of battles with one standing: set up, between the battles, and its end. [G6.10.5] */
export function TournamentPage(props: { readonly id: string }): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  pageTitle(() => `${words().title} · Stolik`);
  const series = createMemo(() => findSeries(props.id));
  return (
    <Show when={props.id === 'new' || series()} fallback={<DeadEnd title={words().gone} hint={p().gone.hint} />}>
      <PageFrame here="setup">
        <article class="panel to stack far" style={seatStyle(coloursOf(series()?.participants ?? []))}>
          <header>
            <h1>{words().title}</h1>
            <Show when={!series() || !isDone(series()!)}>
              <p class="to-story">{words().story}</p>
            </Show>
          </header>
          <Show when={series()} fallback={<NewTournament />}>
            {(now) => <Between series={now()} />}
          </Show>
        </article>
      </PageFrame>
    </Show>
  );
}

function Between(props: { readonly series: Series }): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  const next = (): number => nextBattle(props.series);
  const isRunning = (): boolean => {
    const table = props.series.battles[next()]?.table;
    return table !== undefined && tables().some(({ id }) => id === table);
  };
  const namesIn = (index: number): string =>
    props.series.battles[index]!.seats.map((each) => isolated(props.series.participants[each]!.name)).join(', ');
  createEffect(
    on(
      () => props.series.id,
      () => void catchUp(props.series),
    ),
  );
  function throwAway(): void {
    const restore = forgetSeries(props.series);
    toast(p().home.forgotten, { action: m().table.undo, run: restore });
    goTo(toHome);
  }
  return (
    <>
      <Show when={isDone(props.series)}>
        <Winner series={props.series} />
      </Show>
      <Standings series={props.series} />
      <p class="dim to-points">{words().points}</p>
      <Show when={next() >= 0}>
        <button type="button" class="btn go to-next" onClick={() => playNext(props.series.id)}>
          <Icon name="play" />
          <span>
            {isRunning() ? words().goOn : playedIn(props.series) === 0 ? words().begin : words().next}
            <small>
              {m().table.battle(next() + 1, props.series.battles.length)},{' '}
              {words().nextSays(fieldTitle(props.series.battles[next()]!.scenario), namesIn(next()))}
            </small>
          </span>
        </button>
      </Show>
      <h2>{words().schedule}</h2>
      <ol class="to-schedule stack near">
        <For each={props.series.battles}>
          {(battle, index) => (
            <li classList={{ 'to-now': index() === next() }} aria-current={index() === next() ? 'step' : undefined}>
              <Show when={findScenario(GAME, battle.scenario)}>{(field) => <ScenarioPicture scenario={field()} />}</Show>
              <b>{fieldTitle(battle.scenario)}</b>
              <span>{namesIn(index())}</span>
              <Show
                when={battle.table && battle.result && tables().some(({ id }) => id === battle.table)}
                fallback={<span class="dim">{stateOf(index())}</span>}
              >
                <a href={toTable(battle.table!)}>{stateOf(index())}</a>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <div class="flow near">
        <Show when={isDone(props.series)}>
          <a class="btn" href={toTournament('new')}>
            {words().again}
          </a>
        </Show>
        <button type="button" class="btn quiet" onClick={throwAway}>
          <Icon name="trash" />
          {words().forget}
        </button>
      </div>
    </>
  );
  function stateOf(index: number): string {
    const { seats, result } = props.series.battles[index]!;
    if (!result) return index === next() && isRunning() ? words().running : words().toCome;
    const first = seats.filter((_, seat) => result.places[seat] === 1);
    return first.length === 1 ? words().wins(props.series.participants[first[0]!]!.name) : words().draw;
  }
}

/** So many places have a step of their own. */
const STEPS = 3;

/** The moment of whoever has won it all. */
function Winner(props: { readonly series: Series }): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  const leaders = createMemo(() => leadersIn(props.series));
  const letters = createMemo(() => lettersOf(props.series.participants.map(({ name }) => name)));
  const title = (): string => {
    const names = leaders().map((each) => isolated(props.series.participants[each]!.name));
    return names.length === 1
      ? words().winner(names[0]!)
      : words().winners(new Intl.ListFormat(preferences.language).format(names));
  };
  createEffect(
    on(title, (now) => {
      const { participants } = props.series;
      const people = participants.flatMap(({ kind }, index) => (kind === 'person' ? [index] : []));
      play(endSound({ winners: leaders() }, people, participants.length));
      announce(`${now} ${words().praise}`);
    }),
  );
  return (
    <section class="to-winner stack near" aria-label={words().final}>
      <ol class="to-podium" aria-hidden="true">
        <For each={standingsIn(props.series).filter(({ place }) => place <= STEPS)}>
          {({ participant, place }) => (
            <li data-place={place}>
              <svg
                viewBox="0 0 100 100"
                innerHTML={golemFront({
                  type: (leadsOf(props.series)[participant] ?? 'sword') as GolemType,
                  seat: participant,
                  damage: place - 1,
                  letter: props.series.mode === 'all' ? letters()[participant] : '',
                  ...(place === 1 && { feeling: 'pleased' }),
                })}
              />
              <b>{place}</b>
            </li>
          )}
        </For>
      </ol>
      <p class="to-title">{title()}</p>
      <p>{words().praise}</p>
    </section>
  );
}
