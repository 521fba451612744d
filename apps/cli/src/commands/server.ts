import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { EXIT } from '../output.ts';

const MAIN = resolve(import.meta.dirname, '../../../server/src/main.ts');

/** What the server does: it is a program of its own, which gets the words that were given here. */
function serverCommand(name: string, words: readonly string[], summary: string, help: string): Command {
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

export const serveCommand = serverCommand(
  'serve',
  [],
  'serve tables to browsers, here or in the network',
  'stolik serve [--port N] [--lan | --host ADDRESS] [--data FOLDER]\n\nThe same as npm start, without building the client first.',
);

export const backupCommand = serverCommand(
  'backup',
  ['backup'],
  'write all online tables into one file',
  `stolik backup FILE [--data FOLDER]

Writes every table of the server into FILE (gzipped JSON lines), also while people play. FILE holds the key that signs seats: keep it
to yourself. With DATABASE_URL the tables are those in Postgres.`,
);

export const restoreCommand = serverCommand(
  'restore',
  ['restore'],
  'read such a file into an empty place',
  `stolik restore FILE [--data FOLDER]

Reads a backup into a folder without data, or with DATABASE_URL into an empty database; from either kind into either kind.`,
);

export const workerCommand = serverCommand(
  'worker',
  ['worker'],
  'think for the bots of several servers',
  'stolik worker\n\nTakes the questions of bots from the servers that are joined by NATS_URL. Start as many as there are cores to spare.',
);
