import type { EditionId } from '@stolik/golems/editions';
import type { PlacedPart, Scenario, ScenarioProblem } from '@stolik/golems/scenarios';
import type { Edited, GolemRef, Spot } from '@stolik/golems/scenarios/edit';
import type { Accessor } from 'solid-js';
import type { Ground } from '../../games/golems/model/field.ts';
import type { EditorWords, TabName } from '../../games/golems/scenarios/words/words.ts';
import type { Hand } from './taps.ts';
import type { Tool } from './tools.ts';

/** The scenario that is built, what is in the hand, and every way to change it. */
export interface Editor {
  readonly edition: EditionId;
  readonly draft: Accessor<Scenario>;
  readonly ground: Accessor<Ground>;
  readonly words: Accessor<EditorWords>;
  /** What keeps it from being played, and what was perhaps not meant. */
  readonly problems: Accessor<readonly ScenarioProblem[]>;
  readonly advice: Accessor<readonly ScenarioProblem[]>;
  /** Cells that a problem has pointed at. */
  readonly shown: Accessor<readonly string[]>;
  show(cells: readonly string[]): void;
  sentence(problem: ScenarioProblem): string;

  readonly tab: Accessor<TabName>;
  setTab(tab: TabName): void;
  readonly tool: Accessor<Tool>;
  takeTool(tool: Tool): void;
  readonly contents: Accessor<string>;
  setContents(contents: string): void;
  readonly hand: Accessor<Hand | undefined>;
  setHand(hand: Hand | undefined): void;
  readonly chosenPart: Accessor<number | undefined>;
  choosePart(index: number | undefined): void;
  readonly chosenGolem: Accessor<GolemRef | undefined>;
  chooseGolem(golem: GolemRef | undefined): void;
  readonly side: Accessor<PlacedPart['side']>;
  setSide(side: PlacedPart['side']): void;

  /** Answers whether it was done; a refusal is told with its clause. Same `join`: undone together. */
  change(edited: Edited | Scenario, join?: string): boolean;
  undo(): void;
  redo(): void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;

  /** What the tool in the hand does to a cell. */
  apply(cell: string, join?: string): boolean;
  erase(cell: string, join?: string): boolean;
  turn(cell: string): void;
  dropGolem(golem: GolemRef, cell: string): void;
  lay(part: string, corner?: Spot): void;
  move(index: number, dx: number, dy: number): boolean;
  turnChosen(): void;
  flipChosen(): void;
  removeChosen(): void;
  describeCell(cell: string): string;
  nameOf(golem: GolemRef): string;
  partName(part: PlacedPart, index: number): string;
  /** Where on the field a point of the screen is; the board says it. */
  readonly stage: { spotAt: ((x: number, y: number) => Spot | undefined) | undefined };
}
