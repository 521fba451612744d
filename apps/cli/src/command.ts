import type { Words } from '@stolik/kernel/language';
import type { Lines } from './input.ts';
import type { Output } from './output.ts';

/** One word after `stolik`. Answers with the exit code: 0 fine, 1 something differs, 2 misused. */
export interface Command {
  readonly name: string;
  readonly summary: Words;
  /** Those for people who work on Stolik explain themselves in English only. */
  readonly help: { readonly en: string } & Partial<Words>;
  /** Flags that take no value. */
  readonly switches: readonly string[];
  /** `openLines` is called where somebody is asked something. */
  run(argv: readonly string[], out: Output, openLines: () => Lines): number | Promise<number>;
}
