import { randomBytes } from 'node:crypto';
import { KeyedRng } from '@stolik/kernel/keyed';
import type { GameLog } from '@stolik/kernel/log';
import { type Rng, SeededRng } from '@stolik/kernel/random';
import { ok, problem, type Result } from '@stolik/kernel/result';
import type { Sitter, Table } from '@stolik/table/table';
import { type Arguments, gameOptions, numberFlag, parseArguments } from '../arguments.ts';
import { findEntry } from '../catalog.ts';
import type { Command } from '../command.ts';
import { LineReader } from '../input.ts';
import { languageFlag } from '../language.ts';
import { loadLog } from '../logs.ts';
import { complain } from '../output.ts';
import { Match } from '../play/match.ts';
import { playAtTerminal, type Sitting } from '../play/terminal.ts';
import { problems } from '../problems.ts';
import { TERMINAL_WORDS, type TerminalWords } from '../words.ts';

const OWN = ['players', 'people', 'sit', 'names', 'seed', 'lang', 'log', 'from'];
/** The bot of the terminal, by the name it has in the browser too. */
const LEVEL = 'greedy';

export const playCommand: Command = {
  name: 'play',
  summary: {
    en: 'play in the terminal, against a bot or another person',
    ru: 'играть в терминале против бота или с человеком рядом',
    pl: 'grać w terminalu przeciw botowi albo z kimś obok',
  },
  help: {
    en: `stolik play GAME [--players N] [--people N] [--sit SEAT] [--names NAMES] [--seed N] [--log FILE] [--lang en|ru|pl] [--OPTION VALUE…]
stolik play --from LOG

Seats that no person takes are played by a simple greedy bot, which sees only what its seat may see.

--players N   seats at the table
--people N    how many of them are people sitting at this terminal (1); with 0 you watch bots play
--sit SEAT    where the first person sits (1)
--names A,B   what the people are called, in the order of their seats
--seed N      the same chance every time; otherwise chance is unpredictable
--log FILE    where the game is saved after every step (default: a new file in the current folder)
--from LOG    continue a saved game; the same seats are people unless you say otherwise
Every other --name is an option of the game: --simple, --soloPlus none, --scenario treasure.

At the prompt: a move in notation, or help, moves [WORDS], undo, log, resign, quit.`,
    ru: `stolik play ИГРА [--players N] [--people N] [--sit МЕСТО] [--names ИМЕНА] [--seed N] [--log ФАЙЛ] [--lang en|ru|pl] [--ПАРАМЕТР ЗНАЧЕНИЕ…]
stolik play --from ФАЙЛ

За места без людей играет простой бот; он видит только то, что видно с его места.

--players N   сколько мест за столом
--people N    сколько из них занимают люди у этого терминала (1); 0 — смотреть, как играют боты
--sit МЕСТО   где сидит первый человек (1)
--names А,Б   как зовут людей, по порядку мест
--seed N      каждый раз один и тот же жребий; без него жребий непредсказуем
--log ФАЙЛ    куда сохранять партию после каждого шага (иначе — новый файл в этой папке)
--from ФАЙЛ   продолжить сохранённую партию; люди сидят на тех же местах, если не сказать иначе
Любое другое --имя — вариант правил игры: --simple, --soloPlus none, --scenario treasure.

В игре набирают ход или help, moves [СЛОВА], undo, log, resign, quit.`,
    pl: `stolik play GRA [--players N] [--people N] [--sit MIEJSCE] [--names IMIONA] [--seed N] [--log PLIK] [--lang en|ru|pl] [--OPCJA WARTOŚĆ…]
stolik play --from PLIK

Na miejscach bez ludzi gra prosty bot; widzi tylko to, co widać z jego miejsca.

--players N     liczba miejsc przy stole
--people N      ile z nich zajmują ludzie przy tym terminalu (1); 0: oglądasz grę botów
--sit MIEJSCE   gdzie siedzi pierwsza osoba (1)
--names A,B     imiona ludzi w kolejności miejsc
--seed N        za każdym razem to samo losowanie; bez tego jest nieprzewidywalne
--log PLIK      gdzie zapisywać partię po każdym kroku (inaczej: nowy plik w tym folderze)
--from PLIK     kontynuuj zapisaną partię; ludzie siedzą na tych samych miejscach, chyba że podasz inaczej
Każde inne --imię to wariant zasad gry: --simple, --soloPlus none, --scenario treasure.

W grze wpisuje się ruch albo help, moves [SŁOWA], undo, log, resign, quit.`,
  },
  switches: [],
  async run(argv, out) {
    const args = parseArguments(argv, this.switches);
    const language = languageFlag(args);
    if (!language.ok) return complain(out, language.problem);
    const planned = args.flags['from'] === undefined ? newGame(args) : loadGame(args);
    if (!planned.ok) return complain(out, planned.problem, problems().see('stolik play --help'));
    const { seats, log, begin } = planned.value;
    const people = peopleOf(args, seats, log);
    if (!people.ok) return complain(out, people.problem);
    const rng = chanceOf(args);
    const sitters = sittersOf(args, seats, people.value, log, TERMINAL_WORDS[language.value]);
    const match = rng.ok ? begin(sitters, rng.value) : rng;
    if (!match.ok) return complain(out, match.problem, problems().see('stolik play --help'));
    const sitting: Sitting = { people: people.value, language: language.value, path: logPath(args, match.value) };
    const reader = new LineReader();
    try {
      return await playAtTerminal(match.value, sitting, reader, out);
    } finally {
      reader.close();
    }
  },
};

/** A game to play, and the log it goes on from. */
interface Planned {
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
  const raw = gameOptions(args, OWN);
  const options = game.parseOptions(raw, players.value);
  if (!options.ok) return problem(`--${options.problem.at}`, problems().badOption(options.problem.says));
  const begin: Planned['begin'] = (sitters, rng) => Match.begin(entry.value, raw as Table['options'], sitters, rng);
  return ok({ seats: players.value, begin });
}

function loadGame(args: Arguments): Result<Planned> {
  const path = args.flags['from'];
  const loaded = loadLog(path === true ? undefined : path);
  if (!loaded.ok) return loaded;
  const { entry, log } = loaded.value;
  return ok({ seats: log.seats, log, begin: (sitters, rng) => Match.resume(entry, log, sitters, rng) });
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

function sittersOf(
  args: Arguments,
  seats: number,
  people: readonly number[],
  log: GameLog | undefined,
  words: TerminalWords,
): Sitter[] {
  const given = typeof args.flags['names'] === 'string' ? args.flags['names'].split(',').map((name) => name.trim()) : [];
  const inOrder = [...people].sort((a, b) => a - b);
  const nameOf = (seat: number): string => {
    const known = log?.names?.[seat];
    const isSame = !log?.bots || (log.bots[seat] ?? null) === (inOrder.includes(seat) ? null : LEVEL);
    if (!inOrder.includes(seat)) return (isSame && known) || (words.bots[seat] ?? `${words.bot} ${seat + 1}`);
    return given[inOrder.indexOf(seat)] || (isSame && known) || words.seat(seat + 1);
  };
  return Array.from({ length: seats }, (_, seat): Sitter => {
    const name = nameOf(seat);
    return inOrder.includes(seat) ? { kind: 'person', name } : { kind: 'bot', name, level: LEVEL };
  });
}

function logPath(args: Arguments, match: Match): string {
  for (const flag of [args.flags['log'], args.flags['from']]) if (typeof flag === 'string') return flag;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${match.entry.game.id}-${stamp}.stolik.json`;
}
