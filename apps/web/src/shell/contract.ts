import type { Colour } from '@stolik/kernel/colours';
import type { Action, AnyGame, GameEvent, Outcome, ReadProblem, Refusal, Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { Language, Words } from '@stolik/kernel/language';
import type { GameLog } from '@stolik/kernel/log';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import type { Rng } from '@stolik/kernel/random';
import type { Result } from '@stolik/kernel/result';
import type { Telling } from '@stolik/kernel/telling';
import type { Passage, Sight } from '@stolik/table/sight';
import type { Table } from '@stolik/table/table';
import type { Component } from 'solid-js';
import type { Asked, Recipes } from '../base/sound/recipe.ts';
import type { KeptPicture } from '../base/ui/picture.ts';
import type { Moment } from '../session/film/showing.ts';
import type { Finish, FinishPlan } from './finish.ts';

/*
 * For authors of boards
 * - Try yours with `npx vite apps/web` (or `npm run dev -w @stolik/web`), then #/new/<id>. The table page gives `Board` a felt that it fills
 *   (100% by 100%, no page scroll), `Tray` the wood under it, `Panel` paper beside it.
 * - The server's policy forbids inline styles: no `style="…"` in JSX constants or in SVG texts given to innerHTML. Use classes, SVG
 *   attributes (`fill="var(--tile)"`, `color="var(--p1)"`) or Solid's `style={{ … }}` with values that change (that goes by the CSSOM).
 * - Colours, sizes and durations are the custom properties of style/tokens.css. Put your styles into games/<id>/<id>.css, every selector
 *   under `.game-<id>` (the table page sets that class); shared classes: .btn .btn.go .btn.quiet .sq .seal .clause .cap .mono .dim
 * - Helpers: felt/ (arrow keys on a grid, dragging, a camera), ui/icon.tsx, ui/seal.tsx (a seat's badge), ui/clause.tsx (link to a clause),
 *   sound/recipe.ts (sounds as data), messages/catalog.ts (`m()` for the shell's words).
 * - Keys R, Enter, Esc, arrows are yours while the board or tray has the focus; the shell keeps ?, L, U and Ctrl+Z (undo).
 */

/**
 * What a board may know and do. The shell implements it once, for tables of this browser and for tables on a server;
 * boards never see a game's state, only what `sight` shows the eyes now at the screen.
 * Every function without arguments is a Solid accessor: call it inside JSX or effects.
 */
export interface TableClient<View = unknown, Event extends GameEvent = GameEvent> {
  readonly game: AnyGame;
  /** By which this device knows the table again; undefined where nothing is kept, as in a film. */
  readonly id?: string | undefined;
  sight(): Sight<View>;
  /** The person at the screen, also while others move; undefined while the curtain is drawn or when nobody here plays. */
  seat(): Seat | undefined;
  /** Whether the person at the screen is asked to decide now (and no film of events is running). */
  isAsked(): boolean;
  /** All actions of the pending decision; empty when not asked, undefined where there are too many to list. */
  legal(): readonly Action[] | undefined;
  refuse(action: Action): Refusal | undefined;
  write(action: Action): string;
  read(text: string): Result<Action, ReadProblem>;
  /** Plays the decision after it was confirmed. */
  act(action: Action): void;
  undo(): void;
  /** The same table again for the same people; left out where they are not all here. */
  again?(): void;
  /** Shows why something is not allowed, with a link to the clause; also spoken by the live region. */
  showRefusal(refusal: Refusal): void;
  /**
   * The event that is being shown just now, in order. While it is shown `sight()` is still the one before the step: boards animate
   * towards what follows, and snap to the view when it changes.
   */
  event(): Event | undefined;
  /** Events of the step that is being shown, up to the one shown now; empty between steps. `sight()` is from before the first. */
  shown(): readonly Event[];
  /** What is seen at this moment: the view of `sight()` with the events shown so far already in it (`Game.follow`). */
  view(): View;
  readonly reel: Reel<Event>;
  /** What has happened up to the moment shown, as the person at the screen may know it: explanations look back. */
  passages(): readonly Passage<Event>[];
  language(): Language;
  /** A past moment is shown, or a film runs: nothing can be decided. */
  isPast(): boolean;
  /** The question that is asked at this table: its board stays as it is, and shows the part that the question is about. */
  readonly question?: ClosedQuestion | undefined;
  /** Whether what is tried shows what would come of it. Where that is the question it only shows where a piece would lie. */
  predicts(): boolean;
  /** Factor on all durations; 0 when motion is reduced or the film is set to "at once". */
  pace(): number;
  /** Says a sentence to screen readers (and aloud when the voice is on). */
  announce(text: string): void;
  nameOf(seat: Seat): string;
  /** How the table speaks to whoever is at this screen: the language, names, and who is "you". */
  telling(): Telling;
  /** The letter of a seat's badge at this table (an initial, or A, B, C where initials are equal): stones and tokens bear the same. */
  letterOf(seat: Seat): string;
  /** Whom a seat plays with, from the front, as they feel just now: a drawing in a box of 100. Undefined where people have no figure. */
  portraitOf?(seat: Seat): string | undefined;
  /** The colour of a seat at this table: for saying it. What is drawn has it by `seatShape(seat).colour`. */
  colourOf(seat: Seat): Colour;
  /** On a phone the panel is a sheet that this opens (and `false` closes); elsewhere it lies open anyway. */
  showPanel(isOpen: boolean): void;
  /** `showPanel` has opened it, and nobody has closed it since: a cross, Esc, a press beside it or the way back. */
  isPanelOpen(): boolean;
}

/** The film of a table, event by event: for games whose one step is a whole story. */
export interface Reel<Event extends GameEvent = GameEvent> {
  /** Everything that has been on the screen, step by step; the last one is cut where the film has stopped. */
  passages(): readonly Passage<Event>[];
  now(): Moment;
  /** A film runs, live or again. */
  isPlaying(): boolean;
  /** Nobody plays here: a game is looked at. */
  readonly isReplay: boolean;
  goTo(moment: Moment): void;
  play(): void;
  pause(): void;
  /** One event on, also where the film has never been. */
  stepOn(): void;
  /** What is still to be shown of the step on the screen: to know how long the film is, not to tell it. */
  coming(): readonly Event[];
  toNow(): void;
  /** The whole game as it stands, once nothing of it is secret any more: for trying other ways. */
  open(): OpenGame | undefined;
  /** Looks at another game, as one that came in a link; from its beginning or after so many steps. */
  lookAt(log: GameLog, from?: number): void;
}

/** A game of which everything may be known. */
export type OpenGame = Pick<Table, 'seats' | 'options' | 'sitters' | 'steps'>;

/** A piece that plays by itself and has no player: a bot of a scenario. */
export interface Automaton {
  readonly seat: Seat;
  readonly name: string;
  readonly says: string;
}

export interface SetupProps {
  readonly options: Options;
  readonly players: number;
  nameOf(seat: Seat): string;
  /** Takes these options instead; other numbers of players come with them where a choice asks for it. */
  choose(options: Options, players?: number): void;
}

type Options = { readonly [key: string]: Json };

/** One thing that was agreed on, in words. */
export interface Term {
  readonly label: string;
  readonly value: string;
}

export interface LeadProps {
  readonly seat: Seat;
  readonly lead: string;
  /** Who has it; undefined: nobody. */
  ownerOf(lead: string): string | undefined;
  /** Whether what somebody else has can be chosen. */
  readonly mayTake: boolean;
  onChoose(lead: string): void;
}

/** What a game brings to the set-up page: loaded there and nowhere else. */
export interface SetupPart {
  /** The house rules. */
  readonly options: readonly OptionField[];
  /** The felt as it will lie there. */
  readonly Picture: Component<SetupProps>;
  /** Where it is played: scenarios. */
  readonly Field?: Component<SetupProps>;
  /** In the card of a stool: what is chosen for this seat besides who sits there. */
  readonly Seat?: Component<SetupProps & { readonly seat: Seat }>;
  /** Who sits on the stool: a golem's picture and name. */
  figure?(options: Options, players: number, seat: Seat): { readonly art: string; readonly name: string } | undefined;
  /** Where seats choose for themselves what they lead, here or on a device of their own. */
  readonly Lead?: Component<LeadProps>;
  leadName?(lead: string): string;
  leadArt?(lead: string, seat: Seat): string;
  /** The options with what was left to chance. */
  deal?(options: Options, players: number, rng: Rng): Options;
  /** What is really played when so many sit down, and the values that come with it: a scenario's own options. */
  settle?(options: Options, players: number): { readonly options: Options; readonly own: Options };
  /** Where figures have colours of their own: by seat, as far as it is known. */
  colours?(options: Options, players: number): readonly (Colour | undefined)[];
  /** Where the pieces of each seat begin, from the middle of the table: -1 left, 1 right; -1 far, 1 near. */
  starts?(options: Options, players: number): readonly { readonly x: number; readonly y: number }[];
  /** The options when other seats are taken: `from` tells for each of them where it was before; undefined: it is new. */
  reseat?(options: Options, players: number, from: readonly (Seat | undefined)[]): Options;
  /** The side of each seat; partners are on the same one. */
  sides?(options: Options, players: number): readonly number[];
  /** In a word what is played: a scenario's title. */
  what?(options: Options, players: number): string;
  /** A sentence about it: a scenario's story. */
  story?(options: Options, players: number): string;
  /** What was agreed on besides the house rules. */
  terms?(options: Options, players: number): readonly Term[];
  /** About how long it takes. */
  minutes(options: Options, players: number): number;
}

export interface Phase {
  readonly id: string;
  readonly label: string;
}

/** One step of a newcomer's first decision, and the short sentence that helps over it. */
export interface CoachStep {
  /** Also `data-coach` of the table while it lasts: style sheets may light up what is meant. */
  readonly id: string;
  readonly says: Words;
  /** After what one plays for, at this table. */
  readonly afterAim?: boolean;
}

export interface Coach<View = unknown, Event extends GameEvent = GameEvent> {
  readonly steps: readonly CoachStep[];
  /** Other words for the same steps, where this table asks for them. */
  stepsAt?(table: TableClient<View, Event>): readonly CoachStep[] | undefined;
  at(table: TableClient<View, Event>): string | undefined;
}

export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: Words;
}

/** One line of the result screen: `white group of 7, closed` 7. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly text: string;
  /** Left out where the game counts no points. */
  readonly points?: number;
}

/** An option as people choose it before a game. */
export type OptionField = {
  readonly key: string;
  readonly label: Words;
  readonly hint: Words;
  /** Whether it means anything beside what else is chosen, and for so many; otherwise it is neither shown nor sent. */
  fits?(options: { readonly [key: string]: Json }, players: number): boolean;
} & (
  | {
      readonly kind: 'switch';
      /** On when nobody says otherwise. */
      readonly isOnAtFirst?: boolean;
      /** Where the number of players leaves no choice: shown when it is on, but not to be changed. */
      settled?(players: number): boolean | undefined;
    }
  | {
      readonly kind: 'choice';
      readonly values: readonly { readonly value: string | number; readonly label: Words }[];
    }
);

/** How hints, reviews and lessons tell and show a move. `text` is the move as it is written, `view` what the seat sees before it. */
export interface Advising<View = unknown, Event extends GameEvent = GameEvent> {
  /** What to do: names the piece and the place, in words and never in notation. */
  say(view: View, seat: Seat, text: string, language: Language, nameOf: (seat: Seat) => string): string;
  /** The same as a thing that was done, after "Played:"; without it `say`. */
  tell?(view: View, seat: Seat, text: string, language: Language): string;
  /** What light falls on; `place` is what the move is for, where the bots have named it. */
  lit(view: View, seat: Seat, text: string, place?: string): Lit;
  /** Brings the place meant into sight, where a board can be moved. */
  reveal?(table: TableClient<View, Event>, text: string): void;
  /** Draws on the board what is advised, instead of what is tried there; nothing any more when it is laid away. */
  draw?(table: TableClient<View, Event>, seat: Seat, text: string | undefined): void;
  /** Lays a move out as if the person had tried it, to be looked at and confirmed; false where that can't be done. */
  propose?(table: TableClient<View, Event>, action: Action): boolean;
  /** The button that does what `propose` has laid out, as a selector. */
  readonly confirm: string;
  /** Under the words about a moment of the review, where there is room: more about what was better. */
  readonly Moment?: Component<MomentProps<View, Event>>;
}

export interface Lit {
  /** The places meant, where they are on the screen now. */
  board(): readonly DOMRect[];
  /** The pieces to use, as selectors. */
  readonly hand: readonly string[];
  /** What would lie on the first place: a drawing of 100 by 100. */
  readonly art?: string;
  /** What the light draws instead: the first place is 0 to 100 of it, and it may reach beyond that. */
  readonly over?: string;
}

export interface BoardProps<View = unknown, Event extends GameEvent = GameEvent> {
  readonly table: TableClient<View, Event>;
}

/** A moment of the review: whose it is, and as they are written what was played and what would have been better. */
export interface MomentProps<View = unknown, Event extends GameEvent = GameEvent> extends BoardProps<View, Event> {
  readonly seat: Seat;
  readonly played: string;
  readonly better: string;
}

/**
 * What a game brings to the shell beside its manifest: `apps/web/src/games/<id>/client.tsx` exports one as `client`, with the types of its
 * own view and events. Without them it is the client of a game that one doesn't know: so the shell has it from the list of games.
 *
 * Read the members down to `end` first: they are all that a game must bring. The groups after them are for games that have more to show.
 */
export interface GameClient<View = unknown, Event extends GameEvent = GameEvent> {
  readonly game: AnyGame;
  readonly setup: SetupHooks<View>;
  /** Centre of the table: the shared board with previews and animations. */
  readonly Board: Component<BoardProps<View, Event>>;
  /** On the wood: what is the player's own (hand, program). `<div class="cap">` makes its caption. */
  readonly Tray: Component<BoardProps<View, Event>>;
  /** Between board and wood, in the thumb's arc: rotate, confirm. On a wide screen they stand in the middle. */
  readonly Actions?: Component<BoardProps<View, Event>>;
  /** On paper beside the board: what the preview would give, Why?, what glows. */
  readonly Panel: Component<BoardProps<View, Event>>;
  /** Inside each seat's card: counts, stones, points. */
  readonly SeatFacts: Component<BoardProps<View, Event> & { readonly seat: Seat }>;
  /** The steps of a turn and which one is now. */
  phases(table: TableClient<View, Event>): { readonly phases: readonly Phase[]; readonly current: string | undefined };
  /** One sentence that says what the asked person can do now. */
  prompt(table: TableClient<View, Event>): string;
  /** Whether that sentence says what a tried move would cost: then it stands out, and nothing takes its place. */
  warns?(table: TableClient<View, Event>): boolean;
  /** How this game is won, in one sentence; it can be looked up at any time. */
  aim(view: View, language: Language): string;
  /** How long the event is shown, in milliseconds at pace 1. */
  duration(event: Event): number;
  readonly advice: Advising<View, Event>;
  readonly end: EndHooks<View, Event>;

  /** Fetches its words; they are there before anything else of it is used, also when the language changes. */
  loadWords?(language: Language): Promise<unknown>;
  /** A friendlier sentence for a refusal than the game's own `explain`, where there is one: places as they can be seen on this board. */
  explain?(refusal: Refusal, language: Language): string | undefined;
  /** For somebody who sits here for the first time: the steps of a decision, and the one that is next (undefined: none of them). */
  readonly coach?: Coach<View, Event>;
  /** The keys of this board, for the help that `?` opens. */
  readonly keys?: readonly KeyHelp[];
  readonly log?: LogHooks<View, Event>;
  readonly frame?: FrameHooks<View, Event>;
  readonly pieces?: PieceHooks<View>;
  readonly film?: FilmHooks<View, Event>;
  /** Fetched when somebody may hear it. */
  sounds?(): Promise<GameSounds<View, Event>>;
  readonly kids?: KidsHooks<View>;
}

/** Before a game: its part of the set-up page, which no table needs. */
export interface SetupHooks<View = unknown> {
  part(): Promise<SetupPart>;
  /** Where somebody came from who tries something out here: the editor of a scenario, for example. */
  wayBack?(view: View | undefined, language: Language): { readonly label: string; readonly address: string } | undefined;
}

/** How a game ends. */
export interface EndHooks<View = unknown, Event extends GameEvent = GameEvent> {
  /** The points, explained line by line. */
  scoreLines(view: View, language: Language): readonly ScoreLine[];
  /** What decided it and what would have changed it, points as bars, the order of places; `view` is a referee's. */
  finish?(): Promise<(view: View, plan: FinishPlan) => Finish>;
  /** How it ended, in one sentence (`The core is exhausted.`); without it the game's own description is used. */
  says?(outcome: Outcome, language: Language): string;
  /** What lights up one by one when a game has just ended, and what was best; without it the card comes at once. */
  show?(): Promise<EndShow<View, Event>>;
  /** Who draws the board small, for the picture and the film that are kept of the end. */
  picture?(): Promise<KeptPicture>;
  /** Whether a whole game ends with this event: where a question ends its verdict speaks instead. Default: never. */
  isEnd?(event: Event): boolean;
}

/** The end as a show. `view` is a referee's, `passages` are the whole game. */
export interface EndShow<View = unknown, Event extends GameEvent = GameEvent> {
  /** What lies on the board and counted, in the order in which it came. What else a seat has is added at the end. */
  counted(view: View, passages: readonly Passage<Event>[]): readonly Counted[];
  /** The best moment of a seat; undefined where it had none. It is looked up, not thought about: nobody waits for it. */
  best(view: View, passages: readonly Passage<Event>[], seat: Seat, language: Language): string | undefined;
}

/** Something on the board that counted: whose it is, what it gave, and how it sounds when it lights up. */
export interface Counted {
  /** By which the game's board knows it (`litOf`). */
  readonly key: string;
  readonly seat: Seat;
  readonly points: number;
  readonly sound: readonly Asked[];
}

/** What the log says, and what it shows on the board. */
export interface LogHooks<View = unknown, Event extends GameEvent = GameEvent> {
  /** Whether the log says it: false for what the board shows or the next event says. Default: yes. */
  isTold?(event: Event): boolean;
  /** In a step that makes a story: whom an event is about; undefined: nobody or everybody. Default: who made the step. */
  whose?(event: Event): Seat | undefined;
  /** Whether a chapter begins with it: the log shows the latest first, and each from its beginning. Default: every line is one. */
  opens?(event: Event): boolean;
  /** A line is pointed at: shows on the board where that was. Nothing any more: an empty list. */
  point?(table: TableClient<View, Event>, events: readonly Event[]): void;
}

/** What a bot makes of an event. */
export interface Felt {
  readonly seat: Seat;
  readonly mood: 'pleased' | 'startled';
}

/** The frame around the board. */
export interface FrameHooks<View = unknown, Event extends GameEvent = GameEvent> {
  /** What the tab of the panel says, where "This move" would be wrong. */
  readonly panelName?: Words;
  /** Beside the game's title in the bar (a switch of faces, for example). */
  readonly BarExtra?: Component<BoardProps<View, Event>>;
  /** What of it a phone's bar has no room for, as rows of the menu. */
  readonly MenuExtra?: Component<BoardProps<View, Event> & { readonly onClose: () => void }>;
  /** Where bots show their own faces: who is pleased or startled by an event, as far as everybody may know why. Without it seats have marks alone. */
  moods?(event: Event, seats: number): readonly Felt[];
  /** On a desk the game's paper is short, and the log stands under it. */
  readonly isStacked?: boolean;
  /** Nothing lies on the wood, and the board may have its room: `.bare` of the frame, for the game's own styles. */
  isBare?(table: TableClient<View, Event>): boolean;
  /** Parts that are fetched when a table lies and nobody wants anything: most will be wanted. */
  readonly later?: readonly { fetch(): Promise<unknown> }[];
}

/** Figures that are more than a seat's colour. */
export interface PieceHooks<View = unknown> {
  /** Where a figure has a colour of its own its seat has that one, also of pieces that nobody plays; otherwise people choose. */
  colours?(view: View): readonly Colour[];
  /** Who stands for a seat, from the front, as they feel just now; drawn in a box of 100. */
  portrait?(table: TableClient<View>, seat: Seat): string | undefined;
  /** Pieces without a player that get a seat's card too. */
  automata?(view: View | undefined, language: Language): readonly Automaton[];
}

/** For games whose one step is a whole story: a film of it, instead of the shell's bar for past moments. */
export interface FilmHooks<View = unknown, Event extends GameEvent = GameEvent> {
  /** Always in the page, and shown when it wants to be. */
  readonly Film: Component<BoardProps<View, Event>>;
  /** What it shows just now, for the line above the board; undefined while nothing runs. */
  line?(table: TableClient<View, Event>): string | undefined;
  /** It stops before this event until somebody goes on: a round is over, and is looked at. Not where one person's films run fast. */
  stopsBefore?(event: Event): boolean;
  /** One past the last event that is shown at the same time as this one: what happens at once is seen at once. */
  beatEnd?(events: readonly Event[], from: number): number;
  /** So many times as long as usual is this beat shown, and as slowly does it move. */
  slowness?(events: readonly Event[], from: number, end: number): number;
  /** After how many steps the last turn begins, for "show it again"; default: since the person here decided. */
  lastTurn?(passages: readonly Passage<Event>[]): number | undefined;
  /** Opens "what if": the decision after so many steps, with another action laid out in its place. False where it can't be tried. */
  tryOtherwise?(table: TableClient<View, Event>, step: number, action: Action): boolean;
}

/** What is heard at a table. Every kind of event has a sound or is silent on purpose. */
export interface GameSounds<View = unknown, Event extends GameEvent = GameEvent> {
  /** By name, beside those of every table (`base/sound/common.ts`); one of the same name is heard instead. */
  readonly recipes: Recipes;
  /** What an event sounds like; the table is as it was before it. */
  hear(event: Event, table: TableClient<View, Event>): readonly Asked[];
  /** Makes heard what is done before a decision. Called once, in an owner that lives as long as the table. */
  listen?(table: TableClient<View, Event>): void;
}

/** How few cards a way took: `best` would do. */
export type Metal = 'gold' | 'silver' | 'bronze';

export interface Medal {
  readonly used: number;
  readonly best: number;
  readonly metal: Metal;
}

/** The end of a children's game. `view` is a referee's, `passages` are the whole game. */
export interface KidsEnd<View = unknown, Event extends GameEvent = GameEvent> {
  /** What the winner gets; undefined where nothing is counted. */
  medal(view: View, passages: readonly Passage<Event>[], seat: Seat): Medal | undefined;
  /** Where the next game is played, for as many; undefined where there is no other field. */
  nextField(view: View, seats: number): NextField | undefined;
}

/** A field that is offered after a game. */
export interface NextField {
  readonly title: Words;
  readonly options: { readonly [key: string]: Json };
  readonly Picture: Component;
}

/** For games that young children play at tables of their own: no numbers, few words. */
export interface KidsHooks<View = unknown> {
  isFor(view: View): boolean;
  /** Fetched with the card of the end. */
  end?(): Promise<KidsEnd<View>>;
  /** Only the keys that mean something there. */
  readonly keys: readonly KeyHelp[];
}
