import type { TileCode } from '@stolik/circuit/art/way';
import type { BoxName } from '@stolik/circuit/board/tiles';
import type { ChainEnd, ChainOutcome } from '@stolik/circuit/current/reasons';

/** A part with its cell, as it stands in a sentence: `LED at f4`. */
export interface Named {
  readonly code: string;
  readonly cell: string;
}

export interface WhyWords {
  readonly outcome: ChainOutcome;
  /** Parts that burn, or elements that get a glow token. */
  readonly parts: readonly Named[];
  /** Those of them that get half light only. */
  readonly half: readonly Named[];
  /** Elements that bear one already. */
  readonly borne: readonly Named[];
  /** Elements that get none, because no more may glow or because the player has none left. */
  readonly dark: readonly Named[];
  readonly isChoice: boolean;
  /** The row or rule that decided. */
  readonly row: string;
  readonly loads: number;
  /** The side token whose fuse burnt. */
  readonly fuse: string | undefined;
  readonly helpers: number;
  /** Nothing of it has happened: it is a preview. */
  readonly isTried: boolean;
}

/** What a part does in an explained chain. */
export interface PartWords {
  readonly code: string;
  readonly level: number;
  readonly burns: boolean;
  /** The only load. */
  readonly isAlone: boolean;
  /** Its glow token was laid before. */
  readonly isBorne: boolean;
  /** It could glow in this chain, but gets no token. */
  readonly isDark: boolean;
}

/** What can be done now. */
export interface Can {
  readonly lay: boolean;
  /** What can be exchanged: tiles (perhaps irons too), only irons, nothing. */
  readonly swap: 'tile' | 'iron' | undefined;
  readonly iron: boolean;
  /** Laying and exchanging are done twice. [C8.1] */
  readonly isTwice: boolean;
  readonly isFull: boolean;
}

/** Things that lie around the field. */
export type Edge = '+' | '-' | '+f' | '-f' | 'burnt' | 'x' | 'rail' | 'strip' | 'bare';

export interface AdviceWords {
  readonly ideas: IdeaWords;
  /** After "Played:" and "Better:". */
  readonly done: IdeaWords;
}

export interface IdeaWords {
  lay(code: string, cell: string): string;
  swap(code: string): string;
  /** `was`: the tile that is there before. */
  solder(code: string, was: string, cell: string): string;
  takeOut(was: string, cell: string): string;
  mend(side: string): string;
  readonly pass: string;
}

/** Everything the circuit table says beside the log, in one language. */
export interface CircuitWords {
  readonly advice: AdviceWords;
  readonly face: { readonly name: string; readonly real: string; readonly schematic: string };
  readonly phases: { readonly draw: string; readonly action: string; readonly actions: string; readonly check: string };
  /** Tiles by code; `iron` is the soldering iron. */
  readonly tile: Readonly<Record<TileCode | 'iron', string>>;
  /** The same on the smallest labels. */
  readonly label: Readonly<Record<TileCode | 'iron', string>>;
  readonly prompt: {
    can(can: Can): string;
    /** A cell was touched first. */
    aim(cell: string): string;
    readonly layAgain: string;
    readonly swapAgain: string;
    readonly shortIron: string;
    readonly shortSwap: string;
    readonly pass: string;
    readonly place: string;
    /** In a question what a move does is seen when it is done. */
    readonly unforeseen: string;
    readonly ironWhat: string;
    /** Whether nothing may go in its place. */
    ironWith(canLeave: boolean): string;
    /** Whether an iron has to be used. [C4.6] */
    /** Whether it has to be used: while a short circuit stands, or because nothing else can be done. */
    iron(must: 'short' | 'only' | undefined): string;
    readonly choose: string;
    readonly swap: string;
    readonly over: string;
    readonly last: string;
    readonly bagEmpty: string;
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
    /** Of somebody else's hand. */
    readonly none: string;
    /** Under an iron, which look alike. */
    readonly front: string;
    readonly inHand: string;
    bag(count: number): string;
    readonly exchange: string;
    readonly exchangeSure: string;
    readonly pass: string;
    readonly turn: string;
    readonly cancel: string;
    /** After a preview that burns something: the tile goes back, another may come. */
    readonly otherwise: string;
    readonly lay: string;
    readonly solder: string;
    readonly takeOut: string;
    readonly mend: string;
    readonly glows: string;
    readonly moves: string;
    readonly hand: string;
    tile(number: number, name: string): string;
  };
  readonly preview: {
    readonly nothing: string;
    joins(isPlus: boolean, isMinus: boolean): string;
    loose(isMagnet: boolean): string;
    points(points: number): string;
    penalty(points: number): string;
    readonly missTurn: string;
    /** Turned otherwise in the same place it would close a chain; the LED or diode lies against the current. */
    turned(points: number): string;
    against(code: string, points: number): string;
    readonly short: string;
    smoke(parts: readonly Named[]): string;
    fuse(side: string, isShort: boolean): string;
    readonly weak: string;
    readonly dark: string;
    readonly shortGone: string;
    reedOn(cell: string): string;
    reedOff(cell: string): string;
    smokeOff(side: string): string;
    readonly burnsAgain: string;
    chooseWay(parts: readonly Named[]): string;
  };
  readonly seat: {
    points(points: number): string;
    pointsOf(points: number): string;
    penalties(points: number): string;
    /** Light less penalties. */
    score(points: number): string;
    irons(count: number, inHand: number): string;
    ironsAt(front: number, inHand: number): string;
    held(count: number): string;
    team(number: number, points: number): string;
    readonly misses: string;
    readonly first: string;
    readonly gone: string;
  };
  readonly speak: {
    cell(cell: string, what: string): string;
    /** A cell or a side token, by its place. */
    place(name: string): string;
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
    /** The whole bill of one who has neither light nor penalties. */
    nothing: string;
    resigned: string;
  };
  /** How it ended, by the reason of the rules. */
  readonly ending: Readonly<Record<string, string>>;
}

/** What only the paper beside the board says, and "Why?": it comes after the table. */
export interface PanelWords {
  /** What a piece does, in one line. */
  readonly about: Readonly<Record<TileCode | 'iron' | Edge, string>>;
  readonly edge: Readonly<Record<Edge, string>>;
  readonly aim: {
    readonly title: string;
    readonly text: string;
    readonly endsTitle: string;
    readonly ends: string;
    readonly hint: string;
  };
  /** Of what is tried, beside `preview`. */
  readonly outlook: {
    readonly swap: string;
    readonly swapIron: string;
    readonly pass: string;
    readonly ends: string;
    chain(from: ChainEnd, to: ChainEnd): string;
    glows(part: Named, level: number): string;
    /** Lit by somebody before; their points stay theirs. */
    litBefore(part: Named, name: string): string;
    leftDark(part: Named, isChoice: boolean): string;
    readonly opened: string;
    readonly shortStays: string;
    takeOut(part: Named, to: 'bag' | 'discard'): string;
    kept(name: string): string;
    choose(count: number): string;
  };
  readonly why: {
    title(about: WhyWords): string;
    says(about: WhyWords, from: ChainEnd, to: ChainEnd): string;
    /** What one part does for the current. */
    part(about: PartWords): string;
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
  };
  readonly glows: {
    readonly title: string;
    readonly key: string;
    readonly smoke: string;
    burns(loads: readonly string[]): string;
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
    bagCount(count: number): string;
    readonly discard: string;
    readonly discardEmpty: string;
    /** What was in the bag when the game began. */
    box(name: BoxName): string;
    readonly shortStands: string;
    shortLeft(turns: number): string;
    lastRound(name: string): string;
    readonly bagEmpty: string;
  };
}
