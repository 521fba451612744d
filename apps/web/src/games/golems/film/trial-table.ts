import { type Action, ActionList, type Seat } from '@stolik/kernel/game';
import { stateAfter } from '@stolik/table/table';
import type { OpenGame } from '../../../shell/contract.ts';
import type { GolemsTable } from '../model/table.ts';
import type { Decision } from '../story/fork.ts';

/** A table that only shows how things stand; nothing of the film that may stand still on the real one. */
export function stillTable(table: GolemsTable, state: unknown, looker: Seat): GolemsTable {
  const view = table.game.view(state, looker);
  const sight = { ...table.sight(), view, next: table.game.next(state) };
  return {
    ...table,
    sight: () => sight,
    view: () => view,
    isAsked: () => false,
    isPast: () => false,
    shown: () => [],
    event: () => undefined,
    legal: () => [],
  };
}

/** A table as it was before this decision, at which only that can be made. */
export function decidingTable(
  table: GolemsTable,
  game: OpenGame,
  { seat, ask, at }: Decision,
  onDecided: (action: Action) => void,
): GolemsTable {
  const rules = table.game;
  const state = stateAfter(rules, game, game.steps.slice(0, at));
  const still = stillTable(table, state, seat);
  const sight = { ...still.sight(), viewer: seat, decision: -1 - at, version: -1 - at };
  const list = new ActionList();
  // Programs are too many to list; they are built.
  if (ask !== 'program') rules.legal(state, seat, list);
  const legal = ask === 'program' ? undefined : list.toArray();
  return {
    ...still,
    id: undefined,
    sight: () => sight,
    seat: () => seat,
    isAsked: () => true,
    legal: () => legal,
    refuse: (tried) => rules.refuse(state, seat, tried),
    write: (tried) => rules.write(state, seat, tried),
    read: (text) => rules.read(state, seat, text),
    act: onDecided,
  };
}
