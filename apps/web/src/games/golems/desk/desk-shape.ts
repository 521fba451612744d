import type { SeenBlock, Test } from '@stolik/golems/programs';
import type { GolemsTelling } from '@stolik/golems/text';
import type { Action, Refusal } from '@stolik/kernel/game';
import type { Accessor } from 'solid-js';
import type { Draft, Item, Place } from '../model/draft.ts';
import type { Ground, Turn } from '../model/field.ts';
import type { Ghost } from '../model/ghost.ts';
import type { Limits } from '../model/limits.ts';
import type { Mark } from '../model/marks.ts';
import type { Stage } from '../model/model.ts';
import type { GolemsEvent, GolemsView, Scene } from '../model/scene.ts';
import type { GolemsTable } from '../model/table.ts';
import type { RoundReel } from '../story/reel.ts';
import type { Story } from '../story/told.ts';
import type { Words } from '../words/by-language.ts';
import type { Edition } from './edition.ts';

/** Everything the parts of the page share at one table: what is shown, and what is being decided. */
export interface Desk {
  readonly table: GolemsTable;
  readonly edition: Edition;
  readonly words: Accessor<Words>;
  readonly view: Accessor<GolemsView>;
  readonly ground: Accessor<Ground>;
  readonly scene: Accessor<Scene>;
  /** The event on the screen, also while the film stands still. */
  readonly event: Accessor<GolemsEvent | undefined>;
  /** What happens at once at this moment; the event is the last of it. */
  readonly beat: Accessor<readonly GolemsEvent[]>;
  /** How long movements take, 1 as usual; the blow that decides is slow. */
  pace(): number;
  /** The word of what is asked. */
  readonly ask: Accessor<string>;
  readonly stage: Accessor<Stage>;
  readonly isKids: Accessor<boolean>;
  /** An event in one sentence with names; children get a shorter one, or none. */
  /** How the film and the log of this table speak. */
  telling(): GolemsTelling;
  tell(event: GolemsEvent): string;
  /** Programs run, or a past moment is shown. */
  readonly isFilming: Accessor<boolean>;
  readonly rounds: Accessor<readonly RoundReel[]>;
  readonly round: Accessor<RoundReel | undefined>;
  /** The rows of a seat's program as they may be seen at this moment of the film. */
  blocks(seat: number): readonly SeenBlock[];
  /** What has happened in the step that is on the screen. */
  readonly story: Accessor<Story>;
  /** All of a round has been shown and the next one has not begun: what came of it is to be looked at. */
  readonly isRoundOver: Accessor<boolean>;
  /** "What if" is open: about this decision, with this action laid out, or about what is on the screen. */
  readonly otherwise: Accessor<Otherwise | undefined>;
  setOtherwise(now: Otherwise | undefined): void;
  /** A way that somebody speaks of and nobody has gone: it is drawn on the board. */
  readonly spokenOf: Accessor<SpokenOf | undefined>;
  speakOf(now: SpokenOf | undefined): void;
  /** How the board is turned. */
  readonly turn: Accessor<Turn>;
  readonly isMyView: Accessor<boolean>;
  setMyView(on: boolean): void;
  /** Whether the field lies on its side while nobody asks for their own view. */
  setLying(lies: boolean): void;
  /** What a question shows on the board. */
  readonly marks: Accessor<readonly Mark[]>;
  setMarks(marks: readonly Mark[]): void;
  /** Any cell may be what is answered. */
  readonly asksCells: Accessor<boolean>;
  setAsksCells(now: boolean): void;
  /** The cell that was pressed last as an answer; with the way to face, once that is said. */
  readonly pressed: Accessor<string | undefined>;
  press(cell: string | undefined): void;
  /** The seat whose program the panel shows. */
  readonly looked: Accessor<number>;
  lookAt(seat: number): void;

  // Programming.
  readonly isProgramming: Accessor<boolean>;
  readonly limits: Accessor<Limits | undefined>;
  readonly draft: Accessor<Draft>;
  /** The places of the draft in the order in which their rows will run, once each has its card. */
  readonly order: Accessor<readonly number[]>;
  readonly cursor: Accessor<Place | undefined>;
  readonly hand: Accessor<Uint8Array>;
  readonly ghost: Accessor<Ghost | undefined>;
  readonly refusal: Accessor<Refusal | undefined>;
  /** Why this card can't be laid where the cursor is. */
  refuseItem(item: Item): Refusal | undefined;
  lay(item: Item, place?: Place): boolean;
  point(place: Place): void;
  take(place: Place): void;
  move(from: Place, to: Place): void;
  test(index: number, test: Test): void;
  wipe(): void;
  /** Lays out a program in notation, to be looked at and changed. */
  propose(text: string): boolean;
  ready(): void;

  // Other decisions: their actions by notation, less the verb.
  readonly answers: Accessor<ReadonlyMap<string, Action>>;
  /** The answer that is tried and not yet confirmed. */
  readonly chosen: Accessor<string | undefined>;
  choose(answer: string | undefined): void;
  confirm(): void;
}

export interface SpokenOf {
  readonly seat: number;
  readonly ghost: Ghost;
}

export interface Otherwise {
  readonly step?: number;
  readonly action?: Action;
}
