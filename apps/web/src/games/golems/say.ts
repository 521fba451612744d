import { readProgram } from '@stolik/golems/programs/notation';
import type { Edition } from '@stolik/golems/programs/program';
import { pseudocode } from '@stolik/golems/programs/pseudocode';
import type { Language } from '@stolik/kernel/language';

/** A program in one line of words: "step forward; if there is a wall ahead: turn left, else: stay". Undefined for other moves. */
export function sayProgram(text: string, edition: Edition, language: Language): string | undefined {
  if (!text.startsWith('program ')) return undefined;
  const program = readProgram(text.slice('program '.length), edition);
  if (!program.ok || program.value.length === 0) return undefined;
  const rows = program.value.map((row) =>
    pseudocode([row], edition, language)
      .map((line) => line.trim())
      .join(' '),
  );
  return rows.join('; ');
}
