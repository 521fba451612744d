import { countForm, type Language } from '@stolik/kernel/language';
import { listed } from '@stolik/kernel/telling';
import { countPoints, tokenName } from '../text/words.ts';

/** A part, its cell, and points. */
export interface Place {
  readonly code: string;
  readonly cell: string;
  readonly points: number;
}

/** The cell may be the one that the move itself names: then it is called "here". */
interface Spot extends Place {
  readonly isHere: boolean;
}

/** Phrases of `explainMove`; the first letter is made great and the full stop set there. */
export interface ReasonWords {
  /** `isSelf`: only the tile that the move puts there. */
  lights(points: number, parts: readonly Place[], isSelf: boolean): string;
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
  readonly swapDark: string;
  readonly swapBetter: string;
  /** While a short circuit stands and there is no iron to remove it. */
  readonly swapMust: string;
  readonly pass: string;
  /** What soldering a tile in or out costs. */
  iron(cost: number): string;
  readonly ironFuse: string;
  readonly nothing: string;
  /** With so many tiles missing to a whole circuit; 0: nobody knows. */
  leadsTo(cell: string, missing: number): string;
  leadsFrom(cell: string, missing: number): string;
  readonly stops: string;
  readonly shuts: string;
  readonly joinsNothing: string;
  /** It meets a contact that leads to no plus and no minus yet. */
  readonly joinsOn: string;
  prepares(place: Place): string;
  /** The same where one's second action of this turn completes it. */
  completes(place: Place): string;
  opens(place: Place): string;
  /** With two actions a turn. */
  readonly nearly: string;
  staysOpen(place: Place): string;
  blocks(place: Spot): string;
  blocksBut(blocked: Spot, open: Place): string;
  /** Laid there, or turned otherwise, the same tile would open a circuit. */
  opensNothing(worse: Spot): string;
  /** The same said otherwise: a waiting move, and one that keeps a lamp or an LED. */
  readonly waits: string;
  keeps(code: string): string;
  readonly rivalMends: string;
  /** A short circuit stands, and whoever has an iron must use it. [C4.6] */
  readonly mustMend: string;
  /** It is the last round: this is said of the seat's last turn. */
  lastTurn(says: string): string;
  /** Nothing that is laid now can be used later. */
  readonly tooLate: string;
  readonly over: string;
}

const rowOf = (side: string): string => side.slice(-1);
const isLeft = (side: string): boolean => side.startsWith('left');

const sideEn = (side: string): string => `${isLeft(side) ? 'left' : 'right'} of row ${rowOf(side)}`;
const sideRu = (side: string): string => `${isLeft(side) ? 'слева' : 'справа'} в ряду ${rowOf(side)}`;
const sidePl = (side: string): string => `${isLeft(side) ? 'z lewej' : 'z prawej'} w rzędzie ${rowOf(side)}`;

/** One missing tile is an open gap, which is told apart from this; many are no reason. */
const isCounted = (missing: number): boolean => missing > 1 && missing < 4;
const moreEn = (missing: number): string => (isCounted(missing) ? `: ${missing} more tiles would complete a circuit` : '');
const moreRu = (missing: number): string =>
  isCounted(missing) ? `: ещё ${missing} ${countForm('ru', missing, TILES_RU)}, и цепь замкнётся` : '';
const morePl = (missing: number): string =>
  isCounted(missing) ? `: jeszcze ${missing} ${countForm('pl', missing, TILES_PL)} i obwód będzie zamknięty` : '';
const TILES_RU = { one: 'жетон', few: 'жетона', many: 'жетонов' };
const TILES_PL = { one: 'kafelek', few: 'kafelki', many: 'kafelków' };
/** After "до". */
const pointsOfRu = (points: number): string => `${points} ${points % 10 === 1 && points % 100 !== 11 ? 'очка' : 'очков'}`;

/** One part's points are the whole sum: they are not said twice. */
const shared = (parts: readonly Place[], says: (part: Place) => string): readonly string[] =>
  parts.map((part) => (parts.length === 1 ? says(part) : `${says(part)} (${part.points})`));

export const REASON_WORDS: Readonly<Record<Language, ReasonWords>> = {
  en: {
    lights: (points, parts, isSelf) =>
      isSelf
        ? `scores ${countPoints(points, 'en')} at once`
        : `+${countPoints(points, 'en')}: ${listed(
            shared(parts, ({ code, cell }) => `${tokenName(code, 'en')} at ${cell}`),
            'en',
          )}`,
    penalty: (points) => `−${countPoints(points, 'en')}`,
    turnLost: 'you miss your next turn',
    short: 'a short circuit',
    shortGone: 'the short circuit is gone',
    shortStays: 'the short circuit stays',
    smoke: (cells) => `smoke at ${listed(cells, 'en')}`,
    fuse: (side) => `the fuse ${sideEn(side)} blows, no penalty`,
    reedOn: (cell) => `switches on the reed at ${cell}`,
    reedOff: (cell) => `switches off the reed at ${cell}`,
    weak: 'completes a circuit with too many loads, nothing glows',
    swapDark: 'no tile in your hand completes a circuit now; a new one may',
    swapBetter: 'a new tile may bring more than this one',
    swapMust: 'without a soldering iron there is no other way to wait for the short circuit to go',
    pass: 'nothing else can be done',
    iron: (cost) => (cost > 0 ? `soldering costs ${countPoints(cost, 'en')}` : 'no penalty'),
    ironFuse: 'current can flow there again, no penalty',
    nothing: 'completes nothing yet',
    leadsTo: (cell, missing) => `brings current from a plus to ${cell}${moreEn(missing)}`,
    leadsFrom: (cell, missing) => `gives ${cell} a way to a minus${moreEn(missing)}`,
    stops: 'cuts off current that came here from a plus',
    shuts: 'cuts off a way to a minus',
    joinsNothing: 'isn’t connected to anything yet',
    joinsOn: 'isn’t connected to a plus or a minus yet',
    prepares: ({ code, cell, points }) =>
      `prepares your own circuit: next turn the ${tokenName(code, 'en')} in your hand could complete it at ${cell} for ${countPoints(points, 'en')}`,
    completes: ({ code, cell, points }) =>
      `then your second tile, the ${tokenName(code, 'en')}, completes a circuit at ${cell} for ${countPoints(points, 'en')}`,
    opens: ({ cell, points }) => `but the next player could complete a circuit at ${cell} for up to ${countPoints(points, 'en')}`,
    nearly: 'but the next player could complete it with two tiles',
    staysOpen: ({ cell, points }) =>
      `the next player could still complete the circuit at ${cell}, for up to ${countPoints(points, 'en')}`,
    blocks: ({ cell, points, isHere }) =>
      `otherwise the next player could complete a circuit ${isHere ? 'here' : `at ${cell}`} for up to ${countPoints(points, 'en')}`,
    blocksBut: ({ isHere, ...blocked }, open) =>
      `blocks a circuit ${isHere ? 'here' : `at ${blocked.cell}`} worth ${blocked.points}; the next player could still complete one at ${open.cell} for up to ${open.points}`,
    opensNothing: ({ cell, points, isHere }) =>
      `opens nothing for the next player; ${isHere ? 'turned another way' : `at ${cell}`}, the same tile would open a circuit worth up to ${countPoints(points, 'en')}`,
    waits: 'a waiting move: the next player gets nothing to complete',
    keeps: (code) => `safe for now, and you keep the ${tokenName(code, 'en')} for a circuit of your own`,
    rivalMends: 'the next player has to deal with the short circuit first',
    mustMend: 'with a short circuit on the board you must use your iron',
    lastTurn: (says) => `this is your last turn: ${says}`,
    tooLate: 'there’s nothing left to light for you',
    over: 'then the game is over',
  },
  ru: {
    lights: (points, parts, isSelf) =>
      isSelf
        ? `сразу даёт ${countPoints(points, 'ru')}`
        : `+${countPoints(points, 'ru')}: ${listed(
            shared(parts, ({ code, cell }) => `${tokenName(code, 'ru')} ${cell}`),
            'ru',
          )}`,
    penalty: (points) => `−${countPoints(points, 'ru')}`,
    turnLost: 'следующий ход вы пропустите',
    short: 'короткое замыкание',
    shortGone: 'замыкание убрано',
    shortStays: 'замыкание остаётся',
    smoke: (cells) => `дым на ${listed(cells, 'ru')}`,
    fuse: (side) => `предохранитель ${sideRu(side)} перегорит, без штрафа`,
    reedOn: (cell) => `включает геркон ${cell}`,
    reedOff: (cell) => `выключает геркон ${cell}`,
    weak: 'замыкает цепь, где нагрузок слишком много: ничего не светится',
    swapDark: 'жетоны в руке сейчас ничего не замкнут, а новый, может быть, замкнёт',
    swapBetter: 'новый жетон может принести больше, чем этот',
    swapMust: 'без паяльника остаётся только ждать, пока замыкание уберут',
    pass: 'ничего другого сделать нельзя',
    iron: (cost) => (cost > 0 ? `пайка стоит ${countPoints(cost, 'ru')}` : 'без штрафа'),
    ironFuse: 'там снова может идти ток, без штрафа',
    nothing: 'пока ничего не замыкает',
    leadsTo: (cell, missing) => `ведёт ток от плюса к ${cell}${moreRu(missing)}`,
    leadsFrom: (cell, missing) => `даёт клетке ${cell} путь к минусу${moreRu(missing)}`,
    stops: 'перекрывает ток, который приходил сюда от плюса',
    shuts: 'перекрывает путь к минусу',
    joinsNothing: 'пока ни с чем не соединяется',
    joinsOn: 'пока не соединяется ни с плюсом, ни с минусом',
    prepares: ({ code, cell, points }) =>
      `готовит вашу цепь: следующим ходом её сможет замкнуть на ${cell} жетон из вашей руки (${tokenName(code, 'ru')}), ${countPoints(points, 'ru')}`,
    completes: ({ code, cell, points }) =>
      `потом второй жетон (${tokenName(code, 'ru')}) замкнёт цепь на ${cell}: ${countPoints(points, 'ru')}`,
    opens: ({ cell, points }) => `но следующий игрок сможет замкнуть цепь на ${cell}: до ${pointsOfRu(points)}`,
    nearly: 'но следующий игрок сможет замкнуть её двумя жетонами',
    staysOpen: ({ cell, points }) => `следующий игрок по-прежнему сможет замкнуть цепь на ${cell}: до ${pointsOfRu(points)}`,
    blocks: ({ cell, points, isHere }) =>
      `иначе следующий игрок мог бы замкнуть цепь ${isHere ? 'здесь' : `на ${cell}`}: до ${pointsOfRu(points)}`,
    blocksBut: ({ isHere, ...blocked }, open) =>
      `перекрывает цепь ${isHere ? 'здесь' : `на ${blocked.cell}`} (${blocked.points}), но следующему игроку остаётся ${open.cell}: до ${pointsOfRu(open.points)}`,
    opensNothing: ({ cell, points, isHere }) =>
      `ничего не открывает следующему игроку; ${isHere ? 'повёрнутый иначе' : `на ${cell}`} этот же жетон открыл бы ему цепь: до ${pointsOfRu(points)}`,
    waits: 'ход, чтобы подождать: следующему игроку нечего замкнуть',
    keeps: (code) => `пока безопасно, и для своей цепи у вас остаётся ${tokenName(code, 'ru')}`,
    mustMend: 'на поле короткое замыкание: паяльник нужно использовать сейчас',
    lastTurn: (says) => `это ваш последний ход: ${says}`,
    tooLate: 'зажечь вам больше нечего',
    rivalMends: 'следующему игроку сперва придётся разобраться с замыканием',
    over: 'после этого игра закончится',
  },
  pl: {
    lights: (points, parts, isSelf) =>
      isSelf
        ? `od razu daje ${countPoints(points, 'pl')}`
        : `+${countPoints(points, 'pl')}: ${listed(
            shared(parts, ({ code, cell }) => `${tokenName(code, 'pl')} na ${cell}`),
            'pl',
          )}`,
    penalty: (points) => `−${countPoints(points, 'pl')}`,
    turnLost: 'stracisz następną turę',
    short: 'zwarcie',
    shortGone: 'zwarcie jest usunięte',
    shortStays: 'zwarcie zostaje',
    smoke: (cells) => `dym na ${listed(cells, 'pl')}`,
    fuse: (side) => `bezpiecznik ${sidePl(side)} się przepali, bez kary`,
    reedOn: (cell) => `włącza kontaktron na ${cell}`,
    reedOff: (cell) => `wyłącza kontaktron na ${cell}`,
    weak: 'zamyka obwód, w którym jest za dużo odbiorników: nic nie świeci',
    swapDark: 'żaden kafelek z ręki nie zamknie teraz obwodu, a nowy może zamknie',
    swapBetter: 'nowy kafelek może dać więcej niż ten',
    swapMust: 'bez lutownicy można tylko czekać, aż zwarcie zniknie',
    pass: 'nic innego nie da się zrobić',
    iron: (cost) => (cost > 0 ? `lutowanie kosztuje ${countPoints(cost, 'pl')}` : 'bez kary'),
    ironFuse: 'prąd znów może tam płynąć, bez kary',
    nothing: 'na razie niczego nie zamyka',
    leadsTo: (cell, missing) => `prowadzi prąd od plusa do ${cell}${morePl(missing)}`,
    leadsFrom: (cell, missing) => `daje polu ${cell} drogę do minusa${morePl(missing)}`,
    stops: 'zatrzymuje prąd, który dochodził tu od plusa',
    shuts: 'odcina drogę do minusa',
    joinsNothing: 'na razie z niczym się nie łączy',
    joinsOn: 'na razie nie łączy się ani z plusem, ani z minusem',
    prepares: ({ code, cell, points }) =>
      `przygotowuje twój obwód: w następnej turze kafelek z ręki (${tokenName(code, 'pl')}) może go zamknąć na ${cell} za ${countPoints(points, 'pl')}`,
    completes: ({ code, cell, points }) =>
      `potem drugi kafelek (${tokenName(code, 'pl')}) zamknie obwód na ${cell} za ${countPoints(points, 'pl')}`,
    opens: ({ cell, points }) => `ale następny gracz będzie mógł zamknąć obwód na ${cell}: nawet ${countPoints(points, 'pl')}`,
    nearly: 'ale następny gracz będzie mógł go zamknąć dwoma kafelkami',
    staysOpen: ({ cell, points }) =>
      `następny gracz nadal będzie mógł zamknąć obwód na ${cell}: nawet ${countPoints(points, 'pl')}`,
    blocks: ({ cell, points, isHere }) =>
      `inaczej następny gracz mógłby zamknąć obwód ${isHere ? 'tutaj' : `na ${cell}`}: nawet ${countPoints(points, 'pl')}`,
    blocksBut: ({ isHere, ...blocked }, open) =>
      `blokuje obwód ${isHere ? 'tutaj' : `na ${blocked.cell}`} (${blocked.points}), ale następnemu graczowi zostaje ${open.cell}: nawet ${countPoints(open.points, 'pl')}`,
    opensNothing: ({ cell, points, isHere }) =>
      `niczego nie otwiera następnemu graczowi; ${isHere ? 'obrócony inaczej' : `na ${cell}`} ten sam kafelek otworzyłby mu obwód: nawet ${countPoints(points, 'pl')}`,
    waits: 'ruch na przeczekanie: następny gracz nie ma czego zamknąć',
    keeps: (code) => `na razie bezpiecznie, a na własny obwód zostaje ci ${tokenName(code, 'pl')}`,
    mustMend: 'na planszy jest zwarcie: trzeba teraz użyć lutownicy',
    lastTurn: (says) => `to twoja ostatnia tura: ${says}`,
    tooLate: 'nic już nie zaświecisz',
    rivalMends: 'następny gracz musi najpierw zająć się zwarciem',
    over: 'potem gra się skończy',
  },
};
