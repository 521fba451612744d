import * as codes from '@stolik/circuit/turn/codes';
import { createEffect, For, type JSX, Show } from 'solid-js';
import { CarriedPiece, createCarrying } from '../../../base/felt/carrying.tsx';
import { createRow } from '../../../base/felt/row.ts';
import { HandTray } from '../../../shell/table/hand-tray.tsx';
import { TileIcon } from '../art/tile-icon.tsx';
import { type Desk, deskOf } from '../desk/desk.ts';
import { handleDeskKey } from '../desk/keys.ts';
import type { Held } from '../model/held.ts';
import { type Spot, spotKey } from '../model/layout.ts';
import { tileNumber } from '../model/moves.ts';
import type { CircuitProps } from '../model/table.ts';
import { OpenHands } from './later.ts';

/** On the wood: the hand and the irons in front. */
export function Tray(props: CircuitProps): JSX.Element {
  const desk = deskOf(props.table);
  const seat = () => desk.mine() ?? desk.view().turn ?? undefined;
  const caption = () => {
    const at = seat();
    if (desk.mine() !== undefined) return desk.words().tray.yours;
    return at === undefined ? '' : desk.words().tray.of(props.table.nameOf(at));
  };
  function onKeyDown(event: KeyboardEvent): void {
    // Enter confirms from the hand too: Space takes a piece or puts it back. Buttons keep their own Enter.
    const isHeld = event.target instanceof Element && event.target.closest('.ci-held');
    const isConfirmed = event.key === 'Enter' && isHeld && desk.isEnterReady();
    if (isConfirmed) desk.confirm();
    else if (!handleDeskKey(desk, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div class="ci-tray" classList={{ asked: props.table.isAsked(), ready: desk.action() !== undefined }} onKeyDown={onKeyDown}>
      <HandTray caption={caption()} beside={desk.words().tray.bag(desk.view().bag)} besideClass="ci-bag-left">
        <Show when={seat() !== undefined}>
          <Hand desk={desk} seat={seat()!} />
        </Show>
        <Show when={desk.view().options.openHands}>
          <OpenHands desk={desk} shown={seat()} />
        </Show>
      </HandTray>
    </div>
  );
}

function Hand(props: { readonly desk: Desk; readonly seat: number }): JSX.Element {
  const { desk } = props;
  const { held } = desk;
  const row = createRow(() => held().length, '.ci-held');
  let hand!: HTMLDivElement;
  // Where the hand is wider than its room, what is chosen is in sight.
  createEffect(() => {
    if (desk.draft().kind !== 'none')
      hand.querySelector('.ci-held.chosen')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return (
    <div
      class="ci-hand"
      ref={(element) => {
        hand = element;
        row.hold(element);
      }}
      role="toolbar"
      aria-label={desk.words().tray.hand}
      data-count={held().length}
      onKeyDown={row.onKeyDown}
    >
      <For each={held()}>
        {(each, index) => (
          <HeldToken
            desk={desk}
            held={each}
            number={index() + 1}
            isMine={desk.mine() === props.seat}
            isStop={row.stop() === index()}
            onStop={() => row.setStop(index())}
          />
        )}
      </For>
      <Show when={held().length === 0}>
        <span class="ci-empty">{desk.words().tray.empty}</span>
      </Show>
    </div>
  );
}

interface HeldProps {
  readonly desk: Desk;
  readonly held: Held;
  /** The key that takes it. */
  readonly number: number;
  readonly isMine: boolean;
  readonly isStop: boolean;
  onStop(): void;
}

function HeldToken(props: HeldProps): JSX.Element {
  const { desk } = props;
  const { token, slot, count } = props.held;
  let button!: HTMLButtonElement;

  const isIron = token === 'iron';
  const isChosen = () => {
    const draft = desk.draft();
    if (!props.isMine) return false;
    if (isIron && draft.kind === 'iron') return draft.from === (slot === undefined ? 0 : 1);
    return slot !== undefined && 'slot' in draft && draft.slot === slot;
  };
  const turn = () => {
    const draft = desk.draft();
    return isChosen() && !isIron && 'turn' in draft ? draft.turn : 0;
  };
  const isOut = () => isChosen() && !isIron && desk.ghost() !== undefined;
  /** While something is soldered only what fits is offered. */
  const isOffered = () => {
    const draft = desk.draft();
    if (!desk.table.isAsked() || !props.isMine || token === undefined) return false;
    if (draft.kind === 'iron' && draft.target?.kind === 'cell' && !isIron) {
      const { cell } = draft.target;
      return [0, 1, 2, 3].some((by) => desk.moves().ways(codes.ironBase(cell, tileNumber(token, by), draft.from)) > 0);
    }
    if (isIron)
      return (
        desk.moves().ironSpots(slot === undefined ? 0 : 1).length > 0 || (slot !== undefined && desk.moves().canSwap('iron'))
      );
    return desk.moves().canLay(token) || desk.moves().canSwap(token);
  };
  const name = () => {
    const { tile, tray } = desk.words();
    if (token === undefined) return tray.hidden;
    if (isIron) return `${tile.iron} ${slot === undefined ? tray.front : tray.inHand}${count > 1 ? `: ${count}` : ''}`;
    return turn() ? desk.words().speak.lying(token, turn()) : tile[token as 'I'];
  };
  const take = () => desk.take(props.held);

  const carrying = createCarrying<Spot>({
    mayCarry: () => desk.table.isAsked() && props.isMine,
    lift: () => {
      if (!isChosen()) take();
      desk.liftOff();
    },
    size: () => desk.handle.size(),
    placeAt: ({ x, y }) => {
      const spot = desk.handle.spotAt(x, y);
      return spot && desk.offered().has(spotKey(spot)) ? spot : undefined;
    },
    isSame: (a, b) => spotKey(a) === spotKey(b),
    // Over a place that takes it the piece is tried at once.
    over: (spot) => (spot ? desk.touch(spot) : desk.liftOff()),
    drop: (spot, { x, y }) => {
      const beside = spot ? undefined : desk.handle.spotAt(x, y);
      if (beside?.kind === 'cell') desk.touch(beside);
      else if (!spot) desk.cancel();
    },
    turn: desk.turn,
    cancel: () => {
      desk.liftOff();
      desk.cancel();
    },
  });
  const isCarried = () => carrying.carried() !== undefined;

  return (
    <>
      <button
        ref={button}
        type="button"
        class="ci-held"
        classList={{
          chosen: isChosen(),
          out: isOut(),
          lifted: isCarried(),
          idle: props.isMine && desk.table.isAsked() && !isOffered(),
          iron: isIron,
          front: slot === undefined,
        }}
        data-token={token}
        data-turn={turn()}
        data-pile={count > 1 ? count : undefined}
        aria-pressed={isChosen()}
        aria-label={desk.words().tray.tile(props.number, name())}
        aria-disabled={!isOffered()}
        tabindex={props.isStop ? 0 : -1}
        onClick={(event) => {
          props.onStop();
          if (!props.isMine) return;
          take();
          const { kind } = desk.draft();
          if (event.detail === 0 && (kind === 'tile' || kind === 'iron')) desk.handle.focus();
        }}
        onPointerDown={carrying.begin}
      >
        <TileIcon token={isIron || token === undefined ? token : `${token}${turn()}`} />
        <span class="ci-name" aria-hidden="true">
          {token === undefined ? '' : desk.words().label[token as 'I']}
          <Show when={isIron}>
            {' '}
            <small>{slot === undefined ? desk.words().tray.front : desk.words().tray.inHand}</small>
          </Show>
        </span>
      </button>
      <CarriedPiece carried={carrying.carried()} from={button}>
        <TileIcon token={isIron ? token : `${token}${turn()}`} />
      </CarriedPiece>
    </>
  );
}
