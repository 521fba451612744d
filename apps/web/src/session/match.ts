import type { Action, AnyGame, Next, Refusal, Seat } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import type { Passage, Sight } from '@stolik/table/sight';
import type { Sitter, Table } from '@stolik/table/table';
import type { NoUndo } from '@stolik/table/undo';
import type { Accessor } from 'solid-js';
import type { Laying } from '../base/ui/laying.tsx';
import type { Film, Manner } from './film/projector.ts';

/**
 * A table in the page, wherever it is kept: who sits there, what can be decided, and the film of all that happened. The shell
 * (table/) knows no other; local-match.ts makes one for a table of this browser, online/match.ts for one on a server.
 */
export interface Match extends Film {
  readonly game: AnyGame;
  readonly sitters: Accessor<readonly Sitter[]>;
  /** What it is played by; a film of an earlier version does not know. */
  readonly options: Accessor<{ readonly [key: string]: Json } | undefined>;
  /** How many steps there are. */
  readonly count: Accessor<number>;
  /** As it stands now; `sight` may still show what was before. */
  readonly next: Accessor<Next>;
  readonly state: Accessor<unknown>;
  readonly sight: Accessor<Sight>;
  readonly passages: Accessor<readonly Passage[]>;
  /** The state that is shown; for asking the rules about it, never for drawing. */
  readonly shownState: Accessor<unknown>;
  readonly eyes: Accessor<Seat | undefined>;
  /** Whether somebody at this device plays the seat. */
  isPlayedHere(seat: Seat): boolean;
  /** Who is asked to take the device; nobody's hand is shown meanwhile. */
  readonly curtain: Accessor<Seat | undefined>;
  /** The curtain hangs because the move of its seat is to be taken back; they have not said yet that they are there. */
  readonly isTakingBack: Accessor<boolean>;
  readonly isAsked: Accessor<boolean>;
  readonly isThinking: Accessor<boolean>;
  /** Whose last decision can be taken back now by whoever is at the screen. */
  readonly undoable: Accessor<Seat | undefined>;
  /** Why the person at the screen can't take back; undefined when they can, or when nobody is there. */
  whyNoUndo(): NoUndo | undefined;
  /** Everything about the table, where this device may know it: secrets of a table on a server only after the end. */
  whole(): Table | undefined;
  act(action: Action): void;
  /** Answers whether something was taken back at once; otherwise somebody is asked first. */
  undo(): boolean;
  resign(): void;
  openCurtain(): void;
  /** Nobody's side is shown until `uncover`: the device goes round for another reason than a turn. */
  cover(): void;
  uncover(): void;
  /** Nothing is taken back after all. */
  keepMove(): void;
}

/** What the page that shows a match lends to it. */
export interface MatchPage extends Manner {
  /** How the table comes to lie on the screen: nothing is shown or asked before. */
  readonly laying: Pick<Laying, 'laid' | 'add'>;
  /** How long a bot of this browser seems to think at least; longer where its answer is the end of taking back. */
  hesitation(isLastChance: boolean): number;
  /** Whether films run by themselves: what somebody has missed is shown when they come back. */
  showsMissed(): boolean;
  onRefusal?(refusal: Refusal): void;
}
