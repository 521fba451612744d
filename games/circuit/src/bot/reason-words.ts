import type { Language } from '@stolik/kernel/language';
import { listed } from '@stolik/kernel/telling';
import { countPoints, tokenName, tokenOf } from '../text/words.ts';

/** A part, its cell, and points. */
export interface Place {
  readonly code: string;
  readonly cell: string;
  readonly points: number;
}

/** Phrases of `explainMove`; the first letter is made great and the full stop set there. */
export interface ReasonWords {
  lights(points: number, parts: readonly Place[]): string;
  penalty(points: number): string;
  readonly turnLost: string;
  readonly short: string;
  readonly shortGone: string;
  readonly shortStays: string;
  smoke(cells: readonly string[]): string;
  fuse(side: string): string;
  reedOn(cell: string): string;
  reedOff(cell: string): string;
  readonly weak: string;
  swap(token: string): string;
  readonly pass: string;
  ironPut(code: string, was: string, cell: string, cost: number): string;
  ironOut(was: string, cell: string): string;
  ironFuse(side: string): string;
  readonly nothing: string;
  leadsTo(cell: string): string;
  leadsFrom(cell: string): string;
  stops(cell: string): string;
  shuts(cell: string): string;
  readonly joinsNothing: string;
  prepares(place: Place): string;
  opens(place: Place): string;
  staysOpen(place: Place): string;
  blocks(place: Place): string;
  blocksBut(blocked: Place, open: Place): string;
  offersNothingBut(worse: Place): string;
  readonly rivalMends: string;
  readonly over: string;
}

const rowOf = (side: string): string => side.slice(-1);
const isLeft = (side: string): boolean => side.startsWith('left');

const sideEn = (side: string): string => `${isLeft(side) ? 'left' : 'right'} of row ${rowOf(side)}`;
const sideRu = (side: string): string => `${isLeft(side) ? 'слева' : 'справа'} в ряду ${rowOf(side)}`;
const sidePl = (side: string): string => `${isLeft(side) ? 'z lewej' : 'z prawej'} w rzędzie ${rowOf(side)}`;
const aEn = (code: string): string => `${code === 'V' ? 'an' : 'a'} ${tokenName(code, 'en')}`;

/** One part's points are the whole sum: they are not said twice. */
const shared = (parts: readonly Place[], says: (part: Place) => string): readonly string[] =>
  parts.map((part) => (parts.length === 1 ? says(part) : `${says(part)} (${part.points})`));

export const REASON_WORDS: Readonly<Record<Language, ReasonWords>> = {
  en: {
    lights: (points, parts) =>
      `+${countPoints(points, 'en')}: ${listed(
        shared(parts, ({ code, cell }) => `${tokenName(code, 'en')} at ${cell}`),
        'en',
      )}`,
    penalty: (points) => `−${countPoints(points, 'en')}`,
    turnLost: 'you miss your next turn',
    short: 'a short circuit',
    shortGone: 'the short circuit is gone',
    shortStays: 'the short circuit stays',
    smoke: (cells) => `smoke at ${listed(cells, 'en')}`,
    fuse: (side) => `burns the fuse ${sideEn(side)}, no penalty`,
    reedOn: (cell) => `switches on the reed at ${cell}`,
    reedOff: (cell) => `switches off the reed at ${cell}`,
    weak: 'completes a circuit with too many loads, nothing glows',
    swap: (token) => `exchanges ${aEn(token)} for something unknown from the bag`,
    pass: 'nothing else can be done',
    ironPut: (code, was, cell, cost) =>
      `the iron puts ${aEn(code)} in place of the ${tokenName(was, 'en')} at ${cell}${cost > 0 ? ` (−${countPoints(cost, 'en')})` : ''}`,
    ironOut: (was, cell) => `the iron takes out the ${tokenName(was, 'en')} at ${cell}, free`,
    ironFuse: (side) => `the iron fixes the fuse ${sideEn(side)}, free`,
    nothing: 'completes nothing yet',
    leadsTo: (cell) => `carries current from a plus towards ${cell}`,
    leadsFrom: (cell) => `connects ${cell} to a minus`,
    stops: (cell) => `stops the current that came to ${cell}`,
    shuts: (cell) => `blocks the way to a minus at ${cell}`,
    joinsNothing: 'isn’t connected to a plus or a minus yet',
    prepares: ({ code, cell, points }) =>
      `prepares your own circuit: the ${tokenName(code, 'en')} in your hand could complete it at ${cell} for ${points}`,
    opens: ({ cell, points }) => `then the next player could complete a circuit at ${cell} for up to ${points}`,
    staysOpen: ({ cell, points }) => `the next player could still complete the circuit at ${cell}, for up to ${points}`,
    blocks: ({ cell, points }) => `blocks the circuit at ${cell} that could give the next player ${points}`,
    blocksBut: (blocked, open) =>
      `blocks the circuit at ${blocked.cell} (${blocked.points}), but the next player could still complete one at ${open.cell} for up to ${open.points}`,
    offersNothingBut: ({ cell, points }) => `the same tile at ${cell} would give the next player up to ${points}`,
    rivalMends: 'the next player has to deal with the short circuit first',
    over: 'then the game is over',
  },
  ru: {
    lights: (points, parts) =>
      `+${countPoints(points, 'ru')}: ${listed(
        shared(parts, ({ code, cell }) => `${tokenName(code, 'ru')} ${cell}`),
        'ru',
      )}`,
    penalty: (points) => `−${countPoints(points, 'ru')}`,
    turnLost: 'следующий ход вы пропустите',
    short: 'короткое замыкание',
    shortGone: 'замыкание убрано',
    shortStays: 'замыкание остаётся',
    smoke: (cells) => `дым на ${listed(cells, 'ru')}`,
    fuse: (side) => `сгорит предохранитель ${sideRu(side)}, без штрафа`,
    reedOn: (cell) => `включает геркон ${cell}`,
    reedOff: (cell) => `выключает геркон ${cell}`,
    weak: 'замыкает цепь, где нагрузок слишком много: ничего не светится',
    swap: (token) => `обмен: ${tokenName(token, 'ru')} уйдёт в сброс, взамен — что попадётся в мешке`,
    pass: 'ничего другого сделать нельзя',
    ironPut: (code, was, cell, cost) =>
      `паяльник ставит на ${cell}: ${tokenName(code, 'ru')} вместо ${tokenOf(was, 'ru')}${cost > 0 ? ` (−${countPoints(cost, 'ru')})` : ''}`,
    ironOut: (was, cell) => `паяльник снимает с ${cell}: ${tokenName(was, 'ru')}, бесплатно`,
    ironFuse: (side) => `паяльник чинит предохранитель ${sideRu(side)}, бесплатно`,
    nothing: 'пока ничего не замыкает',
    leadsTo: (cell) => `ведёт ток от плюса к ${cell}`,
    leadsFrom: (cell) => `даёт клетке ${cell} путь к минусу`,
    stops: (cell) => `перекрывает ток, который доходил до ${cell}`,
    shuts: (cell) => `перекрывает путь к минусу через ${cell}`,
    joinsNothing: 'ничего не соединяет ни с плюсом, ни с минусом',
    prepares: ({ code, cell, points }) =>
      `готовит вашу цепь: её сможет замкнуть на ${cell} жетон из вашей руки (${tokenName(code, 'ru')}), ${countPoints(points, 'ru')}`,
    opens: ({ cell, points }) => `следующий игрок сможет замкнуть цепь на ${cell}: самое большее ${countPoints(points, 'ru')}`,
    staysOpen: ({ cell, points }) =>
      `следующему игроку остаётся открытой цепь на ${cell}: самое большее ${countPoints(points, 'ru')}`,
    blocks: ({ cell, points }) => `перекрывает цепь на ${cell}: следующему игроку она могла дать ${countPoints(points, 'ru')}`,
    blocksBut: (blocked, open) =>
      `перекрывает цепь на ${blocked.cell} (${blocked.points}), но следующему игроку остаётся ${open.cell}: самое большее ${countPoints(open.points, 'ru')}`,
    offersNothingBut: ({ cell, points }) =>
      `на ${cell} этот же жетон подарил бы следующему игроку до ${points} ${points === 1 ? 'очка' : 'очков'}`,
    rivalMends: 'следующему игроку сперва придётся разобраться с замыканием',
    over: 'после этого игра закончится',
  },
  pl: {
    lights: (points, parts) =>
      `+${countPoints(points, 'pl')}: ${listed(
        shared(parts, ({ code, cell }) => `${tokenName(code, 'pl')} na ${cell}`),
        'pl',
      )}`,
    penalty: (points) => `−${countPoints(points, 'pl')}`,
    turnLost: 'stracisz następną turę',
    short: 'zwarcie',
    shortGone: 'zwarcie jest usunięte',
    shortStays: 'zwarcie zostaje',
    smoke: (cells) => `dym na ${listed(cells, 'pl')}`,
    fuse: (side) => `spali się bezpiecznik ${sidePl(side)}, bez kary`,
    reedOn: (cell) => `włącza kontaktron na ${cell}`,
    reedOff: (cell) => `wyłącza kontaktron na ${cell}`,
    weak: 'zamyka obwód, w którym jest za dużo odbiorników: nic nie świeci',
    swap: (token) => `wymiana: ${tokenName(token, 'pl')} idzie do odrzuconych, w zamian coś nieznanego z worka`,
    pass: 'nic innego nie da się zrobić',
    ironPut: (code, was, cell, cost) =>
      `lutownica wstawia na ${cell}: ${tokenName(code, 'pl')} zamiast ${tokenOf(was, 'pl')}${cost > 0 ? ` (−${countPoints(cost, 'pl')})` : ''}`,
    ironOut: (was, cell) => `lutownica usuwa z ${cell}: ${tokenName(was, 'pl')}, za darmo`,
    ironFuse: (side) => `lutownica naprawia bezpiecznik ${sidePl(side)}, za darmo`,
    nothing: 'na razie niczego nie zamyka',
    leadsTo: (cell) => `prowadzi prąd od plusa do ${cell}`,
    leadsFrom: (cell) => `daje polu ${cell} drogę do minusa`,
    stops: (cell) => `zatrzymuje prąd, który dochodził do ${cell}`,
    shuts: (cell) => `odcina drogę do minusa przez ${cell}`,
    joinsNothing: 'niczego nie łączy ani z plusem, ani z minusem',
    prepares: ({ code, cell, points }) =>
      `przygotowuje twój obwód: kafelek z ręki (${tokenName(code, 'pl')}) może go zamknąć na ${cell} za ${countPoints(points, 'pl')}`,
    opens: ({ cell, points }) => `następny gracz będzie mógł zamknąć obwód na ${cell}: najwyżej ${countPoints(points, 'pl')}`,
    staysOpen: ({ cell, points }) =>
      `następnemu graczowi zostaje otwarty obwód na ${cell}: najwyżej ${countPoints(points, 'pl')}`,
    blocks: ({ cell, points }) => `blokuje obwód na ${cell}, który mógł dać następnemu graczowi ${countPoints(points, 'pl')}`,
    blocksBut: (blocked, open) =>
      `blokuje obwód na ${blocked.cell} (${blocked.points}), ale następnemu graczowi zostaje ${open.cell}: najwyżej ${countPoints(open.points, 'pl')}`,
    offersNothingBut: ({ cell, points }) =>
      `na ${cell} ten sam kafelek dałby następnemu graczowi najwyżej ${countPoints(points, 'pl')}`,
    rivalMends: 'następny gracz musi najpierw zająć się zwarciem',
    over: 'potem gra się skończy',
  },
};
