import { type Program, readProgram, type SeenBlock } from '@stolik/golems/programs';
import type { PlayedEdition } from './edition.ts';
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
export function comparedOf(view: GolemsView, seat: number, edition: PlayedEdition, text: string): ComparedProgram | undefined {
  if (!text.startsWith(VERB)) return undefined;
  const rows = text.slice(VERB.length);
  const read = readProgram(rows, edition.id);
  if (!read.ok) return undefined;
  return { program: read.value, blocks: blocksWritten(rows, edition.id), ghost: ghostOf(edition, view, seat, read.value) };
}
