import type { Seat } from '@stolik/kernel/game';
import { type Accessor, createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { read } from '../../base/messages/read.ts';
import { Later } from '../../base/ui/laying.tsx';
import { idle } from '../../base/ui/leisure.ts';
import { createSheet } from '../../base/ui/sheet.ts';
import { isPhone, papers } from '../../base/ui/window.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { LogPanel } from './later.ts';
import { type Paper, SideHead } from './side-head.tsx';

/** The papers beside the board: the game's own and the log. On a phone each is a sheet. */
export interface Side {
  readonly sheet: Accessor<Paper>;
  setSheet(paper: Paper): void;
  toggleLog(): void;
  close(): void;
  /** Papers are sheets here, over the board. */
  readonly isNarrow: Accessor<boolean>;
  /** Whether the papers have been drawn: on a phone not before there is time, or somebody opens them. */
  readonly hasPanel: Accessor<boolean>;
  readonly hasLog: Accessor<boolean>;
  hold(element: HTMLElement): void;
}

export function createSide(laid: Promise<unknown>): Side {
  const [sheet, setSheet] = createSignal<Paper>();
  const isNarrow = (): boolean => papers() !== 'beside';
  let element: HTMLElement | undefined;
  const close = (): void => {
    setSheet(undefined);
  };
  // Not modal: rotating the device to portrait shows the board.
  createEffect(on(isNarrow, (isNow) => isNow && close(), { defer: true }));
  createSheet({ isOpen: createMemo(() => isNarrow() && sheet() !== undefined), close, element: () => element });

  const isWide = !isPhone();
  const [hasPanel, setPanel] = createSignal(isWide);
  const [hasLog, setLog] = createSignal(isWide);
  void laid
    .then(idle)
    .then(() => setPanel(true))
    .then(idle)
    .then(() => setLog(true));
  createEffect(() => sheet() === 'panel' && setPanel(true));
  createEffect(() => sheet() === 'log' && setLog(true));
  return {
    sheet,
    setSheet,
    toggleLog: () => void setSheet((now) => (now === 'log' ? undefined : 'log')),
    close,
    isNarrow,
    hasPanel,
    hasLog,
    hold: (now) => {
      element = now;
    },
  };
}

export function SidePapers(props: {
  readonly side: Side;
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
}): JSX.Element {
  const { side, client } = props;
  return (
    <>
      <Show when={side.sheet()}>
        <div class="beside" aria-hidden="true" onClick={side.close} />
      </Show>
      <aside
        ref={(element) => side.hold(element)}
        class="side"
        data-open={side.sheet()}
        aria-label={m().table.panel}
        tabindex={side.sheet() && side.isNarrow() ? -1 : undefined}
      >
        <SideHead label={read(client.frame?.panelName) ?? m().table.panelName} open={side.sheet()} onOpen={side.setSheet} />
        <Show when={side.hasPanel()}>
          <section class="panel game-panel" id="side-panel">
            <Later>
              <client.Panel table={props.table} />
            </Later>
          </section>
        </Show>
        <Show when={side.hasLog()}>
          <Later>
            <LogPanel
              client={client}
              match={props.match}
              table={props.table}
              nameOf={props.nameOf}
              // The sheet would lie over the moment that is shown now.
              onJump={() => side.isNarrow() && side.close()}
            />
          </Later>
        </Show>
      </aside>
    </>
  );
}
