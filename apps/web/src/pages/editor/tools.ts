import { EDITIONS, type EditionId, LOGIC, wordsIn } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';

/** What is in the hand while one builds: a token of the box, or the eraser. */
export type Tool = string;
export const ERASER = 'eraser';

/** The tokens of each edition, as they stand in the box. [G6.1.6, G4.1.5] */
export function toolsOf({ game, options, tokens }: Scenario): readonly Tool[] {
  const words = Object.values(tokens).flatMap(wordsIn);
  const isUsed = (start: string): boolean => words.some((word) => word.startsWith(start));
  const isKids = options['kids'] === true;
  const goals = isKids || isUsed('treasure') || isUsed('gear') ? ['treasure', 'gear'] : [];
  const logic = options['logic'] === true || isUsed('logic') ? LOGIC.map((token) => `logic:${token}`) : [];
  return [...goals, ...EDITIONS[game].tools, ...logic, ERASER];
}

/** What a barrel may hold; the first is "nobody knows". */
export const contentsOf = (edition: EditionId): readonly string[] => ['', ...EDITIONS[edition].contents];

/** How many are left in the box; undefined for what never runs out. */
export function leftOf({ game, tokens }: Scenario, tool: Tool): number | undefined {
  const words = Object.values(tokens).flatMap(wordsIn);
  const { boxUse, wallsInBox } = EDITIONS[game];
  /** Tokens that show neither a wall nor their other side yet, where tokens have two. */
  const backs = wallsInBox ? wallsInBox(words) - words.filter((word) => word === 'wall').length : Number.POSITIVE_INFINITY;
  if (tool === 'wall') return backs;
  const use = boxUse(words);
  const left = (thing: string): number =>
    use.filter(([name]) => name === thing).reduce((sum, [, laid, has]) => sum + has - laid, 0);
  if (tool === 'ladder:A' || tool === 'ladder:B') return Math.min(left(`${tool}+`) + left(`${tool}-`), backs);
  if (tool === 'ice') return Math.min(left('ice'), left('water') + words.filter((word) => word === 'water').length);
  if (tool === 'water') return Math.min(left('water'), backs);
  if (tool.startsWith('line:')) return left(tool === 'line:NS' || tool === 'line:EW' ? 'straight' : 'turn');
  if (tool.startsWith('barrel:')) return Math.min(left('barrel'), left(tool));
  return use.some(([name]) => name === tool) ? left(tool) : undefined;
}
