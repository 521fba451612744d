import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Words } from '@stolik/kernel/language';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { EXIT } from '../output.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');

/** What the server does: it is a program of its own, which gets the words that were given here. */
function serverCommand(name: string, words: readonly string[], summary: Words, help: Command['help']): Command {
  return {
    name,
    summary,
    help,
    switches: [],
    run(argv) {
      const child = spawn(process.execPath, [MAIN, ...words, ...argv], { stdio: 'inherit' });
      // A signal for the whole group reaches the server too; it decides when to end.
      const ignore = (): void => {};
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ignore);
      return new Promise((done) => {
        child.on('exit', (code) => done(code ?? EXIT.different));
        child.on('error', () => done(EXIT.different));
      });
    },
  };
}

export const serveCommand = serverCommand('serve', [], COMMAND_WORDS.serve.summary, COMMAND_WORDS.serve.help);

export const backupCommand = serverCommand('backup', ['backup'], COMMAND_WORDS.backup.summary, COMMAND_WORDS.backup.help);

export const restoreCommand = serverCommand('restore', ['restore'], COMMAND_WORDS.restore.summary, COMMAND_WORDS.restore.help);

export const workerCommand = serverCommand('worker', ['worker'], COMMAND_WORDS.worker.summary, {
  en: 'stolik worker\n\nTakes the questions of bots from the servers that are joined by NATS_URL. Start as many as there are cores to spare.',
});

export const adminCommand = serverCommand('admin', ['admin'], COMMAND_WORDS.admin.summary, COMMAND_WORDS.admin.help);
