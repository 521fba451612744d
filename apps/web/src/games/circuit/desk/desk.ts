import { cellName } from '@stolik/circuit/board/geometry';
import type { ChainReason } from '@stolik/circuit/current/reasons';
import { liveChains, standingShorts } from '@stolik/circuit/seen/foresight';
import { stateFromView } from '@stolik/circuit/seen/preview';
import type { CircuitView } from '@stolik/circuit/seen/view';
import * as codes from '@stolik/circuit/turn/codes';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { type HeldAt, refuseHeld } from '@stolik/circuit/turn/useless';
import type { Action, Seat } from '@stolik/kernel/game';
import { type Accessor, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js';
import type { TableClient } from '../../../shell/contract.ts';
import { type Held, heldOf, isSameHeld } from '../model/held.ts';
import { type Spot, spotKey } from '../model/layout.ts';
import { type Moves, NO_MOVES, readMoves, tileNumber } from '../model/moves.ts';
import { type Outlook, outlookOf } from '../model/outlook.ts';
import { type Reckoning, reckoningOf } from '../model/reckoning.ts';
import { wordsOf } from '../words/by-language.ts';
import type { CircuitWords } from '../words/words.ts';
import { baseOf, type Draft, draftFor, ghostOf, type IronDraft, NONE, NOTHING, spotsOf, stepBack, targetOf } from './draft.ts';

/** An explanation that is open: one chain of those it is about, and how far "step by step" has come. */
export interface Why {
  readonly chains: readonly ChainReason[];
  readonly index: number;
  /** Number of the part told now, counted from 0; undefined: all at once. */
  readonly step: number | undefined;
  /** It is about the move that is tried, and goes with it. */
  readonly isTried: boolean;
}

export interface Turned {
  readonly code: string;
  readonly points: number;
  /** An LED or a diode that only faces the wrong way. */
  readonly isAgainst: boolean;
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
  /** What lies before the person at the screen, or before whose turn it is. */
  readonly held: Accessor<readonly Held[]>;
  /** What can be touched now to go on, by spot key. */
  readonly offered: Accessor<ReadonlySet<string>>;
  /** The move as drafted, when it is complete and allowed. */
  readonly action: Accessor<Action | undefined>;
  readonly outlook: Accessor<Outlook | undefined>;
  /** The ways of laying glow tokens after the drafted move, when there is a choice. */
  readonly ways: Accessor<readonly Outlook[]>;
  /** What the tile that closes nothing would bring in the same place, turned otherwise. */
  readonly turned: Accessor<Turned | undefined>;
  /** Whether what the iron takes out may leave its place empty. */
  readonly canLeaveOut: Accessor<boolean>;
  /** The tile as it would lie. */
  readonly ghost: Accessor<{ readonly cell: number; readonly tile: string } | undefined>;
  readonly reckoning: Accessor<Reckoning>;
  readonly why: Accessor<Why | undefined>;
  /** Something on the field that was touched to read what it is. */
  readonly look: Accessor<Spot | undefined>;
  /** The spot the keys are at. */
  readonly cursor: Accessor<Spot>;
  setCursor(spot: Spot): void;
  /** Where the keys go: on the board Enter first tries a cell, a button has a meaning of its own. */
  setFocus(place: 'board' | 'button' | undefined): void;
  /** Whether Enter would do the drafted move now. */
  readonly isEnterReady: Accessor<boolean>;
  /** The board's part: it takes the focus, and says what lies under a finger. */
  readonly reach: Reach;
  choose(slot: number): void;
  take(held: Held): void;
  touch(spot: Spot): void;
  turn(by: number): void;
  takeIron(from: 0 | 1): void;
  layNothing(): void;
  swap(slot: number): void;
  chooseWay(way: number): void;
  pass(): void;
  /** Lays a move out to be confirmed; false where it can't be. */
  propose(action: Action): boolean;
  cancel(): void;
  /** All back into the hand, whatever was tried. */
  putBack(): void;
  confirm(): void;
  openWhy(chains: readonly ChainReason[]): void;
  /** Explains what the tried move would do; the move stays tried. */
  openTried(chains: readonly ChainReason[]): void;
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
  const shown = createMemo(() => table.view() as CircuitView);
  const moves = createMemo(() => (table.isAsked() ? readMoves(table.legal() ?? []) : NO_MOVES));
  const mine = createMemo(() => table.seat());
  const hand = createMemo((): readonly string[] => {
    const seat = mine();
    const seen = seat === undefined ? undefined : shown().seats[seat]?.hand;
    return seen?.kind === 'open' ? seen.tokens : [];
  });

  const holder = createMemo(() => mine() ?? view().turn ?? undefined);
  const held = createMemo(
    () => {
      const seat = holder();
      return heldOf(seat === undefined ? undefined : shown().seats[seat]);
    },
    [],
    { equals: isSameHeld },
  );

  // A draft belongs to the decision it was begun in: any change of the table puts it back.
  const [stored, store] = createSignal<{ readonly version: number; readonly draft: Draft }>({ version: -1, draft: NONE });
  const draft = createMemo((): Draft => {
    const { version, draft: kept } = stored();
    return table.isAsked() && version === table.sight().version ? kept : NONE;
  });
  const [look, setLook] = createSignal<Spot>();
  const [why, setWhy] = createSignal<Why>();
  const setDraft = (next: Draft): void => {
    setLook(undefined);
    setWhy((now) => (now?.isTried ? undefined : now));
    store({ version: table.sight().version, draft: next });
  };
  const turns = new Map<number, number>();
  createEffect(
    on(
      () => table.sight().version,
      () => {
        turns.clear();
        setLook(undefined);
        setWhy((now) => (now?.isTried ? undefined : now));
      },
    ),
  );

  const [cursor, setCursor] = createSignal<Spot>({ kind: 'cell', cell: 0 });
  const [focus, setFocus] = createSignal<'board' | 'button'>();
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
  const turned = createMemo((): Turned | undefined => {
    const now = draft();
    const seat = mine();
    if ((now.kind !== 'tile' && now.kind !== 'iron') || seat === undefined || outlook()?.chains.length !== 0) return undefined;
    const code = now.slot === undefined ? undefined : hand()[now.slot];
    if (code === undefined) return undefined;
    let best: Turned | undefined;
    for (const by of [2, 1, 3]) {
      const other = baseOf({ ...now, turn: (now.turn + by) & 3 }, hand());
      if (other === undefined || moves().ways(other) === 0) continue;
      const { points, penalty } = outlookOf(view(), seat, other);
      const isAgainst = by === 2 && (code === 'V' || code === 'D');
      if (points > 0 && points - penalty > (best?.points ?? 0)) best = { code, points: points - penalty, isAgainst };
    }
    return best;
  });
  const offered = createMemo((): ReadonlySet<string> => new Set(spotsOf(draft(), moves(), hand()).map(spotKey)));
  const ghost = createMemo(() => ghostOf(draft(), hand()));
  const isEnterReady = createMemo(() => {
    const target = targetOf(draft());
    if (action() === undefined || focus() === 'button') return false;
    return focus() !== 'board' || target === undefined || spotKey(target) === spotKey(cursor());
  });

  const refuse = (wanted: number): void => {
    const refusal = table.refuse(wanted);
    if (refusal) table.showRefusal(refusal);
  };
  /** Nothing can be done with it, wherever one would try. */
  const refuseAll = (token: string, at: HeldAt): void => {
    const refusal = refuseHeld(stateFromView(view()), mine() ?? 0, tileNumber(token, 0) >> 2, at);
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
    if (token === 'iron' && (now.kind !== 'swap' || now.slot !== slot)) {
      takeIron(1);
      return;
    }
    if ((now.kind === 'tile' || now.kind === 'swap') && now.slot === slot) {
      setDraft(NONE);
      return;
    }
    if (!moves().canLay(token)) {
      if (moves().canSwap(token)) setDraft({ kind: 'swap', slot });
      else refuseAll(token, 'hand');
      return;
    }
    const cell = now.kind === 'aim' || now.kind === 'tile' ? now.cell : undefined;
    const kept = cell !== undefined && moves().cells(token).has(cell) ? cell : undefined;
    setDraft({ kind: 'tile', slot, turn: turns.get(slot) ?? 0, cell: kept, way: 0 });
    clearDesk();
    announceChosen(token, moves().cells(token).size);
  }

  const announceChosen = (token: string, places: number): void =>
    table.announce(`${words().speak.chosen(words().tile[token as 'I'], places)} ${words().about[token as 'I']}`);

  function fillIn(now: IronDraft, slot: number, token: string): void {
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
      const any = hand().find((token) => moves().canLay(token)) ?? hand().find((token) => token !== 'iron');
      if (any !== undefined && moves().cells(any).has(cell)) setDraft({ kind: 'aim', cell });
      else if (any !== undefined) refuse(codes.layBase(tileNumber(any, 0), cell));
      return;
    }
    const token = hand()[now.slot] ?? '';
    if (now.cell === cell) turn(1);
    else if (isChoosable(cell)) chooseGlow(cell);
    else if (moves().cells(token).has(cell)) setDraft({ ...now, cell, way: 0 });
    else refuse(codes.layBase(tileNumber(token, now.turn), cell));
  }

  const isChoosable = (cell: number): boolean => ways().some(({ glow }) => glow.some((lit) => lit.cell === cellName(cell)));

  /** Where not all can glow, a touch lights an element that is dark in the preview, or leaves it dark. [C5.3] */
  function chooseGlow(cell: number): void {
    const now = draft();
    if (now.kind !== 'tile' && now.kind !== 'iron') return;
    const isLit = (way: Outlook | undefined): boolean => way?.glow.some((lit) => lit.cell === cellName(cell)) === true;
    const all = ways();
    const after = [...all.keys()].map((step) => (now.way + 1 + step) % all.length);
    const found = after.find((way) => isLit(all[way]) !== isLit(all[now.way]));
    if (found !== undefined) setDraft({ ...now, way: found });
  }

  function touchWithIron(now: IronDraft, spot: Spot): void {
    if (now.target && spotKey(now.target) === spotKey(spot)) {
      if (now.slot !== undefined && now.slot !== NOTHING) turn(1);
      return;
    }
    const isOffered = moves()
      .ironSpots(now.from)
      .some((each) => spotKey(each) === spotKey(spot));
    if (now.slot !== undefined && spot.kind === 'cell' && isChoosable(spot.cell)) chooseGlow(spot.cell);
    else if (isOffered) {
      // Where nothing can be laid afterwards there is nothing to choose.
      const slot = spot.kind === 'side' ? NOTHING : undefined;
      setDraft({ ...now, target: spot, slot, way: 0 });
    } else if (spot.kind === 'side') refuse(codes.fuseBase(spot.side, now.from));
    else if (spot.kind === 'cell') refuse(codes.ironBase(spot.cell, codes.NO_TILE, now.from));
  }

  function explain(spot: Spot): void {
    const chains = reckoning().at(spot);
    if (chains.length > 0) openWhy(chains);
    else if (draft().kind === 'none' && !isOpenCell(spot)) {
      closeWhy();
      setLook(spot);
    }
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
    else refuseAll('iron', from === 0 ? 'front' : 'hand');
    clearDesk();
    if (spots.length > 0) announceChosen('iron', spots.length);
  }

  function propose(wanted: Action): boolean {
    const drafted = table.isAsked() ? draftFor(wanted, hand()) : undefined;
    if (!drafted) return false;
    clearDesk();
    setDraft(drafted);
    // Enter on the board means the cell it stands on: now that is the one proposed.
    const target = targetOf(drafted);
    if (target) setCursor(target);
    return true;
  }

  function putBack(): void {
    setDraft(NONE);
    table.announce(words().speak.cancelled);
  }

  function cancel(): void {
    if (why()?.isTried) {
      clearDesk();
      return;
    }
    if (draft().kind === 'none') {
      setLook(undefined);
      if (why()) clearDesk();
      return;
    }
    setDraft(stepBack(draft()));
    table.announce(words().speak.cancelled);
  }

  function confirm(): void {
    const wanted = action();
    if (wanted === undefined) return;
    setDraft(NONE);
    closeWhy();
    table.act(wanted);
  }

  function openWhy(chains: readonly ChainReason[]): void {
    setDraft(NONE);
    setWhy({ chains, index: 0, step: undefined, isTried: false });
  }
  const openTried = (chains: readonly ChainReason[]): void => {
    setWhy({ chains, index: 0, step: undefined, isTried: true });
  };
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
    shorts: createMemo(() => standingShorts(shown())),
    moves,
    draft,
    mine,
    hand,
    held,
    offered,
    action,
    outlook,
    ways,
    turned,
    canLeaveOut: createMemo(() => {
      const now = draft();
      if (now.kind !== 'iron' || now.target?.kind !== 'cell') return false;
      return moves().ways(codes.ironBase(now.target.cell, codes.NO_TILE, now.from)) > 0;
    }),
    ghost,
    reckoning,
    why,
    look,
    cursor,
    setCursor,
    setFocus,
    isEnterReady,
    reach: { focus: () => undefined, spotAt: () => undefined },
    choose,
    take: ({ slot }) => {
      if (slot === undefined) takeIron(0);
      else choose(slot);
    },
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
    pass: () => {
      closeWhy();
      table.act(codes.PASS);
    },
    propose,
    cancel,
    putBack,
    confirm,
    openWhy,
    openTried,
    changeWhy: (change) => setWhy((now) => (now ? { ...now, ...change } : now)),
    closeWhy,
  };
}
