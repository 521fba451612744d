import { hashState, replay } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Checked, checkChance, type Kept } from '@stolik/table/fair';
import { type Arguments, parseArguments, unknownFlag } from '../arguments.ts';
import type { Command } from '../command.ts';
import { parseJson, readText } from '../files.ts';
import { languageFlag } from '../language.ts';
import { loadLog, numbersIn } from '../logs.ts';
import { tellOutcome } from '../outcome.ts';
import { complain, EXIT, paint } from '../output.ts';
import { namesIn, tellingWith } from '../telling.ts';
import { VERIFY_WORDS, type VerifyWords, wrongWords } from '../verify-words.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: {
    en: 'check that a log follows the rules step by step',
    ru: 'проверить, что партия шла по правилам',
    pl: 'sprawdzić, czy partia szła zgodnie z zasadami',
  },
  help: {
    en: `stolik verify LOG [--game N] [--kept FILE] [--lang en|ru|pl]

Plays a log again and checks every step against the rules and every hash against the state. The log of an online table also holds what its
chance was made from: then the seed must be the one promised before the game, the salts those that were sealed, and every roll must follow
from them, including those that were taken back.

  --game N      in a file with all your games ("Save my games" in the browser): the one with this number, otherwise all finished
                ones. Such a file holds what was kept, too.
  --kept FILE   what a player has kept ("Check this game" in the browser saves it): the log is compared with that.
                Without it, only whether the log fits itself can be checked.

Exit: 0 the log is right, 1 a step or a hash is wrong (named), 2 the file isn’t a log.`,
    ru: `stolik verify ФАЙЛ [--game N] [--kept ФАЙЛ] [--lang en|ru|pl]

Разыгрывает запись заново и сверяет каждый шаг с правилами, а каждую контрольную сумму с состоянием. В записи сетевого стола есть и то, из
чего сделан жребий: тогда проверяется, что начальное число — то, что было обещано до игры, соли — те, что были опечатаны, и каждый результат
следует из них, в том числе отменённые.

  --game N      в файле со всеми вашими партиями («Сохранить мои партии» в браузере): партия с этим номером, иначе все
                оконченные. То, что сохранил браузер, в таком файле уже есть.
  --kept ФАЙЛ   что сохранил тот, кто сидел за столом («Проверить эту партию» в браузере): запись сравнивается с этим.
                Без него видно только, сходится ли запись сама с собой.

Код выхода: 0 запись верна, 1 шаг или контрольная сумма неверны (названы), 2 это не запись партии.`,
    pl: `stolik verify PLIK [--game N] [--kept PLIK] [--lang en|ru|pl]

Rozgrywa zapis jeszcze raz i porównuje każdy krok z zasadami, a każdą sumę kontrolną ze stanem. W zapisie stołu sieciowego jest też to,
z czego powstał los: wtedy sprawdza się, czy ziarno jest tym obiecanym przed grą, czy sole są tymi zapieczętowanymi i czy każdy wynik
z nich wynika, także te cofnięte.

  --game N      w pliku ze wszystkimi twoimi partiami („Zapisz moje partie” w przeglądarce): partia o tym numerze, inaczej
                wszystkie zakończone. To, co zachowała przeglądarka, jest już w takim pliku.
  --kept PLIK   co zachował ktoś, kto siedział przy stole („Sprawdź tę partię” w przeglądarce): zapis jest z tym porównywany.
                Bez tego widać tylko, czy zapis zgadza się sam ze sobą.

Kod wyjścia: 0 zapis jest dobry, 1 krok albo suma kontrolna jest zła (podana), 2 to nie jest zapis partii.`,
  },
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
