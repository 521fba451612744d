import type { Problem } from '@stolik/kernel/result';
import type { EditionId } from '../editions/edition.ts';
import type { Thing } from '../editions/tokens.ts';

type Nothing = Readonly<Record<string, never>>;

/** The facts of each kind of problem. Each language has a sentence for every one in `words`. */
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
/** A sentence for each, in one language. */
export type ProblemSays = { readonly [Code in ProblemCode]: (facts: ProblemFacts[Code], edition: EditionId) => string };
/** Trouble with a scenario: where in the file, on which cells, against which clause; `says` is the sentence in English. */
export interface ScenarioProblem<Code extends ProblemCode = ProblemCode> extends Problem {
  readonly code: Code;
  readonly facts: ProblemFacts[Code];
  readonly cells: readonly string[];
  readonly clause: string | undefined;
}
