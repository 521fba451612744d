import { ActionList } from '@stolik/kernel/game';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { OpenGame, TableClient } from '../../../table/contract.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Board } from '../board/Board.tsx';
import { targetsOf } from '../board/targets.ts';
import { type Desk, deskOf } from '../desk.ts';
import { isWide } from '../media.ts';
import { Rows } from '../Rows.tsx';
import { ProgramButtons, Tray } from '../Tray.tsx';
import { type Decision, decisionsOf, otherGame, stateAfter } from './fork.ts';

/** Another program or another choice in this round: decided as at the table, then looked at as another film. */
export function WhatIf(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().film;
  const game = desk.table.reel.open();
  const decisions = game ? decisionsOf(desk.table.game, game, desk.round()?.round ?? 1) : [];
  const [chosen, setChosen] = createSignal(nearest(desk, decisions));
  const trial = createMemo(() => {
    const decision = chosen();
    return game && decision && trialTable(desk, game, decision);
  });
  const label = ({ seat, ask }: Decision): string =>
    `${desk.table.nameOf(seat)}: ${ask === 'program' ? words().aProgram : (desk.words().asks[ask] ?? ask)}`;
  return (
    <Dialog title={words().whatIf} class="wide gl-whatif" onClose={props.onClose}>
      <p>{words().whatIfSays}</p>
      <Show when={decisions.length > 1}>
        <label class="gl-fork">
          <span>{words().whatIfWhat}</span>
          <select
            class="input"
            value={String(decisions.indexOf(chosen()!))}
            onChange={(event) => setChosen(decisions[Number(event.currentTarget.value)])}
          >
            <For each={decisions}>
              {(decision, index) => (
                <option value={index()} selected={decision === chosen()}>
                  {label(decision)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={trial()} keyed>
        {(table) => (
          <div class={`shell-less game-${desk.table.game.id}`}>
            <Show when={targetsOf(deskOf(table)).size > 0}>
              <div class={`gl-fork-board felt felt-${desk.edition === 'golems6' ? 'go' : 'g4'}`}>
                <Board table={table} />
              </div>
            </Show>
            <Show when={isWide() && deskOf(table).isProgramming()}>
              <Rows desk={deskOf(table)} />
              <ProgramButtons desk={deskOf(table)} />
            </Show>
            <Tray table={table} />
          </div>
        )}
      </Show>
    </Dialog>
  );
}

/** What the moment on the screen is about: a choice that is just being made, or the program of the player who is looked at. */
function nearest(desk: Desk, decisions: readonly Decision[]): Decision | undefined {
  const { step } = desk.table.reel.now();
  const now = decisions.find(({ at, ask }) => at === step && ask !== 'program');
  const own = decisions.find(({ seat, ask }) => seat === desk.looked() && ask === 'program');
  return now ?? own ?? decisions.find(({ ask }) => ask === 'program') ?? decisions[0];
}

/** A table at which only this one decision can be made. */
function trialTable(desk: Desk, game: OpenGame, decision: Decision): TableClient {
  const { table } = desk;
  const rules = table.game;
  const { seat, ask } = decision;
  const state = stateAfter(rules, game, game.steps.slice(0, decision.at));
  const sight = {
    ...table.sight(),
    viewer: seat,
    view: rules.view(state, seat),
    next: rules.next(state),
    decision: -1 - decision.at,
    version: -1 - decision.at,
  };
  const list = new ActionList();
  // Programs are too many to list; they are built.
  if (ask !== 'program') rules.legal(state, seat, list);
  const legal = ask === 'program' ? undefined : list.toArray();
  return {
    ...table,
    sight: () => sight,
    seat: () => seat,
    isAsked: () => true,
    isPast: () => false,
    shown: () => [],
    event: () => undefined,
    legal: () => legal,
    refuse: (action) => rules.refuse(state, seat, action),
    write: (action) => rules.write(state, seat, action),
    read: (text) => rules.read(state, seat, text),
    act: (action) => table.reel.lookAt(otherGame(rules, game, decision, action), decision.at),
  };
}
