import { countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { ReasonWords } from '../../bot/reason-words.ts';
import { countPoints, tokenName } from '../naming.ts';
import { isCounted, isLeft, rowOf, shared } from '../telling.ts';

const sideOf = (side: string): string => `${isLeft(side) ? 'z lewej' : 'z prawej'} w rzędzie ${rowOf(side)}`;

const more = (missing: number): string =>
  isCounted(missing) ? `: jeszcze ${missing} ${countForm('pl', missing, TILES)} i obwód będzie zamknięty` : '';

const TILES = { one: 'kafelek', few: 'kafelki', many: 'kafelków' };

export const pl: ReasonWords = {
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
  fuse: (side) => `bezpiecznik ${sideOf(side)} się przepali, bez kary`,
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
  leadsTo: (cell, missing) => `prowadzi prąd od plusa do ${cell}${more(missing)}`,
  leadsFrom: (cell, missing) => `daje polu ${cell} drogę do minusa${more(missing)}`,
  stops: 'zatrzymuje prąd, który dochodził tu od plusa',
  shuts: 'odcina drogę do minusa',
  flowsOn: 'prąd płynie dalej, ale do żadnego nowego pola',
  staysFree: 'droga do minusa zostaje, ale dla żadnego nowego pola',
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
  waits: 'bezpieczny ruch, póki czekasz na lepszy kafelek: nikomu nie pomaga',
  keeps: (code) => `na razie bezpiecznie, a na własny obwód zostaje ci ${tokenName(code, 'pl')}`,
  mustMend: 'na planszy jest zwarcie: trzeba teraz użyć lutownicy',
  lastTurn: (says) => `to twoja ostatnia tura: ${says}`,
  tooLate: 'nic już nie zaświecisz',
  rivalMends: 'następny gracz musi najpierw zająć się zwarciem',
  over: 'potem gra się skończy',
};
