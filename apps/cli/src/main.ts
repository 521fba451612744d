import { gameIds } from './catalog.ts';
import type { Command } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { balanceCommand } from './commands/balance.ts';
import { benchCommand } from './commands/bench.ts';
import { caseCommand } from './commands/case.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { backupCommand, restoreCommand, serveCommand, workerCommand } from './commands/server.ts';
import { verifyCommand } from './commands/verify.ts';
import { complain, consoleOutput, EXIT, type Output } from './output.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  caseCommand,
  replayCommand,
  verifyCommand,
  perftCommand,
  benchCommand,
  balanceCommand,
  arenaCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  workerCommand,
];

/** Runs one command line and answers with its exit code. */
export async function main(argv: readonly string[], out: Output): Promise<number> {
  const [word, ...rest] = argv;
  if (word === undefined || word === '--help' || word === '-h' || word === 'help') {
    out.line(overview());
    return EXIT.fine;
  }
  const command = COMMANDS.find((candidate) => candidate.name === word);
  if (!command) return complain(out, { at: word, says: 'no such command' }, overview());
  if (rest.includes('--help') || rest.includes('-h')) {
    out.line(command.help);
    return EXIT.fine;
  }
  return command.run(rest, out);
}

function overview(): string {
  const lines = COMMANDS.map((command) => `  ${command.name.padEnd(8)} ${command.summary}`);
  return `stolik COMMAND …\n\n${lines.join('\n')}\n\nGames: ${gameIds()}\n"stolik COMMAND --help" says more.`;
}

if (import.meta.main) {
  // Whoever reads through `head` has seen enough; that is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.fine);
  });
  process.exitCode = await main(process.argv.slice(2), consoleOutput);
}
