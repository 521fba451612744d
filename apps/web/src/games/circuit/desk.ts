import * as codes from '@stolik/circuit/codes';
import type { CircuitEvent } from '@stolik/circuit/events';
import { cellName } from '@stolik/circuit/geometry';
import type { ChainReason } from '@stolik/circuit/reasons';
import type { CircuitView } from '@stolik/circuit/view';
import type { Action, Seat } from '@stolik/kernel/game';
import { type Accessor, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import type { TableClient } from '../../table/contract.ts';
import { type Spot, spotKey } from './layout.ts';
import { type Moves, NO_MOVES, readMoves, tileNumber } from './moves.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type Reckoning, reckoningOf } from './reckoning.ts';
import { afterEvent } from './shown.ts';
import type { CircuitWords } from './words/words.ts';
import { wordsOf } from './words.ts';
import { liveChains, standingShorts } from './world.ts';

/** Lay nothing after soldering out. */
export const NOTHING = -1;

/** What the person at the screen is about to do; nothing of it has happened yet. Slots are places in the hand. */
export type Draft =
  | { readonly kind: 'none' }
  /** A cell was touched first: the next tile chosen is tried there. */
  | { readonly kind: 'aim'; readonly cell: number }
  | {
      readonly kind: 'tile';
      readonly slot: number;
      readonly turn: number;
      readonly cell: number | undefined;
      readonly way: number;
    }
  | { readonly kind: 'swap'; readonly slot: number }
  | {
      readonly kind: 'iron';
      readonly from: 0 | 1;
      readonly target: Spot | undefined;
      readonly slot: number | undefined;
      readonly turn: number;
      readonly way: number;
    }
  | { readonly kind: 'pass' };

const NONE: Draft = { kind: 'none' };

/** An explanation that is open: one chain of those it is about, and how far "step by step" has come. */
export interface Why {
  readonly chains: readonly ChainReason[];
  readonly index: number;
  /** Number of the part told now, counted from 0; undefined: all at once. */
  readonly step: number | undefined;
}

export interface Reach {
  focus(): void;
  spotAt(x: number, y: number): Spot | undefined;
}

/** Everything board, tray and panel of one table share. */
export interface Desk {
  readonly table: TableClient;
  readonly words: Accessor<CircuitWords>;
  readonly view: Accessor<CircuitView>;
  /** The view with the events told so far in it: what is drawn. */
  readonly shown: Accessor<CircuitView>;
  readonly event: Accessor<CircuitEvent | undefined>;
  readonly chains: Accessor<readonly ChainReason[]>;
  readonly shorts: Accessor<readonly ChainReason[]>;
  readonly moves: Accessor<Moves>;
  readonly draft: Accessor<Draft>;
  readonly mine: Accessor<Seat | undefined>;
  readonly hand: Accessor<readonly string[]>;
  /** What can be touched now to go on, by spot key. */
  readonly offered: Accessor<ReadonlySet<string>>;
  /** The move as drafted, when it is complete and allowed. */
  readonly action: Accessor<Action | undefined>;
  readonly outlook: Accessor<Outlook | undefined>;
  /** The ways of laying glow tokens after the drafted move, when there is a choice. */
  readonly ways: Accessor<readonly Outlook[]>;
  /** The tile as it would lie. */
  readonly ghost: Accessor<{ readonly cell: number; readonly tile: string } | undefined>;
  readonly reckoning: Accessor<Reckoning>;
  readonly why: Accessor<Why | undefined>;
  /** The spot the keys are at. */
  readonly cursor: Accessor<Spot>;
  setCursor(spot: Spot): void;
  /** The board's part: it takes the focus, and says what lies under a finger. */
  readonly reach: Reach;
  choose(slot: number): void;
  touch(spot: Spot): void;
  turn(by: number): void;
  takeIron(from: 0 | 1): void;
  layNothing(): void;
  swap(slot: number): void;
  chooseWay(way: number): void;
  pass(): void;
  cancel(): void;
  confirm(): void;
  openWhy(chains: readonly ChainReason[], step?: number): void;
  changeWhy(change: Partial<Why>): void;
  closeWhy(): void;
}

const desks = new WeakMap<TableClient, Desk>();

/** One desk a table: board, tray, panel and phase bar are separate parts of the page. */
export function deskOf(table: TableClient): Desk {
  const known = desks.get(table);
  if (known) return known;
  // Lives as long as the table it watches, which is what its key is.
  const desk = createRoot(() => createDesk(table));
  desks.set(table, desk);
  return desk;
}

function createDesk(table: TableClient): Desk {
  const words = createMemo(() => wordsOf(table.language()));
  const view = createMemo(() => table.sight().view as CircuitView);
  const event = createMemo(() => table.event() as CircuitEvent | undefined);
  const shown = createShown(view, event);
  const moves = createMemo(() => (table.isAsked() ? readMoves(table.legal() ?? []) : NO_MOVES));
  const mine = createMemo(() => table.seat());
  const hand = createMemo((): readonly string[] => {
    const seat = mine();
    const seen = seat === undefined ? undefined : shown().seats[seat]?.hand;
    return seen?.kind === 'open' ? seen.tokens : [];
  });

  // A draft belongs to the decision it was begun in: any change of the table puts it back.
  const [stored, store] = createSignal<{ readonly version: number; readonly draft: Draft }>({ version: -1, draft: NONE });
  const draft = createMemo((): Draft => {
    const { version, draft: kept } = stored();
    return table.isAsked() && version === table.sight().version ? kept : NONE;
  });
  const setDraft = (next: Draft): void => {
    store({ version: table.sight().version, draft: next });
  };
  const turns = new Map<number, number>();
  createEffect(
    on(
      () => table.sight().version,
      () => turns.clear(),
    ),
  );

  const [cursor, setCursor] = createSignal<Spot>({ kind: 'cell', cell: 0 });
  const [why, setWhy] = createSignal<Why>();
  const reckoning = createMemo(() => reckoningOf(table.passages(), view()));

  const base = createMemo(() => baseOf(draft(), hand()));
  const action = createMemo((): Action | undefined => {
    const drafted = base();
    const now = draft();
    if (drafted === undefined || moves().ways(drafted) === 0) return undefined;
    return codes.withChoice(drafted, 'way' in now ? Math.min(now.way, moves().ways(drafted) - 1) : 0);
  });
  const outlook = createMemo((): Outlook | undefined => {
    const drafted = action();
    const seat = mine();
    return drafted === undefined || seat === undefined ? undefined : outlookOf(view(), seat, drafted);
  });
  const ways = createMemo((): readonly Outlook[] => {
    const drafted = base();
    const seat = mine();
    if (drafted === undefined || seat === undefined || moves().ways(drafted) < 2) return [];
    return Array.from({ length: moves().ways(drafted) }, (_, way) => outlookOf(view(), seat, codes.withChoice(drafted, way)));
  });
  const offered = createMemo((): ReadonlySet<string> => new Set(spotsOf(draft(), moves(), hand()).map(spotKey)));
  const ghost = createMemo(() => {
    const now = draft();
    const slot = 'slot' in now ? now.slot : undefined;
    const cell =
      now.kind === 'tile' ? now.cell : now.kind === 'iron' && now.target?.kind === 'cell' ? now.target.cell : undefined;
    const token = slot === undefined ? undefined : hand()[slot];
    return token === undefined || cell === undefined || !('turn' in now) ? undefined : { cell, tile: `${token}${now.turn}` };
  });

  const refuse = (wanted: number): void => {
    const refusal = table.refuse(wanted);
    if (refusal) table.showRefusal(refusal);
  };

  function choose(slot: number): void {
    const token = hand()[slot];
    if (token === undefined || !table.isAsked()) return;
    const now = draft();
    if (now.kind === 'iron' && now.target?.kind === 'cell' && token !== 'iron') {
      fillIn(now, slot, token);
      return;
    }
    if (token === 'iron') {
      if (now.kind === 'iron' && now.from === 1) setDraft(NONE);
      else takeIron(1);
      return;
    }
    if ((now.kind === 'tile' || now.kind === 'swap') && now.slot === slot) {
      setDraft(NONE);
      return;
    }
    if (!moves().canLay(token)) {
      if (moves().canSwap(token)) setDraft({ kind: 'swap', slot });
      else refuse(codes.layBase(tileNumber(token, 0), cursorCell()));
      return;
    }
    const cell = now.kind === 'aim' || now.kind === 'tile' ? now.cell : undefined;
    const kept = cell !== undefined && moves().cells(token).has(cell) ? cell : undefined;
    setDraft({ kind: 'tile', slot, turn: turns.get(slot) ?? 0, cell: kept, way: 0 });
    clearDesk();
    table.announce(words().speak.chosen(words().tile[token as 'I'], moves().cells(token).size));
  }

  const cursorCell = (): number => {
    const spot = cursor();
    return spot.kind === 'cell' ? spot.cell : 0;
  };

  function fillIn(now: Extract<Draft, { kind: 'iron' }>, slot: number, token: string): void {
    const cell = now.target?.kind === 'cell' ? now.target.cell : 0;
    if (now.slot === slot) {
      setDraft({ ...now, slot: undefined });
      return;
    }
    // Not the same tile: where it lies alike the next turn is offered. [C6.1]
    const wanted = turns.get(slot) ?? 0;
    const turn = [0, 1, 2, 3]
      .map((by) => (wanted + by) & 3)
      .find((by) => moves().ways(codes.ironBase(cell, tileNumber(token, by), now.from)) > 0);
    if (turn === undefined) refuse(codes.ironBase(cell, tileNumber(token, wanted), now.from));
    else setDraft({ ...now, slot, turn, way: 0 });
  }

  function touch(spot: Spot): void {
    setCursor(spot);
    const now = draft();
    if (!table.isAsked() || (now.kind !== 'tile' && now.kind !== 'iron' && !isOpenCell(spot))) {
      explain(spot);
      return;
    }
    if (now.kind === 'iron') touchWithIron(now, spot);
    else if (spot.kind === 'cell') touchWithTile(now, spot.cell);
    else explain(spot);
  }

  const isOpenCell = (spot: Spot): boolean => spot.kind === 'cell' && view().cells[cellName(spot.cell)] === undefined;

  function touchWithTile(now: Draft, cell: number): void {
    if (now.kind !== 'tile') {
      const any = hand().find((token) => moves().canLay(token));
      if (any !== undefined && moves().cells(any).has(cell)) setDraft({ kind: 'aim', cell });
      else if (any !== undefined) refuse(codes.layBase(tileNumber(any, 0), cell));
      return;
    }
    const token = hand()[now.slot] ?? '';
    if (now.cell === cell) turn(1);
    else if (moves().cells(token).has(cell)) setDraft({ ...now, cell, way: 0 });
    else refuse(codes.layBase(tileNumber(token, now.turn), cell));
  }

  function touchWithIron(now: Extract<Draft, { kind: 'iron' }>, spot: Spot): void {
    if (now.target && spotKey(now.target) === spotKey(spot)) {
      if (now.slot !== undefined && now.slot !== NOTHING) turn(1);
      return;
    }
    const isOffered = moves()
      .ironSpots(now.from)
      .some((each) => spotKey(each) === spotKey(spot));
    if (isOffered) {
      // Where nothing can be laid afterwards there is nothing to choose.
      const slot = spot.kind === 'side' ? NOTHING : undefined;
      setDraft({ ...now, target: spot, slot, way: 0 });
    } else if (spot.kind === 'side') refuse(codes.fuseBase(spot.side, now.from));
    else if (spot.kind === 'cell') refuse(codes.ironBase(spot.cell, codes.NO_TILE, now.from));
  }

  function explain(spot: Spot): void {
    const chains = reckoning().at(spot);
    if (chains.length > 0) openWhy(chains);
  }

  function turn(by: number): void {
    const now = draft();
    if (now.kind !== 'tile' && now.kind !== 'iron') return;
    if (now.slot === undefined || now.slot === NOTHING) return;
    const token = hand()[now.slot] ?? '';
    const cell = now.kind === 'iron' && now.target?.kind === 'cell' ? now.target.cell : undefined;
    let next = (now.turn + by + 4) & 3;
    if (cell !== undefined && now.kind === 'iron' && moves().ways(codes.ironBase(cell, tileNumber(token, next), now.from)) === 0)
      next = (next + by + 4) & 3;
    turns.set(now.slot, next);
    setDraft({ ...now, turn: next, way: 0 });
    table.announce(words().speak.turned(words().speak.lying(token, next)));
  }

  function takeIron(from: 0 | 1): void {
    const now = draft();
    if (now.kind === 'iron' && now.from === from) {
      setDraft(NONE);
      return;
    }
    if (!table.isAsked()) return;
    const spots = moves().ironSpots(from);
    const slot = hand().indexOf('iron');
    if (spots.length > 0) setDraft({ kind: 'iron', from, target: undefined, slot: undefined, turn: 0, way: 0 });
    else if (from === 1 && moves().canSwap('iron')) setDraft({ kind: 'swap', slot });
    else refuse(codes.ironBase(cursorCell(), codes.NO_TILE, from));
    clearDesk();
    if (spots.length > 0) table.announce(words().speak.chosen(words().tile.iron, spots.length));
  }

  /** One step back: from the cell to the tile, from the tile to nothing. */
  function cancel(): void {
    const now = draft();
    if (now.kind === 'none') {
      closeWhy();
      return;
    }
    if (now.kind === 'tile' && now.cell !== undefined) setDraft({ ...now, cell: undefined });
    else if (now.kind === 'iron' && now.target && now.slot !== undefined && now.target.kind === 'cell')
      setDraft({ ...now, slot: undefined });
    else if (now.kind === 'iron' && now.target) setDraft({ ...now, target: undefined, slot: undefined });
    else setDraft(NONE);
    table.announce(words().speak.cancelled);
  }

  function confirm(): void {
    const wanted = action();
    if (wanted === undefined) return;
    setDraft(NONE);
    closeWhy();
    table.act(wanted);
  }

  function openWhy(chains: readonly ChainReason[], step?: number): void {
    setWhy({ chains, index: 0, step });
    setDraft(NONE);
  }
  const closeWhy = (): void => {
    setWhy(undefined);
  };
  /** Room for a move: the explanation goes, and on a phone the sheet it lay on. */
  function clearDesk(): void {
    closeWhy();
    table.showPanel(false);
  }

  return {
    table,
    words,
    view,
    shown,
    event,
    chains: createMemo(() => liveChains(shown())),
    shorts: createMemo(() => standingShorts(view())),
    moves,
    draft,
    mine,
    hand,
    offered,
    action,
    outlook,
    ways,
    ghost,
    reckoning,
    why,
    cursor,
    setCursor,
    reach: { focus: () => undefined, spotAt: () => undefined },
    choose,
    touch,
    turn,
    takeIron,
    layNothing: () => {
      const now = draft();
      if (now.kind === 'iron') setDraft({ ...now, slot: NOTHING, way: 0 });
    },
    swap: (slot) => setDraft({ kind: 'swap', slot }),
    chooseWay: (way) => {
      const now = draft();
      if (now.kind === 'tile' || now.kind === 'iron') setDraft({ ...now, way });
    },
    pass: () => setDraft({ kind: 'pass' }),
    cancel,
    confirm,
    openWhy,
    changeWhy: (change) => setWhy((now) => (now ? { ...now, ...change } : now)),
    closeWhy,
  };
}

/** The view and, over it, the events of the step that is being shown. */
function createShown(view: Accessor<CircuitView>, event: Accessor<CircuitEvent | undefined>): Accessor<CircuitView> {
  const film = createMemo<{ readonly view: CircuitView; readonly shown: CircuitView }>((before) => {
    const now = view();
    const told = event();
    const shown = before && before.view === now ? before.shown : now;
    return { view: now, shown: told ? afterEvent(shown, told) : shown };
  });
  return createMemo(() => film().shown);
}

/** The move a draft stands for, whether allowed or not. */
function baseOf(draft: Draft, hand: readonly string[]): number | undefined {
  switch (draft.kind) {
    case 'tile':
      return draft.cell === undefined ? undefined : codes.layBase(tileNumber(hand[draft.slot] ?? '', draft.turn), draft.cell);
    case 'swap':
      return codes.swapBase(tileNumber(hand[draft.slot] ?? '', 0) >> 2);
    case 'pass':
      return codes.PASS;
    case 'iron': {
      if (draft.target?.kind === 'side') return codes.fuseBase(draft.target.side, draft.from);
      if (draft.target?.kind !== 'cell' || draft.slot === undefined) return undefined;
      const tile = draft.slot === NOTHING ? codes.NO_TILE : tileNumber(hand[draft.slot] ?? '', draft.turn);
      return codes.ironBase(draft.target.cell, tile, draft.from);
    }
    default:
      return undefined;
  }
}

function spotsOf(draft: Draft, moves: Moves, hand: readonly string[]): readonly Spot[] {
  if (draft.kind === 'iron') return moves.ironSpots(draft.from);
  if (draft.kind === 'swap' || draft.kind === 'pass') return [];
  const token = draft.kind === 'tile' ? hand[draft.slot] : hand.find((each) => moves.canLay(each));
  return token === undefined ? [] : [...moves.cells(token)].map((cell) => ({ kind: 'cell', cell }));
}
