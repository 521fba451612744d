import { balanceReport } from '@stolik/circuit/balance/balance-report';
import { numberFlag, parseArguments, unknownFlag } from '../arguments.ts';
import { reportGolems4, reportGolems6 } from '../balance/golems.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { complain, EXIT } from '../output.ts';

type Report = (games: number, seed: number, progress: (line: string) => void) => string;

const REPORTS: Readonly<Record<string, { readonly usual: number; readonly report: Report }>> = {
  circuit: { usual: 2000, report: (games, seed, progress) => balanceReport({ games, seed, progress }) },
  golems6: { usual: 400, report: reportGolems6 },
  golems4: { usual: 400, report: reportGolems4 },
};

export const balanceCommand: Command = {
  name: 'balance',
  summary: COMMAND_WORDS.balance.summary,
  help: {
    en: `stolik balance circuit|golems6|golems4 [--games N] [--seed N]

circuit    how games end, length, points, shorts, smoke, first-player advantage; boxes with other counts (2000 games each)
golems6    a win-rate matrix of all golem types, knock-outs, rounds, draws (400 games a pair)
golems4    the same for the four robots

The report is Markdown on standard output; progress goes to standard error. The same seed gives the same report.`,
  },
  switches: [],
  run(argv, out) {
    const args = parseArguments(argv, []);
    const unknown = unknownFlag(args, ['games', 'seed']);
    if (unknown) return complain(out, unknown);
    const chosen = REPORTS[args.words[0] ?? ''];
    if (!chosen) {
      return complain(out, { at: args.words[0] ?? 'GAME', says: `there are reports for ${Object.keys(REPORTS).join(', ')}` });
    }
    const games = numberFlag(args, 'games', chosen.usual, 2, 1_000_000);
    if (!games.ok) return complain(out, games.problem);
    const seed = numberFlag(args, 'seed', 1, 0, 2 ** 31);
    if (!seed.ok) return complain(out, seed.problem);
    out.line(chosen.report(games.value, seed.value, (line) => out.error(line)));
    return EXIT.fine;
  },
};
