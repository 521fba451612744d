import type { Problem } from '@stolik/kernel/result';

export const EXIT = { fine: 0, different: 1, misused: 2 } as const;

/** Where a command writes; tests put their own here. */
export interface Output {
  line(text: string): void;
  error(text: string): void;
  readonly hasColour: boolean;
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Colour = keyof typeof CODES;

export function paint(out: Output, colour: Colour, text: string): string {
  return out.hasColour ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}

/** Each seat has its own colour, always beside its number, so that nothing is said by colour alone. */
export const SEAT_COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'magenta', 'yellow', 'cyan'];

export function complain(out: Output, problem: Problem, todo?: string): number {
  out.error(`${paint(out, 'red', 'stolik:')} ${problem.at ? `${problem.at}: ` : ''}${problem.says}`);
  if (todo) out.error(todo);
  return EXIT.misused;
}

export const consoleOutput: Output = {
  line: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
  hasColour: Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'],
};
