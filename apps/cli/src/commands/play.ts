import { randomBytes } from 'node:crypto';
import { KeyedRng } from '@stolik/kernel/keyed';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Arguments, gameOptions, numberFlag, parseArguments } from '../arguments.ts';
import { findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { LineReader } from '../input.ts';
import { languageFlag } from '../language.ts';
import { loadLog } from '../logs.ts';
import { complain } from '../output.ts';
import { Match } from '../play/match.ts';
import { playAtTerminal } from '../play/terminal.ts';

const OWN = ['players', 'people', 'sit', 'seed', 'lang', 'log', 'from'];

export const playCommand: Command = {
  name: 'play',
  summary: 'play in the terminal, against a bot or another person',
  help: `stolik play GAME [--players N] [--people N] [--sit SEAT] [--seed N] [--log FILE] [--lang en|ru|pl] [--OPTION VALUE…]
stolik play --from LOG

Seats that no person takes are played by a simple greedy bot, which sees only what its seat may see.

--players N   seats at the table
--people N    how many of them are people sitting at this terminal (1); with 0 you watch bots play
--sit SEAT    where the first person sits (1)
--seed N      the same chance every time; otherwise chance is unpredictable
--log FILE    where the game is written down after every step (a new file beside you if nothing is said)
--from LOG    go on with a game that was written down
Every other --name is an option of the game: --simple, --soloPlus none, --scenario treasure.

At the prompt: a move in notation, or help, moves [WORDS], undo, log, resign, quit.`,
  switches: [],
  async run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const match = args.flags['from'] === undefined ? newMatch(args) : loadMatch(args);
    if (!match.ok) return complain(out, match.problem, 'See: stolik play --help');
    const people = peopleOf(args, match.value.seats);
    if (!people.ok) return complain(out, people.problem);
    const reader = new LineReader();
    try {
      return await playAtTerminal(
        match.value,
        { people: people.value, language: language.value, path: logPath(args, match.value) },
        reader,
        out,
      );
    } finally {
      reader.close();
    }
  },
};

function newMatch(args: Arguments): Result<Match> {
  const entry = findEntry(args.words[0]);
  if (!entry.ok) return entry;
  const { game, usualSeats } = entry.value;
  const players = numberFlag(args, 'players', usualSeats, game.seats.min, game.seats.max);
  if (!players.ok) return players;
  const raw = gameOptions(args, OWN);
  const options = game.parseOptions(raw, players.value);
  if (!options.ok) return problem(`--${options.problem.at}`, options.problem.says);
  return withChance(args, (rng) => ok(Match.begin(entry.value, players.value, raw, rng)));
}

function loadMatch(args: Arguments): Result<Match> {
  const path = args.flags['from'];
  const loaded = loadLog(path === true ? undefined : path);
  if (!loaded.ok) return loaded;
  return withChance(args, (rng) => Match.resume(loaded.value.entry, loaded.value.log, rng));
}

function withChance(args: Arguments, begin: (rng: Rng) => Result<Match>): Result<Match> {
  if (args.flags['seed'] === undefined) return begin(new KeyedRng(randomBytes(32)));
  const seed = numberFlag(args, 'seed', 1, 0, 2 ** 31);
  return seed.ok ? begin(new SeededRng(seed.value)) : seed;
}

/** The seats of the people at this terminal. */
function peopleOf(args: Arguments, seats: number): Result<readonly number[]> {
  const count = numberFlag(args, 'people', 1, 0, seats);
  if (!count.ok) return count;
  const sit = numberFlag(args, 'sit', 1, 1, seats);
  if (!sit.ok) return sit;
  return ok(Array.from({ length: count.value }, (_, index) => (sit.value - 1 + index) % seats));
}

function logPath(args: Arguments, match: Match): string {
  for (const flag of [args.flags['log'], args.flags['from']]) if (typeof flag === 'string') return flag;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${match.entry.game.id}-${stamp}.stolik.json`;
}
