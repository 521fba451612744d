import { BOT_NAMES, type BotName } from '@stolik/golems/core/automata';
import type { Edition } from '@stolik/golems/programs/program';
import { adviseScenario } from '@stolik/golems/scenarios/advice';
import { checkScenario } from '@stolik/golems/scenarios/check';
import type { Spot } from '@stolik/golems/scenarios/edit/cells';
import {
  type Edited,
  findRoom,
  flipPart,
  layPart,
  movePart,
  removePart,
  turnedWord,
  turnPart,
} from '@stolik/golems/scenarios/edit/parts';
import { addGolem, eraseOn, type GolemRef, moveGolem, putToken, turnOn } from '@stolik/golems/scenarios/edit/things';
import type { ScenarioProblem } from '@stolik/golems/scenarios/problem';
import { sentenceOf } from '@stolik/golems/scenarios/says';
import type { PlacedPart, Scenario } from '@stolik/golems/scenarios/scenario';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { preferences } from '../../base/preferences.ts';
import { play, type Sound } from '../../base/sound/sounds.ts';
import { toast } from '../../base/ui/toast.tsx';
import type { Ground } from '../../games/golems/model/field.ts';
import { groundOfScenario } from '../../games/golems/scenarios/sketch.ts';
import { editorWords } from '../../games/golems/scenarios/words/now.ts';
import type { EditorWords, TabName } from '../../games/golems/scenarios/words/words.ts';
import { cellWords, figureTitleIn, golemName, partName } from './describe.ts';
import { createHistory } from './history.ts';
import { type Bench, chosenStill, type Hand, lastGolem, tapOn } from './taps.ts';
import type { Tool } from './tools.ts';

/** The scenario that is built, what is in the hand, and every way to change it. */
export interface Editor {
  readonly edition: Edition;
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

export function createEditor(first: Scenario): Editor {
  const edition = first.game;
  const history = createHistory(first);
  const draft = history.now;
  const words = createMemo(() => editorWords(edition));
  const parts = createMemo(() => draft().parts);
  const ground = createMemo(() => groundOfScenario({ game: edition, parts: parts() }));
  const problems = createMemo(() => checkScenario(draft()));
  const [shown, setShown] = createSignal<readonly string[]>([]);
  const bench = createBench(edition, draft, setShown);
  const { tab, tool, chosenPart, choosePart, chosenGolem } = bench;
  const sentence = (problem: ScenarioProblem): string => sentenceOf(edition, problem, preferences.language);
  const describeCell = (cell: string): string => cellWords(draft(), ground(), cell, preferences.language);
  const nameOf = (golem: GolemRef): string => golemName(draft(), golem, preferences.language);
  const nameOfPart = (part: PlacedPart, index: number): string => partName(draft(), part, index, preferences.language);
  function say(sound: Sound, text: string): void {
    play(sound);
    announce(text);
  }

  function change(edited: Edited | Scenario, join?: string): boolean {
    if ('ok' in edited && !edited.ok) {
      refuse(edited.problem);
      return false;
    }
    const value = 'ok' in edited ? edited.value : edited;
    if (value === draft()) return true;
    batch(() => {
      history.set(value, join);
      setShown([]);
      bench.tidy();
    });
    return true;
  }
  function refuse(problem: ScenarioProblem): void {
    play('refuse');
    setShown(problem.cells);
    toast(sentence(problem), problem.clause ? { game: edition, clause: problem.clause } : undefined);
  }
  function step(go: () => boolean, says: string): void {
    batch(() => {
      announce(go() ? says : words().nothingToUndo);
      setShown([]);
      bench.tidy();
    });
  }

  function apply(cell: string, join?: string): boolean {
    const tap = tapOn(bench.lying(), cell);
    if (tap.kind === 'erase') return erase(cell, join);
    if (tap.kind === 'put') return put(cell, tap.word, join);
    if (tap.kind === 'add') return add(cell, tap.program);
    if (tap.kind === 'turn') turn(cell);
    else if (tap.kind === 'choose') bench.pick(tap.golem);
    else if (tap.kind === 'drop') dropGolem(tap.golem, cell);
    return tap.kind !== 'nothing';
  }
  function put(cell: string, word: string, join?: string): boolean {
    const before = draft();
    if (!change(putToken(before, cell, word), join)) return false;
    if (draft() !== before) say('lay', words().laid(words().tool(tool()), cell));
    return true;
  }
  function add(cell: string, program: BotName | undefined): boolean {
    if (!change(addGolem(draft(), cell, program))) return false;
    const golem = lastGolem(draft(), program !== undefined);
    bench.chooseGolem(golem);
    say('lay', words().laid(nameOf(golem), cell));
    return true;
  }
  function dropGolem(golem: GolemRef, cell: string): void {
    if (!change(moveGolem(draft(), golem, cell))) return;
    bench.pick(golem);
    say('lay', describeCell(cell));
  }
  function erase(cell: string, join?: string): boolean {
    const before = draft();
    change(eraseOn(before, cell), join);
    if (draft() === before) return false;
    say('take', words().erased(cell));
    return true;
  }
  function turn(cell: string): void {
    const turned = turnOn(draft(), cell);
    if (turned) {
      change(turned);
      announce(words().turned(describeCell(cell)));
    } else if (tool().startsWith('line:') && tab() === 'things') bench.takeTool(turnedWord(tool()));
    else announce(words().nothingToTurn);
  }
  function lay(part: string, corner = findRoom(draft(), part)): void {
    if (!change(layPart(draft(), part, bench.side(), corner))) return;
    choosePart(draft().parts.length - 1);
    say('lay', words().partLaid);
  }
  function move(index: number, dx: number, dy: number): boolean {
    if (!change(movePart(draft(), index, dx, dy))) return false;
    choosePart(index);
    announce(words().partMoved(draft().parts[index]!.at));
    return true;
  }
  const withPart = (run: (index: number) => Edited) => (): void => {
    const index = chosenPart();
    if (index === undefined || !change(run(index))) return;
    const part = draft().parts[index];
    play('take');
    if (part) announce(nameOfPart(part, index));
  };
  function removeChosen(): void {
    const index = chosenPart();
    if (index === undefined || !change(removePart(draft(), index))) return;
    choosePart(undefined);
    say('take', words().partGone);
  }

  return {
    edition,
    draft,
    ground,
    words,
    problems,
    advice: createMemo(() => (problems().length > 0 ? [] : adviseScenario(draft()))),
    shown,
    show: setShown,
    sentence,
    ...bench,
    chosenGolem,
    change,
    undo: () => step(history.undo, words().undone),
    redo: () => step(history.redo, words().redone),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    apply,
    erase,
    turn,
    dropGolem,
    lay,
    move,
    turnChosen: withPart((index) => turnPart(draft(), index)),
    flipChosen: withPart((index) => flipPart(draft(), index)),
    removeChosen,
    describeCell,
    nameOf,
    partName: nameOfPart,
    stage: { spotAt: undefined },
  };
}

/** The tabs, the tool, and what is chosen. */
function createBench(edition: Edition, draft: Accessor<Scenario>, setShown: (cells: readonly string[]) => void) {
  const [tab, setTab] = createSignal<TabName>('things');
  const [tool, takeTool] = createSignal<Tool>(edition === 'golems6' ? 'wall' : 'stone');
  const [contents, setContents] = createSignal('');
  const [hand, setHand] = createSignal<Hand>();
  const [chosenPart, choosePart] = createSignal<number>();
  const [chosenGolem, pick] = createSignal<GolemRef>();
  const [side, setSide] = createSignal<PlacedPart['side']>('summer');
  return {
    tab,
    setTab: (next: TabName) =>
      batch(() => {
        setTab(next);
        setHand(undefined);
        setShown([]);
      }),
    tool,
    takeTool: (next: Tool) => void takeTool(next),
    contents,
    setContents: (next: string) => void setContents(next),
    hand,
    setHand: (next: Hand | undefined) =>
      batch(() => {
        setHand(next);
        if (next) pick(undefined);
      }),
    chosenPart,
    choosePart: (index: number | undefined) => void choosePart(index),
    chosenGolem,
    /** Chooses it and nothing else. */
    pick: (golem: GolemRef | undefined) => void pick(golem),
    chooseGolem: (golem: GolemRef | undefined) =>
      batch(() => {
        pick(golem);
        if (golem) setHand(undefined);
      }),
    side,
    setSide: (next: PlacedPart['side']) => void setSide(next),
    lying: (): Bench => ({
      draft: draft(),
      tab: tab(),
      tool: tool(),
      contents: contents(),
      hand: hand(),
      chosenGolem: chosenGolem(),
    }),
    /** What was chosen may be gone. */
    tidy: () => {
      const { part, golem } = chosenStill(draft(), chosenPart(), chosenGolem());
      choosePart(part);
      pick(golem);
    },
  };
}

/** A golem type or a robot by its name. */
export const figureTitle = (golem: string): string => figureTitleIn(preferences.language, golem);

export const BOTS: readonly BotName[] = BOT_NAMES;
