import type { Action, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { BotBook, BotEntry } from '@stolik/search/book';
import { atTemperature } from '@stolik/search/choose';
import { TEXTBOOK, treePlayer } from '@stolik/search/ismcts';
import { ladderOf, NAMES, simplePlayer } from '@stolik/search/ladder';
import { connectFour } from './game.ts';
import { greedyConnectFour, isFourWith } from './greedy.ts';
import { connectFourLevels } from './levels.ts';
import type { State } from './state.ts';
import { en } from './words/en/hints.ts';
import { pl } from './words/pl/hints.ts';
import { ru } from './words/ru/hints.ts';

const WORDS = inEach({ en, ru, pl });

/** Knows nothing but the rules, and gets by with them. */
const tree = treePlayer<State>(connectFour, undefined, TEXTBOOK);

const MINDS: readonly Pick<BotEntry<State>, 'player' | 'effort'>[] = [
  { player: atTemperature(2, tree), effort: { iterations: 14 } },
  { player: atTemperature(0.6, tree), effort: { iterations: 28 } },
  { player: atTemperature(0.25, tree), effort: { iterations: 60 } },
  { player: tree, effort: { iterations: 200 } },
  { player: tree, effort: { iterations: 1000 } },
  { player: tree, effort: { milliseconds: 400 } },
];

function explainMove(world: State, seat: Seat, action: Action, language: Language): string {
  if (isFourWith(world, seat, action)) return WORDS.wins[language];
  return isFourWith(world, 1 - seat, action) ? WORDS.stops[language] : '';
}

export const connectFourBots: BotBook<State> = {
  game: 'connect-four',
  levels: connectFourLevels.map((words, index): BotEntry<State> => ({ ...words, ...MINDS[index]! })),
  ladder: ladderOf({ game: connectFour, greedy: greedyConnectFour }),
  others: [{ ...NAMES.A1, id: 'greedy', player: simplePlayer(greedyConnectFour), effort: { iterations: 1 } }],
  adviser: { player: tree, iterations: 6000 },
  explainMove,
};
