import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArguments, unknownFlag } from '../arguments.ts';
import { type BenchLine, benchGame, heapGrowth } from '../bench/game.ts';
import { CATALOG, type CatalogEntry, findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { complain, EXIT, type Output, paint } from '../output.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export const benchCommand: Command = {
  name: 'bench',
  summary: COMMAND_WORDS.bench.summary,
  help: {
    en: `stolik bench [GAME…] [--json] [--seconds N]

Measures every game (or those named) on one core, each in a process of its own.

--json        one JSON object a line: {"bench":"playouts","game":"micropul","players":2,"perSecond":…}
--seconds N   how long each figure is measured (1.5)`,
  },
  switches: ['json', 'inside'],
  run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const unknown = unknownFlag(args, ['json', 'seconds', 'inside']);
    if (unknown) return complain(out, unknown);
    const seconds = Number(args.flags['seconds'] ?? 1.5);
    if (!(seconds > 0 && seconds <= 600)) return complain(out, { at: '--seconds', says: 'a number from 0 to 600 is expected' });
    const entries: CatalogEntry[] = [];
    for (const id of args.words) {
      const entry = findEntry(id);
      if (!entry.ok) return complain(out, entry.problem);
      entries.push(entry.value);
    }
    const chosen = entries.length > 0 ? entries : CATALOG;
    const print = args.flags['json']
      ? (line: BenchLine) => out.line(JSON.stringify(line))
      : (line: BenchLine) => printLine(out, line);
    if (args.flags['inside']) {
      for (const entry of chosen) {
        for (const line of benchGame(entry, seconds)) print(line);
        print(heapGrowth(entry));
      }
      return EXIT.fine;
    }
    const codes = chosen.map((entry) => benchApart(entry, seconds, Boolean(args.flags['json'])));
    return Math.max(...codes);
  },
};

function benchApart(entry: CatalogEntry, seconds: number, isJson: boolean): number {
  const args = [
    '--expose-gc',
    MAIN,
    'bench',
    entry.game.id,
    '--inside',
    '--seconds',
    String(seconds),
    ...(isJson ? ['--json'] : []),
  ];
  const run = spawnSync(process.execPath, args, { stdio: 'inherit' });
  return run.status ?? EXIT.different;
}

function printLine(out: Output, line: BenchLine): void {
  const { bench, game, players, ...figures } = line;
  const shown = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? value.toLocaleString('en') : value}`,
  );
  out.line(`${paint(out, 'bold', game.padEnd(14))} ${String(players)} players  ${bench.padEnd(12)} ${shown.join(', ')}`);
}
