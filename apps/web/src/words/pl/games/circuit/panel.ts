import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { countForm } from '@stolik/kernel/language';
import type { Named, PanelWords, WhyWords } from '../../../../games/circuit/words/words.ts';
import { pl as ABOUT } from './about.ts';
import { at, capital, chain, counted, genitive, join, nameOf, points, sideName } from './table.ts';

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
    return `${way} prawie nic nie hamuje prądu. Bezpiecznik ${sideName(fuse ?? '')} ${isTried ? 'przepali się pierwszy i przerwie' : 'przepalił się pierwszy i przerwał'} obwód: kary nie ma.`;
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

export const pl: PanelWords = {
  ...ABOUT,
  aim: {
    title: 'O co chodzi',
    text: 'Zamknij obwód od plusa do minusa, a wszystkie punkty za jego światło są twoje, nawet za cudze żarówki: 2 za pełne, 1 za połowę. Dym i zwarcia odbierają punkty.',
    endsTitle: 'Jak kończy się gra',
    ends: 'Ktoś ma 8 punktów (pozostali mają jeszcze po turze), brak kafelków, wszyscy spasowali albo nikt nie usunął zwarcia. Wygrywa ten, kto po odjęciu kar ma najwięcej.',
    hint: 'Dotknij czegokolwiek na planszy, a przeczytasz, co to robi.',
  },
  outlook: {
    swap: 'Kafelek trafi do odrzuconych, a z worka wyciągniesz coś innego.',
    swapIron: 'Lutownica trafi do odrzuconych, a z worka wyciągniesz coś innego.',
    pass: 'Nie da się nic położyć, wymienić ani wylutować: tura skończy się bez akcji. Gdy wszyscy po kolei spasują, gra się kończy.',
    ends: 'To 8 punktów lub więcej: pozostali mają jeszcze po jednym ruchu.',
    chain,
    glows: (part, level) => `${at(part)}: ${level === 2 ? 'pełne światło' : 'połowa światła'}`,
    litBefore: (part, name) => `${at(part)}: świeci od wcześniej, punkty ma ${name}`,
    leftDark: (part, isChoice) =>
      `${at(part)} nie świeci: ${isChoice ? 'więcej niż dwie nie mogą' : 'wszystkie twoje żetony światła (8) leżą już na planszy'}`,
    opened: 'Coś innego wcześniej przerwie ten obwód.',
    shortStays: 'Zwarcie nadal jest na planszy.',
    takeOut: (part, where) => `${capital(at(part))} ${where === 'bag' ? 'wraca do worka' : 'idzie do odrzuconych'}.`,
    kept: (name) => `Światło razem z punktami zachowuje ${name}.`,
    choose: (count) =>
      `Nie wszystko zaświeci. ${count === 1 ? 'Co wybierasz?' : count === 2 ? 'Które dwie?' : `Które ${count}?`}`,
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
      if (outcome === 'fuse') return `Dlaczego ${isTried ? 'przepali' : 'przepalił'} się bezpiecznik ${sideName(fuse ?? '')}?`;
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
    box: (name) => (name === 'lively' ? 'Wszystkie kafelki zestawu „Żwawy”' : 'Wszystkie kafelki zestawu „Klasyczny”'),
    shortStands: 'Na planszy jest zwarcie. Póki się go nie usunie, nic nie świeci.',
    shortLeft: (turns) =>
      `Na naprawę ${countForm('pl', turns, { one: 'została', few: 'zostały', many: 'zostało' })} ${counted(turns, 'tura', 'tury', 'tur')}, potem koniec gry.`,
    lastRound: (name) => `Ostatnia runda. ${name} ma 8 punktów lub więcej: pozostali mają jeszcze po jednej turze.`,
    bagEmpty:
      'Worek jest pusty: nie ma już czego wymieniać. Gra skończy się, gdy w rękach zabraknie kafelków albo gdy wszyscy po kolei spasują.',
  },
};
