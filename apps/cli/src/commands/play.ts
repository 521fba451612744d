import { randomBytes } from 'node:crypto';
import { KeyedRng } from '@stolik/kernel/keyed';
import type { Language } from '@stolik/kernel/language';
import type { GameLog } from '@stolik/kernel/log';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { usualOptions } from '@stolik/search/manifest';
import type { Sitter, Table } from '@stolik/table/table';
import { type Arguments, gameOptions, numberFlag, parseArguments } from '../arguments.ts';
import { type CatalogEntry, findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS } from '../command-words.ts';
import { languageFlag } from '../language.ts';
import { loadLog } from '../logs.ts';
import { complain } from '../output.ts';
import { Match } from '../play/match.ts';
import { askedOpponents, usualOpponents } from '../play/opponents.ts';
import type { Sitting } from '../play/sitting.ts';
import { playAtTerminal } from '../play/terminal.ts';
import { problems } from '../problems.ts';
import { TERMINAL_WORDS } from '../words.ts';

const OWN = ['players', 'people', 'sit', 'names', 'level', 'against', 'bots', 'hints', 'seed', 'lang', 'log', 'from'];

export const playCommand: Command = {
  name: 'play',
  summary: COMMAND_WORDS.play.summary,
  help: COMMAND_WORDS.play.help,
  switches: ['hints'],
  async run(argv, out, openLines) {
    const args = parseArguments(argv, this.switches);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const planned = args.flags['from'] === undefined ? newGame(args) : loadGame(args);
    if (!planned.ok) return complain(out, planned.problem, problems().see('stolik play --help'));
    const { seats, log, begin } = planned.value;
    const people = peopleOf(args, seats, log);
    if (!people.ok) return complain(out, people.problem);
    const sitters = sittersOf(args, planned.value, people.value, language.value);
    if (!sitters.ok) return complain(out, sitters.problem, problems().see('stolik play --help'));
    const rng = chanceOf(args);
    const match = rng.ok ? begin(sitters.value, rng.value) : rng;
    if (!match.ok) return complain(out, match.problem, problems().see('stolik play --help'));
    const sitting: Sitting = {
      people: people.value,
      language: language.value,
      path: logPath(args, match.value),
      mayAsk: people.value.length < 2 || args.flags['hints'] === true,
    };
    const reader = openLines();
    try {
      return await playAtTerminal(match.value, sitting, reader, out);
    } finally {
      reader.close();
    }
  },
};

/** A game to play, and the log it goes on from. */
interface Planned {
  readonly entry: CatalogEntry;
  readonly seats: number;
  readonly log?: GameLog;
  begin(sitters: readonly Sitter[], rng: Rng): Result<Match>;
}

function newGame(args: Arguments): Result<Planned> {
  const entry = findEntry(args.words[0]);
  if (!entry.ok) return entry;
  const { game, players: seats } = entry.value;
  const players = numberFlag(args, 'players', seats.usual, game.seats.min, game.seats.max);
  if (!players.ok) return players;
  // The table that one tap opens in the client.
  const optionsFor = (levels: readonly string[]): Table['options'] => {
    return { ...usualOptions(entry.value, levels, players.value), ...gameOptions(args, OWN) } as Table['options'];
  };
  const options = game.parseOptions(optionsFor([]), players.value);
  if (!options.ok) return problem(`--${options.problem.at}`, problems().badOption(options.problem.says));
  const begin: Planned['begin'] = (sitters, rng) =>
    Match.begin(entry.value, optionsFor(sitters.flatMap((each) => (each.kind === 'bot' ? [each.level] : []))), sitters, rng);
  return ok({ entry: entry.value, seats: players.value, begin });
}

function loadGame(args: Arguments): Result<Planned> {
  const path = args.flags['from'];
  const loaded = loadLog(path === true ? undefined : path);
  if (!loaded.ok) return loaded;
  const { entry, log } = loaded.value;
  return ok({ entry, seats: log.seats, log, begin: (sitters, rng) => Match.resume(entry, log, sitters, rng) });
}

function chanceOf(args: Arguments): Result<Rng> {
  if (args.flags['seed'] === undefined) return ok(new KeyedRng(randomBytes(32)));
  const seed = numberFlag(args, 'seed', 1, 0, 2 ** 31);
  return seed.ok ? ok(new SeededRng(seed.value)) : seed;
}

/** The seats of the people at this terminal. */
function peopleOf(args: Arguments, seats: number, log: GameLog | undefined): Result<readonly number[]> {
  if (log?.bots && args.flags['people'] === undefined && args.flags['sit'] === undefined) {
    const known = log.bots;
    return ok(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (known[seat] ?? null) === null));
  }
  const count = numberFlag(args, 'people', 1, 0, seats);
  if (!count.ok) return count;
  const sit = numberFlag(args, 'sit', 1, 1, seats);
  if (!sit.ok) return sit;
  return ok(Array.from({ length: count.value }, (_, index) => (sit.value - 1 + index) % seats));
}

/** Everybody at the table. A player named in the log keeps the name, unless another person or bot takes the seat. */
function sittersOf(
  args: Arguments,
  { entry, seats, log }: Planned,
  people: readonly number[],
  language: Language,
): Result<readonly Sitter[]> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const empty = all.filter((seat) => !people.includes(seat));
  const asked = askedOpponents(args, entry, empty.length, language);
  if (!asked.ok) return asked;
  const opponents = asked.value ?? usualOpponents(entry, empty, language, log?.bots);
  const given = typeof args.flags['names'] === 'string' ? args.flags['names'].split(',').map((name) => name.trim()) : [];
  const wasBot = (seat: number): boolean | undefined => log?.bots && (log.bots[seat] ?? null) !== null;
  let person = 0;
  return ok(
    all.map((seat): Sitter => {
      const known = log?.names?.[seat];
      const opponent = opponents[empty.indexOf(seat)];
      if (opponent) return { kind: 'bot', ...opponent, name: (!asked.value && wasBot(seat) && known) || opponent.name };
      const name = given[person++] || (wasBot(seat) !== true && known) || TERMINAL_WORDS[language].seat(seat + 1);
      return { kind: 'person', name };
    }),
  );
}

function logPath(args: Arguments, match: Match): string {
  for (const flag of [args.flags['log'], args.flags['from']]) if (typeof flag === 'string') return flag;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${match.entry.game.id}-${stamp}.stolik.json`;
}
