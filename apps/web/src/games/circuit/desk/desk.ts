import type { ChainReason } from '@stolik/circuit/current/reasons';
import { liveChains, standingShorts } from '@stolik/circuit/seen/foresight';
import { type Joining, joiningOf } from '@stolik/circuit/seen/joining';
import { stateFromView } from '@stolik/circuit/seen/preview';
import type { CircuitView } from '@stolik/circuit/seen/view';
import * as codes from '@stolik/circuit/turn/codes';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { type HeldAt, refuseHeld } from '@stolik/circuit/turn/useless';
import type { Action, Refusal, Seat } from '@stolik/kernel/game';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { createDraft, oneATable } from '../../../shell/view-model.ts';
import {
  actionOf,
  baseOf,
  canLeaveOut,
  type Draft,
  draftFor,
  ghostOf,
  liftedOff,
  NONE,
  spotsOf,
  stepBack,
  targetOf,
  withNothing,
  withWay,
} from '../model/draft.ts';
import { type Held, heldOf, isSameHeld } from '../model/held.ts';
import { type Spot, spotKey } from '../model/layout.ts';
import { type Moves, NO_MOVES, readMoves, tileNumber } from '../model/moves.ts';
import { isCostly, type Outlook, outlookOf } from '../model/outlook.ts';
import { type Reckoning, reckoningOf } from '../model/reckoning.ts';
import { chooseSlot, isOpenCell, type Known, type Step, takeIron, touchSpot, turnPiece } from '../model/steps.ts';
import type { CircuitTable } from '../model/table.ts';
import { type Turned, turnedOtherwise, waysOf } from '../model/turned.ts';
import { panelWords, panelWordsOf, wordsOf } from '../words/by-language.ts';
import type { CircuitWords, PanelWords } from '../words/words.ts';
import { type BoardHandle, noBoard } from './handle.ts';

/** An explanation that is open: one chain of those it is about, and how far "step by step" has come. */
export interface Why {
  readonly chains: readonly ChainReason[];
  readonly index: number;
  /** Number of the part told now, counted from 0; undefined: all at once. */
  readonly step: number | undefined;
  /** It is about the move that is tried, and goes with it. */
  readonly isTried: boolean;
}

/** Everything board, tray and panel of one table share. */
export interface Desk {
  readonly table: CircuitTable;
  readonly words: Accessor<CircuitWords>;
  /** Of what came with them. */
  papers(): PanelWords;
  /** The same, where they may not have come yet. */
  findPapers(): PanelWords | undefined;
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
  /** What it would do; undefined where that is what one has to find out. */
  readonly outlook: Accessor<Outlook | undefined>;
  /** The drafted move would cost points or a turn. */
  readonly isCostly: Accessor<boolean>;
  /** The ways of laying glow tokens after the drafted move, when there is a choice. */
  readonly ways: Accessor<readonly Outlook[]>;
  /** What the tile that closes nothing would bring in the same place, turned otherwise. */
  readonly turned: Accessor<Turned | undefined>;
  /** What the tile would meet where it is tried. */
  readonly joining: Accessor<Joining | undefined>;
  /** Whether what the iron takes out may leave its place empty. */
  readonly canLeaveOut: Accessor<boolean>;
  /** The tile lies for good, though nobody could predict what it does: all that is left is to choose which lamps glow. [C5.3] */
  readonly isLaid: Accessor<boolean>;
  /** The tile as it would lie. */
  readonly ghost: Accessor<{ readonly cell: number; readonly tile: string } | undefined>;
  readonly reckoning: Accessor<Reckoning>;
  readonly why: Accessor<Why | undefined>;
  /** Something on the field that was touched to read what it is. */
  readonly look: Accessor<Spot | undefined>;
  /** The spot that was touched last. */
  readonly pressed: Accessor<Spot | undefined>;
  /** The spot the keys are at. */
  readonly cursor: Accessor<Spot>;
  setCursor(spot: Spot): void;
  /** Where the keys go: on the board Enter first tries a cell, a button has a meaning of its own. */
  setFocus(place: 'board' | 'button' | undefined): void;
  /** Whether Enter would do the drafted move now. */
  readonly isEnterReady: Accessor<boolean>;
  /** The board's part: it takes the focus, and says what lies under a finger. */
  readonly handle: BoardHandle;
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
  /** What is tried leaves its place and is in hand again. */
  liftOff(): void;
  /** All back into the hand, whatever was tried. */
  putBack(): void;
  confirm(): void;
  openWhy(chains: readonly ChainReason[]): void;
  /** Explains what the tried move would do; the move stays tried. */
  openTried(chains: readonly ChainReason[]): void;
  changeWhy(change: Partial<Why>): void;
  closeWhy(): void;
}

export const deskOf = oneATable(createDesk);

function createDesk(table: CircuitTable): Desk {
  const words = createMemo(() => wordsOf(table.language()));
  const view = createMemo(() => table.sight().view);
  const shown = createMemo(() => table.view());
  const moves = createMemo(() => movesAt(table));
  const mine = createMemo(() => table.seat());
  const hand = createMemo(() => handOf(shown(), mine()));
  const held = createMemo(() => heldOf(shown().seats[mine() ?? view().turn ?? -1]), [], { equals: isSameHeld });
  const { draft, why, look, turns, setDraft, setLook, press, ...reading } = createTrying(table);
  const [cursor, setCursor] = createSignal<Spot>({ kind: 'cell', cell: 0 });
  const [focus, setFocus] = createSignal<'board' | 'button'>();
  const reckoning = createMemo(() => reckoningOf(table.passages(), view()));

  const [isLaid, setLaid] = createDraft<boolean>(table, false);
  const drafted = createDrafted({ table, view, moves, draft, mine, hand, isLaid });
  const { action, ways } = drafted;
  const known = (): Known => ({ view: view(), moves: moves(), hand: hand(), turns, ways: ways(), predicts: table.predicts() });

  /** Room for a move: the explanation goes, and on a phone the sheet it lay on. */
  function clearDesk(): void {
    reading.closeWhy();
    table.showPanel(false);
  }
  function go(step: Step): void {
    if (isLaid() && !('draft' in step && isSameBase(step.draft, draft()))) return;
    if ('draft' in step) setDraft(step.draft);
    if (step.kind === 'turned') turns.set(step.slot, step.turn);
    if (step.kind === 'chosen' || ('clears' in step && step.clears)) clearDesk();
    tellStep(table, words(), step);
  }
  const choose = (slot: number): void => void (table.isAsked() && go(chooseSlot(known(), draft(), slot)));
  const takeOneIron = (from: 0 | 1): void => void (table.isAsked() && go(takeIron(known(), draft(), from)));
  function touch(spot: Spot): void {
    press(spot);
    setCursor(spot);
    const step: Step = table.isAsked() ? touchSpot(known(), draft(), spot) : { kind: 'explain' };
    if (step.kind === 'explain') explain(spot);
    else go(step);
  }
  function explain(spot: Spot): void {
    const chains = reckoning().at(spot);
    if (chains.length > 0) reading.openWhy(chains);
    else if (draft().kind === 'none' && !isOpenCell(view(), spot)) {
      reading.closeWhy();
      setLook(spot);
    }
  }
  function propose(wanted: Action): boolean {
    const proposed = table.isAsked() ? draftFor(wanted, hand()) : undefined;
    if (!proposed) return false;
    clearDesk();
    setDraft(proposed);
    // Enter on the board means the cell it stands on: now that is the one proposed.
    setCursor((before) => targetOf(proposed) ?? before);
    return true;
  }
  function putBack(to: Draft): void {
    if (isLaid()) return;
    setDraft(to);
    table.announce(words().speak.cancelled);
  }
  function cancel(): void {
    if (draft().kind !== 'none' && !why()?.isTried) putBack(stepBack(draft()));
    else {
      if (draft().kind === 'none') setLook(undefined);
      if (why()) clearDesk();
    }
  }
  /** Where nothing is predicted the tile comes first, and then the choice it brings. */
  function confirm(): void {
    const base = baseOf(draft(), hand());
    if (base === undefined || moves().ways(base) < 2 || table.predicts() || isLaid()) act(action());
    else setLaid(true);
  }
  function act(wanted: Action | undefined): void {
    if (wanted === undefined) return;
    setDraft(NONE);
    reading.closeWhy();
    table.act(wanted);
  }

  return {
    table,
    words,
    view,
    shown,
    event: createMemo(() => table.event()),
    chains: createMemo(() => liveChains(shown())),
    shorts: createMemo(() => standingShorts(shown())),
    moves,
    draft,
    mine,
    hand,
    held,
    ...drafted,
    reckoning,
    why,
    look,
    cursor,
    setCursor,
    setFocus,
    isEnterReady: createMemo(() => action() !== undefined && isEnterMeant(focus(), targetOf(draft()), cursor())),
    handle: noBoard(),
    choose,
    take: ({ slot }) => (slot === undefined ? takeOneIron(0) : choose(slot)),
    touch,
    turn: (by) => go(turnPiece(known(), draft(), by)),
    takeIron: takeOneIron,
    layNothing: () => setDraft(withNothing(draft())),
    swap: (slot) => isLaid() || setDraft({ kind: 'swap', slot }),
    chooseWay: (way) => setDraft(withWay(draft(), way)),
    pass: () => act(codes.PASS),
    propose,
    cancel,
    putBack: () => putBack(NONE),
    confirm,
    isLaid,
    ...reading,
  };
}

const movesAt = (table: CircuitTable): Moves => (table.isAsked() ? readMoves(table.legal() ?? []) : NO_MOVES);

function handOf(view: CircuitView, seat: Seat | undefined): readonly string[] {
  const seen = seat === undefined ? undefined : view.seats[seat]?.hand;
  return seen?.kind === 'open' ? seen.tokens : [];
}

function tellStep(table: CircuitTable, words: CircuitWords, step: Step): void {
  if (step.kind === 'refused') showRefusal(table, table.refuse(step.base));
  else if (step.kind === 'useless') showRefusal(table, refuseToken(table.sight().view, table.seat() ?? 0, step.token, step.at));
  else if (step.kind === 'turned') table.announce(words.speak.turned(words.speak.lying(step.token, step.turn)));
  else if (step.kind === 'chosen') table.announce(chosenWords(table, step.token, step.places));
}

/** What the draft has come to: the move it is, what that would do, and how it can go on. */
function createDrafted({
  table,
  view,
  moves,
  draft,
  mine,
  hand,
  isLaid,
}: Pick<Desk, 'table' | 'view' | 'moves' | 'draft' | 'mine' | 'hand' | 'isLaid'>): Pick<
  Desk,
  'offered' | 'action' | 'outlook' | 'isCostly' | 'ways' | 'turned' | 'joining' | 'canLeaveOut' | 'ghost'
> {
  const isForeseen = (): boolean => table.predicts() || isLaid();
  const base = createMemo(() => baseOf(draft(), hand()));
  const action = createMemo(() => actionOf(draft(), base(), moves()));
  const outlook = createMemo(() => {
    const [drafted, seat] = [action(), mine()];
    return drafted === undefined || seat === undefined || !isForeseen() ? undefined : outlookOf(view(), seat, drafted);
  });
  const ghost = createMemo(() => ghostOf(draft(), hand()));
  return {
    offered: createMemo((): ReadonlySet<string> => new Set(spotsOf(draft(), moves(), hand()).map(spotKey))),
    action,
    outlook,
    isCostly: createMemo(() => {
      const now = outlook();
      return now !== undefined && isCostly(now);
    }),
    ways: createMemo(() => (isForeseen() ? waysOf(view(), mine(), base(), moves()) : [])),
    turned: createMemo(() => turnedOtherwise(view(), mine(), draft(), hand(), moves(), outlook())),
    canLeaveOut: createMemo(() => canLeaveOut(draft(), moves())),
    ghost,
    joining: createMemo(() => {
      const tried = ghost();
      return tried && joiningOf(view(), tileNumber(tried.tile.charAt(0), Number(tried.tile.charAt(1))), tried.cell);
    }),
  };
}

/** The same move, whichever lamps are to glow. */
const isSameBase = (a: Draft, b: Draft): boolean => JSON.stringify({ ...a, way: 0 }) === JSON.stringify({ ...b, way: 0 });

/** Enter on the board means the cell it stands on; a button has a meaning of its own. */
const isEnterMeant = (focus: 'board' | 'button' | undefined, target: Spot | undefined, cursor: Spot): boolean =>
  focus === undefined || (focus === 'board' && (target === undefined || spotKey(target) === spotKey(cursor)));

function chosenWords(table: CircuitTable, token: string, places: number): string {
  const words = wordsOf(table.language());
  const about = panelWords.find(table.language())?.about[token as 'I'] ?? '';
  return `${words.speak.chosen(words.tile[token as 'I'], places)} ${about}`.trim();
}

const refuseToken = (view: CircuitView, seat: Seat, token: string, at: HeldAt): Refusal | undefined =>
  refuseHeld(stateFromView(view), seat, tileNumber(token, 0) >> 2, at);

function showRefusal(table: CircuitTable, refusal: Refusal | undefined): void {
  if (refusal) table.showRefusal(refusal);
}

/** The draft, and what is read beside it: an explanation of what is tried goes with it, and so does what was only looked at. */
function createTrying(table: CircuitTable) {
  const [draft, store] = createDraft<Draft>(table, NONE);
  const [look, setLook] = createSignal<Spot>();
  const [why, setWhy] = createSignal<Why>();
  const [pressed, press] = createSignal<Spot | undefined>(undefined, { equals: false });
  const turns = new Map<number, number>();
  function forget(): void {
    setLook(undefined);
    setWhy((now) => (now?.isTried ? undefined : now));
  }
  const setDraft = (next: Draft): void => {
    forget();
    store(next);
  };
  createEffect(
    on(
      () => table.sight().version,
      () => {
        turns.clear();
        forget();
      },
    ),
  );
  return {
    draft,
    setDraft,
    liftOff: () => targetOf(draft()) && setDraft(liftedOff(draft())),
    /** How pieces of the hand were turned in this decision, by slot. */
    turns,
    look,
    setLook,
    pressed,
    press,
    why,
    papers: () => panelWordsOf(table.language()),
    findPapers: () => panelWords.find(table.language()),
    openWhy: (chains: readonly ChainReason[]) => {
      setDraft(NONE);
      setWhy({ chains, index: 0, step: undefined, isTried: false });
    },
    openTried: (chains: readonly ChainReason[]) => void setWhy({ chains, index: 0, step: undefined, isTried: true }),
    changeWhy: (change: Partial<Why>) => void setWhy((now) => (now ? { ...now, ...change } : now)),
    closeWhy: () => {
      setWhy(undefined);
    },
  };
}
