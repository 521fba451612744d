import { SIDE_CODES } from '@stolik/circuit/board/tiles';
import { blockedWords } from '@stolik/circuit/words/chain';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { Icon } from '../../base/ui/every-icon.tsx';
import { TileIcon } from '../../games/circuit/art/tile-icon.tsx';
import type { BoardHandle } from '../../games/circuit/desk/handle.ts';
import type { Spot } from '../../games/circuit/model/layout.ts';
import { hurts } from '../../games/circuit/model/reckoning.ts';
import { Explanation } from '../../games/circuit/panel/why.tsx';
import { tellOf } from '../../games/circuit/panel/why-button.tsx';
import type { Edge } from '../../games/circuit/words/words.ts';
import { type BenchDesk, nameOf } from './desk.ts';
import { SideIcon } from './drawer.tsx';
import { Instrument, Nature } from './instrument.tsx';
import { MiniChain } from './mini-chain.tsx';
import { capital } from './model/measured.ts';
import { w } from './words.ts';

/** What lies here, what happens, and why. */
export function Paper(props: { readonly desk: BenchDesk; readonly handle: BoardHandle }): JSX.Element {
  const { desk } = props;
  const reader = {
    words: desk.words,
    papers: desk.papers,
    why: desk.why,
    changeWhy: desk.changeWhy,
    language: () => preferences.language,
    real: desk.real,
    close: () => {
      desk.closeWhy();
      props.handle.focus();
    },
  };
  const told = createMemo(() => {
    const why = desk.why();
    return why?.chains[why.index];
  });
  return (
    <aside class="panel stack bench-paper" aria-label={w().paper}>
      <Show when={desk.chosen()}>{(spot) => <Chosen desk={desk} spot={spot()} />}</Show>
      <Show when={desk.meter()}>
        <Instrument desk={desk} />
      </Show>
      <Show when={told()} fallback={<Overview desk={desk} />}>
        {(chain) => (
          <Explanation reader={reader} isQuiet>
            <MiniChain chain={chain()} />
          </Explanation>
        )}
      </Show>
      <p class="bench-saved abreast near">
        <Icon name="check" small /> {w().saved}
      </p>
    </aside>
  );
}

/** What was touched: its name, what it does, and what can be done with it. */
function Chosen(props: { readonly desk: BenchDesk; readonly spot: Spot }): JSX.Element {
  const { desk } = props;
  const name = () => nameOf(props.spot);
  const tile = () => desk.bench().tiles[name() ?? ''];
  const isBurnt = () => desk.bench().smoke.includes(name() ?? '');
  const about = createMemo(() => {
    const words = desk.words();
    const code = tile()?.charAt(0);
    if (code) return { title: `${capital(words.tile[code as 'I'])}, ${name()}`, text: desk.papers().about[code as 'I'] };
    if (props.spot.kind === 'cell') return undefined;
    const edge = edgeOf(desk, props.spot);
    return { title: capital(desk.papers().edge[edge]), text: desk.papers().about[edge] };
  });
  return (
    // Under an explanation there is only what mends it: tools lie on the felt.
    <Show when={(!desk.why() || isBurnt()) && about()}>
      {(shown) => (
        <section class="bench-chosen stack">
          <h2>
            <Show when={tile()}>{(token) => <TileIcon class="ci-mini" token={token()} state={{ burnt: isBurnt() }} />}</Show>
            {shown().title}
          </h2>
          <Show when={!desk.why()}>
            <p>{isBurnt() && props.spot.kind === 'cell' ? w().burntSays : shown().text}</p>
          </Show>
          <Show when={!desk.why() && tile()?.startsWith('K')}>
            <p>{w().switchHint}</p>
          </Show>
          <Show when={!desk.why() && tile()}>
            <Dark desk={desk} spot={props.spot} />
          </Show>
          <div class="flow near">
            <Show when={isBurnt()}>
              <button type="button" class="btn go" onClick={() => desk.mend(name()!)}>
                {props.spot.kind === 'side' ? w().newFuse : w().newPart}
              </button>
            </Show>
            <Show when={!desk.why() && (tile() || props.spot.kind === 'side')}>
              <button type="button" class="btn" onClick={() => desk.turn(1)}>
                <Icon name={tile() ? 'rotate' : 'swap'} small /> {tile() ? w().turn : desk.words().tray.exchange}
              </button>
            </Show>
            <Show when={!desk.why() && tile()?.startsWith('K')}>
              <button type="button" class="btn" onClick={() => desk.flip()}>
                <Icon name="swap" small /> {desk.bench().closed.includes(name()!) ? w().openSwitch : w().closeSwitch}
              </button>
            </Show>
            <Show when={!desk.why() && tile()}>
              <button type="button" class="btn" onClick={() => desk.takeAway()}>
                <Icon name="eraser" small /> {w().takeAway}
              </button>
            </Show>
          </div>
          <Show when={props.spot.kind === 'side' && name()}>{(side) => <SideChoice desk={desk} side={side()} />}</Show>
        </section>
      )}
    </Show>
  );
}

function edgeOf(desk: BenchDesk, spot: Exclude<Spot, { kind: 'cell' }>): Edge {
  const { view } = desk.look();
  if (spot.kind === 'upper') return view.upper[spot.column] ? 'rail' : 'bare';
  if (spot.kind === 'lower') {
    const pole = view.lower[spot.column] ?? 0;
    return pole > 0 ? '+' : pole < 0 ? '-' : 'strip';
  }
  const side = view.sides[nameOf(spot)!];
  return side?.smoke ? 'burnt' : ((side?.token ?? 'x') as Edge);
}

function SideChoice(props: { readonly desk: BenchDesk; readonly side: string }): JSX.Element {
  const { desk } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice
    <div class="bench-sides flow near" role="group" aria-label={w().exchangeFor}>
      <For each={SIDE_CODES}>
        {(token) => (
          <button
            type="button"
            aria-pressed={desk.bench().sides[props.side] === token}
            aria-label={desk.papers().edge[token as '+']}
            onClick={() => desk.setSide(props.side, token)}
          >
            <SideIcon token={token} />
          </button>
        )}
      </For>
    </div>
  );
}

/** Why a part is dark that is in no closed chain: what alone keeps a way open. */
function Dark(props: { readonly desk: BenchDesk; readonly spot: Spot }): JSX.Element {
  const { desk } = props;
  const says = () => {
    const name = nameOf(props.spot);
    if (!desk.bench().power || desk.look().isTangled || desk.look().view.cells[name ?? '']?.smoke) return '';
    if (desk.chainsAt(props.spot).length > 0) return '';
    return desk.look().view.stands ? w().shortDark : w().deadEnd;
  };
  return (
    <Show when={says()}>
      <p class="ci-dim">{says()}</p>
    </Show>
  );
}

const MOST_LISTED = 6;

/** The whole bench: its circuits, each with its "Why?", and where the current stops. */
function Overview(props: { readonly desk: BenchDesk }): JSX.Element {
  const { desk } = props;
  const isEmpty = () => Object.keys(desk.bench().tiles).length === 0;
  const chains = createMemo(() => desk.chainsAt().slice(0, MOST_LISTED));
  const blocked = createMemo(() => (isEmpty() || chains().length > 0 ? [] : desk.look().blocked.slice(0, 4)));
  return (
    <section class="bench-now stack">
      <h2>{isEmpty() ? w().emptyTitle : w().nowTitle}</h2>
      <p class="bench-says">{desk.says()}</p>
      <Show when={!desk.bench().power}>
        <button type="button" class="btn go" onClick={() => desk.setPower(true)}>
          <Icon name="play" small /> {w().switchOn}
        </button>
      </Show>
      <Show when={desk.bench().nature}>
        <Nature desk={desk} />
      </Show>
      <Show when={desk.bench().nature && chains().length > 0}>
        <h3>{w().gameSays}</h3>
      </Show>
      <ul class="ci-chains stack near">
        <For each={chains()}>
          {(chain) => (
            <li class={chain.outcome}>
              <span>{desk.papers().outlook.chain(chain.from, chain.to)}</span>
              <button
                type="button"
                class="clause"
                onClick={() => desk.openWhy([chain])}
                aria-label={desk.words().board.whyAt(desk.papers().why.title(tellOf(chain)))}
              >
                {hurts(chain) ? desk.papers().why.title(tellOf(chain)) : w().why}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={!desk.bench().nature}>
        <Nature desk={desk} />
      </Show>
      <Show when={blocked().length > 0}>
        <h3>{w().openTitle}</h3>
        <ul class="bench-open stack near">
          <For each={blocked()}>{(way) => <li>{blockedWords(way, preferences.language)}</li>}</For>
        </ul>
      </Show>
      <Show when={desk.bench().smoke.length > 0}>
        <button type="button" class="btn" onClick={desk.mendAll}>
          {w().mendAll}
        </button>
      </Show>
    </section>
  );
}
