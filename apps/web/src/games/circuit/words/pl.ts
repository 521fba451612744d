import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { TOKENS_OF } from '@stolik/circuit/text/words';
import { countForm } from '@stolik/kernel/language';
import { ABOUT } from './about.ts';
import type { Can, CircuitWords, Named, WhyWords } from './words.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;
const points = (count: number): string => counted(count, 'punkt', 'punkty', 'punktów');

const TILE: CircuitWords['tile'] = {
  I: 'przewód',
  L: 'narożnik',
  T: 'rozgałęzienie',
  X: 'skrzyżowanie',
  H: 'mostek',
  E: 'żarówka',
  R: 'rezystor',
  D: 'dioda',
  V: 'dioda LED',
  K: 'kontaktron',
  M: 'magnes',
  G: 'bateria',
  iron: 'lutownica',
};
/** Whose: zamiast przewodu. */
const OF: CircuitWords['tile'] = { ...TOKENS_OF.pl, I: 'przewodu', L: 'narożnika' };
const nameOf = (code: string): string => TILE[code as keyof typeof TILE];
const genitive = (code: string): string => OF[code as keyof typeof OF];
const at = ({ code, cell }: Named): string => `${nameOf(code)} na ${cell}`;
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TO = ['w górę', 'w prawo', 'w dół', 'w lewo'] as const;
const to = (turn: number): string => TO[turn & 3]!;
const BESIDE = ['z góry', 'z prawej', 'z dołu', 'z lewej'] as const;
const beside = (turn: number): string => BESIDE[turn & 3]!;

const sideName = (side: string): string => `${side.startsWith('left') ? 'z lewej' : 'z prawej'} w rzędzie ${side.slice(-1)}`;
/** A cell or a side token. */
const placeName = (place: string): string => (/^[a-f]\d$/.test(place) ? place : sideName(place));
const end = (pole: string, { kind, at: place }: ChainEnd): string => {
  if (kind === 'battery') return `${pole} baterii na ${place}`;
  return kind === 'strip' ? `${pole} pod ${place}1` : `${pole} ${sideName(place)}`;
};
const chain = (from: ChainEnd, till: ChainEnd): string => `Od ${end('plusa', from)} do ${end('minusa', till)}`;

const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} albo ${words.at(-1)}`;

function canDo({ lay, swap, iron, isTwice, isFull }: Can): string {
  const exchanged = lay
    ? isTwice
      ? 'dwa'
      : 'jeden'
    : swap === 'iron'
      ? 'lutownicę z ręki'
      : isTwice
        ? 'dwa kafelki'
        : 'kafelek';
  const ways = [
    ...(lay ? [isTwice ? 'połóż dwa kafelki' : 'połóż kafelek'] : []),
    ...(swap ? [`wymień ${exchanged}`] : []),
    ...(iron ? [isTwice ? 'raz użyj lutownicy' : 'użyj lutownicy'] : []),
  ];
  return `${isFull ? 'Wszystkie pola są zajęte. ' : ''}${capital(or(ways))}.`;
}

const howItGlows = ({ parts, half }: WhyWords): string => {
  const full = parts.filter((part) => !half.includes(part));
  const glow = (some: readonly Named[]): string => `${some.length === 1 ? 'świeci' : 'świecą'} ${join(some.map(at))}`;
  if (half.length === 0) return `prąd jest w sam raz: pełnym światłem ${glow(full)}.`;
  if (full.length === 0) return `prąd jest słaby, ale wystarcza: połową światła ${glow(half)}.`;
  return `prądu wystarcza: pełnym światłem ${glow(full)}, połową światła ${join(half.map(at))}.`;
};

const whyGlows = (way: string, about: WhyWords): string => {
  const { parts, borne, dark, isChoice, loads, helpers } = about;
  const says: string[] = [];
  if (parts.length > 0) says.push(`${way} ${howItGlows(about)}`);
  else if (dark.length > 0)
    says.push(
      `${way} prąd płynie, ale wszystkie twoje żetony światła (8) leżą już na planszy, zabrakło na: ${join(dark.map(at))}.`,
    );
  else says.push(`${way} prąd płynie, ale wszystko zapalono już wcześniej, punkty już są rozdane.`);
  if (helpers > 0)
    says.push(
      `${helpers === 1 ? 'Bateria pomaga' : 'Baterie pomagają'}: odbiorników jest ${loads}, liczy się ${Math.max(1, loads - helpers)}.`,
    );
  if (parts.length > 0 && borne.length > 0) says.push(`Zapalone wcześniej, punkty już rozdane: ${join(borne.map(at))}.`);
  if (parts.length > 0 && dark.length > 0)
    says.push(
      isChoice
        ? `Więcej niż dwie naraz nie świecą; nie wybrano, więc ciemno: ${join(dark.map(at))}.`
        : `Wszystkie twoje żetony światła (8) leżą już na planszy, zabrakło na: ${join(dark.map(at))}.`,
    );
  return says.join(' ');
};

const whySays = (about: WhyWords, from: ChainEnd, till: ChainEnd): string => {
  const { outcome, parts, row, fuse, helpers, isTried } = about;
  const way = chain(from, till);
  if (outcome === 'short') return `${way} nic nie hamuje prądu: ani żarówka, ani dioda LED, ani rezystor. To zwarcie.`;
  if (outcome === 'fuse')
    return `${way} prawie nic nie hamuje prądu. Bezpiecznik ${sideName(fuse ?? '')} ${isTried ? 'spali się pierwszy i przerwie' : 'spalił się pierwszy i przerwał'} obwód: kary nie ma.`;
  if (outcome === 'smoke') {
    if (row === 'resistors only') return `${way} są same rezystory i nic, co by świeciło. Według zasad się palą.`;
    if (row === 'one LED alone') return `${way} jest tylko jedna dioda LED. Bez drugiego odbiornika dostaje za dużo prądu.`;
    return `${way} ${helpers === 1 ? 'pomaga bateria' : 'pomagają baterie'}, więc prąd jest za silny. Tego nie ${parts.length === 1 ? 'wytrzymuje' : 'wytrzymują'} ${join(parts.map(at))}.`;
  }
  if (outcome === 'weak') return `${way} są cztery odbiorniki lub więcej: prądu jest za mało. Nic nie świeci i nic się nie pali.`;
  if (outcome === 'dark') return `${way} obwód by świecił, ale na planszy jest zwarcie i zabiera cały prąd.`;
  if (outcome === 'opened') return `${way} obwód się zamknął, ale wcześniej spaliło się coś innego i go przerwało.`;
  return whyGlows(way, about);
};

export const pl: CircuitWords = {
  face: { name: 'Wygląd stołu', real: 'Części', schematic: 'Schemat' },
  phases: { draw: 'Dobieranie', action: 'Jedna akcja', actions: 'Dwie akcje', check: 'Sprawdzenie' },
  tile: TILE,
  label: { ...TILE, T: 'rozgałęź.', X: 'krzyż', V: 'LED' },
  ...ABOUT.pl,
  prompt: {
    can: canDo,
    aim: (cell) => `Teraz wybierz kafelek na ${cell}.`,
    layAgain: 'Połóż jeszcze jeden kafelek.',
    swapAgain: 'Wymień jeszcze raz: w tej grze wymienia się dwa razy.',
    shortIron: 'Na planszy jest zwarcie: musisz użyć lutownicy na kafelku jego obwodu.',
    shortSwap: 'Na planszy jest zwarcie, a nie masz lutownicy: wymień kafelek.',
    pass: 'Teraz nic nie da się zrobić: spasuj.',
    place: 'Wybierz zaznaczone pole.',
    ironWhat: 'Wybierz, co wylutować.',
    ironWith: (canLeave) =>
      canLeave
        ? 'Wybierz kafelek na to miejsce (−1 punkt) albo tylko wylutuj (za darmo).'
        : 'Wybierz kafelek na to miejsce (−1 punkt).',
    iron: (must) =>
      must === 'short'
        ? 'Na planszy jest zwarcie: kto ma lutownicę, musi jej teraz użyć.'
        : must
          ? 'Działa raz. Nic innego nie da się teraz zrobić.'
          : 'Działa raz. Nie trzeba jej używać, chyba że na planszy jest zwarcie.',
    choose: 'Wybierz, co ma świecić.',
    swap: 'Wymienić to?',
    over: 'Gra skończona.',
    last: 'Ostatni ruch!',
    bagEmpty: 'Worek jest pusty.',
    waiting: (name) => `Ruch ma ${name}.`,
  },
  board: {
    name: 'Panel robota',
    help: 'Strzałki prowadzą po polach, Enter przymierza i potwierdza, R obraca, Escape odkłada, Y pyta dlaczego.',
    why: 'Dlaczego?',
    whyAt: (what) => `Dlaczego? ${what}`,
  },
  tray: {
    yours: 'Twoja ręka',
    hidden: 'Zakryte',
    of: (name) => `Ręka: ${name}`,
    empty: 'Pusta ręka',
    none: 'pusta',
    front: 'na stole',
    inHand: 'na ręce',
    bag: (count) => (count === 0 ? 'Worek jest pusty' : `Zostało w worku: ${count}`),
    exchange: 'Wymień',
    exchangeSure: 'Wymień',
    pass: 'Pas',
    turn: 'Obróć',
    cancel: 'Odłóż',
    otherwise: 'Spróbuj inaczej',
    lay: 'Połóż',
    solder: 'Wlutuj',
    takeOut: 'Wylutuj',
    mend: 'Napraw',
    glows: 'Co świeci',
    moves: 'Co możesz zrobić',
    hand: 'Co masz',
    tile: (number, name) => `${number}: ${name}`,
  },
  preview: {
    nothing: 'Żaden obwód się jeszcze nie zamyka.',
    swap: 'Kafelek trafi do odrzuconych, a z worka wyciągniesz coś innego.',
    swapIron: 'Lutownica trafi do odrzuconych, a z worka wyciągniesz coś innego.',
    pass: 'Nie da się nic położyć, wymienić ani wylutować: tura skończy się bez akcji. Gdy wszyscy po kolei spasują, gra się kończy.',
    ends: 'To 8 punktów lub więcej: pozostali mają jeszcze po jednym ruchu.',
    points: (count) => `+${points(count)}`,
    penalty: (count) => `−${points(count)}`,
    missTurn: 'Stracisz następną turę.',
    chain,
    glows: (part, level) => `${at(part)}: ${level === 2 ? 'pełne światło' : 'połowa światła'}`,
    litBefore: (part, name) => `${at(part)}: świeci od wcześniej, punkty ma ${name}`,
    turned: (count) => `Po obróceniu zamknie tu obwód: +${points(count)}.`,
    against: (code, count) => `${capital(nameOf(code))} leży tu pod prąd. Odwrócona zamknie obwód: +${points(count)}.`,
    leftDark: (part, isChoice) =>
      `${at(part)} nie świeci: ${isChoice ? 'więcej niż dwie nie mogą' : 'wszystkie twoje żetony światła (8) leżą już na planszy'}`,
    short: 'Zwarcie! Nic nie hamuje prądu.',
    smoke: (parts) => (parts.length === 1 ? `Spali się ${at(parts[0]!)}!` : `Spalą się: ${join(parts.map(at))}!`),
    fuse: (side, isShort) =>
      `${isShort ? 'Zwarcie' : 'Za silny prąd'}, ale bezpiecznik ${sideName(side)} spali się i przerwie obwód: bez kary.`,
    weak: 'Cztery odbiorniki lub więcej: prądu za mało, nic nie zaświeci.',
    dark: 'Zaświeciłoby, ale na planszy jest zwarcie.',
    opened: 'Coś innego wcześniej przerwie ten obwód.',
    shortGone: 'Zwarcie jest usunięte.',
    shortStays: 'Zwarcie nadal jest na planszy.',
    reedOn: (cell) => `Kontaktron na ${cell} się włączy.`,
    reedOff: (cell) => `Kontaktron na ${cell} się wyłączy.`,
    takeOut: (part, where) => `${capital(at(part))} ${where === 'bag' ? 'wraca do worka' : 'idzie do odrzuconych'}.`,
    kept: (name) => `Światło razem z punktami zachowuje ${name}.`,
    smokeOff: (side) => `Bezpiecznik ${sideName(side)} znów jest cały.`,
    burnsAgain: 'Ale zaraz spali się znowu: obwód jest nadal zamknięty.',
    choose: (count) =>
      `Nie wszystko zaświeci. ${count === 1 ? 'Co wybierasz?' : count === 2 ? 'Które dwie?' : `Które ${count}?`}`,
    chooseWay: (parts) => join(parts.map(at)),
  },
  glows: {
    title: 'Co świeci',
    key: '2 to pełne światło, 1 to połowa; w kolejności od plusa.',
    smoke: 'dym',
    burns: (loads) => `${loads.map(nameOf).join(', ')}: dym`,
    short: 'zwarcie',
    noLoad: 'bez odbiornika',
    otherThree: 'inne trzy',
    four: 'cztery i więcej',
    nothing: 'nic',
    anyTwo: '1 na dowolnych dwóch',
    battery: 'Bateria, przez którą prąd płynie od minusa do plusa, odejmuje jeden odbiornik.',
    row: (loads, levels) => `${loads.map(nameOf).join(', ')}: ${levels.join(' i ')}`,
  },
  supplies: {
    bag: 'Worek',
    bagCount: (count) => counted(count, 'kafelek lub lutownica', 'kafelki i lutownice', 'kafelków i lutownic'),
    discard: 'Odrzucone',
    discardEmpty: 'pusto',
    box: (name) => (name === 'lively' ? 'Wszystkie kafelki żywego zestawu' : 'Wszystkie kafelki klasycznego zestawu'),
    shortStands: 'Na planszy jest zwarcie. Póki się go nie usunie, nic nie świeci.',
    shortLeft: (turns) =>
      `Na naprawę ${countForm('pl', turns, { one: 'została', few: 'zostały', many: 'zostało' })} ${counted(turns, 'tura', 'tury', 'tur')}, potem koniec gry.`,
    lastRound: (name) => `Ostatnia runda. ${name} ma 8 punktów lub więcej: pozostali mają jeszcze po jednej turze.`,
    bagEmpty:
      'Worek jest pusty: nie ma już czego wymieniać. Gra skończy się, gdy w rękach zabraknie kafelków albo gdy wszyscy po kolei spasują.',
  },
  seat: {
    points: (count) => `światło: ${points(count)}`,
    pointsOf: (count) => `${points(count)} z 8`,
    penalties: (count) => `kara −${count}`,
    score: (count) => `wynik ${count}`.replace('-', '−'),
    irons: (count, inHand) =>
      `${counted(count, 'lutownica', 'lutownice', 'lutownic')} na stole${inHand > 0 ? `, na ręce ${inHand}` : ''}`,
    ironsAt: (front, inHand) => `${front} na stole, ${inHand} na ręce`,
    held: (count) => `na ręce: ${count}`,
    team: (number, sum) => `Druż. ${number}: ${sum}/8`,
    misses: 'traci następną turę',
    first: 'pierwszy gracz',
    gone: 'poza grą',
  },
  why: {
    title: ({ outcome, parts, fuse, isTried }) => {
      if (outcome === 'smoke') {
        const burnt = parts[0];
        if (!burnt) return 'Dlaczego się dymi?';
        if (isTried) return `Dlaczego ${at(burnt)} się spali?`;
        return burnt.code === 'R' ? `Dlaczego ${at(burnt)} się spalił?` : `Dlaczego ${at(burnt)} się spaliła?`;
      }
      if (outcome === 'short') return 'Dlaczego to zwarcie?';
      if (outcome === 'fuse') return `Dlaczego ${isTried ? 'spali' : 'spalił'} się bezpiecznik ${sideName(fuse ?? '')}?`;
      if (outcome === 'glow') return 'Dlaczego to świeci?';
      return 'Dlaczego nic nie świeci?';
    },
    says: whySays,
    part: ({ code, level, burns, isAlone, isBorne, isDark }) => {
      if (burns) return isAlone ? 'cały prąd na jednej części: pali się' : 'za dużo prądu: pali się';
      if (isDark) return 'nie dostaje światła: ciemno';
      if (isBorne) return `świeci ${level === 2 ? 'pełnym światłem' : 'połową światła'}, punkty już były`;
      if (level > 0) return level === 2 ? 'świeci pełnym światłem: 2 punkty' : 'świeci połową światła: 1 punkt';
      if (code === 'R') return 'odbiornik: hamuje prąd';
      if (code === 'E' || code === 'V') return 'odbiornik: bierze swoją część prądu';
      if (code === 'D') return 'przepuszcza prąd tylko w tę stronę';
      if (code === 'K') return 'włączony magnesem, przepuszcza prąd';
      if (code === 'H') return 'prosto na wylot, bez połączenia z drugim przewodem';
      if (code === 'G') return 'popycha prąd dalej';
      if (code === 'T' || code === 'X') return 'łączy przewody, nie hamuje prądu';
      return 'tylko prowadzi dalej, nie hamuje prądu';
    },
    plus: 'plus',
    minus: 'minus',
    repair: (cell, tile, was, sum) =>
      `Wystarczyłoby położyć na ${cell} ${{ E: 'żarówkę', V: 'diodę LED', R: 'rezystor' }[tile] ?? nameOf(tile)} zamiast ${genitive(was)}: ${points(sum)}.`,
    noRepair: 'Jeden kafelek by tu nie wystarczył: w obwodzie nie ma prostego miejsca na odbiornik.',
    real: 'W prawdziwym obwodzie',
    steps: 'Krok po kroku',
    next: 'Dalej',
    done: 'Rozumiem',
    close: 'Zamknij',
    which: (number, all) => `Obwód ${number} z ${all}`,
  },
  speak: {
    cell: (cell, what) => `${cell}, ${what}`,
    place: placeName,
    empty: 'puste',
    canLay: 'tu można położyć',
    canSolder: 'można wylutować',
    preview: 'przymierzone tutaj',
    lying: (code, rotation) => {
      if (code === 'V' || code === 'D') return `${nameOf(code)} ${to(rotation)}`;
      if (code === 'G') return `${nameOf(code)}, plus ${beside(rotation)}`;
      if (code === 'L') return `${nameOf(code)}, ${beside(rotation)} i ${beside(rotation + 1)}`;
      if (code === 'T')
        return `${nameOf(code)}, ze wszystkich stron prócz ${['górnej', 'prawej', 'dolnej', 'lewej'][rotation & 3]}`;
      if (code === 'X' || code === 'H' || code === 'M') return nameOf(code);
      return `${nameOf(code)}, ${rotation & 1 ? 'poziomo' : 'pionowo'}`;
    },
    lit: (name, level) => `${name}, ${level === 2 ? 'pełne światło' : 'połowa światła'}`,
    burnt: 'spalone',
    on: 'włączony',
    off: 'wyłączony',
    live: 'płynie prąd',
    side: (side, token, isBurnt) =>
      `${sideName(side)}, ${token === 'x' ? 'przerwany przewód' : `${token.startsWith('+') ? 'plus' : 'minus'}${token.endsWith('f') ? (isBurnt ? ' ze spalonym bezpiecznikiem' : ' z bezpiecznikiem') : ''}`}`,
    upper: (column, has) => `nad ${column}, ${has ? 'górna listwa stykowa, styk' : 'nic'}`,
    lower: (column, pole) => `pod ${column}, ${pole > 0 ? 'plus' : pole < 0 ? 'minus' : 'bez styku'}`,
    chosen: (what, places) => `${capital(what)}: ${counted(places, 'miejsce', 'miejsca', 'miejsc')}.`,
    cancelled: 'Odłożone.',
    turned: (what) => `${capital(what)}.`,
  },
  score: {
    lit: (part, level) => `${at(part)}, ${level === 2 ? 'pełne światło' : 'połowa światła'}`,
    kept: (level) => `światło spalonej diody LED, ${level === 2 ? 'pełne' : 'połowa'}`,
    shorts: (count) => (count === 1 ? 'zwarcie lub dym' : 'zwarcie lub dym, dwa razy'),
    irons: (count) => (count === 1 ? 'wlutowany kafelek' : `wlutowane kafelki: ${count}`),
    nothing: 'ani światła, ani kar',
    resigned: 'poza grą',
  },
  ending: {
    'eight-points': 'Ktoś zdobył osiem punktów i rozegrano ostatnią rundę.',
    'short-stands': 'Nikt nie zdążył usunąć zwarcia.',
    'all-passed': 'Wszyscy po kolei spasowali.',
    'no-tiles': 'Nie ma już kafelków ani w worku, ani w rękach.',
    'one-side-left': 'Przy stole została jedna strona.',
  },
};
