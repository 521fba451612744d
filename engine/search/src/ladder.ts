import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Words } from '@stolik/kernel/language';
import type { Rng } from '@stolik/kernel/random';
import type { BotEntry, Rung } from './book.ts';
import { randomPlayer } from './decide.ts';
import { flatPlayer } from './flat.ts';
import { TEXTBOOK, type TreeSettings, treePlayer, treeSeer } from './ismcts.ts';
import type { Knowledge } from './knowledge.ts';
import { foregone, type Player } from './player.ts';

/** What a game has for its ladder; rungs for which something is missing are left out. */
export interface LadderParts<State> {
  readonly game: AnyGame;
  /** A1: the best by points that everyone sees at once. */
  readonly greedy: (world: State, seat: Seat, rng: Rng) => Action;
  /** A2: rules of a good human player, two plies deep. */
  readonly human?: Player<State>;
  /** A5 and A6. */
  readonly knowledge?: Knowledge<State>;
  readonly settings?: TreeSettings;
}

/** Plays what a function says. */
export const simplePlayer =
  <State>(act: (world: State, seat: Seat, rng: Rng) => Action): Player<State> =>
  (world, seat, rng) =>
    foregone(act(world, seat, rng));

const ONCE = { iterations: 1 };
const TO_END = { steps: Number.POSITIVE_INFINITY, margin: 0 };
const OUR_TIME = { milliseconds: 200 };

/** The frozen yardsticks of a game, the same kind in every game, weakest first. */
export function ladderOf<State>({ game, greedy, human, knowledge, settings }: LadderParts<State>): Rung<State>[] {
  const rungs: Rung<State>[] = [
    { ...NAMES.A0, player: randomPlayer(game), effort: ONCE },
    { ...NAMES.A1, player: simplePlayer(greedy), effort: ONCE },
  ];
  if (human) rungs.push({ ...NAMES.A2, player: human, effort: ONCE });
  rungs.push(
    { ...NAMES.A3, player: flatPlayer<State>(game, undefined, TO_END), effort: { iterations: 1000 } },
    { ...NAMES.A4, player: treePlayer<State>(game, undefined, TEXTBOOK), effort: { iterations: 10_000 } },
  );
  if (!knowledge || !settings) return rungs;
  const ours: BotEntry<State> = { ...NAMES.A5, player: treePlayer(game, knowledge, settings), effort: OUR_TIME };
  return [...rungs, ours, { ...NAMES.A6, seer: treeSeer(game, knowledge, settings), effort: OUR_TIME }];
}

interface Name {
  readonly id: string;
  readonly label: Words;
  readonly says: Words;
}

const name = (id: string, label: Words, says: Words): Name => ({ id, label, says });

export const NAMES = {
  A0: name(
    'A0',
    { en: 'Random', ru: 'Случайный', pl: 'Losowy' },
    { en: 'Any allowed move', ru: 'Любой разрешённый ход', pl: 'Dowolny dozwolony ruch' },
  ),
  A1: name(
    'A1',
    { en: 'Greedy', ru: 'Жадный', pl: 'Zachłanny' },
    { en: 'The best by visible points', ru: 'Лучший ход по видимым очкам', pl: 'Najlepszy ruch według widocznych punktów' },
  ),
  A2: name(
    'A2',
    { en: 'Good human', ru: 'Хороший игрок', pl: 'Dobry gracz' },
    {
      en: 'Hand-written rules, two plies deep',
      ru: 'Написанные вручную правила, на два хода вперёд',
      pl: 'Ręcznie spisane reguły, dwa ruchy naprzód',
    },
  ),
  A3: name(
    'A3',
    { en: 'Flat Monte Carlo', ru: 'Простой Монте-Карло', pl: 'Płaskie Monte Carlo' },
    { en: '1,000 random playouts', ru: '1000 случайных доигрываний', pl: '1000 losowych rozgrywek do końca' },
  ),
  A4: name(
    'A4',
    { en: 'Textbook search', ru: 'Поиск по учебнику', pl: 'Przeszukiwanie z podręcznika' },
    {
      en: 'Information-set tree search, 10,000 iterations, no knowledge',
      ru: 'Поиск по дереву информационных множеств, 10 000 итераций, без знаний об игре',
      pl: 'Przeszukiwanie drzewa zbiorów informacyjnych, 10 000 iteracji, bez wiedzy o grze',
    },
  ),
  A5: name(
    'A5',
    { en: 'Ours', ru: 'Наш', pl: 'Nasz' },
    {
      en: 'Tree search with knowledge of the game',
      ru: 'Поиск по дереву со знаниями об игре',
      pl: 'Przeszukiwanie drzewa z wiedzą o grze',
    },
  ),
  A6: name(
    'A6',
    { en: 'Ours, seeing all', ru: 'Наш, видящий всё', pl: 'Nasz, widzący wszystko' },
    {
      en: 'The same search shown every secret and the dice to come: an upper bound',
      ru: 'Тот же поиск, которому открыто всё тайное и будущий жребий: верхняя граница',
      pl: 'To samo przeszukiwanie, któremu pokazano wszystkie tajemnice i przyszłe losowania: górna granica',
    },
  ),
} as const;
