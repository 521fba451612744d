import type { BotName } from '@stolik/golems/core';
import { EDITIONS, wordsIn } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';
import { findGolem, type GolemRef, golemOn } from '@stolik/golems/scenarios/edit';
import type { TabName } from '../../games/golems/scenarios/words/words.ts';
import { ERASER, type Tool } from './tools.ts';

/** What is about to be put on the field. */
export type Hand = { readonly kind: 'player' } | { readonly kind: 'bot'; readonly program: BotName };

/** What is chosen in the toolbox when a cell is tapped. */
export interface Toolbox {
  readonly draft: Scenario;
  readonly tab: TabName;
  readonly tool: Tool;
  /** What a barrel holds. */
  readonly contents: string;
  readonly hand: Hand | undefined;
  readonly chosenGolem: GolemRef | undefined;
}

/** What the tap means. */
export type Tap =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'erase' }
  | { readonly kind: 'put'; readonly word: string }
  | { readonly kind: 'add'; readonly program: BotName | undefined }
  | { readonly kind: 'turn' }
  | { readonly kind: 'choose'; readonly golem: GolemRef }
  | { readonly kind: 'drop'; readonly golem: GolemRef };

export const isSameGolem = (a: GolemRef, b: GolemRef): boolean => a.kind === b.kind && a.index === b.index;

/** Things are put and erased; golems come out of the hand, are chosen, turned and moved. */
export function tapOn({ draft, tab, tool, contents, hand, chosenGolem: chosen }: Toolbox, cell: string): Tap {
  if (tab !== 'golems')
    return tool === ERASER
      ? { kind: 'erase' }
      : { kind: 'put', word: tool === 'barrel' && contents ? `barrel:${contents}` : tool };
  if (hand) return { kind: 'add', program: hand.kind === 'bot' ? hand.program : undefined };
  const standing = golemOn(draft, cell);
  if (standing) return chosen && isSameGolem(chosen, standing) ? { kind: 'turn' } : { kind: 'choose', golem: standing };
  return chosen ? { kind: 'drop', golem: chosen } : { kind: 'nothing' };
}

/** Whether the tool lies there already: a second tap takes back what the first one laid; barrels of v4 pile up instead. */
export function liesOn({ draft, tool, contents }: Pick<Toolbox, 'draft' | 'tool' | 'contents'>, cell: string): boolean {
  if (tool === ERASER) return true;
  const words = wordsIn(draft.tokens[cell]);
  if (tool !== 'barrel') return words.some((word) => word === tool || (tool.startsWith('ladder:') && word.startsWith(tool)));
  return !EDITIONS[draft.game].hasColumns && words.includes(contents ? `barrel:${contents}` : 'barrel');
}

/** The golem that was added last. */
export const lastGolem = ({ starts, bots }: Pick<Scenario, 'starts' | 'bots'>, isBot: boolean): GolemRef =>
  isBot ? { kind: 'bot', index: bots.length - 1 } : { kind: 'start', index: starts.length - 1 };

/** What was chosen, as far as it is still there. */
export const chosenStill = (
  draft: Scenario,
  part: number | undefined,
  golem: GolemRef | undefined,
): { readonly part: number | undefined; readonly golem: GolemRef | undefined } => ({
  part: part !== undefined && part < draft.parts.length ? part : undefined,
  golem: golem && findGolem(draft, golem) ? golem : undefined,
});
