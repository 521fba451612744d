import { EDITIONS, type EditionId } from '@stolik/golems/editions';
import type { PlacedPart, Scenario } from '@stolik/golems/scenarios';
import type { GolemRef } from '@stolik/golems/scenarios/edit';
import { type Accessor, batch, createSignal } from 'solid-js';
import type { TabName } from '../../games/golems/scenarios/words/words.ts';
import { chosenStill, type Hand, type Toolbox } from './taps.ts';
import type { Tool } from './tools.ts';

export type ToolboxState = ReturnType<typeof createToolbox>;

/** The tabs, the tool, and what is chosen. */
export function createToolbox(edition: EditionId, draft: Accessor<Scenario>, setShown: (cells: readonly string[]) => void) {
  const [tab, setTab] = createSignal<TabName>('things');
  const [tool, takeTool] = createSignal<Tool>(EDITIONS[edition].tools[0]!);
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
    lying: (): Toolbox => ({
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
