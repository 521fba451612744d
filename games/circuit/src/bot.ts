import type { BotBook, BotEntry } from '@stolik/search/book';
import { ladderOf, NAMES, simplePlayer } from '@stolik/search/ladder';
import type { Effort } from '@stolik/search/player';
import { type CircuitSettings, circuitPlayer, circuitSeer } from './bot/player.ts';
import { explainMove } from './bot/reasons.ts';
import { POINTS_ONLY, WEIGHTS } from './bot/weights.ts';
import { circuit } from './game.ts';
import { carefulCircuit, greedyCircuit } from './greedy.ts';
import type { CircuitState } from './state.ts';

const OURS: CircuitSettings = { weights: WEIGHTS, width: 50, turns: 2, temperature: 0 };
const OUR_TIME: Effort = { milliseconds: 200 };

function level(id: string, settings: CircuitSettings, effort: Effort, words: Pick<BotEntry<CircuitState>, 'label' | 'says'>) {
  return { id, ...words, player: circuitPlayer(settings), effort };
}

const LEVELS: readonly BotEntry<CircuitState>[] = [
  level(
    '1',
    { weights: POINTS_ONLY, width: 1, turns: 0, temperature: 1.2 },
    { iterations: 1 },
    {
      label: { en: 'Just learning', ru: 'Только учится', pl: 'Dopiero się uczy' },
      says: {
        en: 'Likes points, often overlooks them, and thinks of nobody else',
        ru: 'Любит очки, часто их не замечает и ни о ком другом не думает',
        pl: 'Lubi punkty, często ich nie zauważa i o nikim innym nie myśli',
      },
    },
  ),
  level(
    '2',
    { weights: POINTS_ONLY, width: 1, turns: 0, temperature: 0.35 },
    { iterations: 1 },
    {
      label: { en: 'Beginner', ru: 'Новичок', pl: 'Początkujący' },
      says: {
        en: 'Takes nearly every point it sees, leaves others what it opens',
        ru: 'Берёт почти каждое очко, которое видит, и не смотрит, что открывает другим',
        pl: 'Bierze prawie każdy punkt, który widzi, i nie patrzy, co otwiera innym',
      },
    },
  ),
  level(
    '3',
    { weights: WEIGHTS, width: 1, turns: 0, temperature: 0.35 },
    { iterations: 1 },
    {
      label: { en: 'Attentive', ru: 'Внимательный', pl: 'Uważny' },
      says: {
        en: 'Takes points and mostly sees what the next player could do with its move',
        ru: 'Берёт очки и обычно видит, что сможет сделать следующий игрок',
        pl: 'Bierze punkty i zwykle widzi, co może zrobić następny gracz',
      },
    },
  ),
  level(
    '4',
    { weights: WEIGHTS, width: 12, turns: 1, temperature: 0.1 },
    { iterations: 150 },
    {
      label: { en: 'Skilled', ru: 'Умелый', pl: 'Wprawny' },
      says: {
        en: 'Tries a dozen moves through one round of the table',
        ru: 'Прикидывает дюжину ходов на круг вперёд',
        pl: 'Sprawdza tuzin ruchów na jedną rundę naprzód',
      },
    },
  ),
  level(
    '5',
    { weights: WEIGHTS, width: 30, turns: 2, temperature: 0 },
    { milliseconds: 40 },
    {
      label: { en: 'Strong', ru: 'Сильный', pl: 'Silny' },
      says: {
        en: 'Plays its best moves on for two rounds in hundreds of dealt hands',
        ru: 'Проигрывает лучшие ходы на два круга вперёд в сотнях раскладов',
        pl: 'Rozgrywa najlepsze ruchy na dwie rundy naprzód w setkach rozdań',
      },
    },
  ),
  level(
    '6',
    OURS,
    { milliseconds: 400 },
    {
      label: { en: 'Master', ru: 'Мастер', pl: 'Mistrz' },
      says: {
        en: 'The same with ten times the patience',
        ru: 'То же самое, но терпения в десять раз больше',
        pl: 'To samo z dziesięć razy większą cierpliwością',
      },
    },
  ),
];

export const circuitBots: BotBook<CircuitState> = {
  game: 'circuit',
  levels: LEVELS,
  ladder: [
    ...ladderOf<CircuitState>({ game: circuit, greedy: greedyCircuit, human: simplePlayer(carefulCircuit) }),
    { ...NAMES.A5, player: circuitPlayer(OURS), effort: OUR_TIME },
    { ...NAMES.A6, seer: circuitSeer(OURS), effort: OUR_TIME },
  ],
  explainMove,
};
