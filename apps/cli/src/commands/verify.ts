import { hashState, replay } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Checked, checkChance, type Kept } from '@stolik/table/fair';
import { type Arguments, parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { parseJson, readText } from '../files.ts';
import { loadLog } from '../logs.ts';
import { tellOutcome } from '../outcome.ts';
import { complain, EXIT, paint } from '../output.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: {
    en: 'check that a log follows the rules step by step',
    ru: 'проверить, что партия шла по правилам',
    pl: 'sprawdzić, czy partia szła zgodnie z zasadami',
  },
  help: {
    en: `stolik verify LOG [--kept FILE]

Plays a log again, checks every step against the rules and every hash against the state. A log of an online table also holds what its
chance was made from: then it is checked that the seed is the one promised before the game, that salts are those that were sealed, and that
every roll follows from them, also those that were taken back.

  --kept FILE   what somebody who sat at the table has kept ("Check this game" in the browser saves it): the log is compared with that.
                Without it only whether the log fits itself can be said.

Exit: 0 the log is right, 1 a step or a hash is wrong (named), 2 the file is no log.`,
  },
  switches: [],
  run(argv, out) {
    const args = parseArguments(argv, []);
    const unknown = unknownFlag(args, ['kept']);
    if (unknown) return complain(out, unknown);
    const loaded = loadLog(args.words[0]);
    if (!loaded.ok) return complain(out, loaded.problem);
    const kept = loadKept(args);
    if (!kept.ok) return complain(out, kept.problem);
    const { log, entry } = loaded.value;
    const replayed = replay(entry.game, log);
    if (!replayed.ok) {
      out.line(`${paint(out, 'red', 'wrong')}  ${replayed.problem.at}: ${replayed.problem.says}`);
      return EXIT.different;
    }
    const chance = log.chance && checkChance(entry.game, log, log.chance, kept.value);
    if (chance && !chance.ok) {
      out.line(`${paint(out, 'red', 'wrong')}  ${chance.problem.at}: ${chance.problem.says}`);
      return EXIT.different;
    }
    const next = entry.game.next(replayed.value.state);
    const ending = next.kind === 'over' ? tellOutcome(next.outcome, 'en') : 'The game is still going on.';
    out.line(
      `${paint(out, 'green', 'right')}  ${replayed.value.steps} steps, state ${hashState(replayed.value.state)}. ${ending}`,
    );
    for (const says of chance?.ok ? tellChance(chance.value) : []) out.line(`       ${says}`);
    return EXIT.fine;
  },
};

/** What was found out about chance, and what was not. */
function tellChance({ rolls, undone, isOld, isCompared, hasOwnSalt }: Checked): readonly string[] {
  const from = isCompared ? 'the seed that was promised to whoever kept it' : 'the seed that the log promises';
  const taken = undone > 0 ? `, those that were taken back (${undone} times) too` : '';
  const lines = [`chance: ${from}, and all ${rolls} rolls follow from it${taken}`];
  if (isCompared && !isOld)
    lines.push(hasOwnSalt ? 'the salt that was kept is in it' : 'the salt that was kept is not in it: it was not told in time');
  if (isOld) lines.push('an older rule: a server could have left out rolls that it did not like');
  else if (!isCompared)
    lines.push('nothing kept to compare with (--kept): whether this was the promise only those who sat there can tell');
  return lines;
}

function loadKept({ flags }: Arguments): Result<Kept | undefined> {
  const path = flags['kept'];
  if (path === undefined) return ok(undefined);
  if (path === true) return problem('--kept', 'which file?');
  const text = readText(path);
  if (!text.ok) return text;
  const raw = parseJson(path, text.value);
  return raw.ok ? readKept(path, raw.value) : raw;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function readKept(path: string, raw: unknown): Result<Kept> {
  const { commitment, seat, salt, seals, seen } = (raw ?? {}) as Record<string, unknown>;
  const { rolled, undone } = (seen ?? {}) as Record<string, unknown>;
  const hasSeen = isCount(rolled) && isCount(undone);
  if (typeof commitment !== 'string' || typeof salt !== 'string' || !isCount(seat) || seat < 1)
    return problem(path, 'commitment, seat (from 1) and salt are expected, as the browser saves them');
  if ((seals !== undefined && !isTexts(seals)) || (seen !== undefined && !hasSeen))
    return problem(path, 'seals or seen are damaged');
  return ok({
    commitment,
    seat: seat - 1,
    salt,
    ...(seals !== undefined && { seals }),
    ...(hasSeen && { seen: { rolled, undone } }),
  });
}
