import type { BotBook, BotEntry } from '@stolik/search/book';
import { atTemperature } from '@stolik/search/choose';
import { type TreeSettings, treePlayer } from '@stolik/search/ismcts';
import { ladderOf } from '@stolik/search/ladder';
import type { Effort, Player } from '@stolik/search/player';
import { policyPlayer } from '@stolik/search/policy';
import { humanMicropul } from './bot/human.ts';
import { knowledge, prior } from './bot/knowledge.ts';
import { explainMove } from './bot/reasons.ts';
import { micropul } from './game.ts';
import { greedyMicropul } from './greedy.ts';
import type { State } from './state.ts';

export const SETTINGS: TreeSettings = {
  exploration: 0.3,
  widening: { base: 3, factor: 1, power: 0.5 },
  playoutSteps: 7,
  margin: 12,
  stopsWhenSettled: true,
};

const level = (
  id: string,
  player: Player<State>,
  effort: Effort,
  words: Pick<BotEntry<State>, 'label' | 'says'>,
): BotEntry<State> => ({ id, ...words, player, effort });

const tree = (temperature: number, settings: Partial<TreeSettings>): Player<State> => {
  const player = treePlayer(micropul, knowledge, { ...SETTINGS, stopsWhenSettled: temperature === 0, ...settings });
  return temperature > 0 ? atTemperature(temperature, player) : player;
};

const ONCE = { iterations: 1 };

const LEVELS: readonly BotEntry<State>[] = [
  level('1', policyPlayer(micropul, prior, 2.5), ONCE, {
    label: { en: 'Just learning', ru: 'Только учится', pl: 'Dopiero się uczy' },
    says: {
      en: 'Has heard what is good, and tries this and that',
      ru: 'Слышал, что хорошо, и пробует то одно, то другое',
      pl: 'Słyszał, co jest dobre, i próbuje to tego, to owego',
    },
  }),
  level('2', policyPlayer(micropul, prior, 0.9), ONCE, {
    label: { en: 'Beginner', ru: 'Новичок', pl: 'Początkujący' },
    says: {
      en: 'Mostly plays what looks good at first sight, never looks ahead',
      ru: 'Обычно играет то, что хорошо на первый взгляд, вперёд не смотрит',
      pl: 'Zwykle gra to, co dobrze wygląda na pierwszy rzut oka, nie patrzy naprzód',
    },
  }),
  level(
    '3',
    tree(0.6, { playoutSteps: 2, depth: 2 }),
    { iterations: 24 },
    {
      label: { en: 'Attentive', ru: 'Внимательный', pl: 'Uważny' },
      says: {
        en: 'Looks at a few moves and the answers to them',
        ru: 'Смотрит несколько ходов и ответы на них',
        pl: 'Sprawdza kilka ruchów i odpowiedzi na nie',
      },
    },
  ),
  level(
    '4',
    tree(0.2, { playoutSteps: 4, depth: 3 }),
    { iterations: 90 },
    {
      label: { en: 'Skilled', ru: 'Умелый', pl: 'Wprawny' },
      says: {
        en: 'Thinks three moves ahead in some dozens of dealt hands',
        ru: 'Думает на три хода вперёд в нескольких десятках раскладов',
        pl: 'Myśli trzy ruchy naprzód w kilkudziesięciu rozdaniach',
      },
    },
  ),
  level(
    '5',
    tree(0, {}),
    { iterations: 500 },
    {
      label: { en: 'Strong', ru: 'Сильный', pl: 'Silny' },
      says: {
        en: 'Plays hundreds of dealt hands on before each move',
        ru: 'Перед каждым ходом проигрывает сотни раскладов',
        pl: 'Przed każdym ruchem rozgrywa setki rozdań',
      },
    },
  ),
  level(
    '6',
    tree(0, {}),
    { milliseconds: 600 },
    {
      label: { en: 'Master', ru: 'Мастер', pl: 'Mistrz' },
      says: {
        en: 'The same with many times the patience',
        ru: 'То же самое, но терпения во много раз больше',
        pl: 'To samo z wielokrotnie większą cierpliwością',
      },
    },
  ),
];

export const micropulBots: BotBook<State> = {
  game: 'micropul',
  levels: LEVELS,
  ladder: ladderOf({ game: micropul, greedy: greedyMicropul, human: humanMicropul, knowledge, settings: SETTINGS }),
  explainMove,
};
