import { readProgram } from '@stolik/golems/programs/notation';
import type { Edition, Program } from '@stolik/golems/programs/program';
import type { SeenBlock } from '@stolik/golems/programs/seen';
import { type Ghost, ghostOf } from './ghost.ts';
import { blocksWritten } from './model.ts';
import type { GolemsView } from './scene.ts';

/** One of two programs that are laid beside each other: its rows, and where they would lead. */
export interface ComparedProgram {
  readonly program: Program;
  readonly blocks: readonly SeenBlock[];
  readonly ghost: Ghost | undefined;
}

const VERB = 'program ';

/** Of a decision as it is written; undefined where it is no program. */
export function comparedOf(view: GolemsView, seat: number, edition: Edition, text: string): ComparedProgram | undefined {
  if (!text.startsWith(VERB)) return undefined;
  const rows = text.slice(VERB.length);
  const read = readProgram(rows, edition);
  if (!read.ok) return undefined;
  return { program: read.value, blocks: blocksWritten(rows, edition), ghost: ghostOf(view, seat, read.value) };
}
