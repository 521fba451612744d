import { type TokenName, tokenArt } from '@stolik/golems/art/board';
import { commandSign } from '@stolik/golems/art/cards';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { reuse } from '../../../session/reuse.ts';
import type { Desk } from '../desk/desk-shape.ts';
import { marksOf } from '../model/beats.ts';
import { type LaneBox, type LaneSource, laneOf } from '../story/lane.ts';
import { positionIn, type RoundReel } from '../story/reel.ts';
import { frameAt, rowAt, rowCount, rowIndexAt, shareAt, shareIn, type Timeline } from '../story/timeline.ts';

/** Time runs to the right, a lane for every golem. Rows are equally wide; in a row passes and steps have the room they take. */
export function Lanes(props: { readonly desk: Desk; readonly round: RoundReel }): JSX.Element {
  const { desk } = props;
  const { table } = desk;
  const words = () => desk.words();
  const seats = createMemo(() => desk.scene().figures.map(({ seat }) => seat));
  const position = createMemo(() => positionIn(props.round, table.reel.now()));
  const isThisRound = (): boolean => desk.view().round === props.round.round;
  const count = createMemo(() => {
    const hasMore = isThisRound() && !props.round.isRunOver;
    return rowCount(props.round, hasMore ? longestProgram(desk, props.round, seats()) : 0);
  });
  const isRunning = createMemo(() => isThisRound() && table.reel.isPlaying());
  const timeline = createMemo((): Timeline => ({ round: props.round, count: count(), isRunning: isRunning() }));
  const indexes = createMemo(() => Array.from({ length: count() }, (_, index) => index));
  const share = createMemo(() => shareAt(timeline(), position()));
  function goTo(frame: number): void {
    const found = props.round.frames[Math.max(0, Math.min(props.round.frames.length, frame)) - 1];
    table.reel.goTo(found?.moment ?? props.round.start);
  }
  let strip!: HTMLDivElement;
  function drag(event: PointerEvent): void {
    if (event.type === 'pointerdown') strip.setPointerCapture(event.pointerId);
    else if (!strip.hasPointerCapture(event.pointerId)) return;
    const { left, width } = strip.getBoundingClientRect();
    const frame = frameAt(timeline(), (event.clientX - left) / width);
    if (frame !== undefined) goTo(frame);
  }
  const told = () => {
    const event = desk.event();
    return event ? desk.tell(event) : '';
  };
  return (
    <div class="gl-lanes" style={{ '--gl-rows': String(count()) }}>
      <div class="gl-names" aria-hidden="true">
        <span />
        <For each={seats()}>
          {(seat) => (
            <span>
              <Seal seat={seat} letter={table.letterOf(seat)} portrait={table.portraitOf?.(seat)} />
              <i>{table.nameOf(seat)}</i>
            </span>
          )}
        </For>
      </div>
      <div class="gl-strip" ref={strip} onPointerDown={drag} onPointerMove={drag}>
        <RowHeads desk={desk} timeline={timeline()} indexes={indexes()} position={position()} />
        <RowBeats desk={desk} timeline={timeline()} indexes={indexes()} position={position()} />
        <For each={seats()}>
          {(seat) => <Lane desk={desk} timeline={timeline()} indexes={indexes()} position={position()} seat={seat} />}
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

/** Children who take turns run one at a time. */
const runs = (desk: Desk, round: RoundReel, seat: number): boolean => desk.edition.doAllRun || round.lengths.has(seat);

const longestProgram = (desk: Desk, round: RoundReel, seats: readonly number[]): number =>
  Math.max(
    ...seats.map((seat) => (runs(desk, round, seat) ? desk.blocks(seat).reduce((sum, { height }) => sum + height, 0) : 0)),
  );

interface StripProps {
  readonly desk: Desk;
  readonly timeline: Timeline;
  readonly indexes: readonly number[];
}

/** The numbers of rows, and where in them a pass begins again. */
function RowHeads(props: StripProps & { readonly position: number }): JSX.Element {
  const words = () => props.desk.words().film;
  const current = createMemo(() => rowIndexAt(props.timeline.round, props.position));
  return (
    <div class="gl-heads" aria-hidden="true">
      <For each={props.indexes}>
        {(each) => {
          const span = () => props.timeline.round.rows[each];
          const number = () => rowAt(props.timeline.round, each);
          return (
            <span classList={{ on: current() === each }}>
              <i class="gl-row-word">{words().row(number()).replace(/\d+$/, '')}</i>
              {number()}
              <For each={span()?.passes ?? []}>
                {(from, pass) => {
                  const word = () => words().pass(pass() + 2);
                  // However late in the row a pass begins, its word stands before the head of the next row.
                  const left = () =>
                    `min(${shareIn(props.timeline, span()!, from) * 100}%, 100% - ${word().length * 0.6 + 0.8}em)`;
                  return <em style={{ left: left() }}>{word()}</em>;
                }}
              </For>
            </span>
          );
        }}
      </For>
    </div>
  );
}

/** The beats of each row: moves, shots, what the field does. */
function RowBeats(props: StripProps & { readonly position: number }): JSX.Element {
  const frames = createMemo(() => props.timeline.round.frames.map(({ events }) => events));
  return (
    <div class="gl-beats" aria-hidden="true">
      <For each={props.indexes}>
        {(each) => {
          const span = () => props.timeline.round.rows[each];
          return (
            <span>
              <For each={span() ? marksOf(frames(), span()!.from, span()!.to) : []}>
                {({ beat, from, to }) => (
                  <i
                    classList={{ done: to <= props.position, on: props.position > from && props.position <= to }}
                    style={{ left: `${shareIn(props.timeline, span()!, (from + to) / 2) * 100}%` }}
                  >
                    <b>{props.desk.words().film.beats[beat]}</b>
                  </i>
                )}
              </For>
            </span>
          );
        }}
      </For>
    </div>
  );
}

/** What one golem does, row by row. */
function Lane(props: StripProps & { readonly position: number; readonly seat: number }): JSX.Element {
  const current = createMemo(() => rowIndexAt(props.timeline.round, props.position));
  return (
    <div class="gl-lane" data-lane={props.seat}>
      <For each={props.indexes}>
        {(each) => {
          const round = () => props.timeline.round;
          const span = () => round().rows[each];
          const boxes = createMemo<readonly LaneBox[]>((before) =>
            reuse(before, laneOf(sourceOf(props.desk, round(), props.seat), rowAt(round(), each), span(), props.seat)),
          );
          const from = (pass: number): number =>
            pass === 0 ? 0 : shareIn(props.timeline, span()!, span()?.passes[pass - 1] ?? span()!.to);
          const token = () => round().tokens.find(({ seat, row }) => seat === props.seat && row === rowAt(round(), each));
          return (
            <span class="gl-cell" classList={{ runs: current() === each && Boolean(span()?.commands[props.seat]) }}>
              <Show when={token()}>
                {(now) => (
                  <svg
                    class="gl-lane-token"
                    viewBox="0 0 100 100"
                    aria-hidden="true"
                    innerHTML={tokenArt(now().logic as TokenName)}
                  />
                )}
              </Show>
              <For each={boxes()}>
                {(box, pass) => <Box box={box} from={from(pass())} to={pass() + 1 < boxes().length ? from(pass() + 1) : 1} />}
              </For>
            </span>
          );
        }}
      </For>
    </div>
  );
}

function sourceOf(desk: Desk, round: RoundReel, seat: number): LaneSource {
  return {
    edition: desk.edition.id,
    words: desk.words(),
    blocks: desk.blocks(seat),
    isBot: desk.scene().figures[seat]?.bot !== null,
    isRunning: runs(desk, round, seat),
    subprogram: desk.edition.subprogramOf(desk.view(), seat),
  };
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
