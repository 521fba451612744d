import { catalystArt, tileBackArt } from '@stolik/micropul/art';
import { type JSX, Show } from 'solid-js';
import type { Desk, Trial } from './desk.ts';

/** The sum of a preview: tiles to the supply, turns. */
export function Gains(props: { readonly desk: Desk; readonly trial: Trial; readonly isShort?: boolean }): JSX.Element {
  const words = () => props.desk.words().panel;
  const reveals = () =>
    props.desk.isAlone() && props.trial.pluses > 0 && !props.trial.endsGame && props.desk.view().options.soloPlus === 'reveal';
  const isNothing = () => props.trial.tiles === 0 && props.trial.turns === 0 && !reveals();
  return (
    <span class="mp-gains" classList={{ short: props.isShort === true }}>
      <Show when={props.trial.tiles > 0}>
        <span class="mp-gain">
          <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileBackArt()} />
          <b>+{props.trial.tiles}</b>
          <small classList={{ hidden: props.isShort === true }}>{words().toSupply(props.trial.tiles)}</small>
        </span>
      </Show>
      <Show when={props.trial.turns > 0}>
        <span class="mp-gain">
          <svg viewBox="7 7 36 36" aria-hidden="true" innerHTML={catalystArt('+')} />
          <b>+{props.trial.turns}</b>
          <small classList={{ hidden: props.isShort === true }}>{words().oneMore(props.trial.turns)}</small>
        </span>
      </Show>
      <Show when={reveals()}>
        <span class="mp-gain">
          <svg viewBox="7 7 36 36" aria-hidden="true" innerHTML={catalystArt('+')} />
          <small>{words().turnsUp}</small>
        </span>
      </Show>
      <Show when={isNothing()}>
        <span class="mp-gain nothing">
          <small>{words().givesNothing}</small>
        </span>
      </Show>
    </span>
  );
}
