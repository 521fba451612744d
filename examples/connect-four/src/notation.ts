import type { Action, ReadProblem } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';

const LETTERS = 'abcdefg';

export function write(action: Action): string {
  return `drop ${LETTERS[action]}`;
}

export function read(text: string): Result<Action, ReadProblem> {
  const match = /^drop\s+([a-g])$/.exec(text.trim());
  if (match) return ok(LETTERS.indexOf(match[1]!));
  return {
    ok: false,
    problem: { kind: 'unreadable', at: text, says: `"${text}" is no move; a move is "drop" and a column a to g` },
  };
}
