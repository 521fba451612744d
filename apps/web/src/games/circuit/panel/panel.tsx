import { cellName, sideName } from '@stolik/circuit/board/geometry';
import { type ChainReason, isChoice, leftDark } from '@stolik/circuit/current/reasons';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Clause } from '../../../base/ui/clause.tsx';
import { TileIcon } from '../art/tile-icon.tsx';
import { type Desk, deskOf } from '../desk/desk.ts';
import { isTaught } from '../model/asked-part.ts';
import { NOTHING } from '../model/draft.ts';
import type { Outlook } from '../model/outlook.ts';
import type { CircuitProps } from '../model/table.ts';
import { aboutOf } from './about.ts';
import { GlowTable } from './glow-table.tsx';
import { burnsAgain, lit, named, nothingWords, turnedTip } from './summary.ts';
import { Alerts, Supplies } from './supplies.tsx';
import { WhyCard } from './why.tsx';

/** On paper: an explanation, what the drafted move would do, what a piece is, or the aim; below it what glows, the bag and the discard. */
export function Panel(props: CircuitProps): JSX.Element {
  const desk = deskOf(props.table);
  const isDrafting = () => desk.draft().kind !== 'none' && desk.draft().kind !== 'aim';
  return (
    <div class="ci-panel stack far">
      <Alerts desk={desk} />
      <Switch fallback={<AimCard desk={desk} />}>
        <Match when={desk.why()}>
          <WhyCard desk={desk} />
        </Match>
        <Match when={isDrafting()}>
          <DraftCard desk={desk} />
        </Match>
        <Match when={desk.look() && aboutOf(desk)}>
          <section class="ci-card ci-outlook stack">
            <AboutLines desk={desk} />
          </section>
        </Match>
        <Match when={desk.moves().canPass}>
          <section class="ci-card ci-outlook ci-pass stack">
            <h2>{desk.words().tray.pass}</h2>
            <p>{desk.papers().outlook.pass}</p>
            <Clause game="circuit" id="C3.2" />
          </section>
        </Match>
      </Switch>
      <Show when={!isTaught(desk.table.question)}>
        <GlowTable desk={desk} />
      </Show>
      <Supplies desk={desk} />
    </div>
  );
}

function AimCard(props: { readonly desk: Desk }): JSX.Element {
  const aim = () => props.desk.papers().aim;
  return (
    <section class="ci-card ci-aim stack">
      <h2>{aim().title}</h2>
      <p>{aim().text}</p>
      {/* The bar says it in short: opened here from the start it would push the end of the table of what glows out of sight. */}
      <details class="ci-ends">
        <summary>{aim().endsTitle}</summary>
        <p>
          {aim().ends} <Clause game="circuit" id="C7.1" />
        </p>
      </details>
      <p class="ci-dim">{aim().hint}</p>
    </section>
  );
}

/** The chosen piece and, in one line, what it does. */
function AboutLines(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={aboutOf(props.desk)}>
      {(about) => (
        <>
          <h2>{about().name}</h2>
          <div class="abreast">
            <Show when={about().token}>{(token) => <TileIcon token={token()} class="ci-mini" />}</Show>
            <p>{about().text}</p>
          </div>
        </>
      )}
    </Show>
  );
}

function DraftCard(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const words = () => desk.words();
  const draft = desk.draft;
  const swapped = () => {
    const now = draft();
    return now.kind === 'swap' ? desk.hand()[now.slot] : undefined;
  };
  return (
    <section class="ci-card ci-outlook stack">
      <Switch>
        <Match when={draft().kind === 'swap'}>
          <h2>{words().prompt.swap}</h2>
          <div class="abreast">
            <TileIcon token={swapped() === 'iron' ? 'iron' : `${swapped()}0`} class="ci-mini" />
            <p>{swapped() === 'iron' ? desk.papers().outlook.swapIron : desk.papers().outlook.swap}</p>
          </div>
          <Clause game="circuit" id="C3.2" />
        </Match>
        <Match when={draft().kind === 'iron'}>
          <AboutLines desk={desk} />
          <p class="ci-dim">
            {words().prompt.iron(mustIron(desk))} <Clause game="circuit" id="C4.6" />
          </p>
          <IronSteps desk={desk} />
          <Show when={desk.outlook()} fallback={<Unforeseen desk={desk} />}>
            {(outlook) => <OutlookLines desk={desk} outlook={outlook()} />}
          </Show>
        </Match>
        <Match when={draft().kind === 'tile'}>
          <AboutLines desk={desk} />
          <Show
            when={desk.outlook()}
            fallback={
              <Show when={desk.ghost()} fallback={<p class="ci-dim">{words().prompt.place}</p>}>
                <Unforeseen desk={desk} />
              </Show>
            }
          >
            {(outlook) => <OutlookLines desk={desk} outlook={outlook()} />}
          </Show>
        </Match>
      </Switch>
    </section>
  );
}

/** In a question what the move does is seen afterwards. */
function Unforeseen(props: { readonly desk: Desk }): JSX.Element {
  return (
    <Show when={props.desk.action() !== undefined}>
      <p class="ci-dim">{props.desk.words().prompt.unforeseen}</p>
    </Show>
  );
}

/** Two steps with their prices: what comes out, what goes in. */
function IronSteps(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const draft = () => {
    const now = desk.draft();
    return now.kind === 'iron' ? now : undefined;
  };
  const target = () => {
    const at = draft()?.target;
    return at?.kind === 'cell'
      ? cellName(at.cell)
      : at?.kind === 'side'
        ? desk.words().speak.place(sideName(at.side))
        : undefined;
  };
  const lying = () => {
    const at = draft()?.target;
    return at?.kind === 'cell' ? desk.view().cells[cellName(at.cell)] : undefined;
  };
  const step = () => (target() === undefined ? 1 : 2);
  return (
    <>
      <ol class="ci-steps stack near">
        <li classList={{ on: step() === 1, done: step() > 1 }}>
          {desk.words().prompt.ironWhat}
          <Show when={target()}>
            <b class="mono">{target()}</b>
          </Show>
          <Show when={lying()}>
            {(cell) => <TileIcon token={cell().tile} state={{ burnt: cell().smoke === true }} class="ci-mini" />}
          </Show>
        </li>
        <Show when={draft()?.target?.kind !== 'side'}>
          <li classList={{ on: step() === 2 && draft()?.slot === undefined, done: draft()?.slot !== undefined }}>
            {desk.words().prompt.ironWith(!lying() || desk.canLeaveOut())}
          </li>
        </Show>
      </ol>
      <Clause game="circuit" id={draft()?.slot === NOTHING ? (lying()?.smoke || !lying() ? 'C6.2' : 'C6.3') : 'C6.1'} />
    </>
  );
}

const outlookWords = (desk: Desk) => ({ ...desk.words().preview, ...desk.papers().outlook });

function OutlookLines(props: { readonly desk: Desk; readonly outlook: Outlook }): JSX.Element {
  const { desk } = props;
  const words = () => outlookWords(desk);
  const isNothing = () =>
    props.outlook.chains.length === 0 &&
    !props.outlook.events.some(
      ({ kind }) => kind === 'reedSwitched' || kind === 'shortRemoved' || kind === 'tileTakenOut' || kind === 'smokeTakenOff',
    );
  const staysShorted = () => desk.view().stands && !props.outlook.events.some(({ kind }) => kind === 'shortRemoved');
  return (
    <>
      <Sum desk={desk} outlook={props.outlook} />
      <For each={props.outlook.events}>
        {(event) => {
          if (event.kind === 'reedSwitched') return <p>{event.on ? words().reedOn(event.cell) : words().reedOff(event.cell)}</p>;
          if (event.kind === 'tileTakenOut')
            return (
              <p>
                {words().takeOut(named(event), event.to)} {event.kept ? words().kept(desk.table.nameOf(event.kept.seat)) : ''}
              </p>
            );
          if (event.kind === 'smokeTakenOff')
            return (
              <p classList={{ 'ci-warn': burnsAgain(props.outlook) }}>
                {words().smokeOff(event.side)} {burnsAgain(props.outlook) ? words().burnsAgain : ''}
              </p>
            );
          if (event.kind === 'shortRemoved') return <p>{words().shortGone}</p>;
          return null;
        }}
      </For>
      <Show when={staysShorted()}>
        <p class="ci-warn">{words().shortStays}</p>
      </Show>
      <Show when={isNothing()}>
        <p>{nothingWords(desk)}</p>
      </Show>
      <Show when={turnedTip(desk)}>{(tip) => <p class="ci-tip">{tip()}</p>}</Show>
      <ul class="ci-chains stack near">
        <For each={props.outlook.chains}>{(chain) => <ChainLine desk={desk} chain={chain} outlook={props.outlook} />}</For>
      </ul>
      <GlowChoice desk={desk} />
      <Show when={props.outlook.losesTurn}>
        <p class="ci-warn">{words().missTurn}</p>
      </Show>
      <Show when={props.outlook.endsGame}>
        <p>
          <b>{words().ends}</b> <Clause game="circuit" id="C7.1" />
        </p>
      </Show>
    </>
  );
}

function Sum(props: { readonly desk: Desk; readonly outlook: Outlook }): JSX.Element {
  const words = () => props.desk.words().preview;
  return (
    <Show when={props.outlook.points > 0 || props.outlook.penalty > 0}>
      <p class="ci-sum">
        <Show when={props.outlook.points > 0}>
          <b class="plus">{words().points(props.outlook.points)}</b>
        </Show>
        <Show when={props.outlook.penalty > 0}>
          <b class="minus">{words().penalty(props.outlook.penalty)}</b>
        </Show>
      </p>
    </Show>
  );
}

function ChainLine(props: { readonly desk: Desk; readonly chain: ChainReason; readonly outlook: Outlook }): JSX.Element {
  const { desk } = props;
  const words = () => outlookWords(desk);
  const says = () => {
    const { outcome, parts, fuse } = props.chain;
    if (outcome === 'short') return words().short;
    if (outcome === 'smoke') return words().smoke(parts.filter(({ burns }) => burns).map(named));
    if (outcome === 'fuse') return words().fuse(fuse ?? '', props.chain.loads.length === 0);
    if (outcome === 'weak') return words().weak;
    if (outcome === 'dark') return words().dark;
    if (outcome === 'opened') return words().opened;
    return '';
  };
  const lit = () => (props.chain.outcome === 'glow' ? props.chain.parts.filter(({ level }) => level > 0) : []);
  const gain = (cell: string) => props.outlook.glow.find((each) => each.cell === cell);
  return (
    <li class={props.chain.outcome}>
      <span class="ci-dim">{words().chain(props.chain.from, props.chain.to)}</span>
      <Show when={says()}>
        <b>{says()}</b>
      </Show>
      <For each={lit()}>
        {(part) => (
          <span class="ci-gain-line abreast near">
            <TileIcon token={part.tile} state={{ lit: part.level === 2 ? 2 : 1 }} class="ci-mini" />
            <span>
              <Show when={part.token} fallback={words().glows(named(part), part.level)}>
                {(token) => words().litBefore(named(part), desk.table.nameOf(token().seat))}
              </Show>
            </span>
            <b>{gain(part.cell) && !part.token ? `+${gain(part.cell)?.level}` : '0'}</b>
          </span>
        )}
      </For>
      <For each={leftDark(props.chain)}>
        {(part) => (
          <span class="ci-gain-line abreast near">
            <TileIcon token={part.tile} class="ci-mini" />
            <span>{words().leftDark(named(part), isChoice(props.chain))}</span>
          </span>
        )}
      </For>
      <Clause game="circuit" id={props.chain.clause} />
    </li>
  );
}

/** Which two of three: every way that differs, one tap each. [C5.3] */
function GlowChoice(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const chosen = createMemo(() => {
    const draft = desk.draft();
    return 'way' in draft ? draft.way : 0;
  });
  return (
    <Show when={desk.ways().length > 1}>
      <fieldset class="ci-choice">
        <legend>{desk.papers().outlook.choose(desk.ways()[0]?.glow.length ?? 2)}</legend>
        <For each={desk.ways()}>
          {(way, index) => (
            <label>
              <input type="radio" name="ci-way" checked={chosen() === index()} onChange={() => desk.chooseWay(index())} />
              <span>{desk.words().preview.chooseWay(lit(way))}</span>
              <b>{`+${way.points}`}</b>
            </label>
          )}
        </For>
        <Clause game="circuit" id="C5.3" />
      </fieldset>
    </Show>
  );
}

/** Why the iron has to be used, if it has to. [C3.2] [C4.6] */
function mustIron(desk: Desk): 'short' | 'only' | undefined {
  if (desk.view().stands) return 'short';
  const moves = desk.moves();
  return desk.hand().some((token) => moves.canLay(token) || moves.canSwap(token)) ? undefined : 'only';
}
