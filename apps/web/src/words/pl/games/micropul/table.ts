import { countForm } from '@stolik/kernel/language';
import type { MicropulWords } from '../../../../games/micropul/words/words.ts';
import { sentence } from '../../../sentence.ts';
import { pl as advice } from './advice.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('pl', count, { one, few, many });
const counted = (count: number, one: string, few: string, many: string): string => `${count} ${form(count, one, few, many)}`;
const tiles = (count: number): string => counted(count, 'żeton', 'żetony', 'żetonów');
const places = (count: number): string => counted(count, 'miejsce', 'miejsca', 'miejsc');
const stones = (count: number): string => counted(count, 'kamień', 'kamienie', 'kamieni');
const COLOUR = { W: 'biały', B: 'czarny' } as const;
const GROUP = { W: 'Biała grupa', B: 'Czarna grupa' } as const;
const BIG = { W: 'duży biały', B: 'duży czarny' } as const;
const BIG_OF = { W: 'dużego białego', B: 'dużego czarnego' } as const;
const CATALYST = { '1': 'kropka', '2': 'podwójna kropka', '+': 'krzyżyk' } as const;
const WITH = { '1': 'z kropką', '2': 'z podwójną kropką', '+': 'z krzyżykiem' } as const;
const OWN = { '1': 'własna kropka', '2': 'własna podwójna kropka', '+': 'własny krzyżyk' } as const;
const RANKS = {
  beginner: 'początkujący',
  normal: 'średni',
  advanced: 'zaawansowany',
  expert: 'ekspert',
  master: 'mistrz',
} as const;

export const pl: MicropulWords = {
  advice,
  phases: { choose: 'Wybierz', check: 'Przymierz', confirm: 'Potwierdź' },
  prompt: {
    choose: ({ lay, take, stone }) =>
      sentence([lay && 'wybierz żeton z ręki', take && 'weź żeton z magazynu', stone && 'połóż kamień'], ', ', ' albo '),
    extra: (choose) => `Masz jeszcze jedną turę. ${choose}`,
    place: 'Wybierz dla żetonu miejsce z przerywaną ramką.',
    nowhere: 'Ten żeton nigdzie teraz nie pasuje. Wybierz inny.',
    lay: 'Obróć go, przesuń albo wyłóż.',
    stone: 'Wybierz grupę bez kamienia.',
    putStone: 'Tutaj czy na innej grupie?',
    take: 'Na rękę trafi losowy żeton z magazynu.',
    takeOpen: 'Ten odkryty żeton trafi do ręki. Możesz wybrać inny.',
    drawing: 'Trwa losowanie żetonu.',
    over: 'Gra skończona.',
    waiting: (name) => `Ruch ma ${name}.`,
  },
  board: {
    name: 'Stół',
    help: 'Strzałki prowadzą po żetonach i miejscach, Enter przymierza i potwierdza, R obraca żeton, Escape cofa, plus, minus i zero zmieniają powiększenie.',
    closer: 'Bliżej',
    farther: 'Dalej',
    fit: 'Pokaż cały stół',
    again: 'dodatkowa tura',
  },
  core: { name: 'Rdzeń', hint: 'Gra kończy się, gdy ktoś weźmie ostatni żeton', count: (n) => `Rdzeń: ${tiles(n)}` },
  tray: {
    yours: 'Twoja ręka',
    of: (name) => `Ręka: ${name}`,
    hidden: 'Zakryta',
    watching: 'Oglądasz',
    supply: 'Magazyn',
    openSupply: 'Odkryte w magazynie',
    take: 'Weź żeton',
    stones: 'Kamienie',
    putStone: 'Połóż kamień',
    turn: 'Obróć',
    lay: 'Wyłóż',
    put: 'Połóż tutaj',
    cancel: 'Odłóż',
    onlyThisWay: 'Tutaj pasuje tylko tak.',
    moves: 'Twój ruch',
    tiles,
    stonesLeft: (n) => `${form(n, 'został', 'zostały', 'zostało')} ${stones(n)}`,
    tileNumber: (number, tile, count) =>
      `Żeton ${number}: ${tile}${count === undefined ? '' : count === 0 ? '; nigdzie nie pasuje' : `; pasuje: ${places(count)}`}`,
    openNumber: (number, tile) => `Odkryty żeton ${number}: ${tile}`,
  },
  panel: {
    gives: 'Ten żeton da',
    givesNothing: 'Na razie nic nie da',
    nothingHint: 'Mosiężny znak (katalizator) działa, gdy dotknie go białe lub czarne kółko innego żetonu.',
    toSupply: (n) => `${form(n, 'żeton', 'żetony', 'żetonów')} do magazynu`,
    oneMore: (n) => form(n, 'dodatkowa tura', 'dodatkowe tury', 'dodatkowych tur'),
    forYou: 'dla ciebie',
    freeClosed: 'zamknie się bez kamienia',
    spoils: 'grupa z dwoma kamieniami',
    turnsUp: 'żeton magazynu się odkryje',
    short: (left) => `W rdzeniu ${form(left, 'został', 'zostały', 'zostało')} tylko ${tiles(left)}.`,
    ends: 'Tak weźmiesz ostatni żeton rdzenia: gra się skończy.',
    runsOut: 'To twój ostatni żeton: bez żetonów przegrasz.',
    plusLost: 'Krzyżyk przepadnie: rdzeń będzie pusty.',
    groups: 'Grupy',
    fired: ({ catalyst, isOwn, big }) =>
      big ? `${CATALYST[catalyst]} ${BIG_OF[big]}` : isOwn ? OWN[catalyst] : `${CATALYST[catalyst]} sąsiada`,
    worth: (catalyst, isAlone) => (catalyst === '+' ? (isAlone ? 'odkryje żeton' : 'dodatkowa tura') : tiles(Number(catalyst))),
    key: 'Co dają mosiężne znaki',
    why: 'Co da ten żeton i dlaczego',
    keyOf: (catalyst, isAlone) =>
      catalyst === '+' ? (isAlone ? 'odkrywa żeton magazynu' : 'dodatkowa tura') : `${tiles(Number(catalyst))} do magazynu`,
    keyMore: 'Więcej o znakach, dużych żetonach i kamieniach',
    keyUnits:
      'Katalizator działa, gdy dotknie go białe lub czarne kółko innego żetonu, raz na wyłożenie. Gdy później ktoś dołoży obok żeton, zadziała znowu, dla tego, kto go wyłożył.',
    keyBig:
      'Duży: cały żeton ma jeden kolor, a znak jest pośrodku i działa, z którejkolwiek strony się go dotknie. W grupie liczy się za 1.',
    keyStones:
      'Na koniec zamknięta grupa z twoim kamieniem daje punkt za każde kółko, żeton w magazynie 2 punkty, żeton na ręce 1.',
    stone: 'Kamień na tej grupie',
    chooseGroup: 'Która grupa?',
    chooseGroupHint: 'Nie może na niej leżeć kamień. Punkty da dopiero zamknięta ze wszystkich stron.',
    take: 'Weź z magazynu',
    takeHint: (left) => `Masz tam ${tiles(left)}. Który przyjdzie, nie wie nikt; tego nie da się cofnąć.`,
    scale: 'Czy to dużo?',
    scaleHint: 'To nasza wskazówka, nie zasada.',
    rank: (rank) => RANKS[rank],
  },
  group: {
    name: ({ colour, points }) => `${GROUP[colour]}: ${points}`,
    state: ({ isClosed, openPlaces }) => (isClosed ? 'zamknięta' : `otwarte miejsca: ${openPlaces}`),
    open: (n) => `otwarte miejsca: ${n}`,
    joined: 'połączy się',
    closes: (worth) => `zamknie się: +${worth}`,
    spoilt: 'dwa kamienie: nic niewarta',
    worthless: 'kilka kamieni, nic niewarta',
    claimedBy: (name) => `kamień: ${name}`,
    free: 'bez kamienia',
    whenClosed: 'da punkty, gdy się zamknie',
    stayedOpen: 'otwarta: +0',
  },
  seat: {
    hand: 'ręka',
    supply: 'magazyn',
    stones: (n) => `${form(n, 'został', 'zostały', 'zostało')} ${stones(n)}`,
    ifNow: 'Gdyby gra skończyła się teraz:',
    total: 'Razem:',
    all: (n) => `razem ${counted(n, 'punkt', 'punkty', 'punktów')}`,
    part: { group: (n) => `grupy ${n}`, supply: (n) => `magazyn ${n}`, hand: (n) => `ręka ${n}` },
    worth:
      'Żeton w magazynie liczy się za 2, na ręce za 1. Kto wykłada żeton, najpierw oddaje jego punkt: znaki i zamknięte grupy zwrócą więcej.',
    openGroup: (n) => `grupa (${n}) jeszcze otwarta`,
  },
  bubble: { turn: 'dodatkowa tura', reveal: 'odkryje', closed: (name, points) => `Zamknięta! ${name} +${points}` },
  speak: {
    colour: COLOUR,
    corner: { NW: 'lewy górny', NE: 'prawy górny', SE: 'prawy dolny', SW: 'lewy dolny' },
    symbol: { W: 'biały', B: 'czarny', '1': 'kropka', '2': 'podwójna kropka', '+': 'krzyżyk', '.': 'puste' },
    big: (colour, catalyst) => `${BIG[colour]} ${WITH[catalyst]}`,
    tile: (corners) => corners.join(', '),
    laid: (x, y, tile, groups) => `${x}, ${y}: żeton ${tile}${groups ? `; ${groups}` : ''}`,
    place: (x, y) => `${x}, ${y}: wolne miejsce`,
    tryHere: (x, y) => `${x}, ${y}: żeton pasuje`,
    preview: (x, y, tile) => `${x}, ${y}: przymierzasz ${tile}`,
    chosen: (tile, count) => `Żeton ${tile}. ${count === 0 ? 'Nigdzie nie pasuje.' : `Pasuje: ${places(count)}.`}`,
    stoneChosen: 'Kamień. Wybierz grupę.',
    cancelled: 'Odłożone.',
    result: (won, turns) =>
      won === 0 && turns === 0
        ? 'Na razie nic nie da.'
        : `Da ${[won > 0 ? tiles(won) : '', turns > 0 ? `jeszcze ${counted(turns, 'turę', 'tury', 'tur')}` : ''].filter(Boolean).join(' i ')}.`,
    reveals: 'Odkryje żeton magazynu.',
    deed: (deed, nameOf) => {
      if (deed.kind === 'spoils') return 'Grupy z kamieniami się zrosną: nie będą nic warte.';
      if (deed.kind === 'closesFree') return `Zamknie grupę (${deed.points}) bez kamienia.`;
      return deed.whose === 'mine'
        ? `Zamknie twoją grupę: +${deed.points}.`
        : `Zamknie grupę przeciwnika: ${nameOf(deed.seat)} +${deed.points}.`;
    },
  },
  refused: {
    'place-taken': (where) => `Na ${where} leży już żeton.`,
    'not-beside': (where) => `Obok ${where} nie leży żaden żeton.`,
    'colours-clash': (where) => `Na ${where} czarne dotknie białego. Wybierz inne miejsce albo inny żeton.`,
    'nothing-touches': (where) => `Na ${where} żeton nie dotknie swojego koloru: białe musi spotkać białe albo czarne czarne.`,
    'no-micropul-there': () => 'Kamień kładzie się na białym lub czarnym, a tu nie ma żadnego z nich.',
    'group-claimed': () => 'Na tej grupie leży już kamień.',
    'group-spoilt': () => 'Na tej grupie leży kilka kamieni: jest nic niewarta i nie można dołożyć następnego.',
  },
  ending: {
    'core-emptied': 'Rdzeń się wyczerpał: liczymy punkty.',
    'ran-out': 'Komuś nie został żaden żeton ani na ręce, ani w magazynie: to przegrana.',
    'no-action': 'Ktoś nie ma żadnego ruchu: to przegrana.',
    resigned: 'Ktoś się poddał.',
  },
  score: {
    group: (colour, points) => `${GROUP[colour]} (${points}), zamknięta, jeden kamień`,
    supply: (n) =>
      n === 0 ? 'w magazynie nie ma żetonów' : n === 1 ? '1 żeton w magazynie: 2 punkty' : `${tiles(n)} w magazynie, po 2`,
    hand: (n) => (n === 0 ? 'na ręce nie ma żetonów' : n === 1 ? '1 żeton na ręce: 1 punkt' : `${tiles(n)} na ręce, po 1`),
    open: (colour, points) => `${GROUP[colour]} (${points}) z kamieniem została otwarta`,
    spoilt: (colour) => `${GROUP[colour]} z kilkoma kamieniami`,
  },
  rank: (rank) =>
    rank
      ? `Na naszej skali (to tylko wskazówka): ${RANKS[rank]}`
      : 'Tuż poniżej naszej skali: zaczyna się od 30 (i to tylko wskazówka)',
};
