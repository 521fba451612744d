import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Arguments } from './arguments.ts';
import { problems } from './problems.ts';

/** --lang, or the terminal's own language when it is one of ours, or English. */
export function languageFlag(args: Arguments): Result<Language> {
  const raw = args.flags['lang'] ?? (process.env['LC_ALL'] || process.env['LANG'] || 'en').slice(0, 2);
  const language = LANGUAGES.find((candidate) => candidate === raw);
  if (language) return ok(language);
  return args.flags['lang'] === undefined ? ok('en') : problem('--lang', problems().oneOf(LANGUAGES.join(', ')));
}
