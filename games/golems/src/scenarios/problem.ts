import type { Problem } from '@stolik/kernel/result';
import type { Edition } from '../programs/program.ts';
import { sayProblem } from './says.ts';

type Nothing = Readonly<Record<string, never>>;

/** What each kind of trouble tells about itself. `says.ts` has a sentence for every one, in every language. */
export interface ProblemFacts {
  // The shape of what a stranger wrote.
  'not-scenario': Nothing;
  version: { readonly known: number };
  game: Nothing;
  'unknown-key': { readonly known: readonly string[] };
  shape: { readonly expected: 'object' | 'list' | 'text' };
  'too-much': { readonly most: number };
  id: Nothing;
  source: Nothing;
  'text-missing': { readonly text: 'title' | 'story' };
  'text-long': { readonly text: 'title' | 'story'; readonly most: number };
  'text-strange': { readonly text: 'title' | 'story' };
  side: Nothing;
  'part-turn': Nothing;
  'part-cell': { readonly given: string };
  // The field.
  'no-parts': Nothing;
  'part-unknown': { readonly given: string; readonly known: readonly string[] };
  'parts-out': { readonly part: string; readonly has: number };
  'parts-overlap': { readonly other: number };
  'parts-apart': Nothing;
  'field-big': { readonly most: number };
  // Tokens.
  'token-off': { readonly cell: string };
  'token-unknown': { readonly word: string };
  'line-unknown': { readonly known: readonly string[] };
  'logic-unknown': { readonly known: readonly string[] };
  'contents-unknown': { readonly word: string; readonly known: readonly string[] };
  column: Nothing;
  'tokens-clash': { readonly cell: string; readonly one: string; readonly other: string };
  box: { readonly thing: Thing; readonly laid: number; readonly has: number };
  'box-walls': { readonly laid: number; readonly has: number };
  // Who begins where.
  'no-start': Nothing;
  players: Nothing;
  'starts-count': { readonly starts: number; readonly most: number };
  'many-golems': Nothing;
  'few-golems': Nothing;
  'golem-off': { readonly given: string };
  'golems-together': { readonly cell: string };
  'golem-on-token': { readonly cell: string; readonly word: string };
  'golem-there': { readonly cell: string; readonly word: string };
  facing: Nothing;
  'golem-unknown': { readonly given: string; readonly known: readonly string[] };
  'golem-twice': { readonly golem: string };
  'program-unknown': { readonly given: string; readonly known: readonly string[] };
  // What was agreed on.
  'option-unknown': { readonly known: readonly string[] };
  'option-switch': Nothing;
  'option-word': { readonly known: readonly string[] };
  'option-rounds': { readonly most: number };
  'option-cards': { readonly most: number };
  'option-alone': { readonly option: string };
  'option-kids': { readonly option: string };
  'option-not-kids': { readonly option: string };
  'kids-two': Nothing;
  'kids-alone': Nothing;
  'alone-most': Nothing;
  'kids-bots': Nothing;
  'kids-goal': Nothing;
  'no-treasure': Nothing;
  'no-gears': Nothing;
  'goal-out-of-reach': { readonly cell: string; readonly word: string };
  'edge-out-of-reach': Nothing;
  // Playable, but perhaps not meant.
  'lone-token': { readonly cell: string; readonly word: string };
  'goal-not-kids': { readonly cell: string; readonly word: string };
  'goal-unfair': { readonly cell: string; readonly word: string; readonly seat: number };
  'goal-shut': { readonly barrels: number };
  'edge-unfair': { readonly seat: number };
  'edge-at-once': { readonly seat: number; readonly cell: string };
  'golem-on-goal': { readonly seat: number; readonly cell: string; readonly word: string };
  'ways-uneven': { readonly one: number; readonly other: number };
  'cards-few': { readonly cards: number; readonly needs: number };
  'winter-water': { readonly cell: string };
  'shut-in': { readonly seat: number; readonly cell: string };
  'golems-apart': { readonly one: number; readonly other: number };
}

export type ProblemCode = keyof ProblemFacts;
/** What the box has a number of; contents of barrels count too. */
export type Thing =
  | 'barrel'
  | 'water'
  | 'ice'
  | 'stone'
  | 'portal'
  | 'straight'
  | 'turn'
  | `ladder:${string}`
  | `logic:${string}`
  | `barrel:${string}`;

/** Trouble with a scenario: where in the file, on which cells, against which clause; `says` is the sentence in English. */
export interface ScenarioProblem<Code extends ProblemCode = ProblemCode> extends Problem {
  readonly code: Code;
  readonly facts: ProblemFacts[Code];
  readonly cells: readonly string[];
  readonly clause: string | undefined;
}

/** The clauses that speak of it: v6.1, v4.0. */
const CLAUSES: Readonly<Partial<Record<ProblemCode, readonly [golems6: string, golems4: string]>>> = {
  'no-parts': ['G6.1.1', 'G4.1.1'],
  'part-unknown': ['G6.1.1', 'G4.1.1'],
  'parts-out': ['G6.1.1', 'G4.1.1'],
  'parts-overlap': ['G6.1.1', 'G4.1.1'],
  'parts-apart': ['G6.1.1', 'G4.1.1'],
  column: ['G6.8.1', 'G4.7.1'],
  'tokens-clash': ['G6.1.6', 'G4.7.1'],
  box: ['G6.1.6', 'G4.1.5'],
  'box-walls': ['G6.1.6', 'G4.1.5'],
  'no-start': ['G6.2.2', 'G4.2.1'],
  'token-off': ['G6.1.1', 'G4.1.1'],
  'golem-off': ['G6.2.2', 'G4.2.1'],
  'golems-together': ['G6.2.2', 'G4.2.1'],
  'golem-on-token': ['G6.2.2', 'G4.2.1'],
  'golem-there': ['G6.2.2', 'G4.2.1'],
  players: ['G6.9.5', 'G4.0.1'],
  'many-golems': ['G6.9.5', 'G4.0.1'],
  'golem-twice': ['G6.2.5', 'G4.1.3'],
  'option-cards': ['G6.11.4', 'G6.11.4'],
  'option-alone': ['G6.11.4', 'G6.11.4'],
  'option-kids': ['G6.11.1', 'G6.11.1'],
  'option-not-kids': ['G6.11.3', 'G6.11.3'],
  'kids-two': ['G6.11.1', 'G6.11.1'],
  'kids-alone': ['G6.11.4', 'G6.11.4'],
  'alone-most': ['G6.11.4', 'G6.11.4'],
  'kids-bots': ['G6.11.1', 'G6.11.1'],
  'kids-goal': ['G6.11.3', 'G6.11.3'],
  'no-treasure': ['G6.11.3', 'G6.11.3'],
  'no-gears': ['G6.11.3', 'G6.11.3'],
  'goal-out-of-reach': ['G6.11.3', 'G6.11.3'],
  'edge-out-of-reach': ['G6.11.3', 'G6.11.3'],
  'lone-token': ['G6.8.3', 'G4.7.4'],
  'goal-not-kids': ['G6.11.3', 'G6.11.3'],
  'goal-unfair': ['G6.11.3', 'G6.11.3'],
  'goal-shut': ['G6.11.3', 'G6.11.3'],
  'edge-unfair': ['G6.11.3', 'G6.11.3'],
  'edge-at-once': ['G6.11.3', 'G6.11.3'],
  'golem-on-goal': ['G6.11.3', 'G6.11.3'],
  'ways-uneven': ['G6.12', 'G6.12'],
  'cards-few': ['G6.11.4', 'G6.11.4'],
  'winter-water': ['G4.2.1', 'G4.2.1'],
};

export function wrong<Code extends ProblemCode>(
  edition: Edition,
  code: Code,
  at: string,
  facts: ProblemFacts[Code],
  cells: readonly string[] = [],
): ScenarioProblem<Code> {
  const clause = CLAUSES[code]?.[edition === 'golems6' ? 0 : 1];
  const sentence = sayProblem(edition, code, facts, 'en');
  return { at, says: clause ? `${sentence} [${clause}]` : sentence, code, facts, cells, clause };
}
