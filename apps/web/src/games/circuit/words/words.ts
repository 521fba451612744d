import type { TileCode } from '@stolik/circuit/art/way';
import type { ChainEnd, ChainOutcome } from '@stolik/circuit/reasons';

/** A part with its cell, as it stands in a sentence: `LED at f4`. */
export interface Named {
  readonly code: string;
  readonly cell: string;
}

export interface WhyWords {
  readonly outcome: ChainOutcome;
  /** Parts that burn, or elements that glow. */
  readonly parts: readonly Named[];
  /** The row or rule that decided. */
  readonly row: string;
  /** The side token whose fuse burnt. */
  readonly fuse: string | undefined;
  readonly helpers: number;
}

/** Everything the circuit table says beside the log, in one language. */
export interface CircuitWords {
  readonly face: { readonly name: string; readonly real: string; readonly schematic: string };
  readonly phases: { readonly draw: string; readonly action: string; readonly actions: string; readonly check: string };
  /** Tiles by code; `iron` is the soldering iron. */
  readonly tile: Readonly<Record<TileCode | 'iron', string>>;
  /** The same on the smallest labels. */
  readonly label: Readonly<Record<TileCode | 'iron', string>>;
  readonly prompt: {
    readonly lay: string;
    readonly layOrIron: string;
    readonly twice: string;
    readonly layAgain: string;
    readonly swapAgain: string;
    readonly ironOnly: string;
    readonly shortIron: string;
    readonly shortSwap: string;
    readonly pass: string;
    readonly place: string;
    readonly confirm: string;
    readonly ironWhat: string;
    readonly ironWith: string;
    readonly choose: string;
    readonly swap: string;
    readonly over: string;
    readonly last: string;
    waiting(name: string): string;
  };
  readonly board: {
    readonly name: string;
    readonly help: string;
    readonly why: string;
    whyAt(what: string): string;
  };
  readonly tray: {
    readonly yours: string;
    readonly hidden: string;
    of(name: string): string;
    readonly empty: string;
    readonly iron: string;
    readonly ironFront: string;
    readonly ironHand: string;
    readonly exchange: string;
    readonly exchangeSure: string;
    readonly pass: string;
    readonly turn: string;
    readonly cancel: string;
    readonly lay: string;
    readonly solder: string;
    readonly takeOut: string;
    readonly nothing: string;
    readonly nothingHint: string;
    readonly glows: string;
    readonly moves: string;
    readonly hand: string;
    tile(number: number, name: string): string;
  };
  readonly preview: {
    readonly title: string;
    readonly nothing: string;
    readonly swap: string;
    readonly swapIron: string;
    readonly pass: string;
    readonly ends: string;
    points(points: number): string;
    penalty(points: number): string;
    readonly noPenalty: string;
    readonly missTurn: string;
    chain(from: ChainEnd, to: ChainEnd): string;
    glows(part: Named, level: number): string;
    readonly hasToken: string;
    readonly short: string;
    smoke(parts: readonly Named[]): string;
    fuse(side: string): string;
    readonly weak: string;
    readonly dark: string;
    readonly opened: string;
    readonly shortGone: string;
    readonly shortStays: string;
    reedOn(cell: string): string;
    reedOff(cell: string): string;
    takeOut(part: Named, to: 'bag' | 'discard'): string;
    kept(name: string): string;
    smokeOff(side: string): string;
    choose(count: number): string;
    chooseWay(parts: readonly Named[]): string;
    ironCost: { readonly free: string; readonly one: string };
    stepOf(step: number, all: number): string;
  };
  readonly glows: {
    readonly title: string;
    readonly key: string;
    readonly smoke: string;
    readonly short: string;
    readonly noLoad: string;
    readonly otherThree: string;
    readonly four: string;
    readonly nothing: string;
    readonly anyTwo: string;
    readonly battery: string;
    row(loads: readonly string[], levels: readonly number[]): string;
  };
  readonly supplies: {
    readonly bag: string;
    bagCount(tokens: number): string;
    readonly discard: string;
    readonly discardEmpty: string;
    discardCount(tokens: number): string;
    readonly shortStands: string;
    shortLeft(turns: number): string;
    readonly lastRound: string;
  };
  readonly seat: {
    points(points: number): string;
    readonly of: string;
    penalties(points: number): string;
    irons(count: number): string;
    tokens(count: number): string;
    team(number: number, points: number): string;
    readonly misses: string;
    readonly first: string;
    readonly gone: string;
    readonly score: string;
  };
  readonly why: {
    readonly check: string;
    title(about: WhyWords): string;
    says(about: WhyWords, from: ChainEnd, to: ChainEnd): string;
    /** What one part does for the current. */
    part(code: string, level: number, burns: boolean, isAlone: boolean): string;
    readonly plus: string;
    readonly minus: string;
    repair(cell: string, tile: string, was: string, points: number): string;
    readonly noRepair: string;
    readonly real: string;
    readonly steps: string;
    readonly next: string;
    readonly done: string;
    readonly close: string;
    which(number: number, all: number): string;
    chain(names: readonly string[]): string;
  };
  readonly speak: {
    cell(cell: string, what: string): string;
    readonly empty: string;
    readonly canLay: string;
    readonly canSolder: string;
    readonly preview: string;
    /** A tile and how it lies. */
    lying(code: string, rotation: number): string;
    lit(name: string, level: number): string;
    readonly burnt: string;
    readonly on: string;
    readonly off: string;
    readonly live: string;
    side(side: string, token: string, isBurnt: boolean): string;
    upper(column: string, has: boolean): string;
    lower(column: string, pole: number): string;
    chosen(what: string, places: number): string;
    readonly cancelled: string;
    turned(what: string): string;
  };
  readonly score: {
    lit(part: Named, level: number): string;
    kept(level: number): string;
    shorts(count: number): string;
    irons(count: number): string;
    resigned: string;
  };
  readonly tell: {
    first(name: string): string;
    drew(name: string, code: string | undefined): string;
    laid(name: string, code: string, cell: string): string;
    exchanged(name: string, code: string): string;
    iron(name: string, at: string): string;
    takenOut(part: Named, to: 'bag' | 'discard'): string;
    fuseMended(side: string): string;
    reed(cell: string, on: boolean): string;
    fuseBurnt(side: string): string;
    readonly shortMade: string;
    readonly shortRemoved: string;
    burnt(cells: readonly string[]): string;
    glow(cell: string, level: number): string;
    readonly weak: string;
    readonly dark: string;
    penalty(points: number): string;
    turnLost(name: string): string;
    turnMissed(name: string): string;
    passed(name: string): string;
    lastRound(name: string): string;
    resigned(name: string): string;
  };
  /** How it ended, by the reason of the rules. */
  readonly ending: Readonly<Record<string, string>>;
}
