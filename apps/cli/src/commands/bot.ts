import type { Language } from '@stolik/kernel/language';
import { type Problem, problem, type Result } from '@stolik/kernel/result';
import { playDeal } from '@stolik/search/arena';
import { findRung } from '@stolik/search/book';
import { FUEL } from '@stolik/workshop/bot';
import { COMMON, COMMON_MEANINGS } from '@stolik/workshop/common';
import { sayMistake } from '@stolik/workshop/mistakes';
import { parseArguments, unknownFlag } from '../arguments.ts';
import { entryOf, isMistake, openProgram, readProgram, type Source } from '../bots/program.ts';
import { BOT_WORDS, type BotWords } from '../bots/words.ts';
import { CATALOG, type CatalogEntry, findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { languageFlag } from '../language.ts';
import { complain, EXIT, type Output } from '../output.ts';
import { problems } from '../problems.ts';

const FLAGS = ['game', 'level', 'seed', 'lang'];

export const botCommand: Command = {
  name: 'bot',
  summary: COMMAND_WORDS.bot.summary,
  help: COMMAND_WORDS.bot.help,
  switches: [],
  async run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const misused = (wrong: Problem): number => complain(out, wrong, problems().see('stolik bot --help'));
    const unknown = unknownFlag(args, FLAGS);
    if (unknown) return misused(unknown);
    const words = BOT_WORDS[language.value];
    const [what, which] = args.words;
    const text = (name: string): string | undefined => (args.flags[name] === true ? undefined : (args.flags[name] as string));
    if (what === 'words') {
      const entries = entriesOf(which ?? text('game'));
      if (!entries.ok) return misused(entries.problem);
      for (const entry of entries.value) listWords(entry, language.value, out);
      return EXIT.fine;
    }
    if (what !== 'check') return misused({ at: what ?? 'bot', says: words.whichWord });
    if (which === undefined) return misused({ at: 'FILE', says: words.whichFile });
    const entries = entriesOf(text('game'));
    if (!entries.ok) return misused(entries.problem);
    const source = readProgram(which);
    if (!source.ok) return complain(out, source.problem);
    const table = { level: text('level') ?? '1', seed: text('seed') ?? '1', isPlayed: text('game') !== undefined };
    return checkAll(which, source.value, entries.value, table, { words, language: language.value, out });
  },
};

const entriesOf = (id: string | undefined): Result<readonly CatalogEntry[]> => {
  if (id === undefined) return { ok: true, value: CATALOG };
  const entry = findEntry(id);
  return entry.ok ? { ok: true, value: [entry.value] } : entry;
};

interface Table {
  readonly level: string;
  readonly seed: string;
  readonly isPlayed: boolean;
}

interface Speech {
  readonly words: BotWords;
  readonly language: Language;
  readonly out: Output;
}

function checkAll(file: string, source: Source, entries: readonly CatalogEntry[], table: Table, speech: Speech): number {
  const { words, language, out } = speech;
  let isFine = true;
  for (const entry of entries) {
    const { game } = entry;
    const bot = openProgram(source, entry);
    if (isMistake(bot)) {
      out.line(words.wrong(file, game.id, sayMistake(bot, language, game)));
      isFine = false;
      continue;
    }
    out.line(words.fine(file, game.id));
    if (!table.isPlayed) continue;
    const played = playAll(entry, bot, table, speech);
    if (!played.ok) return complain(out, played.problem);
    isFine &&= played.value;
  }
  return isFine ? EXIT.fine : EXIT.different;
}

/** A game on each seat; answers whether they went without a mistake. */
function playAll(
  entry: CatalogEntry,
  bot: Parameters<typeof entryOf>[1],
  { level, seed }: Table,
  { words, language, out }: Speech,
): Result<boolean> {
  const { game, book, players, usual } = entry;
  const b = findRung(book, level);
  if (!b) return problem('--level', problems().whichBots(level, book.levels.map(({ id }) => id).join(', '), ''));
  const options = game.parseOptions(usual ?? {}, players.usual);
  if (!options.ok) return options;
  let move = 0;
  let mistakes = 0;
  let most = 0;
  const a = entryOf(entry, bot, 'program', ({ mistake, said, fuel }) => {
    move++;
    most = Math.max(most, fuel);
    for (const line of said) out.line(words.said(move, line));
    if (!mistake) return;
    mistakes++;
    out.line(words.atMove(move, sayMistake(mistake, language, game)));
  });
  const contest = { game, options: options.value, seats: players.usual, a, b, seed, clock: () => performance.now() };
  const { shares } = playDeal(contest, 0);
  const won = shares.filter((share) => share === 1).length;
  out.line(words.result(won, shares.length, level, Math.ceil((100 * most) / FUEL.decide)));
  return { ok: true, value: mistakes === 0 };
}

function listWords({ game, vocabulary }: CatalogEntry, language: Language, out: Output): void {
  out.line(game.id);
  const line = (example: string, meaning: string): void => out.line(`  ${example.padEnd(34)} ${meaning}`);
  for (const [name, example] of Object.entries(COMMON)) line(example, COMMON_MEANINGS[name as keyof typeof COMMON][language]);
  for (const [name, { example }] of Object.entries(vocabulary.words)) line(example, vocabulary.meanings[name]![language]);
  line('say("…")', COMMON_MEANINGS.say[language]);
  line('draw("…")', COMMON_MEANINGS.draw[language]);
}
