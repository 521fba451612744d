import { circuitBots } from '@stolik/circuit/bot';
import { greedyCircuit } from '@stolik/circuit/bot/greedy';
import { circuitCases } from '@stolik/circuit/cases';
import { circuit } from '@stolik/circuit/game';
import { connectFour } from '@stolik/connect-four/game';
import { greedyConnectFour } from '@stolik/connect-four/greedy';
import { golems4Bots } from '@stolik/golems/v4/bot';
import { golems4Cases } from '@stolik/golems/v4/cases';
import { golems4 } from '@stolik/golems/v4/game';
import { greedyGolems4 } from '@stolik/golems/v4/greedy';
import { golems6Bots } from '@stolik/golems/v6/bot';
import { golems6Cases } from '@stolik/golems/v6/cases';
import { golems6 } from '@stolik/golems/v6/game';
import { greedyGolems6 } from '@stolik/golems/v6/greedy';
import type { CaseRules } from '@stolik/kernel/cases';
import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { Rng } from '@stolik/kernel/random';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { micropulBots } from '@stolik/micropul/bot';
import { micropulCases } from '@stolik/micropul/cases';
import { micropul } from '@stolik/micropul/game';
import { greedyMicropul } from '@stolik/micropul/greedy';
import type { AnyLadder } from '@stolik/search/book';
import { ladderOf } from '@stolik/search/ladder';

/** The rungs that need no knowledge of the game. */
const plainBook = (game: AnyGame, greedy: Bot): AnyLadder => ({ game: game.id, levels: [], ladder: ladderOf({ game, greedy }) });

/** Chooses an action in a world redealt for its seat: what it may not see is not there. */
// biome-ignore lint/suspicious/noExplicitAny: the state of whichever game the bot belongs to
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

export interface CatalogEntry {
  readonly game: AnyGame;
  readonly title: Words;
  /** What one plays for, and what the notation needs said, in a sentence or two. */
  readonly aim: Words;
  /** The rules as a document, from the project's root. */
  readonly rules: string;
  /** Seats when nothing is said. */
  readonly usualSeats: number;
  readonly greedy: Bot;
  /** Its bots, for the arena. */
  readonly book: AnyLadder;
  // biome-ignore lint/suspicious/noExplicitAny: state and options of whichever game
  readonly cases?: CaseRules<any, any>;
  /** Whether seats hide things from each other, so that one screen needs a curtain. */
  readonly hasSecrets: boolean;
  /** Options a benchmark uses. */
  readonly benchOptions: Readonly<Record<string, unknown>>;
  readonly benchSeats: number;
}

/** Every game the command knows. */
export const CATALOG: readonly CatalogEntry[] = [
  {
    game: micropul,
    title: { en: 'micropul', ru: 'micropul', pl: 'micropul' },
    aim: {
      en: 'Touch brass signs to win tiles from the core, and put stones on groups: at the end closed groups with one stone, the supply and the hand count. A tile is written by its corners: top left, top right, bottom right, bottom left.',
      ru: 'Касайтесь латунных знаков, чтобы получать жетоны из ядра, и ставьте камни на группы: в конце считаются замкнутые группы с одним камнем, запас и рука. Жетон записывается по углам: верхний левый, верхний правый, нижний правый, нижний левый.',
      pl: 'Dotykaj mosiężnych znaków, by zdobywać żetony z rdzenia, i stawiaj kamienie na grupach: na końcu liczą się zamknięte grupy z jednym kamieniem, magazyn i ręka. Żeton zapisuje się rogami: lewy górny, prawy górny, prawy dolny, lewy dolny.',
    },
    rules: 'docs/rules/micropul.md',
    usualSeats: 2,
    greedy: greedyMicropul,
    book: micropulBots,
    cases: micropulCases,
    hasSecrets: true,
    benchOptions: {},
    benchSeats: 2,
  },
  {
    game: circuit,
    title: { en: 'Don’t Short the Circuit!', ru: 'Не закороти цепь!', pl: 'Nie zrób zwarcia!' },
    aim: {
      en: 'Close a chain from plus to minus so that lamps and LEDs glow; burn nothing. Eight points of glow bring the last round. A tile is written as its letter and quarter turns clockwise: E1.',
      ru: 'Замкните цепь от плюса к минусу так, чтобы светились лампочки и светодиоды, и ничего не сожгите. Восемь очков свечения начинают последний круг. Жетон записывается буквой и числом четвертей оборота по часовой стрелке: E1.',
      pl: 'Zamknij obwód od plusa do minusa tak, by świeciły żarówki i diody LED, i niczego nie spal. Osiem punktów blasku zaczyna ostatnią rundę. Kafelek zapisuje się literą i liczbą ćwierćobrotów w prawo: E1.',
    },
    rules: 'docs/rules/circuit.md',
    usualSeats: 2,
    greedy: greedyCircuit,
    book: circuitBots,
    cases: circuitCases,
    hasSecrets: true,
    // The table these figures have always been of; with the lively box a random game closes far more chains.
    benchOptions: { box: 'classic' },
    benchSeats: 2,
  },
  {
    game: golems6,
    title: { en: 'Golems 6.1', ru: 'Битва Големов 6.1', pl: 'Bitwa Golemów 6.1' },
    aim: {
      en: 'Write a program in secret; all golems run theirs at once, row by row. The last golem on the field wins (young players: see the goal). F forward, B back, L left, R right, S stay, A strike, D defend.',
      ru: 'Составьте программу втайне; все големы исполняют свои разом, ряд за рядом. Побеждает последний голем на поле (у младших — своя цель). F вперёд, B назад, L влево, R вправо, S стоять, A удар, D защита.',
      pl: 'Ułóż program w tajemnicy; wszystkie golemy wykonują swoje naraz, rząd po rzędzie. Wygrywa ostatni golem na planszy (młodsi mają własny cel). F naprzód, B wstecz, L w lewo, R w prawo, S stój, A cios, D obrona.',
    },
    rules: 'docs/rules/golems6.md',
    usualSeats: 2,
    greedy: greedyGolems6,
    book: golems6Bots,
    cases: golems6Cases,
    hasSecrets: true,
    benchOptions: { scenario: 'cross' },
    benchSeats: 4,
  },
  {
    game: golems4,
    title: { en: 'Golems 4.0', ru: 'Битва Големов 4.0', pl: 'Bitwa Golemów 4.0' },
    aim: {
      en: 'Write a program in secret; all robots run theirs at once, one card a row. Keep your three components sound and be the last on the field. F forward, B back, L left, R right, S stay, A attack, D defend.',
      ru: 'Составьте программу втайне; все роботы исполняют свои разом, по карте в ряд. Берегите три своих компонента и останьтесь на поле последним. F вперёд, B назад, L влево, R вправо, S стоять, A атака, D защита.',
      pl: 'Ułóż program w tajemnicy; wszystkie roboty wykonują swoje naraz, jedna karta na rząd. Chroń trzy podzespoły i zostań na planszy ostatni. F naprzód, B wstecz, L w lewo, R w prawo, S stój, A atak, D obrona.',
    },
    rules: 'docs/rules/golems4.md',
    usualSeats: 2,
    greedy: greedyGolems4,
    book: golems4Bots,
    cases: golems4Cases,
    hasSecrets: true,
    benchOptions: {},
    benchSeats: 2,
  },
  {
    game: connectFour,
    title: { en: 'Connect Four', ru: 'Четыре в ряд', pl: 'Cztery w rzędzie' },
    aim: {
      en: 'Four discs in a row win.',
      ru: 'Четыре фишки в ряд побеждают.',
      pl: 'Cztery krążki w rzędzie wygrywają.',
    },
    rules: 'examples/connect-four/README.md',
    usualSeats: 2,
    greedy: greedyConnectFour,
    book: plainBook(connectFour, greedyConnectFour),
    hasSecrets: false,
    benchOptions: {},
    benchSeats: 2,
  },
];

/** The rules in the reader's language, where they are translated. */
export const rulesIn = ({ rules }: CatalogEntry, language: Language): string =>
  language === 'en' ? rules : rules.replace(/^docs\/rules\//, `docs/rules/${language}/`);

export const gameIds = (): string => CATALOG.map((entry) => entry.game.id).join(', ');

export function findEntry(id: string | undefined): Result<CatalogEntry> {
  if (id === undefined) return problem('GAME', `which game? There are ${gameIds()}`);
  const entry = CATALOG.find((candidate) => candidate.game.id === id);
  return entry ? ok(entry) : problem(id, `no such game; there are ${gameIds()}`);
}
