import { BOT_NAMES, type BotName } from '@stolik/golems/core';
import type { PlacedPart, Scenario, ScenarioProblem } from '@stolik/golems/scenarios';
import { checkScenario } from '@stolik/golems/scenarios/check';
import { adviseScenario, type Edited, type GolemRef } from '@stolik/golems/scenarios/edit';
import { batch, createMemo, createSignal } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { createHistory } from '../../base/history.ts';
import { preferences } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import { toast } from '../../base/ui/toast.tsx';
import { problemSaid } from '../../games/golems/scenarios/said.ts';
import { groundOfScenario } from '../../games/golems/scenarios/sketch.ts';
import { editorWords } from '../../games/golems/scenarios/words/now.ts';
import { type Changing, cellChanges, partChanges } from './changes.ts';
import { cellWords, figureTitleIn, golemName, partName } from './describe.ts';
import type { Editor } from './editor-shape.ts';
import { createToolbox } from './toolbox.ts';

export function createEditor(first: Scenario): Editor {
  const edition = first.game;
  const history = createHistory(first);
  const draft = history.now;
  const words = createMemo(() => editorWords(edition));
  const parts = createMemo(() => draft().parts);
  const ground = createMemo(() => groundOfScenario({ game: edition, parts: parts() }));
  const problems = createMemo(() => checkScenario(draft()));
  const [shown, setShown] = createSignal<readonly string[]>([]);
  const toolbox = createToolbox(edition, draft, setShown);
  const sentence = (problem: ScenarioProblem): string => problemSaid(edition, problem);
  const describeCell = (cell: string): string => cellWords(draft(), ground(), cell, preferences.language);
  const nameOf = (golem: GolemRef): string => golemName(draft(), golem, preferences.language);
  const nameOfPart = (part: PlacedPart, index: number): string => partName(draft(), part, index, preferences.language);

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
      toolbox.tidy();
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
      toolbox.tidy();
    });
  }

  const changing: Changing = { draft, toolbox, words, change, describeCell, nameOf, partName: nameOfPart };
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
    ...toolbox,
    change,
    undo: () => step(history.undo, words().undone),
    redo: () => step(history.redo, words().redone),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    ...cellChanges(changing),
    ...partChanges(changing),
    describeCell,
    nameOf,
    partName: nameOfPart,
    stage: { spotAt: undefined },
  };
}

/** A golem type or a robot by its name. */
export const figureTitle = (golem: string): string => figureTitleIn(preferences.language, golem);

export const BOTS: readonly BotName[] = BOT_NAMES;
