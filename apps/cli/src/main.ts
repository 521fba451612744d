import { readFileSync } from 'node:fs';
import type { Language } from '@stolik/kernel/language';
import { gameIds } from './catalog.ts';
import type { Command } from './command.ts';
import { COMMAND_WORDS } from './command-words.ts';
import { arenaCommand } from './commands/arena.ts';
import { balanceCommand } from './commands/balance.ts';
import { benchCommand } from './commands/bench.ts';
import { botCommand } from './commands/bot.ts';
import { caseCommand } from './commands/case.ts';
import { lessonsCommand } from './commands/lessons.ts';
import { livelyCommand } from './commands/lively.ts';
import { newGameCommand } from './commands/new-game.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { adminCommand, backupCommand, restoreCommand, serveCommand, workerCommand } from './commands/server.ts';
import { verifyCommand } from './commands/verify.ts';
import { wordsCommand } from './commands/words.ts';
import { LineReader, type Lines } from './input.ts';
import { complain, consoleOutput, EXIT, type Output } from './output.ts';
import { languageOf, problems, speak } from './problems.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  caseCommand,
  replayCommand,
  verifyCommand,
  puzzlesCommand,
  lessonsCommand,
  perftCommand,
  benchCommand,
  balanceCommand,
  livelyCommand,
  arenaCommand,
  botCommand,
  newGameCommand,
  wordsCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  workerCommand,
  adminCommand,
];

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

/** Runs one command line and answers with its exit code. */
export async function main(
  argv: readonly string[],
  out: Output,
  openLines: () => Lines = () => new LineReader(),
): Promise<number> {
  const [word, ...rest] = argv;
  const language = languageOf(argv);
  speak(language);
  if (word === undefined || word === '--lang' || word === '--help' || word === '-h' || word === 'help') {
    out.line(overview(language));
    return EXIT.fine;
  }
  if (word === '--version') {
    out.line(`stolik ${version}`);
    return EXIT.fine;
  }
  const command = COMMANDS.find((candidate) => candidate.name === word);
  if (!command) return complain(out, { at: word, says: problems().noCommand }, overview(language));
  if (rest.includes('--help') || rest.includes('-h')) {
    out.line(command.help[language] ?? command.help.en);
    return EXIT.fine;
  }
  return command.run(rest, out, openLines);
}

function overview(language: Language): string {
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(8)} ${command.summary[language]}`).join('\n');
  return OVERVIEW[language](lines, gameIds());
}

const OVERVIEW: Readonly<Record<Language, (commands: string, games: string) => string>> = COMMAND_WORDS.overview;

if (import.meta.main) {
  // Whoever reads through `head` has seen enough; that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.fine);
  });
  process.exitCode = await main(process.argv.slice(2), consoleOutput);
}
