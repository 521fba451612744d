import type { BotName } from '@stolik/golems/core';
import type { PlacedPart, Scenario } from '@stolik/golems/scenarios';
import {
  addGolem,
  type Edited,
  eraseOn,
  findRoom,
  flipPart,
  type GolemRef,
  layPart,
  moveGolem,
  movePart,
  putToken,
  removePart,
  turnedWord,
  turnOn,
  turnPart,
} from '@stolik/golems/scenarios/edit';
import type { Accessor } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import type { CommonSound } from '../../base/sound/common.ts';
import { play } from '../../base/sound/sounds.ts';
import type { EditorWords } from '../../games/golems/scenarios/words/words.ts';
import type { Editor } from './editor-shape.ts';
import { lastGolem, tapOn } from './taps.ts';
import type { ToolboxState } from './toolbox.ts';

/** What a change of the scenario needs: the draft, what is chosen in the toolbox, and how to say what was done. */
export interface Changing {
  readonly draft: Accessor<Scenario>;
  readonly toolbox: ToolboxState;
  readonly words: Accessor<EditorWords>;
  /** Answers whether it was done; a refusal has been told. */
  change(edited: Edited | Scenario, join?: string): boolean;
  describeCell(cell: string): string;
  nameOf(golem: GolemRef): string;
  partName(part: PlacedPart, index: number): string;
}

function say(sound: CommonSound, text: string): void {
  play(sound);
  announce(text);
}

/** What is done to cells: things and golems. */
export function cellChanges(now: Changing): Pick<Editor, 'apply' | 'erase' | 'turn' | 'dropGolem'> {
  const { draft, toolbox, words, change } = now;
  function apply(cell: string, join?: string): boolean {
    const tap = tapOn(toolbox.lying(), cell);
    if (tap.kind === 'erase') return erase(cell, join);
    if (tap.kind === 'put') return put(cell, tap.word, join);
    if (tap.kind === 'add') return add(cell, tap.program);
    if (tap.kind === 'turn') turn(cell);
    else if (tap.kind === 'choose') toolbox.pick(tap.golem);
    else if (tap.kind === 'drop') dropGolem(tap.golem, cell);
    return tap.kind !== 'nothing';
  }
  function put(cell: string, word: string, join?: string): boolean {
    const before = draft();
    if (!change(putToken(before, cell, word), join)) return false;
    if (draft() !== before) say('lay', words().laid(words().tool(toolbox.tool()), cell));
    return true;
  }
  function add(cell: string, program: BotName | undefined): boolean {
    if (!change(addGolem(draft(), cell, program))) return false;
    const golem = lastGolem(draft(), program !== undefined);
    toolbox.chooseGolem(golem);
    say('lay', words().laid(now.nameOf(golem), cell));
    return true;
  }
  function dropGolem(golem: GolemRef, cell: string): void {
    if (!change(moveGolem(draft(), golem, cell))) return;
    toolbox.pick(golem);
    say('lay', now.describeCell(cell));
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
      announce(words().turned(now.describeCell(cell)));
    } else if (toolbox.tool().startsWith('line:') && toolbox.tab() === 'things') toolbox.takeTool(turnedWord(toolbox.tool()));
    else announce(words().nothingToTurn);
  }
  return { apply, erase, turn, dropGolem };
}

/** What is done to the parts of the field. */
export function partChanges(now: Changing): Pick<Editor, 'lay' | 'move' | 'turnChosen' | 'flipChosen' | 'removeChosen'> {
  const { draft, toolbox, words, change } = now;
  const withPart = (run: (index: number) => Edited) => (): void => {
    const index = toolbox.chosenPart();
    if (index === undefined || !change(run(index))) return;
    const part = draft().parts[index];
    play('take');
    if (part) announce(now.partName(part, index));
  };
  return {
    lay: (part, corner = findRoom(draft(), part)) => {
      if (!change(layPart(draft(), part, toolbox.side(), corner))) return;
      toolbox.choosePart(draft().parts.length - 1);
      say('lay', words().partLaid);
    },
    move: (index, dx, dy) => {
      if (!change(movePart(draft(), index, dx, dy))) return false;
      toolbox.choosePart(index);
      announce(words().partMoved(draft().parts[index]!.at));
      return true;
    },
    turnChosen: withPart((index) => turnPart(draft(), index)),
    flipChosen: withPart((index) => flipPart(draft(), index)),
    removeChosen: () => {
      const index = toolbox.chosenPart();
      if (index === undefined || !change(removePart(draft(), index))) return;
      toolbox.choosePart(undefined);
      say('take', words().partGone);
    },
  };
}
