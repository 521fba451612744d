import type { en } from '../../../en/games/golems/news.ts';

export const pl: typeof en = {
  gameOver: 'Koniec bitwy',
  golemOut: (name) => `${name} jedzie do warsztatu`,
  bombExploded: 'Wybuch!',
  hit: (by, hit) => `Trafienie! ${by} → ${hit}`,
  waterEntered: (name) => `Plusk! ${name} w wodzie`,
  barrelOpened: 'Beczka rozbita',
  golemSlid: (name) => `${name} ślizga się po lodzie`,
  barrelPushed: (name) => `${name} pcha beczkę`,
  roundBegan: (round) => `Runda ${round}`,
  programLaid: (name) => `${name} pisze program`,
};
