import type { Refusal } from '@stolik/kernel/game';
import type { Trouble } from '../worlds.ts';

/** The commonest mistakes of beginners, in both languages of programs. */
export type Slip =
  | 'unknown-word'
  | 'used-before'
  | 'nothing-there'
  | 'text-and-number'
  | 'not-callable'
  | 'wrong-count'
  | 'not-a-list'
  | 'index-out'
  | 'no-key'
  | 'by-zero'
  | 'not-a-number'
  | 'no-module'
  | 'quote-open'
  | 'bracket-open'
  | 'bracket-extra'
  | 'missing-colon'
  | 'single-equals'
  | 'indent-missing'
  | 'indent-extra'
  | 'indent-mixed'
  | 'else-alone'
  | 'outside-function'
  | 'outside-loop'
  | 'print-brackets'
  | 'condition-brackets'
  | 'cannot-assign'
  | 'const-changed'
  | 'defined-twice'
  | 'bad-line'
  | 'own-error';

/** What a program does wrong at a table. */
export type Fault =
  | 'endless'
  | 'memory'
  | 'endless-calls'
  | 'no-choose'
  | 'no-answer'
  | 'illegal-answer'
  | 'illegal-move'
  | 'bad-argument'
  | 'too-few'
  | 'too-many'
  | 'game-over'
  | 'too-long'
  | 'too-early'
  | 'program-too-long';

export type MistakeCode = Slip | Fault;

/** A mistake as data; `sayMistake` makes the sentence. */
export interface Mistake {
  readonly code: MistakeCode;
  /** Of the program, from 1; left out where nobody knows. */
  readonly line?: number;
  /** The word, text or move it is about. */
  readonly word?: string;
  /** What was probably meant. */
  readonly likely?: string;
  /** How many things a word takes. */
  readonly takes?: number;
  /** The rule that an answer or a move breaks. */
  readonly refusal?: Refusal;
}

/** What the machine or the worlds have said, before anybody understands it. */
export type Raw =
  | {
      readonly kind: 'thrown';
      readonly name: string;
      readonly message: string;
      readonly stack: string;
      readonly trouble?: Trouble;
    }
  | { readonly kind: 'fuel' | 'memory' | 'depth'; readonly line: number | undefined }
  | { readonly kind: 'no-choose' | 'no-answer' }
  | { readonly kind: 'illegal-answer'; readonly trouble: Trouble };

export type Code = 'javascript' | 'python';

/** The program a mistake is in. */
export interface Where {
  readonly code: Code;
  readonly source: string;
  /** Words of the game. */
  readonly names: readonly string[];
}
