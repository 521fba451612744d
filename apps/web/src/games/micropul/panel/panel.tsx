import { catalystArt, stoneArt, tileArt, unitArt } from '@stolik/micropul/art';
import type { Fired } from '@stolik/micropul/catalysts';
import type { Catalyst, Colour } from '@stolik/micropul/faces';
import type { GroupAfter } from '@stolik/micropul/preview';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Clause } from '../../../base/ui/clause.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { isDesk } from '../../../base/ui/window.ts';
import { type Desk, deskOf } from '../desk/desk.ts';
import { Gains } from '../marks/gains.tsx';
import { partsOf } from '../model/points.ts';
import { keyOf, type TableGroup } from '../model/position.ts';
import type { MicropulProps } from '../model/table.ts';
import type { Trial } from '../model/trial.ts';
import { speakStones } from '../words/speak.ts';
import { Scale } from './scale.tsx';

/** On paper: what the move in preview would give, what a group is, or what the signs mean. */
export function Panel(props: MicropulProps): JSX.Element {
  const desk = deskOf(props.table);
  const predicted = () => {
    const trial = desk.trial();
    return trial?.isBlind ? undefined : trial;
  };
  return (
    <div class="mp-panel stack">
      <Switch fallback={<Key desk={desk} />}>
        <Match when={predicted()}>{(trial) => <TrialPanel desk={desk} trial={trial()} />}</Match>
        <Match when={desk.stoneTrial()}>
          {(trial) => <GroupPanel desk={desk} group={trial().group} title={desk.words().panel.stone} />}
        </Match>
        <Match when={desk.draft().kind === 'stone'}>
          <h2>{desk.words().panel.chooseGroup}</h2>
          <p class="dim">{desk.words().panel.chooseGroupHint}</p>
          <Clause game="micropul" id="M6.3" />
        </Match>
        <Match when={desk.draft().kind === 'take'}>
          <h2>{desk.words().panel.take}</h2>
          <p class="dim">{desk.words().panel.takeHint(desk.view().supplies[desk.mine() ?? 0]?.faceDown ?? 0)}</p>
          <Clause game="micropul" id="M3.2" />
        </Match>
      </Switch>
      <Show when={desk.isAlone() && !isDesk()}>
        <Scale desk={desk} />
      </Show>
    </div>
  );
}

function TrialPanel(props: { readonly desk: Desk; readonly trial: Trial }): JSX.Element {
  const words = () => props.desk.words();
  const isNothing = () => props.trial.fired.length === 0 && props.trial.deeds.length === 0;
  return (
    <>
      <h2>{isNothing() ? words().panel.givesNothing : words().panel.gives}</h2>
      <Show when={!isNothing()} fallback={<p class="dim">{words().panel.nothingHint}</p>}>
        <Gains desk={props.desk} trial={props.trial} />
        <ul class="mp-lines">
          <For each={props.trial.fired}>
            {(fired) => (
              <li>
                <svg viewBox="5 5 40 40" aria-hidden="true" innerHTML={catalystArt(fired.catalyst)} />
                <span>
                  {words().panel.fired(firingOf(props.desk, props.trial, fired))}:{' '}
                  <b>{words().panel.worth(fired.catalyst, props.desk.isAlone())}</b>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={props.trial.tiles < props.trial.asked}>
        <p class="mp-note">{words().panel.short(props.desk.view().core)}</p>
      </Show>
      <Show when={props.trial.endsGame}>
        <p class="mp-note">{props.trial.pluses > 0 ? `${words().panel.ends} ${words().panel.plusLost}` : words().panel.ends}</p>
      </Show>
      <Show when={props.trial.runsOut}>
        <p class="mp-note">{words().panel.runsOut}</p>
      </Show>
      <Groups desk={props.desk} trial={props.trial} />
      <Clause game="micropul" id={props.trial.runsOut ? 'M3.4' : 'M5.1'} />
    </>
  );
}

function firingOf(desk: Desk, trial: Trial, fired: Fired): { catalyst: Catalyst; isOwn: boolean; big: Colour | undefined } {
  const isOwn = keyOf(fired) === keyOf(trial.cell);
  const tile = isOwn ? trial.tile : desk.position().tiles.get(keyOf(fired))?.tile;
  return { catalyst: fired.catalyst, isOwn, big: tile?.startsWith('big:') ? (tile[4] as Colour) : undefined };
}

/** Groups the tile would make, join, close or spoil; lone new units are not worth a line. */
function Groups(props: { readonly desk: Desk; readonly trial: Trial }): JSX.Element {
  const worth = () => props.trial.groups.filter((group) => group.joins > 0 || group.isClosed);
  const says = (group: GroupAfter): string => {
    const { group: say } = props.desk.words();
    if (group.isSpoilt) return say.spoilt;
    const parts: string[] = [];
    if (group.joins > 1) parts.push(say.joined);
    if (group.stones.length > 1) parts.push(say.worthless);
    else if (group.isClosed)
      parts.push(group.stones.length === 1 ? say.closes(group.points) : `${say.state({ ...group, openPlaces: 0 })}, ${say.free}`);
    else parts.push(say.state({ ...group, openPlaces: openPlaces(props.trial, group) }));
    if (group.stones.length === 1) parts.push(say.claimedBy(props.desk.table.nameOf(group.stones[0]!)));
    return parts.join(', ');
  };
  return (
    <Show when={worth().length > 0}>
      <ul class="mp-lines mp-groups">
        <For each={worth()}>
          {(group) => (
            <li>
              <svg viewBox="5 5 40 40" aria-hidden="true" innerHTML={unitArt(group.colour)} />
              <span>
                <b>{props.desk.words().group.name({ ...group, openPlaces: 0 })}</b>, {says(group)}
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

const openPlaces = (trial: Trial, group: GroupAfter): number => trial.after.groupAt(group)?.openPlaces.length ?? 0;

function GroupPanel(props: { readonly desk: Desk; readonly group: TableGroup; readonly title: string }): JSX.Element {
  const words = () => props.desk.words();
  const facts = () => ({ ...props.group, openPlaces: props.group.openPlaces.length });
  return (
    <>
      <h2>{props.title}</h2>
      <div class="mp-gains">
        <div class="mp-gain abreast near">
          <svg viewBox="5 5 40 40" aria-hidden="true" innerHTML={unitArt(props.group.colour)} />
          <b>{props.group.isClosed ? `+${props.group.points}` : props.group.points}</b>
          <small>{words().group.state(facts())}</small>
        </div>
      </div>
      <p class="dim">
        {props.group.isClosed ? speakStones(words(), props.group.stones, props.desk.table.nameOf) : words().group.whenClosed}
      </p>
      <Clause game="micropul" id={props.group.isClosed ? 'M7.2' : 'M6.2'} />
    </>
  );
}

/** What the signs mean: enough to play a first game by; the rest for those who ask. */
function Key(props: { readonly desk: Desk }): JSX.Element {
  const words = () => props.desk.words().panel;
  const seat = () => props.desk.mine() ?? 0;
  return (
    <>
      <h2>{words().key}</h2>
      <ul class="mp-lines">
        <For each={['1', '2', '+'] as const}>
          {(catalyst) => (
            <li>
              <svg viewBox="5 5 40 40" aria-hidden="true" innerHTML={catalystArt(catalyst)} />
              <span>{words().keyOf(catalyst, props.desk.isAlone())}</span>
            </li>
          )}
        </For>
      </ul>
      <Claims desk={props.desk} />
      <Standing desk={props.desk} />
      <details class="mp-more">
        <summary>{words().keyMore}</summary>
        <p class="mp-with-stone">
          <svg viewBox="5 5 40 40" aria-hidden="true" innerHTML={catalystArt('1')} />
          <span>{words().keyUnits}</span>
        </p>
        <p class="mp-with-stone">
          <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileArt('big:W1')} />
          <span>{words().keyBig}</span>
        </p>
        <p class="mp-with-stone">
          <svg viewBox="-14 -14 128 128" aria-hidden="true" innerHTML={stoneArt(seat(), '')} />
          <span>{words().keyStones}</span>
        </p>
        <Clause game="micropul" id="M5.1" />
      </details>
    </>
  );
}

/** Groups that somebody has a stone on: how large, and what is missing until they count. */
function Claims(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const claimed = createMemo(() => desk.position().groups.filter(({ stones }) => stones.length > 0));
  const says = (group: TableGroup): string => {
    const { group: say } = desk.words();
    if (group.stones.length > 1) return say.worthless;
    return say.state({ ...group, openPlaces: group.openPlaces.length });
  };
  return (
    <Show when={claimed().length > 0}>
      <section class="mp-claims">
        <h3>{desk.words().panel.groups}</h3>
        <ul class="mp-lines">
          <For each={claimed()}>
            {(group) => (
              <li>
                <For each={group.stones}>{(seat) => <Seal seat={seat} letter={desk.table.letterOf(seat)} />}</For>
                <span>
                  <b>{desk.words().group.name({ ...group, openPlaces: 0 })}</b>, {says(group)}
                  <span class="hidden">, {speakStones(desk.words(), group.stones, desk.table.nameOf)}</span>
                </span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** The points as they stand, and what they are made of. Where the players' cards say so, only why the first tiles cost points. */
function Standing(props: { readonly desk: Desk }): JSX.Element {
  const words = () => props.desk.words().seat;
  const hasNothingBack = () => {
    const { groups, supply } = partsOf(props.desk.view(), props.desk.mine() ?? 0);
    return groups + supply === 0;
  };
  return (
    <Show when={!isDesk() || hasNothingBack()}>
      <section class="mp-standing">
        <Show when={!isDesk()}>
          <h3>{props.desk.view().outcome ? words().total : words().ifNow}</h3>
          <For each={props.desk.view().hands.map((_, seat) => seat)}>
            {(seat) => {
              const parts = () => partsOf(props.desk.view(), seat);
              return (
                <p>
                  <Seal seat={seat} letter={props.desk.table.letterOf(seat)} />
                  <span>{props.desk.table.nameOf(seat)}</span> <b>{props.desk.view().scores[seat]}</b>
                  <span class="dim">
                    {[
                      words().part.group(parts().groups),
                      words().part.supply(parts().supply),
                      words().part.hand(parts().hand),
                    ].join(' · ')}
                  </span>
                </p>
              );
            }}
          </For>
        </Show>
        <Show when={!props.desk.view().outcome}>
          <p class="dim mp-worth">{words().worth}</p>
        </Show>
      </section>
    </Show>
  );
}
