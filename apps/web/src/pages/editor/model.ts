import { BOT_NAMES, type BotName } from '@stolik/golems/core/automata';
import { BOT_TITLES, FACING_NAMES } from '@stolik/golems/core/words';
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
import {
  addGolem,
  eraseOn,
  findGolem,
  type GolemRef,
  golemOn,
  moveGolem,
  putToken,
  turnOn,
} from '@stolik/golems/scenarios/edit/things';
import type { ScenarioProblem } from '@stolik/golems/scenarios/problem';
import { sentenceOf } from '@stolik/golems/scenarios/says';
import type { PlacedPart, Scenario } from '@stolik/golems/scenarios/scenario';
import { wordsIn } from '@stolik/golems/scenarios/tokens';
import { ROBOT_NAMES } from '@stolik/golems/v4/text/words';
import { TYPE_NAMES } from '@stolik/golems/v6/text/words';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { preferences } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import { toast } from '../../base/ui/toast.tsx';
import type { Ground } from '../../games/golems/model/field.ts';
import { groundOfScenario } from '../../games/golems/scenarios/sketch.ts';
import { editorWords } from '../../games/golems/scenarios/words/by-language.ts';
import type { EditorWords, TabName } from '../../games/golems/scenarios/words/words.ts';
import { wordsOf } from '../../games/golems/words/by-language.ts';
import { createHistory } from './history.ts';
import { ERASER, type Tool } from './tools.ts';

/** What is about to be put on the field. */
export type Hand = { readonly kind: 'player' } | { readonly kind: 'bot'; readonly program: BotName };

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
  const advice = createMemo(() => (problems().length > 0 ? [] : adviseScenario(draft())));
  const [shown, setShown] = createSignal<readonly string[]>([]);
  const [tab, setTab] = createSignal<TabName>('things');
  const [tool, setTool] = createSignal<Tool>(edition === 'golems6' ? 'wall' : 'stone');
  const [contents, setContents] = createSignal('');
  const [hand, setHand] = createSignal<Hand>();
  const [chosenPart, choosePart] = createSignal<number>();
  const [chosenGolem, chooseGolem] = createSignal<GolemRef>();
  const [side, setSide] = createSignal<PlacedPart['side']>('summer');

  const sentence = (problem: ScenarioProblem): string => sentenceOf(edition, problem, preferences.language);

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
      tidy();
    });
    return true;
  }

  function refuse(problem: ScenarioProblem): void {
    play('refuse');
    setShown(problem.cells);
    toast(sentence(problem), problem.clause ? { game: edition, clause: problem.clause } : undefined);
  }

  /** What was chosen may be gone. */
  function tidy(): void {
    const part = chosenPart();
    if (part !== undefined && part >= draft().parts.length) choosePart(undefined);
    const golem = chosenGolem();
    if (golem && !findGolem(draft(), golem)) chooseGolem(undefined);
  }

  function step(go: () => boolean, says: string): void {
    batch(() => {
      const isDone = go();
      announce(isDone ? says : words().nothingToUndo);
      setShown([]);
      tidy();
    });
  }

  /** The word of the tool in the hand, with what a barrel holds. */
  const word = (): string => (tool() === 'barrel' && contents() ? `barrel:${contents()}` : tool());

  function apply(cell: string, join?: string): boolean {
    if (tab() === 'golems') return applyGolem(cell);
    if (tool() === ERASER) return erase(cell, join);
    const before = draft();
    if (!change(putToken(before, cell, word()), join)) return false;
    if (draft() === before) return true;
    play('lay');
    announce(words().laid(words().tool(tool()), cell));
    return true;
  }

  function applyGolem(cell: string): boolean {
    const inHand = hand();
    const standing = golemOn(draft(), cell);
    if (inHand) {
      if (!change(addGolem(draft(), cell, inHand.kind === 'bot' ? inHand.program : undefined))) return false;
      const { starts, bots } = draft();
      batch(() => {
        setHand(undefined);
        chooseGolem(
          inHand.kind === 'bot' ? { kind: 'bot', index: bots.length - 1 } : { kind: 'start', index: starts.length - 1 },
        );
      });
      play('lay');
      announce(words().laid(nameOf(chosenGolem()!), cell));
      return true;
    }
    const chosen = chosenGolem();
    if (standing) {
      if (chosen && chosen.kind === standing.kind && chosen.index === standing.index) turn(cell);
      else chooseGolem(standing);
      return true;
    }
    if (!chosen) return false;
    dropGolem(chosen, cell);
    return true;
  }

  function dropGolem(golem: GolemRef, cell: string): void {
    if (!change(moveGolem(draft(), golem, cell))) return;
    chooseGolem(golem);
    play('lay');
    announce(describeCell(cell));
  }

  function erase(cell: string, join?: string): boolean {
    const before = draft();
    change(eraseOn(before, cell), join);
    if (draft() === before) return false;
    play('take');
    announce(words().erased(cell));
    return true;
  }

  function turn(cell: string): void {
    const turned = turnOn(draft(), cell);
    if (!turned) {
      if (tool().startsWith('line:') && tab() === 'things') setTool(turnedWord(tool()));
      else announce(words().nothingToTurn);
      return;
    }
    change(turned);
    announce(words().turned(describeCell(cell)));
  }

  function lay(part: string, corner = findRoom(draft(), part)): void {
    if (!change(layPart(draft(), part, side(), corner))) return;
    choosePart(draft().parts.length - 1);
    play('lay');
    announce(words().partLaid);
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
    if (part) announce(partName(part, index));
  };
  function removeChosen(): void {
    const index = chosenPart();
    if (index === undefined || !change(removePart(draft(), index))) return;
    choosePart(undefined);
    play('take');
    announce(words().partGone);
  }
  const partName = ({ part, side: lies, at }: PlacedPart, index: number): string =>
    words().partAt(index + 1, part, words().seasons[lies], at);

  function nameOf(golem: GolemRef): string {
    const program = golem.kind === 'bot' ? draft().bots[golem.index]?.program : undefined;
    return program && program in BOT_TITLES
      ? words().bot(BOT_TITLES[program][preferences.language])
      : words().player(golem.index);
  }

  function describeCell(name: string): string {
    const cell = ground().at.get(name);
    if (!cell) return name;
    const { speak } = wordsOf(preferences.language, edition);
    const golem = golemOn(draft(), name);
    const stands = golem && findGolem(draft(), golem);
    const what = wordsIn(draft().tokens[name]).map(speak.token);
    if (golem && stands) {
      const facing = FACING_NAMES[stands.facing]?.[preferences.language] ?? stands.facing;
      const figure = figureTitle(stands.golem);
      what.push(
        golem.kind === 'bot'
          ? words().botGolem(BOT_TITLES[draft().bots[golem.index]!.program]?.[preferences.language] ?? '', figure, facing)
          : words().golem(golem.index, figure, facing),
      );
    }
    return words().cell(name, [speak.ground(cell.ground, cell.season), ...what]);
  }

  return {
    edition,
    draft,
    ground,
    words,
    problems,
    advice,
    shown,
    show: setShown,
    sentence,
    tab,
    setTab: (next) =>
      batch(() => {
        setTab(next);
        setHand(undefined);
        setShown([]);
      }),
    tool,
    takeTool: setTool,
    contents,
    setContents,
    hand,
    setHand: (next) =>
      batch(() => {
        setHand(next);
        if (next) chooseGolem(undefined);
      }),
    chosenPart,
    choosePart,
    chosenGolem,
    chooseGolem: (golem) =>
      batch(() => {
        chooseGolem(golem);
        if (golem) setHand(undefined);
      }),
    side,
    setSide,
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
    partName,
    stage: { spotAt: undefined },
  };
}

/** A golem type or a robot by its name. */
export function figureTitle(golem: string): string {
  const names: Readonly<Record<string, { readonly [language: string]: string }>> = { ...TYPE_NAMES, ...ROBOT_NAMES };
  return names[golem]?.[preferences.language] ?? golem;
}

export const BOTS: readonly BotName[] = BOT_NAMES;
