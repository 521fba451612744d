import type { Seat } from '@stolik/kernel/game';
import type { Words } from '@stolik/kernel/language';
import { about, NAMES, type News, seatOf } from '../../base/news.ts';

const striking = (seat: Seat, hit: Seat): Words => ({
  en: `${NAMES.en[seat]} hits ${NAMES.en[hit]}!`,
  ru: `Попадание! ${NAMES.ru[seat]} → ${NAMES.ru[hit]}`,
  pl: `Trafienie! ${NAMES.pl[seat]} → ${NAMES.pl[hit]}`,
});

export const news: News = {
  gameOver: () => ({ en: 'The battle is over', ru: 'Битва окончена', pl: 'Koniec bitwy' }),
  golemOut: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} is off to the workshop`,
      ru: `${name} едет в мастерскую`,
      pl: `${name} jedzie do warsztatu`,
    })),
  bombExploded: () => ({ en: 'A bomb goes off!', ru: 'Взрыв!', pl: 'Wybuch!' }),
  robotHit: (event) => striking(Number(event['by']), seatOf(event)),
  strikeMade: (event) => (event['golem'] === null ? undefined : striking(seatOf(event), Number(event['golem']))),
  waterEntered: (event) =>
    about(seatOf(event), (name) => ({
      en: `Splash! ${name} is in the water`,
      ru: `Плюх! ${name} в воде`,
      pl: `Plusk! ${name} w wodzie`,
    })),
  barrelOpened: () => ({ en: 'A barrel breaks open', ru: 'Бочка разбита', pl: 'Beczka rozbita' }),
  golemSlid: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} slides over the ice`,
      ru: `${name} скользит по льду`,
      pl: `${name} ślizga się po lodzie`,
    })),
  barrelPushed: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} pushes a barrel`, ru: `${name} толкает бочку`, pl: `${name} pcha beczkę` })),
  roundBegan: ({ round }) => ({ en: `Round ${round} begins`, ru: `Раунд ${round}`, pl: `Runda ${round}` }),
  programLaid: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} writes a program`,
      ru: `${name} пишет программу`,
      pl: `${name} pisze program`,
    })),
};
