import type { Action, Seat } from '@stolik/kernel/game';
import type { Spot } from '@stolik/micropul/preview';
import type { MicropulView } from '@stolik/micropul/view';
import { type Accessor, createMemo, createRoot, createSignal, untrack } from 'solid-js';
import type { TableClient } from '../../../shell/contract.ts';
import { arrange, type Gone } from '../model/arrange.ts';
import { worthOf } from '../model/deeds.ts';
import { cellsFor, type Moves, NO_MOVES, nearestTurn, nextTurn, readMove, readMoves, spotKey, turnsAt } from '../model/moves.ts';
import { type Cell, keyOf, type Position, positionOf, type TableGroup, turned } from '../model/position.ts';
import { type Trial, trialOf } from '../model/trial.ts';
import { wordsOf } from '../words/by-language.ts';
import { speakResult, speakTile } from '../words/speak.ts';
import type { MicropulWords } from '../words/words.ts';

/** What the person at the screen is about to do; nothing of it has happened yet. */
export type Draft =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'tile';
      readonly index: number;
      readonly turn: number;
      readonly at: Cell | undefined;
      /** The person has turned it: a place takes it as it is, if it fits. */
      readonly isTurned: boolean;
    }
  | { readonly kind: 'stone'; readonly at: Spot | undefined }
  | { readonly kind: 'take'; readonly number: number };

const NONE: Draft = { kind: 'none' };
const NOWHERE: readonly Cell[] = [];
/** How long a place stays marked when nothing unmarks it, in milliseconds. */
const MARKED = 5000;

/** Everything board, tray and panel of one table share. */
export interface Desk {
  readonly table: TableClient;
  readonly words: Accessor<MicropulWords>;
  readonly view: Accessor<MicropulView>;
  readonly position: Accessor<Position>;
  readonly moves: Accessor<Moves>;
  readonly draft: Accessor<Draft>;
  /** Whose hand lies in the tray. */
  readonly mine: Accessor<Seat | undefined>;
  readonly hand: Accessor<readonly string[]>;
  /** Cells that glow: for the tile in hand, or for any of the hand when none is chosen. */
  readonly cells: Accessor<readonly Cell[]>;
  readonly cellKeys: Accessor<ReadonlySet<string>>;
  readonly trial: Accessor<Trial | undefined>;
  readonly stoneTrial: Accessor<{ readonly spot: Spot; readonly group: TableGroup; readonly action: Action } | undefined>;
  /** All that is left is to confirm. */
  readonly isReady: Accessor<boolean>;
  readonly pointed: Accessor<TableGroup | undefined>;
  /** The one group whose open places are numbered, beside a bubble that says what the numbers are. */
  readonly counted: Accessor<TableGroup | undefined>;
  readonly hovered: Accessor<Cell | undefined>;
  /** Places that something speaks of just now: a refusal, a line of the log. */
  readonly marked: Accessor<readonly Cell[]>;
  /** The tile as it would lie on the hovered place. */
  readonly ghost: Accessor<{ readonly cell: Cell; readonly tile: string } | undefined>;
  readonly isAlone: Accessor<boolean>;
  /** The tile of the hand that was just laid and is still on its way. */
  readonly leaving: Accessor<number | undefined>;
  pointAt(spot: Spot | undefined): void;
  hover(cell: Cell | undefined): void;
  mark(cells: readonly Cell[]): void;
  choose(index: number): void;
  turn(direction: 1 | -1): void;
  /** Tries the tile in hand on a cell; says why where it can't be. */
  tryAt(cell: Cell): void;
  chooseStone(): void;
  tryStone(spot: Spot): void;
  chooseTake(number: number): void;
  /** Lays a move out to be confirmed; false where it can't be. */
  propose(action: Action): boolean;
  cancel(): void;
  confirm(): void;
  /** What the board lends to the tray while it is on the page. */
  readonly reach: {
    /** The cell under a point of the window; undefined beside the board. */
    cellAt(clientX: number, clientY: number): Cell | undefined;
    /** Brings the keyboard to the board: to the cell it was on, or to the nearest place that glows. */
    focus(): void;
    /** Brings a cell into sight. */
    show(cell: Cell): void;
  };
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
  const view = createMemo(() => table.sight().view as MicropulView);
  const position = createMemo(() => positionOf(view()));
  const moves = createMemo(() => {
    const legal = table.isAsked() ? table.legal() : undefined;
    return legal ? readMoves(legal, (action) => table.write(action)) : NO_MOVES;
  });
  const isAlone = createMemo(() => view().hands.length === 1);
  const mine = createMemo(() => table.seat());
  const [left, setLeft] = createSignal<(Gone & { readonly view: MicropulView }) | undefined>();
  const lying = createMemo<{ readonly seat: Seat | undefined; readonly tiles: readonly string[] }>((before) => {
    const seat = mine();
    const seen = seat === undefined ? undefined : view().hands[seat];
    const now = seen && 'tiles' in seen ? seen.tiles : [];
    return { seat, tiles: before && before.seat === seat ? arrange(before.tiles, now, untrack(left)) : now };
  });
  const hand = (): readonly string[] => lying().tiles;

  // A draft belongs to the decision it was begun in: any change of the table puts it back.
  const [stored, store] = createSignal<{ readonly version: number; readonly draft: Draft }>({ version: -1, draft: NONE });
  const draft = createMemo((): Draft => {
    const { version, draft: kept } = stored();
    return table.isAsked() && version === table.sight().version ? kept : NONE;
  });
  const setDraft = (next: Draft): void => {
    store({ version: table.sight().version, draft: next });
  };

  const [pointedSpot, pointAt] = createSignal<Spot | undefined>(undefined, {
    equals: (a, b) => a === b || (!!a && !!b && spotKey(a) === spotKey(b)),
  });
  const pointed = createMemo(() => {
    const spot = pointedSpot();
    return spot && position().groupAt(spot);
  });
  const [hovered, hover] = createSignal<Cell | undefined>(undefined, {
    equals: (a, b) => a === b || (!!a && !!b && a.x === b.x && a.y === b.y),
  });

  const [marked, setMarked] = createSignal<readonly Cell[]>(NOWHERE);
  let unmarking: ReturnType<typeof setTimeout> | undefined;
  function mark(cells: readonly Cell[]): void {
    clearTimeout(unmarking);
    setMarked(cells);
    if (cells.length > 0) unmarking = setTimeout(() => setMarked(NOWHERE), MARKED);
  }

  const leaving = createMemo(() => {
    const found = left();
    return found && found.view === view() && !table.isAsked() ? found.index : undefined;
  });

  const tileInHand = (): string | undefined => {
    const now = draft();
    return now.kind === 'tile' ? hand()[now.index] : undefined;
  };

  const cells = createMemo((): readonly Cell[] => {
    if (!table.isAsked()) return [];
    const now = draft();
    const tile = tileInHand();
    if (tile !== undefined) return cellsFor(moves(), tile);
    return now.kind === 'none' ? [...moves().lays.keys()].map((key) => cellOf(key)) : [];
  });
  const cellKeys = createMemo(() => new Set(cells().map(keyOf)));

  const trial = createMemo((): Trial | undefined => {
    const now = draft();
    const tile = tileInHand();
    if (now.kind !== 'tile' || !now.at || tile === undefined) return undefined;
    return trialOf(view(), position(), moves(), turned(tile, now.turn), now.at, mine());
  });

  const stoneTrial = createMemo(() => {
    const now = draft();
    if (now.kind !== 'stone' || !now.at) return undefined;
    const group = position().groupAt(now.at);
    const action = moves().stones.get(spotKey(now.at));
    return group && action !== undefined ? { spot: now.at, group, action } : undefined;
  });

  /** Pointed at, or tried with a stone; in a preview the group with a stone that the tile would make larger, one's own first. */
  const counted = createMemo((): TableGroup | undefined => {
    const now = trial();
    if (!now) return stoneTrial()?.group ?? pointed();
    const asked = pointed()?.spots[0];
    if (asked) return now.after.groupAt(asked);
    const grown = now.groups.filter(({ joins, stones, isClosed }) => joins > 0 && stones.length === 1 && !isClosed);
    const found = grown.find(({ stones }) => stones[0] === mine()) ?? grown[0];
    return found && now.after.groupAt(found);
  });

  /** As the person turned it; otherwise the way that brings most there, and of equal ones the nearest. */
  function turnOn(tile: string, cell: Cell, wanted: number, isTurned: boolean): number | undefined {
    const turns = turnsAt(moves(), tile, cell);
    if (isTurned || turns.length < 2) return nearestTurn(turns, wanted);
    const worth = new Map(
      turns.map((each) => {
        const found = trialOf(view(), position(), moves(), turned(tile, each), cell, mine());
        return [each, found ? worthOf(found, mine()) : -Infinity];
      }),
    );
    const most = Math.max(...worth.values());
    return nearestTurn(
      turns.filter((each) => worth.get(each) === most),
      wanted,
    );
  }

  const ghost = createMemo(() => {
    const cell = hovered();
    const now = draft();
    const tile = tileInHand();
    if (!cell || now.kind !== 'tile' || tile === undefined) return undefined;
    if (now.at && now.at.x === cell.x && now.at.y === cell.y) return undefined;
    const turn = turnOn(tile, cell, now.turn, now.isTurned);
    return turn === undefined ? undefined : { cell, tile: turned(tile, turn) };
  });

  const announceTrial = (): void => {
    const now = trial();
    if (!now) return;
    const { speak } = words();
    const what = speak.preview(now.cell.x, now.cell.y, speakTile(words(), now.tile));
    table.announce(`${what}. ${speakResult(words(), now, table.nameOf)}`);
  };

  const refuse = (notation: string): void => {
    const read = table.read(notation);
    const refusal = read.ok ? table.refuse(read.value) : read.problem.kind === 'refused' ? read.problem.refusal : undefined;
    if (refusal) table.showRefusal(refusal);
  };

  function choose(index: number): void {
    const tile = hand()[index];
    if (tile === undefined || !table.isAsked()) return;
    const now = draft();
    const before = now.kind === 'tile' ? now.at : undefined;
    const at = before && turnsAt(moves(), tile, before).length > 0 ? before : undefined;
    const turn = at ? (turnOn(tile, at, 0, false) ?? 0) : 0;
    setDraft({ kind: 'tile', index, turn, at, isTurned: false });
    if (at) announceTrial();
    else table.announce(words().speak.chosen(speakTile(words(), tile), cells().length));
  }

  function turn(direction: 1 | -1): void {
    const now = draft();
    const tile = tileInHand();
    if (now.kind !== 'tile' || tile === undefined) return;
    if (!now.at) {
      setDraft({ ...now, turn: (now.turn + direction + 4) & 3, isTurned: true });
      table.announce(speakTile(words(), turned(tile, draftTurn(draft()))));
      return;
    }
    const next = nextTurn(turnsAt(moves(), tile, now.at), now.turn, direction);
    if (next === now.turn) {
      table.announce(words().tray.onlyThisWay);
      return;
    }
    setDraft({ ...now, turn: next, isTurned: true });
    announceTrial();
  }

  /** Without a tile in hand, the first of the hand that fits there comes. */
  function tryAt(cell: Cell): void {
    if (!table.isAsked()) return;
    const now = draft();
    const candidates = now.kind === 'tile' ? [now.index] : hand().map((_, index) => index);
    for (const index of candidates) {
      const isTurned = now.kind === 'tile' && now.isTurned;
      const fitting = turnOn(hand()[index]!, cell, draftTurn(now), isTurned);
      if (fitting === undefined) continue;
      setDraft({ kind: 'tile', index, turn: fitting, at: cell, isTurned });
      announceTrial();
      return;
    }
    if (now.kind !== 'tile') return;
    mark([cell]);
    refuse(`lay ${turned(hand()[now.index]!, now.turn)}@${cell.x},${cell.y}`);
  }

  function chooseStone(): void {
    const seat = mine();
    if (!table.isAsked() || seat === undefined) return;
    if (moves().stones.size === 0) {
      const spot = position().groups[0]?.spots[0];
      if (spot) refuse(`stone ${spotKey(spot)}`);
      return;
    }
    setDraft({ kind: 'stone', at: undefined });
    table.announce(words().speak.stoneChosen);
  }

  function tryStone(spot: Spot): void {
    if (!moves().stones.has(spotKey(spot))) {
      mark([spot]);
      refuse(`stone ${spotKey(spot)}`);
      return;
    }
    setDraft({ kind: 'stone', at: spot });
    const group = position().groupAt(spot)!;
    const { group: say } = words();
    const facts = { ...group, openPlaces: group.openPlaces.length };
    table.announce(`${say.name(facts)}, ${say.state(facts)}`);
  }

  function chooseTake(number: number): void {
    if (!table.isAsked()) return;
    if (!moves().takes.has(number)) {
      refuse(number === 0 ? 'take' : `take ${number}`);
      return;
    }
    setDraft({ kind: 'take', number });
    table.announce(words().prompt.take);
  }

  function propose(action: Action): boolean {
    const move = table.isAsked() ? readMove(table.write(action)) : undefined;
    if (!move) return false;
    if (move.kind !== 'tile') {
      setDraft(move);
      return true;
    }
    for (const [index, tile] of hand().entries()) {
      const turn = [0, 1, 2, 3].find((by) => turned(tile, by) === move.face);
      if (turn === undefined) continue;
      setDraft({ kind: 'tile', index, turn, at: move.at, isTurned: false });
      announceTrial();
      return true;
    }
    return false;
  }

  /** One step back: from the place to the tile, from the tile to nothing. */
  function cancel(): void {
    const now = draft();
    if (now.kind === 'none') return;
    if ((now.kind === 'tile' || now.kind === 'stone') && now.at) setDraft({ ...now, at: undefined });
    else setDraft(NONE);
    table.announce(words().speak.cancelled);
  }

  function readyAction(): Action | undefined {
    const now = draft();
    return trial()?.action ?? stoneTrial()?.action ?? (now.kind === 'take' ? moves().takes.get(now.number) : undefined);
  }

  function confirm(): void {
    const now = draft();
    const action = readyAction();
    if (action === undefined) return;
    pointAt(undefined);
    hover(undefined);
    setLeft(now.kind === 'tile' ? { view: view(), index: now.index, tile: hand()[now.index]! } : undefined);
    setDraft(NONE);
    table.act(action);
  }

  return {
    table,
    words,
    view,
    position,
    moves,
    draft,
    mine,
    hand,
    cells,
    cellKeys,
    trial,
    stoneTrial,
    isReady: createMemo(() => readyAction() !== undefined),
    pointed,
    counted,
    hovered,
    marked,
    ghost,
    isAlone,
    leaving,
    pointAt: (spot) => pointAt(spot),
    hover: (cell) => hover(cell),
    mark,
    choose,
    turn,
    tryAt,
    chooseStone,
    tryStone,
    chooseTake,
    propose,
    cancel,
    confirm,
    reach: { cellAt: () => undefined, focus: () => undefined, show: () => undefined },
  };
}

const draftTurn = (draft: Draft): number => (draft.kind === 'tile' ? draft.turn : 0);

const cellOf = (key: string): Cell => {
  const [x, y] = key.split(',').map(Number) as [number, number];
  return { x, y };
};
