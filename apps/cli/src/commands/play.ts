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
import { languageFlag } from '../language.ts';
import { loadLog } from '../logs.ts';
import { complain } from '../output.ts';
import { Match } from '../play/match.ts';
import { askedOpponents, usualOpponents } from '../play/opponents.ts';
import { playAtTerminal, type Sitting } from '../play/terminal.ts';
import { problems } from '../problems.ts';
import { TERMINAL_WORDS } from '../words.ts';

const OWN = ['players', 'people', 'sit', 'names', 'level', 'against', 'bots', 'hints', 'seed', 'lang', 'log', 'from'];

export const playCommand: Command = {
  name: 'play',
  summary: {
    en: 'play in the terminal, against bots or another person, with hints and a review',
    ru: 'играть в терминале против ботов или с человеком рядом, с подсказками и разбором',
    pl: 'grać w terminalu przeciw botom albo z kimś obok, z podpowiedziami i analizą',
  },
  help: {
    en: `stolik play GAME [--level N | --bots NAMES] [--players N] [--people N] [--sit SEAT] [--names NAMES] [--hints]
            [--seed N] [--log FILE] [--lang en|ru|pl] [--OPTION VALUE…]
stolik play --from LOG

Bots play the seats that no person takes. They see only what their seat may see.

--level N     how strong the bots are, 1 to 6 (2); 2,5 gives each bot its own level, in the order of their seats
--bots A      the same by name, weakest first: Oto, Volt, Ada, Bit, Ohm, Zuse; ada,bit sits down both. Golems also has
              two for practice: statue and copycat. --against means the same
--players N   seats at the table
--people N    how many of them are people sitting at this terminal (1); with 0 you watch bots play
--sit SEAT    where the first person sits (1)
--names A,B   what the people are called, in the order of their seats
--hints       hints and reviews also where several people play
--seed N      the same chance and the same bots every time; otherwise chance is unpredictable
--log FILE    where the game is saved after every step (default: a new file in the current folder)
--from LOG    continue a saved game; the same seats are people unless you say otherwise
Every other --name is an option of the game: --simple, --soloPlus none, --scenario treasure.

At the prompt: a move in notation, or help, moves [WORDS], hint [N], review, undo, log, resign, quit.`,
    ru: `stolik play ИГРА [--level N | --bots ИМЕНА] [--players N] [--people N] [--sit МЕСТО] [--names ИМЕНА] [--hints]
            [--seed N] [--log ФАЙЛ] [--lang en|ru|pl] [--ПАРАМЕТР ЗНАЧЕНИЕ…]
stolik play --from ФАЙЛ

За места без людей играют боты; каждый видит только то, что видно с его места.

--level N     сила ботов, от 1 до 6 (2); 2,5 — у каждого бота свой уровень, по порядку мест
--bots А      то же по именам, от слабого к сильному: Ото, Вольт, Ада, Бит, Ом, Цузе; ада,бит — оба сразу. В Големах
              есть двое для упражнений: статуя и повторюшка. --against значит то же самое
--players N   сколько мест за столом
--people N    сколько из них занимают люди у этого терминала (1); 0 — смотреть, как играют боты
--sit МЕСТО   где сидит первый человек (1)
--names А,Б   как зовут людей, по порядку мест
--hints       подсказки и разбор и там, где играют несколько человек
--seed N      каждый раз один и тот же жребий и те же ходы ботов; без него жребий непредсказуем
--log ФАЙЛ    куда сохранять партию после каждого шага (иначе — новый файл в этой папке)
--from ФАЙЛ   продолжить сохранённую партию; люди сидят на тех же местах, если не сказать иначе
Любое другое --имя — вариант правил игры: --simple, --soloPlus none, --scenario treasure.

В игре набирают ход или help, moves [СЛОВА], hint [N], review, undo, log, resign, quit.`,
    pl: `stolik play GRA [--level N | --bots IMIONA] [--players N] [--people N] [--sit MIEJSCE] [--names IMIONA] [--hints]
            [--seed N] [--log PLIK] [--lang en|ru|pl] [--OPCJA WARTOŚĆ…]
stolik play --from PLIK

Na miejscach bez ludzi grają boty; każdy widzi tylko to, co widać z jego miejsca.

--level N       siła botów od 1 do 6 (2); 2,5: każdy bot ma własny poziom, w kolejności miejsc
--bots A        to samo po imieniu, od najsłabszego: Oto, Wolt, Ada, Bit, Om, Zuse; ada,bit: oba naraz. W Golemach
                także dwa do ćwiczeń: posąg i papuga. --against znaczy to samo
--players N     liczba miejsc przy stole
--people N      ile z nich zajmują ludzie przy tym terminalu (1); 0: oglądasz grę botów
--sit MIEJSCE   gdzie siedzi pierwsza osoba (1)
--names A,B     imiona ludzi w kolejności miejsc
--hints         podpowiedzi i analiza także wtedy, gdy gra kilka osób
--seed N        za każdym razem to samo losowanie i te same ruchy botów; bez tego losowanie jest nieprzewidywalne
--log PLIK      gdzie zapisywać partię po każdym kroku (inaczej: nowy plik w tym folderze)
--from PLIK     kontynuuj zapisaną partię; ludzie siedzą na tych samych miejscach, chyba że podasz inaczej
Każde inne --imię to wariant zasad gry: --simple, --soloPlus none, --scenario treasure.

W grze wpisuje się ruch albo help, moves [SŁOWA], hint [N], review, undo, log, resign, quit.`,
  },
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
