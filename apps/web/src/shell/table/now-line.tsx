import { createMemo, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { scrollStop } from '../../base/ui/scroll-stop.ts';
import { Seal } from '../../base/ui/seal.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { type Now, turnSeat, turnWords } from './now-words.ts';

/** More letters than that don't fit beside "take back" on a phone in their usual size. */
const LONG = 52;

/** One line that says whose turn it is and what can be done. */
export function NowLine(props: {
  readonly client: GameClient;
  readonly table: TableClient;
  readonly match: Match;
  readonly isReplay: boolean;
  readonly onUndo: () => void;
  readonly onResult: () => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  const now = (): Now => ({
    next: props.table.sight().next,
    isAsked: props.match.isAsked(),
    eyes: props.match.eyes(),
    isThinking: props.match.isThinking(),
    isAlone: props.match.sitters().length === 1,
    nameOf: props.table.nameOf,
  });
  const shownSeat = (): number | undefined => turnSeat(now());
  const isOver = (): boolean => props.match.next().kind === 'over' && props.match.isLive();
  const who = (): string => {
    if (props.isReplay) return m().replay.badge;
    if (props.match.mode() !== 'live') return m().log.past;
    if (isOver()) return m().table.over;
    return turnWords(now());
  };
  const film = createMemo(() => props.client.film?.line?.(props.table));
  const asks = createMemo(() => (props.match.isAsked() ? props.client.prompt(props.table) : ''));
  const warns = createMemo(() => props.match.isAsked() && props.client.warns?.(props.table) === true);
  const canUndo = (): boolean => props.match.undoable() !== undefined;
  /** Says whose move it is where that is not the one at the screen. */
  const undoWords = (): string => {
    const seat = props.match.undoable();
    return seat === undefined || seat === props.table.seat() ? m().table.undo : m().table.undoOf(props.table.nameOf(seat));
  };
  const hasDecided = createMemo((): boolean => {
    const seat = props.table.seat();
    return seat !== undefined && props.match.passages().some(({ actor }) => actor === seat);
  });
  /** Too late to take back is no reason to hide the button: a tap says why. */
  const mayAskWhy = (): boolean => !props.isReplay && props.match.mode() === 'live' && !isOver() && hasDecided();
  return (
    <section class="now" classList={{ warns: warns() }} aria-label={m().table.phases} ref={scrollStop}>
      <Show when={!film() && !isOver() && props.match.mode() === 'live' && shownSeat() !== undefined}>
        <Seal seat={shownSeat() ?? 0} letter={props.table.letterOf(shownSeat() ?? 0)} />
      </Show>
      <p classList={{ long: asks().length > LONG }}>
        <b>{film() ?? who()}</b> {asks()}
      </p>
      <Show when={isOver() && !props.isReplay}>
        <button type="button" class="btn go" onClick={() => props.onResult()}>
          {m().table.result}
        </button>
      </Show>
      <Show when={!props.isReplay && !props.client.film && props.match.mode() !== 'live'}>
        <button type="button" class="btn go" onClick={() => props.match.backToNow()}>
          {m().log.backToNow}
        </button>
      </Show>
      <Show when={props.match.curtain() === undefined && (canUndo() || mayAskWhy())}>
        <button
          type="button"
          class="btn undo"
          title={undoWords()}
          aria-disabled={!canUndo() || undefined}
          onClick={() => props.onUndo()}
        >
          <Icon name="undo" small />
          <span class="hidden">{undoWords()}</span>
        </button>
      </Show>
      {props.children}
    </section>
  );
}
