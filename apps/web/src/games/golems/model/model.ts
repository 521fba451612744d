import type { EditionId } from '@stolik/golems/editions';
import { heightOfRow, readCommand, type SeenBlock } from '@stolik/golems/programs';

/** What is asked or going on, for both editions. */
export type Stage = 'subprogram' | 'build' | 'luck' | 'program' | 'logic' | 'run' | 'over';

const RUNNING = new Set(['die', 'choose', 'exit', 'teleport', 'open', 'contents', 'jam', 'damage', 'repair']);

/** By the word of what is asked. */
export function stageOf(ask: string): Stage {
  if (RUNNING.has(ask)) return 'run';
  if (ask === 'card') return 'luck';
  return ask as Stage;
}

/** The blocks of rows as they are written. */
export function blocksWritten(text: string, edition: EditionId): readonly SeenBlock[] {
  let row = 1;
  return readCommand(text, edition).map((content) => {
    const height = heightOfRow(content, edition);
    row += height;
    return { row: row - height, height, content };
  });
}
