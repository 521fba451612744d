import { countForm } from '@stolik/kernel/language';
import type { TournamentWords } from '../../pages/tournament/words.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

export const pl: TournamentWords = {
  title: 'Turniej golemów',
  story:
    'Król Cybertanii zwołuje rycerzy-programistów. Na specjalnie zbudowanych planszach prowadzą swoje gliniane golemy, a na końcu wszyscy wiedzą, kto prowadzi je najlepiej.',
  participants: 'Kto bierze udział',
  participant: (number) => `Uczestnik ${number}`,
  person: 'Tutaj',
  bot: 'Bot',
  golem: 'Golem',
  fieldsGolem: 'Jaki stoi na planszy',
  more: 'Jeszcze ktoś',
  takeAway: (name) => `Usuń: ${name}`,
  how: 'Jak gracie',
  modes: {
    all: { label: 'Wszyscy razem', hint: 'Każdy w każdej bitwie, za każdym razem na innej planszy' },
    pairs: { label: 'Każdy z każdym', hint: 'Pojedynki, aż każdy spotka się z każdym' },
  },
  two: 'We dwoje każda bitwa to pojedynek, za każdym razem na innej planszy.',
  battles: 'Ile bitew',
  legs: 'Ile razy spotyka się każda para',
  start: 'Zacznij turniej',
  plan: (battles, minutes) =>
    `${counted(battles, 'bitwa', 'bitwy', 'bitew')}, około ${counted(minutes, 'minuty', 'minut', 'minut')}`,
  standings: 'Tabela',
  columns: {
    place: 'Miejsce',
    name: 'Imię',
    points: 'Punkty',
    wins: 'Wygrane',
    dealt: 'Zadane',
    taken: 'Otrzymane',
  },
  points:
    'Dwa punkty za każdego rywala, który został w tyle, jeden za każdego równego. Przy równych punktach: więcej zadanych uszkodzeń, potem mniej otrzymanych.',
  schedule: 'Bitwy',
  wins: (name) => `wygrywa ${name}`,
  draw: 'remis',
  toCome: 'przed wami',
  running: 'trwa',
  begin: 'Do pierwszej bitwy',
  next: 'Następna bitwa',
  nextSays: (field, names) => `${field}: ${names}`,
  goOn: 'Wróć do bitwy',
  final: 'Wynik turnieju',
  table: 'Tabela',
  winner: (name) => `Turniej golemów wygrywa ${name}!`,
  winners: (names) => `Wspólne zwycięstwo: ${names}!`,
  praise: 'Golemy idą do naprawy, rycerze na ucztę. Piękny turniej, brawa dla wszystkich!',
  again: 'Jeszcze jeden turniej',
  gone: 'Tego turnieju już tu nie ma.',
  forget: 'Usuń turniej',
  offer: 'Turniej',
};
