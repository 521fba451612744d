import type { GameEvent, Seat } from '@stolik/kernel/game';
import { countForm, type Language, type Words } from '@stolik/kernel/language';

/** Who sits at the little tables; the page calls its bots the same. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Oto', 'Volt', 'Ada', 'Bit'],
  ru: ['Ото', 'Вольт', 'Ада', 'Бит'],
  pl: ['Oto', 'Wolt', 'Ada', 'Bit'],
};

/** Counted in all three languages: one, few, many. */
type Forms = Readonly<Record<Language, readonly [one: string, few: string, many: string]>>;

const POINTS: Forms = { en: ['point', 'points', 'points'], ru: ['очко', 'очка', 'очков'], pl: ['punkt', 'punkty', 'punktów'] };
const TILES: Forms = { en: ['tile', 'tiles', 'tiles'], ru: ['жетон', 'жетона', 'жетонов'], pl: ['żeton', 'żetony', 'żetonów'] };

const n = (language: Language, count: number, forms: Forms): string => {
  const [one, few, many] = forms[language];
  return `${count} ${countForm(language, count, { one, few, many })}`;
};

/** The same sentence in three languages, about somebody. */
const about = (seat: Seat, say: (name: string, language: Language) => Words): Words => ({
  en: say(NAMES.en[seat] ?? '', 'en').en,
  ru: say(NAMES.ru[seat] ?? '', 'ru').ru,
  pl: say(NAMES.pl[seat] ?? '', 'pl').pl,
});

type Facts = Readonly<Record<string, unknown>>;
type Say = (event: Facts, all: readonly Facts[]) => Words | undefined;

const seatOf = ({ seat }: Facts): Seat => Number(seat);

/** What is worth a line, the best first; everything in the present, so that no name needs a gender. */
const MICROPUL: Readonly<Record<string, Say>> = {
  gameOver: () => ({ en: 'The game is over', ru: 'Партия окончена', pl: 'Koniec partii' }),
  groupClosed: ({ points, stones }) => {
    const [owner] = stones as readonly Seat[];
    if (owner === undefined || Number(points) === 0) return undefined;
    return about(owner, (name, language) => {
      const won = n(language, Number(points), POINTS);
      return { en: `${name} closes a group: ${won}`, ru: `${name} замыкает группу: ${won}`, pl: `${name} zamyka grupę: ${won}` };
    });
  },
  stonePut: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} claims a group`,
      ru: `${name} занимает группу`,
      pl: `${name} zajmuje grupę`,
    })),
  extraTurnWon: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} wins another turn`,
      ru: `${name} ходит ещё раз`,
      pl: `${name} gra jeszcze raz`,
    })),
  tilesWon: (event) =>
    about(seatOf(event), (name, language) => {
      const won = n(language, Number(event['count']), TILES);
      return { en: `${name} earns ${won}`, ru: `${name} получает ${won}`, pl: `${name} dostaje ${won}` };
    }),
  tileLaid: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} lays a tile`, ru: `${name} кладёт жетон`, pl: `${name} kładzie żeton` })),
  tileTaken: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} takes a tile from the supply`,
      ru: `${name} берёт жетон из запаса`,
      pl: `${name} bierze żeton z magazynu`,
    })),
};

const CIRCUIT: Readonly<Record<string, Say>> = {
  gameEnded: () => ({ en: 'The game is over', ru: 'Партия окончена', pl: 'Koniec partii' }),
  shortMade: (event) =>
    about(seatOf(event), (name) => ({ en: `${name}: a short circuit!`, ru: `${name}: замыкание!`, pl: `${name}: zwarcie!` })),
  partsBurnt: () => ({ en: 'Smoke! Something burns out', ru: 'Дым! Что-то сгорает', pl: 'Dym! Coś się przepala' }),
  glowPlaced: (event, all) =>
    about(seatOf(event), (name, language) => {
      const sum = all.reduce((points, each) => points + (each['kind'] === 'glowPlaced' ? Number(each['level']) : 0), 0);
      const won = n(language, sum, POINTS);
      return { en: `${name} lights a chain: ${won}`, ru: `${name} зажигает цепь: ${won}`, pl: `${name} zapala obwód: ${won}` };
    }),
  fuseBurnt: () => ({ en: 'A fuse burns out', ru: 'Сгорает предохранитель', pl: 'Przepala się bezpiecznik' }),
  ironUsed: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} solders`, ru: `${name} берётся за паяльник`, pl: `${name} lutuje` })),
  tileLaid: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} lays a tile`, ru: `${name} кладёт плитку`, pl: `${name} kładzie kafelek` })),
  tokenExchanged: (event) =>
    about(seatOf(event), (name) => ({ en: `${name} swaps a tile`, ru: `${name} меняет плитку`, pl: `${name} wymienia kafelek` })),
};

const striking = (seat: Seat, hit: Seat): Words => ({
  en: `${NAMES.en[seat]} hits ${NAMES.en[hit]}!`,
  ru: `Попадание! ${NAMES.ru[seat]} → ${NAMES.ru[hit]}`,
  pl: `Trafienie! ${NAMES.pl[seat]} → ${NAMES.pl[hit]}`,
});

const GOLEMS: Readonly<Record<string, Say>> = {
  gameOver: () => ({ en: 'The battle is over', ru: 'Битва окончена', pl: 'Koniec bitwy' }),
  golemOut: (event) =>
    about(seatOf(event), (name) => ({
      en: `${name} goes to the workshop`,
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

const LINES: Readonly<Record<string, Readonly<Record<string, Say>>>> = {
  micropul: MICROPUL,
  circuit: CIRCUIT,
  golems6: GOLEMS,
  golems4: GOLEMS,
};

/** What has just happened at a little table, in a few words; undefined where nothing did that anybody would look up for. */
export function headlineOf(game: string, happened: readonly GameEvent[]): Words | undefined {
  const events = happened as readonly unknown[] as readonly Facts[];
  for (const [kind, say] of Object.entries(LINES[game] ?? {})) {
    // Of several the last one: that is what can be seen.
    const says = events.flatMap((event) => (event['kind'] === kind ? (say(event, events) ?? []) : [])).at(-1);
    if (says) return says;
  }
  return undefined;
}
