import type { Output } from './output.ts';

/** One word after `stolik`. Answers with the exit code: 0 fine, 1 something differs, 2 misused. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Flags that take no value. */
  readonly switches: readonly string[];
  run(argv: readonly string[], out: Output): number | Promise<number>;
}
