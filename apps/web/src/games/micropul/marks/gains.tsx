import { catalystArt, stoneArt, tileBackArt, unitArt } from '@stolik/micropul/art';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { Deed } from '../model/deeds.ts';
import type { Trial } from '../model/trial.ts';
import { TickArt } from './tick.tsx';

/** The sum of a preview: tiles to the supply, turns, and what becomes of groups. */
export function Gains(props: { readonly desk: Desk; readonly trial: Trial; readonly isShort?: boolean }): JSX.Element {
  const words = () => props.desk.words().panel;
  const isNothing = () =>
    props.trial.tiles === 0 && props.trial.turns === 0 && !props.trial.reveals && props.trial.deeds.length === 0;
  return (
    <span class="mp-gains" classList={{ short: props.isShort === true }}>
      <Show when={props.trial.tiles > 0}>
        <span class="mp-gain abreast near">
          <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileBackArt()} />
          <b>+{props.trial.tiles}</b>
          <small classList={{ hidden: props.isShort === true }}>{words().toSupply(props.trial.tiles)}</small>
        </span>
      </Show>
      <Show when={props.trial.turns > 0}>
        <span class="mp-gain abreast near">
          <svg viewBox="7 7 36 36" aria-hidden="true" innerHTML={catalystArt('+')} />
          <b>+{props.trial.turns}</b>
          <small classList={{ hidden: props.isShort === true }}>{words().oneMore(props.trial.turns)}</small>
        </span>
      </Show>
      <Show when={props.trial.reveals}>
        <span class="mp-gain abreast near">
          <svg viewBox="7 7 36 36" aria-hidden="true" innerHTML={catalystArt('+')} />
          <small>{words().turnsUp}</small>
        </span>
      </Show>
      <For each={props.trial.deeds}>{(deed) => <DeedGain desk={props.desk} deed={deed} isShort={props.isShort === true} />}</For>
      <Show when={isNothing()}>
        <span class="mp-gain nothing abreast near">
          <small>{words().givesNothing}</small>
        </span>
      </Show>
    </span>
  );
}

/** Whose stone gets points, or that nobody's does. */
function DeedGain(props: { readonly desk: Desk; readonly deed: Deed; readonly isShort: boolean }): JSX.Element {
  const words = () => props.desk.words().panel;
  const closes = () => (props.deed.kind === 'closes' ? props.deed : undefined);
  const free = () => (props.deed.kind === 'closesFree' ? props.deed : undefined);
  const spoils = () => (props.deed.kind === 'spoils' ? props.deed : undefined);
  return (
    <Switch>
      <Match when={closes()}>
        {(deed) => (
          <span class="mp-gain abreast near" data-deed={deed().whose}>
            <svg viewBox="-14 -14 138 138" aria-hidden="true">
              <g innerHTML={stoneArt(deed().seat, '')} />
              <TickArt x={96} y={96} scale={2.2} />
            </svg>
            <b>+{deed().points}</b>
            <small classList={{ hidden: props.isShort && deed().whose === 'mine' }}>
              {deed().whose === 'mine' ? words().forYou : props.desk.table.nameOf(deed().seat)}
            </small>
          </span>
        )}
      </Match>
      <Match when={spoils()}>
        {(deed) => (
          <span class="mp-gain abreast near" data-deed="spoils">
            <svg viewBox="-14 -14 188 128" aria-hidden="true">
              <g innerHTML={stoneArt(deed().stones[0]!, '')} />
              <g transform="translate(60 0)" innerHTML={stoneArt(deed().stones[1]!, '')} />
            </svg>
            <b>0</b>
            <small>{words().spoils}</small>
          </span>
        )}
      </Match>
      <Match when={free()}>
        {(deed) => (
          <span class="mp-gain abreast near" data-deed="free">
            <svg viewBox="3 3 44 44" aria-hidden="true">
              <g innerHTML={unitArt(deed().colour)} />
              <TickArt x={38} y={38} scale={0.8} />
            </svg>
            <b>{deed().points}</b>
            <small>{words().freeClosed}</small>
          </span>
        )}
      </Match>
    </Switch>
  );
}
