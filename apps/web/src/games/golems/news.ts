import type { Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import { NAMES, type News, seatOf, told } from '../../base/news.ts';
import { en } from '../../words/en/games/golems/news.ts';
import { pl } from '../../words/pl/games/golems/news.ts';
import { ru } from '../../words/ru/games/golems/news.ts';

const WORDS = inEach({ en, ru, pl });

const inAll = (say: (language: Language) => string): Words => ({ en: say('en'), ru: say('ru'), pl: say('pl') });

const striking = (seat: Seat, hit: Seat): Words =>
  inAll((language) => WORDS.hit[language](NAMES[language][seat] ?? '', NAMES[language][hit] ?? ''));

export const news: News = {
  gameOver: () => WORDS.gameOver,
  golemOut: (event) => told(seatOf(event), WORDS.golemOut),
  bombExploded: () => WORDS.bombExploded,
  robotHit: (event) => striking(Number(event['by']), seatOf(event)),
  strikeMade: (event) => (event['golem'] === null ? undefined : striking(seatOf(event), Number(event['golem']))),
  waterEntered: (event) => told(seatOf(event), WORDS.waterEntered),
  barrelOpened: () => WORDS.barrelOpened,
  golemSlid: (event) => told(seatOf(event), WORDS.golemSlid),
  barrelPushed: (event) => told(seatOf(event), WORDS.barrelPushed),
  roundBegan: ({ round }) => inAll((language) => WORDS.roundBegan[language](Number(round))),
  programLaid: (event) => told(seatOf(event), WORDS.programLaid),
};
