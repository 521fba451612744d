import { hashState, replay } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Checked, checkChance, type Kept } from '@stolik/table/fair';
import { type Arguments, parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { parseJson, readText } from '../files.ts';
import { languageFlag } from '../language.ts';
import { loadLog, numbersIn } from '../logs.ts';
import { tellOutcome } from '../outcome.ts';
import { complain, EXIT, paint } from '../output.ts';
import { namesIn, tellingWith } from '../telling.ts';
import { VERIFY_WORDS, type VerifyWords, wrongWords } from '../verify-words.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: COMMAND_WORDS.verify.summary,
  help: COMMAND_WORDS.verify.help,
  switches: [],
  async run(argv, out, around) {
    const args = parseArguments(argv, []);
    const unknown = unknownFlag(args, ['game', 'kept', 'lang']);
    if (unknown) return complain(out, unknown);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const words = VERIFY_WORDS[language.value];
    const [path] = args.words;
    const numbers = args.flags['game'] === undefined ? numbersIn(path) : undefined;
    if (numbers && numbers.length > 1) {
      let worst: number = EXIT.fine;
      for (const number of numbers) {
        out.line(`${number}.`);
        worst = Math.max(worst, await this.run([...argv, '--game', String(number)], out, around));
      }
      return worst;
    }
    const loaded = loadLog(path, args.flags['game']);
    if (!loaded.ok) return complain(out, loaded.problem);
    const isIncluded = loaded.value.kept !== undefined && args.flags['kept'] === undefined;
    const kept = isIncluded ? readKept(`${path}: kept`, loaded.value.kept, words) : loadKept(args, words);
    if (!kept.ok) return complain(out, kept.problem);
    const { log, entry } = loaded.value;
    const replayed = replay(entry.game, log);
    if (!replayed.ok) {
      out.line(`${paint(out, 'red', words.wrong)}  ${wrongWords(replayed.problem, language.value)}`);
      return EXIT.different;
    }
    const chance = log.chance ? checkChance(entry.game, log, log.chance, kept.value) : kept.value && NO_PROOF;
    if (chance && !chance.ok) {
      out.line(`${paint(out, 'red', words.wrong)}  ${wrongWords(chance.problem, language.value)}`);
      return EXIT.different;
    }
    const next = entry.game.next(replayed.value.state);
    const telling = tellingWith(namesIn(log, language.value), language.value);
    const ending = next.kind === 'over' ? tellOutcome(next.outcome, telling) : words.goesOn;
    out.line(
      `${paint(out, 'green', words.right)}  ${words.steps(replayed.value.steps, hashState(replayed.value.state))} ${ending}`,
    );
    for (const says of chance?.ok ? tellChance(chance.value, words) : []) out.line(`       ${says}`);
    return EXIT.fine;
  },
};

/** Whoever was promised something gets a proof of it: a log that leaves it out keeps no promise. */
const NO_PROOF = problem('chance.proof', 'the log holds no proof of its chance');

/** What was found out about chance, and what was not. */
function tellChance(checked: Checked, words: VerifyWords): readonly string[] {
  const { isOld, isCompared, hasOwnSalt } = checked;
  const lines = [words.chance(checked)];
  if (isCompared && !isOld) lines.push(hasOwnSalt ? words.saltThere : words.saltMissing);
  if (isOld) lines.push(words.oldRule);
  else if (!isCompared) lines.push(words.nothingKept);
  return lines;
}

function loadKept({ flags }: Arguments, words: VerifyWords): Result<Kept | undefined> {
  const path = flags['kept'];
  if (path === undefined) return ok(undefined);
  if (path === true) return problem('--kept', words.whichFile);
  const text = readText(path);
  if (!text.ok) return text;
  const raw = parseJson(path, text.value);
  return raw.ok ? readKept(path, raw.value, words) : raw;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function readKept(path: string, raw: unknown, words: VerifyWords): Result<Kept> {
  const { commitment, seat, salt, version, seals, seen } = (raw ?? {}) as Record<string, unknown>;
  const { rolled, undone } = (seen ?? {}) as Record<string, unknown>;
  const hasSeen = isCount(rolled) && isCount(undone);
  if (typeof commitment !== 'string' || typeof salt !== 'string' || !isCount(seat) || seat < 1)
    return problem(path, words.keptExpected);
  const isVersion = version === undefined || version === 1 || version === 2;
  if (!isVersion || (seals !== undefined && !isTexts(seals)) || (seen !== undefined && !hasSeen))
    return problem(path, words.keptDamaged);
  return ok({
    commitment,
    seat: seat - 1,
    salt,
    ...(version !== undefined && { version }),
    ...(seals !== undefined && { seals }),
    ...(hasSeen && { seen: { rolled, undone } }),
  });
}
