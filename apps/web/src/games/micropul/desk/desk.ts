import type { Action, Seat } from '@stolik/kernel/game';
import type { Spot } from '@stolik/micropul/preview';
import type { MicropulView } from '@stolik/micropul/view';
import { type Accessor, createMemo, createSignal, untrack } from 'solid-js';
import { createDraft, oneATable } from '../../../shell/view-model.ts';
import { arrange, type Gone } from '../model/arrange.ts';
import {
  actionOf,
  countedGroup,
  type Draft,
  draftOf,
  ghostIn,
  glowingCells,
  isRefused,
  type Known,
  NONE,
  type Refused,
  type StoneTrial,
  steppedBack,
  stoneTrialIn,
  stoneTriedAt,
  tileIn,
  trialIn,
  triedAt,
  turnedBy,
  turnIn,
  withStone,
  withTake,
  withTile,
} from '../model/draft.ts';
import { type Moves, NO_MOVES, readMove, readMoves, spotKey } from '../model/moves.ts';
import { type Cell, isSameCell, keyOf, type Position, positionOf, type TableGroup, turned } from '../model/position.ts';
import type { MicropulTable } from '../model/table.ts';
import type { Trial } from '../model/trial.ts';
import { wordsOf } from '../words/by-language.ts';
import { speakResult, speakTile } from '../words/speak.ts';
import type { MicropulWords } from '../words/words.ts';

const NOWHERE: readonly Cell[] = [];
/** How long a place stays marked when nothing unmarks it, in milliseconds. */
const MARKED = 5000;

/** Everything board, tray and panel of one table share. */
export interface Desk {
  readonly table: MicropulTable;
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
  readonly stoneTrial: Accessor<StoneTrial | undefined>;
  /** All that is left is to confirm. */
  readonly isReady: Accessor<boolean>;
  readonly pointed: Accessor<TableGroup | undefined>;
  /** The one group whose open places are numbered, beside a bubble that says what the numbers are. */
  readonly counted: Accessor<TableGroup | undefined>;
  readonly hovered: Accessor<Cell | undefined>;
  /** Places that something speaks of just now: a refusal, a line of the log. */
  readonly marked: Accessor<readonly Cell[]>;
  /** The group that a question is about. */
  readonly asked: Accessor<TableGroup | undefined>;
  askAbout(spot: Spot | undefined): void;
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
  /** A tile is carried over the board, which stays where it is meanwhile. */
  readonly isCarrying: Accessor<boolean>;
  carry(isCarrying: boolean): void;
  /** What is tried leaves its place and is in hand again. */
  liftOff(): void;
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
    /** A side of a tile as it lies there, in pixels. */
    size(): number;
    /** Brings the keyboard to the board: to the cell it was on, or to the nearest place that glows. */
    focus(): void;
    /** Brings a cell into sight. */
    show(cell: Cell): void;
  };
}

export const deskOf = oneATable(createDesk);

function movesAt(table: MicropulTable): Moves {
  const legal = table.isAsked() ? table.legal() : undefined;
  return legal ? readMoves(legal, (action) => table.write(action)) : NO_MOVES;
}

function createDesk(table: MicropulTable): Desk {
  const words = createMemo(() => wordsOf(table.language()));
  const view = createMemo(() => table.sight().view);
  const position = createMemo(() => positionOf(view()));
  const moves = createMemo(() => movesAt(table));
  const mine = createMemo(() => table.seat());
  const { hand, leaving, lay } = createHand(table, view, mine);
  const known = (): Known => ({
    view: view(),
    position: position(),
    moves: moves(),
    hand: hand(),
    mine: mine(),
    ...helpAt(table),
  });
  const [draft, setDraft] = createDraft(table, NONE);
  const { pointAt, hover, mark, ...pointing } = createPointing(position);

  const cells = createMemo(() => glowingCells(known(), draft()));
  const trial = createMemo(() => trialIn(known(), draft()));
  const stoneTrial = createMemo(() => stoneTrialIn(known(), draft()));
  const aloud = createVoice(table, words);

  /** Goes on with what a step of the person has come to, and answers whether there is a draft; refusals are shown. */
  function go(next: Draft | Refused | undefined): boolean {
    if (next === undefined) return false;
    if (!isRefused(next)) setDraft(next);
    else showRefusal(table, next.refused);
    return !isRefused(next);
  }
  function choose(index: number): void {
    if (!table.isAsked() || !go(withTile(known(), draft(), index))) return;
    aloud.trial(trial(), words().speak.chosen(speakTile(words(), hand()[index]!), cells().length));
  }
  function turn(direction: 1 | -1): void {
    const tile = tileIn(draft(), hand());
    if (tile === undefined) return;
    const next = turnedBy(known(), draft(), direction);
    if (next === draft()) table.announce(words().tray.onlyThisWay);
    else {
      setDraft(next);
      aloud.trial(trial(), speakTile(words(), turned(tile, turnIn(next))));
    }
  }
  function tryAt(cell: Cell): void {
    if (!table.isAsked()) return;
    const next = triedAt(known(), draft(), cell);
    if (next && isRefused(next)) mark([cell]);
    if (go(next)) aloud.trial(trial());
  }
  function chooseStone(): void {
    if (table.isAsked() && mine() !== undefined && go(withStone(known()))) table.announce(words().speak.stoneChosen);
  }
  function tryStone(spot: Spot): void {
    const next = stoneTriedAt(known(), spot);
    if (isRefused(next)) mark([spot]);
    if (go(next)) aloud.group(position().groupAt(spot)!);
  }
  function chooseTake(number: number): void {
    if (!table.isAsked() || !go(withTake(known(), number))) return;
    const taken = draft();
    table.announce(words().prompt[taken.kind === 'take' && taken.number > 0 ? 'takeOpen' : 'take']);
  }
  function propose(action: Action): boolean {
    const move = table.isAsked() ? readMove(table.write(action)) : undefined;
    const isTried = move !== undefined && go(draftOf(known(), move));
    if (isTried) aloud.trial(trial());
    return isTried;
  }
  function cancel(): void {
    if (draft().kind === 'none') return;
    setDraft(steppedBack(draft()));
    table.announce(words().speak.cancelled);
  }
  function confirm(): void {
    const now = draft();
    const action = actionOf(known(), now);
    if (action === undefined) return;
    pointAt(undefined);
    hover(undefined);
    lay(now.kind === 'tile' ? now.index : undefined);
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
    cellKeys: createMemo(() => new Set(cells().map(keyOf))),
    trial,
    stoneTrial,
    isReady: createMemo(() => actionOf(known(), draft()) !== undefined),
    ...pointing,
    counted: createMemo(() => countedGroup(trial(), stoneTrial(), pointing.pointed(), mine())),
    ghost: createMemo(() => ghostIn(known(), draft(), pointing.hovered())),
    isAlone: createMemo(() => view().hands.length === 1),
    leaving,
    pointAt,
    hover,
    mark,
    choose,
    turn,
    tryAt,
    liftOff: () => trial() && setDraft(steppedBack(draft())),
    chooseStone,
    tryStone,
    chooseTake,
    propose,
    cancel,
    confirm,
    reach: { cellAt: () => undefined, size: () => 0, focus: () => undefined, show: () => undefined },
  };
}

interface OwnHand {
  readonly hand: Accessor<readonly string[]>;
  readonly leaving: Accessor<number | undefined>;
  /** The tile that is being laid; undefined: something else is done. */
  lay(index: number | undefined): void;
}

/** The hand as it lies on the wood: tiles keep their places, and one that was laid is on its way until the table has it. */
function createHand(table: MicropulTable, view: Accessor<MicropulView>, mine: Accessor<Seat | undefined>): OwnHand {
  const [left, setLeft] = createSignal<(Gone & { readonly view: MicropulView }) | undefined>();
  const lying = createMemo<{ readonly seat: Seat | undefined; readonly tiles: readonly string[] }>((before) => {
    const seat = mine();
    const seen = seat === undefined ? undefined : view().hands[seat];
    const now = seen && 'tiles' in seen ? seen.tiles : [];
    return { seat, tiles: before && before.seat === seat ? arrange(before.tiles, now, untrack(left)) : now };
  });
  const hand = (): readonly string[] => lying().tiles;
  const leaving = createMemo(() => {
    const found = left();
    return found && found.view === view() && !table.isAsked() ? found.index : undefined;
  });
  return {
    hand,
    leaving,
    lay: (index) => void setLeft(index === undefined ? undefined : { view: view(), index, tile: hand()[index]! }),
  };
}

/** Who is asked something turns a tile alone: that is half of the answer. */
const helpAt = (table: MicropulTable): Pick<Known, 'predicts' | 'turnsBest'> => ({
  predicts: table.predicts(),
  turnsBest: !table.question,
});

/** What is pointed at, hovered over, carried and spoken of. */
function createPointing(
  position: Accessor<Position>,
): Pick<Desk, 'pointed' | 'hovered' | 'marked' | 'asked' | 'pointAt' | 'hover' | 'mark' | 'askAbout' | 'isCarrying' | 'carry'> {
  const [pointedSpot, pointAt] = createSignal<Spot | undefined>(undefined, {
    equals: (a, b) => a === b || (!!a && !!b && spotKey(a) === spotKey(b)),
  });
  const pointed = createMemo(() => {
    const spot = pointedSpot();
    return spot && position().groupAt(spot);
  });
  const [hovered, hover] = createSignal<Cell | undefined>(undefined, {
    equals: (a, b) => a === b || (!!a && !!b && isSameCell(a, b)),
  });
  const [marked, setMarked] = createSignal<readonly Cell[]>(NOWHERE);
  let unmarking: ReturnType<typeof setTimeout> | undefined;
  function mark(cells: readonly Cell[]): void {
    clearTimeout(unmarking);
    setMarked(cells);
    if (cells.length > 0) unmarking = setTimeout(() => setMarked(NOWHERE), MARKED);
  }
  const [askedSpot, askAbout] = createSignal<Spot>();
  const [isCarrying, carry] = createSignal(false);
  const asked = createMemo(() => {
    const spot = askedSpot();
    return spot && position().groupAt(spot);
  });
  return {
    pointed,
    hovered,
    marked,
    asked,
    pointAt: (spot) => void pointAt(spot),
    hover: (cell) => void hover(cell),
    mark,
    askAbout: (spot) => void askAbout(spot),
    isCarrying,
    carry: (now) => void carry(now),
  };
}

/** What is tried, said to whoever listens. */
function createVoice(table: MicropulTable, words: Accessor<MicropulWords>) {
  return {
    /** What the trial comes to, or else what there is to say without one. */
    trial(now: Trial | undefined, otherwise = ''): void {
      if (!now) {
        if (otherwise) table.announce(otherwise);
        return;
      }
      const what = words().speak.preview(now.cell.x, now.cell.y, speakTile(words(), now.tile));
      table.announce(now.isBlind ? what : `${what}. ${speakResult(words(), now, table.nameOf)}`);
    },
    group(group: TableGroup): void {
      const { name, state } = words().group;
      const facts = { ...group, openPlaces: group.openPlaces.length };
      table.announce(`${name(facts)}, ${state(facts)}`);
    },
  };
}

/** Says why what is written so can't be done. */
function showRefusal(table: MicropulTable, notation: string): void {
  const read = table.read(notation);
  const refusal = read.ok ? table.refuse(read.value) : read.problem.kind === 'refused' ? read.problem.refusal : undefined;
  if (refusal) table.showRefusal(refusal);
}
