import { CHANCE } from '@stolik/kernel/game';
import { divide, perft } from '@stolik/kernel/perft';
import { SeededRng } from '@stolik/kernel/random';
import { gameOptions, numberFlag, parseArguments } from '../arguments.ts';
import { findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { complain, EXIT } from '../output.ts';

const OWN = ['divide', 'seed', 'players'];

export const perftCommand: Command = {
  name: 'perft',
  summary: COMMAND_WORDS.perft.summary,
  help: {
    en: `stolik perft GAME DEPTH [--divide] [--players N] [--seed N] [--OPTION VALUE…]

Counts the sequences of DEPTH steps from the first decision of a game; decisions, secret commits and chance outcomes
are a step each. The opening deal is rolled with --seed (1 if nothing is said).

--divide   a line for every first step, to find where two generators part`,
  },
  switches: ['divide'],
  run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const [id, depthWord, ...more] = args.words;
    const entry = findEntry(id);
    if (!entry.ok) return complain(out, entry.problem);
    if (more.length > 0) return complain(out, { at: more[0]!, says: 'what is this word for?' }, 'See: stolik perft --help');
    const depth = numberFlag(
      { words: [], flags: depthWord === undefined ? {} : { DEPTH: depthWord } },
      'DEPTH',
      Number.NaN,
      0,
      30,
    );
    if (!depth.ok || Number.isNaN(depth.value))
      return complain(out, { at: 'DEPTH', says: 'a whole number from 0 to 30 is expected' });
    const { game, players: seats } = entry.value;
    const players = numberFlag(args, 'players', seats.usual, game.seats.min, game.seats.max);
    if (!players.ok) return complain(out, players.problem);
    const seed = numberFlag(args, 'seed', 1, 0, 2 ** 31);
    if (!seed.ok) return complain(out, seed.problem);
    const options = game.parseOptions(gameOptions(args, OWN), players.value);
    if (!options.ok) return complain(out, { at: `--${options.problem.at}`, says: options.problem.says });
    const state = game.setup(options.value, players.value);
    const rng = new SeededRng(seed.value);
    while (game.next(state).kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
    if (!args.flags['divide']) {
      out.line(String(perft(game, state, depth.value)));
      return EXIT.fine;
    }
    const parts = divide(game, state, depth.value);
    for (const part of parts) out.line(`${part.text}: ${part.count}`);
    out.line(`total: ${parts.reduce((sum, part) => sum + part.count, 0)}`);
    return EXIT.fine;
  },
};
