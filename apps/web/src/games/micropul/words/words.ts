import type { Seat } from '@stolik/kernel/game';
import type { Catalyst, Colour } from '@stolik/micropul/faces';
import type { Corner } from '@stolik/micropul/places';
import type { RefusalCode } from '@stolik/micropul/refuse';
import type { Rank } from '@stolik/micropul/score';
import type { EndReason } from '@stolik/micropul/state';
import type { Deed } from '../model/deeds.ts';

/** Whose catalyst fires: of the tile that is laid or of one already there, and whether that one is big. */
export interface Firing {
  readonly catalyst: Catalyst;
  readonly isOwn: boolean;
  readonly big: Colour | undefined;
}

export interface GroupWords {
  readonly colour: Colour;
  readonly points: number;
  readonly isClosed: boolean;
  readonly openPlaces: number;
}

export interface AdviceWords {
  readonly ideas: IdeaWords;
  /** After "Played:" and "Better:". */
  readonly done: IdeaWords;
}

export interface IdeaWords {
  lay(number: number, tile: string, place: string): string;
  stone(colour: Colour, points: number, place: string): string;
  readonly take: string;
  takeOpen(number: number): string;
}

/** Everything the micropul table says beside the log, in one language. */
export interface MicropulWords {
  readonly advice: AdviceWords;
  readonly phases: { readonly choose: string; readonly check: string; readonly confirm: string };
  readonly prompt: {
    /** What there is to choose from; at least one of the three. */
    choose(can: { readonly lay: boolean; readonly take: boolean; readonly stone: boolean }): string;
    /** Before `choose`: a turn that a plus has brought. */
    /** In an extra turn, before what can be done. */
    extra(choose: string): string;
    readonly place: string;
    readonly nowhere: string;
    readonly lay: string;
    readonly stone: string;
    readonly putStone: string;
    readonly takeOpen: string;
    readonly take: string;
    readonly drawing: string;
    readonly over: string;
    waiting(name: string): string;
  };
  readonly board: {
    readonly name: string;
    readonly help: string;
    readonly closer: string;
    readonly farther: string;
    readonly fit: string;
    readonly again: string;
  };
  readonly core: { readonly name: string; readonly hint: string; count(tiles: number): string };
  readonly tray: {
    readonly yours: string;
    of(name: string): string;
    readonly hidden: string;
    readonly watching: string;
    readonly supply: string;
    readonly openSupply: string;
    readonly take: string;
    readonly stones: string;
    readonly putStone: string;
    readonly turn: string;
    readonly lay: string;
    readonly put: string;
    readonly cancel: string;
    readonly onlyThisWay: string;
    readonly moves: string;
    tiles(count: number): string;
    stonesLeft(count: number): string;
    /** Places are told only to who may lay it now. */
    tileNumber(number: number, tile: string, places: number | undefined): string;
    openNumber(number: number, tile: string): string;
  };
  readonly panel: {
    readonly gives: string;
    readonly givesNothing: string;
    readonly nothingHint: string;
    readonly toSupply: (tiles: number) => string;
    readonly oneMore: (turns: number) => string;
    /** After the points of a group that would be closed. */
    readonly forYou: string;
    /** Under a sign, for a group of this size that nobody has claimed, and for spoilt ones. */
    readonly freeClosed: string;
    readonly spoils: string;
    readonly turnsUp: string;
    readonly short: (left: number) => string;
    readonly ends: string;
    readonly runsOut: string;
    readonly plusLost: string;
    readonly groups: string;
    fired(firing: Firing): string;
    /** What a catalyst gives, alone or with another. */
    worth(catalyst: Catalyst, isAlone: boolean): string;
    readonly key: string;
    /** What opens the panel from a preview on a phone. */
    readonly why: string;
    keyOf(catalyst: Catalyst, isAlone: boolean): string;
    /** Opens the rest. */
    readonly keyMore: string;
    readonly keyUnits: string;
    readonly keyBig: string;
    readonly keyStones: string;
    readonly stone: string;
    readonly chooseGroup: string;
    readonly chooseGroupHint: string;
    readonly take: string;
    takeHint(left: number): string;
    readonly scale: string;
    readonly scaleHint: string;
    rank(rank: Rank): string;
  };
  readonly group: {
    name(group: GroupWords): string;
    state(group: GroupWords): string;
    /** What the numbers beside a group count. */
    open(places: number): string;
    readonly joined: string;
    closes(points: number): string;
    readonly spoilt: string;
    readonly worthless: string;
    claimedBy(name: string): string;
    readonly free: string;
    /** A claimed group that would be worth its points only when closed. */
    readonly whenClosed: string;
    /** When it is over: it is open, so it counts nothing. */
    readonly stayedOpen: string;
  };
  readonly seat: {
    readonly hand: string;
    readonly supply: string;
    stones(left: number): string;
    /** The points follow. */
    readonly ifNow: string;
    readonly total: string;
    /** The same in a card where there is room for a line only. */
    all(points: number): string;
    part: { group(points: number): string; supply(points: number): string; hand(points: number): string };
    /** Why laying a tile costs a point at first. */
    readonly worth: string;
    openGroup(points: number): string;
  };
  readonly bubble: {
    readonly turn: string;
    readonly reveal: string;
    /** For a moment on the table, when a group with one stone has been closed. */
    closed(name: string, points: number): string;
  };
  readonly speak: {
    readonly colour: Readonly<Record<Colour, string>>;
    readonly corner: Readonly<Record<Corner, string>>;
    readonly symbol: Readonly<Record<'W' | 'B' | '1' | '2' | '+' | '.', string>>;
    big(colour: Colour, catalyst: Catalyst): string;
    tile(corners: readonly string[]): string;
    laid(x: number, y: number, tile: string, groups: string): string;
    place(x: number, y: number): string;
    tryHere(x: number, y: number): string;
    preview(x: number, y: number, tile: string): string;
    chosen(tile: string, places: number): string;
    readonly stoneChosen: string;
    readonly cancelled: string;
    result(tiles: number, turns: number): string;
    /** Whole sentences. */
    readonly reveals: string;
    deed(deed: Deed, nameOf: (seat: Seat) => string): string;
  };
  /** Refusals as somebody at the board needs them; `where` is the place, as the rulers call it. Others the game explains itself. */
  readonly refused: Readonly<Partial<Record<RefusalCode, (where: string) => string>>>;
  /** The log with people's names; what is empty is left out of it. */
  readonly ending: Readonly<Record<EndReason, string>>;
  readonly score: {
    group(colour: Colour, points: number): string;
    supply(tiles: number): string;
    hand(tiles: number): string;
    open(colour: Colour, points: number): string;
    spoilt(colour: Colour): string;
  };
  rank(rank: Rank | undefined): string;
}
