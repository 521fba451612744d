import { ok, type Problem, problem, type Result } from '@stolik/kernel/result';
import { problems } from './problems.ts';

/** The words of a command line, taken apart: `play micropul --players 2 --simple`. */
export interface Arguments {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | true>>;
}

/** `switches` take no value; every other flag takes the next word unless that is a flag too, or what stands after `=`. */
export function parseArguments(argv: readonly string[], switches: readonly string[]): Arguments {
  const words: string[] = [];
  const flags: Record<string, string | true> = {};
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '-h') flags['help'] = true;
    else if (!word.startsWith('--')) words.push(word);
    else {
      const [name = '', ...rest] = word.slice(2).split('=');
      const following = argv[i + 1];
      if (rest.length > 0) flags[name] = rest.join('=');
      else if (switches.includes(name) || following === undefined || following.startsWith('--')) flags[name] = true;
      else flags[name] = argv[++i]!;
    }
  }
  return { words, flags };
}

/** A whole number from a flag, or the default when the flag is not there. */
export function numberFlag(args: Arguments, name: string, fallback: number, min: number, max: number): Result<number> {
  const raw = args.flags[name];
  if (raw === undefined) return ok(fallback);
  const value = raw === true || raw.trim() === '' ? Number.NaN : Number(raw);
  if (Number.isInteger(value) && value >= min && value <= max) return ok(value);
  return problem(`--${name}`, problems().wholeNumber(min, max, raw === true ? '' : raw));
}

/** Flags that the command does not know. */
export function unknownFlag(args: Arguments, known: readonly string[]): Problem | undefined {
  const name = Object.keys(args.flags).find((flag) => flag !== 'help' && !known.includes(flag));
  if (name === undefined) return undefined;
  return { at: `--${name}`, says: problems().unknownOption(known.map((flag) => `--${flag}`).join(', ') || problems().noOptions) };
}

/** Flags that the command does not know are options of the game: `--simple`, `--soloPlus none`, `--rounds 4`. */
export function gameOptions(args: Arguments, own: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args.flags)) {
    if (name === 'help' || own.includes(name)) continue;
    options[name] = value === true ? true : asValue(value);
  }
  return options;
}

function asValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes(',') ? text.split(',') : text;
  }
}
