import type { Seat } from '@stolik/kernel/game';
import { tileArt, tileBackArt } from '@stolik/micropul/art';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CarriedPiece, createCarrying } from '../../../base/felt/carrying.tsx';
import { createRow } from '../../../base/felt/row.ts';
import { HandTray } from '../../../shell/table/hand-tray.tsx';
import { type Desk, deskOf } from '../desk/desk.ts';
import { cellsFor } from '../model/moves.ts';
import { type Cell, isSameCell, keyOf, turned } from '../model/position.ts';
import type { MicropulProps } from '../model/table.ts';
import { speakTile } from '../words/speak.ts';
import { OpenHands } from './later.ts';

/** On the wood: the hand, what lies open in the supply, and the hands of others that lie open. */
export function Tray(props: MicropulProps): JSX.Element {
  const desk = deskOf(props.table);
  const seat = createMemo((): Seat | undefined => {
    const mine = desk.mine();
    if (mine !== undefined) return mine;
    const turn = desk.view().turn;
    return turn ?? undefined;
  });
  const caption = () => {
    const at = seat();
    if (at === undefined) return desk.words().tray.watching;
    return desk.mine() === undefined ? desk.words().tray.of(props.table.nameOf(at)) : desk.words().tray.yours;
  };
  return (
    <div class="mp-tray" classList={{ asked: props.table.isAsked() }}>
      <HandTray caption={caption()}>
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

function Hand(props: { readonly desk: Desk; readonly seat: Seat }): JSX.Element {
  const { desk } = props;
  const isMine = () => desk.mine() === props.seat;
  const tiles = createMemo((): readonly (string | undefined)[] => {
    const hand = desk.view().hands[props.seat];
    if (isMine()) return desk.hand();
    if (!hand) return [];
    return 'tiles' in hand ? hand.tiles : Array.from({ length: hand.count }, () => undefined);
  });
  const open = () => (desk.isAlone() ? (desk.view().supplies[0]?.open ?? []) : []);
  const chosen = () => {
    const draft = desk.draft();
    return draft.kind === 'tile' ? draft.index : undefined;
  };
  const row = createRow(() => tiles().length, '.mp-hand-tile');

  return (
    <div class="mp-row">
      <div class="mp-hand" ref={row.hold} role="toolbar" aria-label={desk.words().tray.yours} onKeyDown={row.onKeyDown}>
        <For each={[0, 1, 2, 3, 4, 5]}>
          {(index) => (
            <div class="mp-slot">
              <Show when={index < tiles().length}>
                <Show
                  when={tiles()[index]}
                  keyed
                  fallback={
                    <svg
                      class="mp-back"
                      viewBox="0 0 100 100"
                      role="img"
                      aria-label={desk.words().tray.hidden}
                      innerHTML={tileBackArt()}
                    />
                  }
                >
                  {(tile) => (
                    <HandTile
                      desk={desk}
                      index={index}
                      tile={tile}
                      isMine={isMine()}
                      isChosen={chosen() === index}
                      isStop={row.stop() === index}
                      onStop={() => row.setStop(index)}
                    />
                  )}
                </Show>
              </Show>
            </div>
          )}
        </For>
      </div>
      <Show when={open().length > 0}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice */}
        <div class="mp-open" role="group" aria-label={desk.words().tray.openSupply}>
          <span aria-hidden="true">{desk.words().tray.openSupply}</span>
          <For each={open()}>
            {(tile, index) => (
              <button
                type="button"
                class="mp-open-tile"
                classList={{ chosen: isTake(desk, index() + 1) }}
                aria-label={desk.words().tray.openNumber(index() + 1, speakTile(desk.words(), tile))}
                aria-pressed={isTake(desk, index() + 1)}
                onClick={() => desk.chooseTake(index() + 1)}
              >
                <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileArt(tile)} />
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}

function isTake(desk: Desk, number: number): boolean {
  const draft = desk.draft();
  return draft.kind === 'take' && draft.number === number;
}

interface HandTileProps {
  readonly desk: Desk;
  readonly index: number;
  readonly tile: string;
  readonly isMine: boolean;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  onStop(): void;
}

function HandTile(props: HandTileProps): JSX.Element {
  const { desk } = props;
  const turn = () => {
    const draft = desk.draft();
    return props.isChosen && draft.kind === 'tile' ? draft.turn : 0;
  };
  const isLaid = () => (props.isChosen && desk.trial() !== undefined) || desk.leaving() === props.index;
  const places = createMemo(() => (desk.table.isAsked() && props.isMine ? cellsFor(desk.moves(), props.tile).length : undefined));
  const label = () =>
    desk.words().tray.tileNumber(props.index + 1, speakTile(desk.words(), turned(props.tile, turn())), places());
  const carrying = createCarrying<Cell>({
    mayCarry: () => desk.table.isAsked() && props.isMine,
    lift: () => {
      desk.carry(true);
      if (!props.isChosen) desk.choose(props.index);
      desk.liftOff();
    },
    size: () => desk.reach.size(),
    placeAt: ({ x, y }) => {
      const cell = desk.reach.cellAt(x, y);
      return cell && desk.cellKeys().has(keyOf(cell)) ? cell : undefined;
    },
    isSame: isSameCell,
    over: (cell) => (cell ? desk.tryAt(cell) : desk.liftOff()),
    drop: (cell, { x, y }) => {
      desk.carry(false);
      const beside = cell ? undefined : desk.reach.cellAt(x, y);
      if (beside) desk.tryAt(beside);
      else if (!cell) desk.cancel();
    },
    turn: desk.turn,
    cancel: () => {
      desk.carry(false);
      desk.liftOff();
      desk.cancel();
    },
  });
  let button!: HTMLButtonElement;

  function press(event: MouseEvent): void {
    props.onStop();
    if (!props.isMine) return;
    if (props.isChosen) desk.turn(1);
    else desk.choose(props.index);
    if (event.detail === 0 && !desk.isReady()) desk.reach.focus();
  }

  /** Enter goes on with the tile in hand and never turns it: that is what Space and a tap do. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !props.isMine || !props.isChosen) return;
    event.preventDefault();
    if (desk.isReady()) desk.confirm();
    else desk.reach.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        class="mp-hand-tile"
        classList={{
          chosen: props.isChosen,
          lifted: carrying.carried() !== undefined,
          laid: isLaid(),
          leaving: desk.leaving() === props.index,
          nowhere: places() === 0,
        }}
        data-tile={props.tile}
        aria-pressed={props.isChosen}
        aria-label={label()}
        tabindex={props.isStop ? 0 : -1}
        onClick={press}
        onKeyDown={onKeyDown}
        onPointerDown={carrying.begin}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={tileArt(turned(props.tile, turn()))} />
        <span class="mp-number" aria-hidden="true">
          {props.index + 1}
        </span>
      </button>
      <CarriedPiece carried={carrying.carried()} from={button}>
        <svg viewBox="0 0 100 100" innerHTML={tileArt(turned(props.tile, turn()))} />
      </CarriedPiece>
    </>
  );
}
