import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { m } from '../../messages/catalog.ts';
import { prefer, preferences } from '../../preferences.ts';
import type { BoardProps } from '../../table/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import { Seal } from '../../ui/seal.tsx';
import { colourOf } from './Card.tsx';
import { type Desk, deskOf } from './desk.ts';
import type { Item } from './draft.ts';
import { stepFilm } from './keys.ts';
import { isPhone } from './media.ts';
import { readCommand } from './model.ts';
import { EventClause } from './Panel.tsx';
import { positionIn, type RoundReel } from './reel.ts';
import { blocksShown } from './SeenProgram.tsx';
import { storyOf } from './story.ts';
import { tellGolems } from './tell/tell.ts';
import { WhatIf } from './WhatIf.tsx';

/** The timeline of a round: a lane for every golem, rows, passes, and where "now" is. */
export function Film(props: BoardProps): JSX.Element {
  const desk = deskOf(props.table);
  return (
    <Show when={desk.isFilming()}>
      <section class="film gl-film" aria-label={desk.words().film.title}>
        <Controls desk={desk} />
        <Told desk={desk} />
        <Show when={desk.round()}>{(round) => <Lanes desk={desk} round={round()} />}</Show>
        <Show when={isChips(desk)}>
          <Rounds desk={desk} />
        </Show>
      </section>
    </Show>
  );
}

/** Chips for ten rounds; twenty, or a phone, get a list. */
const isChips = (desk: Desk): boolean => !isPhone() && desk.view().rounds <= 10;

/** On a phone the paper lies below: the sentence of the moment stands here, and the program is one tap away. */
function Told(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const line = createMemo(() => storyOf(props.desk).lines.at(-1)?.event);
  return (
    <p class="gl-told">
      <Show when={line()} fallback={props.desk.words().panel.nothingYet}>
        {(event) => (
          <>
            {tellGolems(table.game, event(), table.language(), (seat) => table.nameOf(seat))}{' '}
            <EventClause game={table.game.id} event={event()} />
          </>
        )}
      </Show>
    </p>
  );
}

function Controls(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { reel } = desk.table;
  const words = () => desk.words().film;
  const [isTrying, setTrying] = createSignal(false);
  const place = () => {
    const { round, row, pass, step } = storyOf(desk);
    return [words().round(round), row && words().row(row), pass && words().pass(pass), step && desk.words().step(step)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <div class="gl-controls">
      <button type="button" class="sq" aria-label={words().back} title={words().back} onClick={() => stepFilm(desk, -1)}>
        <Icon name="backward" />
      </button>
      <button
        type="button"
        class="sq play"
        aria-label={reel.isPlaying() ? words().pause : words().play}
        onClick={() => (reel.isPlaying() ? reel.pause() : reel.play())}
      >
        <Icon name={reel.isPlaying() ? 'pause' : 'play'} />
      </button>
      <button type="button" class="sq" aria-label={words().forward} title={words().forward} onClick={() => stepFilm(desk, 1)}>
        <Icon name="forward" />
      </button>
      <span class="gl-where">{place()}</span>
      <select
        aria-label={words().speed}
        value={String(preferences.speed)}
        onChange={(event) => prefer({ speed: Number(event.currentTarget.value) })}
      >
        <option value="0.5">½×</option>
        <option value="1">1×</option>
        <option value="2">2×</option>
        <option value="4">4×</option>
        <option value="0">{m().film.speeds.atOnce}</option>
      </select>
      <Show when={!isChips(desk)}>
        <Rounds desk={desk} />
      </Show>
      <Show when={isPhone()}>
        <button type="button" class="sq" aria-label={desk.words().panel.faces} onClick={() => desk.table.showPanel(true)}>
          <Icon name="log" />
        </button>
      </Show>
      <button type="button" class="btn gl-turn" aria-pressed={desk.isMyView()} onClick={() => desk.setMyView(!desk.isMyView())}>
        <Icon name="rotate" small />
        <span class="gl-wide">{words() && desk.words().board.myView}</span>
      </button>
      <Show when={reel.open()}>
        <button type="button" class="btn" onClick={() => setTrying(true)}>
          {words().whatIf}
        </button>
      </Show>
      <Show when={desk.table.isPast() && !reel.isReplay}>
        <button type="button" class="btn go" onClick={() => reel.toNow()}>
          {words().toNow}
        </button>
      </Show>
      <Show when={isTrying()}>
        <WhatIf desk={desk} onClose={() => setTrying(false)} />
      </Show>
    </div>
  );
}

interface LaneCell {
  readonly text: string;
  readonly colour: string;
}

function Lanes(props: { readonly desk: Desk; readonly round: RoundReel }): JSX.Element {
  const { desk } = props;
  const { table } = desk;
  const words = () => desk.words();
  const seats = createMemo(() => desk.scene().figures.map(({ seat }) => seat));
  const position = createMemo(() => positionIn(props.round, table.reel.now()));
  const isThisRound = (): boolean => desk.view().round === props.round.round;
  /** Rows that were on the screen, and those of this run that are still to come. */
  const last = () => props.round.rows.at(-1)?.row ?? 0;
  const coming = createMemo(() => {
    if (!isThisRound() || props.round.isRunOver) return 0;
    const lengths = seats().map((seat) => blocksShown(desk, seat).reduce((sum, { height }) => sum + height, 0));
    return Math.max(0, Math.max(...lengths) - last());
  });
  const count = createMemo(() => Math.max(1, props.round.rows.length + coming()));
  const numberOf = (index: number): number => props.round.rows[index]?.row ?? last() + index - props.round.rows.length + 1;
  function cellOf(seat: number, index: number): LaneCell {
    const span = props.round.rows[index];
    const text = span?.commands[seat];
    if (text) return laneCell(desk, text);
    const block = span ? undefined : blocksShown(desk, seat).find((each) => each.row === numberOf(index));
    if (!block) return { text: words().film.noRow, colour: 'none' };
    if (block.content === null || block.content === 'empty') return { text: '', colour: 'face-down' };
    const head = block.content.kind === 'plain' ? block.content.card : block.content.kind;
    return { text: words().card(head), colour: colourOf(head) };
  }
  /** Where "now" stands, from 0 to 1. */
  const share = createMemo(() => {
    const at = position();
    const index = props.round.rows.findLastIndex(({ from }) => at > from || (at === from && at > 0));
    if (index < 0) return 0;
    const { from, to } = props.round.rows[index]!;
    const isLast = index === props.round.rows.length - 1 && isThisRound();
    const length = Math.max(to - from, isLast && table.reel.isPlaying() ? 8 : 1);
    return (index + Math.min(1, (at - from) / length)) / count();
  });
  function goToShare(x: number): void {
    const row = Math.min(Math.floor(x * count()), props.round.rows.length - 1);
    const span = props.round.rows[row];
    if (!span) return;
    const part = Math.max(0, Math.min(1, x * count() - row));
    goTo(Math.round(span.from + part * (span.to - span.from)));
  }
  function goTo(index: number): void {
    const frame = props.round.frames[Math.max(0, Math.min(props.round.frames.length, index)) - 1];
    table.reel.goTo(frame?.moment ?? props.round.start);
  }
  let strip!: HTMLDivElement;
  function drag(event: PointerEvent): void {
    if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
    else if (!strip.hasPointerCapture(event.pointerId)) return;
    const { left, width } = strip.getBoundingClientRect();
    goToShare((event.clientX - left) / width);
  }
  const told = () => {
    const event = desk.event();
    return event ? tellGolems(table.game, event, table.language(), (seat) => table.nameOf(seat)) : '';
  };
  return (
    <div class="gl-lanes" style={{ '--gl-rows': String(count()) }}>
      <div class="gl-names" aria-hidden="true">
        <span />
        <For each={seats()}>
          {(seat) => (
            <span>
              <Seal seat={seat} letter={table.letterOf(seat)} />
              <i>{table.nameOf(seat)}</i>
            </span>
          )}
        </For>
      </div>
      <div class="gl-strip" ref={strip} onPointerDown={drag} onPointerMove={drag}>
        <div class="gl-heads" aria-hidden="true">
          <For each={Array.from({ length: count() }, (_, index) => index)}>
            {(index) => (
              <span classList={{ on: share() * count() > index && share() * count() <= index + 1 }}>
                {words().film.row(numberOf(index))}
                <Show when={(props.round.rows[index]?.passes.length ?? 0) > 0}>
                  <em> · {words().film.pass(1 + (props.round.rows[index]?.passes.length ?? 0))}</em>
                </Show>
              </span>
            )}
          </For>
        </div>
        <For each={seats()}>
          {(seat) => (
            <div class="gl-lane" data-lane={seat}>
              <For each={Array.from({ length: count() }, (_, index) => index)}>
                {(index) => {
                  const cell = createMemo(() => cellOf(seat, index));
                  return <span class={`gl-step ${cell().colour}`}>{cell().text}</span>;
                }}
              </For>
            </div>
          )}
        </For>
        <span class="gl-now" style={{ left: `${share() * 100}%` }} aria-hidden="true">
          <b>{words().film.now}</b>
        </span>
        <input
          class="gl-range"
          type="range"
          min="0"
          max={props.round.frames.length}
          value={position()}
          aria-label={words().film.position}
          aria-valuetext={`${words().film.moment(position(), props.round.frames.length)}. ${told()}`}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

function laneCell(desk: Desk, text: string): LaneCell {
  const rows = readCommand(text, desk.edition);
  const words = desk.words();
  const heads = rows.map((row): Item => (row.kind === 'plain' ? row.card : row.kind));
  const inner = rows.map((row) => {
    const name = words.card(row.kind === 'plain' ? row.card : row.kind);
    if (row.kind === 'repeat' || row.kind === 'while') return `${name}: ${words.card(row.card)}`;
    if (row.kind === 'if') return `${name}: ${words.card(row.yes)} / ${words.card(row.no)}`;
    return name;
  });
  return { text: inner.join(' + '), colour: heads[0] ? colourOf(heads[0]) : 'none' };
}

function Rounds(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const all = createMemo(() => desk.rounds());
  const total = createMemo(() => desk.view().rounds);
  const numbers = createMemo(() => Array.from({ length: total() }, (_, index) => index + 1));
  const reelOf = (number: number) => all().find(({ round }) => round === number);
  const goTo = (number: number): void => {
    const reel = reelOf(number);
    if (reel) desk.table.reel.goTo(reel.start);
  };
  return (
    <Show
      when={isChips(desk)}
      fallback={
        <select
          class="gl-round-choice"
          aria-label={desk.words().film.rounds}
          value={String(desk.round()?.round ?? 1)}
          onChange={(event) => goTo(Number(event.currentTarget.value))}
        >
          <For each={numbers().filter((number) => reelOf(number))}>
            {(number) => (
              <option value={number} selected={number === desk.round()?.round}>
                {desk.words().film.round(number)}
              </option>
            )}
          </For>
        </select>
      }
    >
      <ol class="gl-rounds" aria-label={desk.words().film.rounds}>
        <For each={numbers()}>
          {(number) => (
            <li>
              <button
                type="button"
                disabled={!reelOf(number)}
                classList={{ on: desk.round()?.round === number }}
                aria-current={desk.round()?.round === number ? 'step' : undefined}
                aria-label={desk.words().film.round(number)}
                onClick={() => goTo(number)}
              >
                <span>{number}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
