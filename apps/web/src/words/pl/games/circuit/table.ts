import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { countForm } from '@stolik/kernel/language';
import type { Can, CircuitWords, Named } from '../../../../games/circuit/words/words.ts';
import { pl as advice } from './advice.ts';

export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;
export const points = (count: number): string => counted(count, 'punkt', 'punkty', 'punktów');

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
const OF: CircuitWords['tile'] = {
  I: 'przewodu',
  L: 'narożnika',
  T: 'rozgałęzienia',
  X: 'skrzyżowania',
  H: 'mostka',
  E: 'żarówki',
  R: 'rezystora',
  D: 'diody',
  V: 'diody LED',
  K: 'kontaktronu',
  M: 'magnesu',
  G: 'baterii',
  iron: 'lutownicy',
};
export const nameOf = (code: string): string => TILE[code as keyof typeof TILE];
export const genitive = (code: string): string => OF[code as keyof typeof OF];
export const at = ({ code, cell }: Named): string => `${nameOf(code)} na ${cell}`;
export const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TO = ['w górę', 'w prawo', 'w dół', 'w lewo'] as const;
const to = (turn: number): string => TO[turn & 3]!;
const BESIDE = ['z góry', 'z prawej', 'z dołu', 'z lewej'] as const;
const beside = (turn: number): string => BESIDE[turn & 3]!;

export const sideName = (side: string): string =>
  `${side.startsWith('left') ? 'z lewej' : 'z prawej'} w rzędzie ${side.slice(-1)}`;
/** A cell or a side token. */
const placeName = (place: string): string => (/^[a-f]\d$/.test(place) ? place : sideName(place));
const end = (pole: string, { kind, at: place }: ChainEnd): string => {
  if (kind === 'battery') return `${pole} baterii na ${place}`;
  return kind === 'strip' ? `${pole} pod ${place}1` : `${pole} ${sideName(place)}`;
};
export const chain = (from: ChainEnd, till: ChainEnd): string => `Od ${end('plusa', from)} do ${end('minusa', till)}`;

const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} albo ${words.at(-1)}`;

function canDo({ lay, swap, iron, isTwice, isFull }: Can): string {
  const swapped = lay ? (isTwice ? 'dwa' : 'jeden') : swap === 'iron' ? 'lutownicę z ręki' : isTwice ? 'dwa kafelki' : 'kafelek';
  const ways = [
    ...(lay ? [isTwice ? 'połóż dwa kafelki' : 'połóż kafelek'] : []),
    ...(swap ? [`wymień ${swapped}`] : []),
    ...(iron ? [isTwice ? 'raz użyj lutownicy' : 'użyj lutownicy'] : []),
  ];
  return `${isFull ? 'Wszystkie pola są zajęte. ' : ''}${capital(or(ways))}.`;
}

export const pl: CircuitWords = {
  advice,
  face: { name: 'Wygląd stołu', real: 'Części', schematic: 'Schemat' },
  phases: { draw: 'Dobieranie', action: 'Jedna akcja', actions: 'Dwie akcje', check: 'Sprawdzenie' },
  tile: TILE,
  label: { ...TILE, T: 'rozgałęź.', X: 'skrzyż.', V: 'LED' },
  prompt: {
    can: canDo,
    aim: (cell) => `Teraz wybierz kafelek na ${cell}.`,
    layAgain: 'Połóż jeszcze jeden kafelek.',
    swapAgain: 'Wymień jeszcze raz: w tej grze wymienia się dwa razy.',
    shortIron: 'Na planszy jest zwarcie: musisz użyć lutownicy na kafelku jego obwodu.',
    shortSwap: 'Na planszy jest zwarcie, a nie masz lutownicy: wymień kafelek.',
    pass: 'Teraz nic nie da się zrobić: spasuj.',
    place: 'Wybierz zaznaczone pole.',
    unforeseen: 'Co się stanie, będzie widać po ruchu.',
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
    joins: (isPlus, isMinus) => `Łączy się z ${isPlus ? (isMinus ? 'plusem i minusem' : 'plusem') : 'minusem'}.`,
    loose: (isMagnet) => (isMagnet ? 'Obok nie ma kontaktronu.' : 'Tutaj z niczym się nie łączy.'),
    points: (count) => `+${points(count)}`,
    penalty: (count) => `−${points(count)}`,
    missTurn: 'Stracisz następną turę.',
    turned: (count) => `Po obróceniu zamknie tu obwód: +${points(count)}.`,
    against: (code, count) => `${capital(nameOf(code))} leży tu przeciw prądowi. Odwrócona zamknie obwód: +${points(count)}.`,
    short: 'Zwarcie! Nic nie hamuje prądu.',
    smoke: (parts) => (parts.length === 1 ? `Spali się ${at(parts[0]!)}!` : `Spalą się: ${join(parts.map(at))}!`),
    fuse: (side, isShort) =>
      `${isShort ? 'Zwarcie' : 'Za silny prąd'}, ale bezpiecznik ${sideName(side)} przepali się i przerwie obwód: bez kary.`,
    weak: 'Cztery odbiorniki lub więcej: prądu za mało, nic nie zaświeci.',
    dark: 'Zaświeciłoby, ale na planszy jest zwarcie.',
    shortGone: 'Zwarcie jest usunięte.',
    reedOn: (cell) => `Kontaktron na ${cell} się włączy.`,
    reedOff: (cell) => `Kontaktron na ${cell} się wyłączy.`,
    smokeOff: (side) => `Bezpiecznik ${sideName(side)} znów jest cały.`,
    burnsAgain: 'Ale zaraz spali się znowu: obwód jest nadal zamknięty.',
    chooseWay: (parts) => join(parts.map(at)),
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
      `${sideName(side)}, ${token === 'x' ? 'przerwany przewód' : `${token.startsWith('+') ? 'plus' : 'minus'}${token.endsWith('f') ? (isBurnt ? ' z przepalonym bezpiecznikiem' : ' z bezpiecznikiem') : ''}`}`,
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
