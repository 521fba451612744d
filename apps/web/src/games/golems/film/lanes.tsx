import { commandSign } from '@stolik/golems/art/commands';
import { type TokenName, tokenArt } from '@stolik/golems/art/tokens';
import type { Card } from '@stolik/golems/programs/program';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { reuse } from '../../../session/reuse.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { marksOf } from '../model/beats.ts';
import { is6 } from '../model/scene.ts';
import { type LaneBox, type LaneSource, laneOf } from '../story/lane.ts';
import { positionIn, type RoundReel, type RowSpan } from '../story/reel.ts';

/** Time runs to the right, a lane for every golem. Rows are equally wide; in a row passes and steps have the room they take. */
export function Lanes(props: { readonly desk: Desk; readonly round: RoundReel }): JSX.Element {
  const { desk } = props;
  const { table } = desk;
  const words = () => desk.words();
  const seats = createMemo(() => desk.scene().figures.map(({ seat }) => seat));
  const position = createMemo(() => positionIn(props.round, table.reel.now()));
  const isThisRound = (): boolean => desk.view().round === props.round.round;
  /** Rows that were on the screen, and those of this run that are still to come. */
  const last = () => (props.round.rows.length > props.round.runFrom ? (props.round.rows.at(-1)?.row ?? 0) : 0);
  /** In v6.1 all know who has laid how many rows for this run; in v4.0 everybody runs. */
  const isRunning = (seat: number): boolean => desk.edition === 'golems4' || props.round.lengths.has(seat);
  const coming = createMemo(() => {
    if (!isThisRound() || props.round.isRunOver) return 0;
    const lengths = seats().map((seat) => (isRunning(seat) ? desk.blocks(seat).reduce((sum, { height }) => sum + height, 0) : 0));
    return Math.max(0, Math.max(...lengths) - last());
  });
  const count = createMemo(() => Math.max(1, props.round.rows.length + coming()));
  const numberOf = (index: number): number => props.round.rows[index]?.row ?? last() + index - props.round.rows.length + 1;
  const indexes = createMemo(() => Array.from({ length: count() }, (_, index) => index));
  /** A row that is still running is drawn as if a few moments were to come. */
  const lengthOf = (span: RowSpan): number => {
    const isLast = span === props.round.rows.at(-1) && isThisRound();
    return Math.max(span.to - span.from, isLast && table.reel.isPlaying() ? 8 : 1);
  };
  /** Where in its row a frame lies, from 0 to 1. */
  const shareIn = (span: RowSpan, frame: number): number => Math.max(0, Math.min(1, (frame - span.from) / lengthOf(span)));
  const index = createMemo(() => {
    const at = position();
    return props.round.rows.findLastIndex(({ from }) => from < at);
  });
  /** Where "now" stands, from 0 to 1. */
  const share = createMemo(() => (index() < 0 ? 0 : (index() + shareIn(props.round.rows[index()]!, position() - 0.5)) / count()));
  function goToShare(x: number): void {
    const row = Math.min(Math.floor(x * count()), props.round.rows.length - 1);
    const span = props.round.rows[row];
    if (!span) return;
    goTo(Math.round(span.from + Math.max(0, Math.min(1, x * count() - row)) * (span.to - span.from)));
  }
  function goTo(frame: number): void {
    const found = props.round.frames[Math.max(0, Math.min(props.round.frames.length, frame)) - 1];
    table.reel.goTo(found?.moment ?? props.round.start);
  }
  const events = createMemo(() => props.round.frames.map(({ event }) => event));
  const sourceOf = (seat: number): LaneSource => {
    const view = desk.view();
    const cards = is6(view) ? (view.subprograms[seat]?.split(' ') ?? []) : [];
    return {
      edition: desk.edition,
      words: words(),
      blocks: desk.blocks(seat),
      isBot: desk.scene().figures[seat]?.bot !== null,
      isRunning: isRunning(seat),
      subprogram: cards as Card[],
    };
  };
  let strip!: HTMLDivElement;
  function drag(event: PointerEvent): void {
    if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
    else if (!strip.hasPointerCapture(event.pointerId)) return;
    const { left, width } = strip.getBoundingClientRect();
    goToShare((event.clientX - left) / width);
  }
  const told = () => {
    const event = desk.event();
    return event ? desk.tell(event) : '';
  };
  return (
    <div class="gl-lanes" classList={{ many: seats().length > 2 }} style={{ '--gl-rows': String(count()) }}>
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
          <For each={indexes()}>
            {(each) => {
              const span = () => props.round.rows[each];
              return (
                <span classList={{ on: index() === each }}>
                  <i class="gl-row-word">{words().film.row(numberOf(each)).replace(/\d+$/, '')}</i>
                  {numberOf(each)}
                  <For each={span()?.passes ?? []}>
                    {(from, pass) => (
                      <em style={{ left: `${shareIn(span()!, from) * 100}%` }}>{words().film.pass(pass() + 2)}</em>
                    )}
                  </For>
                </span>
              );
            }}
          </For>
        </div>
        <div class="gl-beats" aria-hidden="true">
          <For each={indexes()}>
            {(each) => {
              const span = () => props.round.rows[each];
              return (
                <span>
                  <For each={span() ? marksOf(events(), span()!.from, span()!.to) : []}>
                    {({ beat, from, to }) => (
                      <i
                        classList={{ done: to <= position(), on: position() > from && position() <= to }}
                        style={{ left: `${shareIn(span()!, (from + to) / 2) * 100}%` }}
                      >
                        <b>{words().film.beats[beat]}</b>
                      </i>
                    )}
                  </For>
                </span>
              );
            }}
          </For>
        </div>
        <For each={seats()}>
          {(seat) => (
            <div class="gl-lane" data-lane={seat}>
              <For each={indexes()}>
                {(each) => {
                  const span = () => props.round.rows[each];
                  const boxes = createMemo<readonly LaneBox[]>((before) =>
                    reuse(before, laneOf(sourceOf(seat), numberOf(each), span(), seat)),
                  );
                  const from = (pass: number): number =>
                    pass === 0 ? 0 : shareIn(span()!, span()?.passes[pass - 1] ?? span()!.to);
                  return (
                    <span class="gl-cell">
                      <Show when={props.round.tokens.find((token) => token.seat === seat && token.row === numberOf(each))}>
                        {(token) => (
                          <svg
                            class="gl-lane-token"
                            viewBox="0 0 100 100"
                            aria-hidden="true"
                            innerHTML={tokenArt(token().logic as TokenName)}
                          />
                        )}
                      </Show>
                      <For each={boxes()}>
                        {(box, pass) => (
                          <Box box={box} from={from(pass())} to={pass() + 1 < boxes().length ? from(pass() + 1) : 1} />
                        )}
                      </For>
                    </span>
                  );
                }}
              </For>
            </div>
          )}
        </For>
        <span class="gl-now" style={{ transform: `translateX(${share() * 100}cqw)` }} aria-hidden="true">
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

/** What one golem does in one pass: a sign, and its word where there is room. */
function Box(props: { readonly box: LaneBox; readonly from: number; readonly to: number }): JSX.Element {
  return (
    <span class={`gl-step ${props.box.colour}`} style={{ 'flex-grow': String(Math.max(0.08, props.to - props.from)) }}>
      <Show when={props.box.sign}>
        {(sign) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={commandSign(sign(), 'currentColor')} />}
      </Show>
      <Show when={props.box.colour === 'face-down'}>
        <Icon name="lock" small />
      </Show>
      <span>{props.box.text}</span>
    </span>
  );
}
