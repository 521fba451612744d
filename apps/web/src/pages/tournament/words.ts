import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import { count } from '../../base/ui/count.ts';

/** Words of the tournament: its page and what the result card says of it. */
export interface TournamentWords {
  readonly title: string;
  /** The rulebook's story, in our own words. [G6.0.2] */
  readonly story: string;
  readonly participants: string;
  participant(number: number): string;
  readonly person: string;
  readonly bot: string;
  readonly more: string;
  takeAway(name: string): string;
  readonly how: string;
  readonly modes: Readonly<Record<'all' | 'pairs', { readonly label: string; readonly hint: string }>>;
  /** Two participants have nothing to choose there. */
  readonly two: string;
  readonly battles: string;
  readonly legs: string;
  readonly start: string;
  /** So many battles, about so many minutes. */
  plan(battles: number, minutes: number): string;
  readonly standings: string;
  readonly columns: Readonly<Record<'place' | 'name' | 'points' | 'wins' | 'dealt' | 'taken', string>>;
  readonly points: string;
  readonly schedule: string;
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly toCome: string;
  readonly running: string;
  readonly begin: string;
  readonly next: string;
  nextSays(field: string, names: string): string;
  readonly goOn: string;
  readonly final: string;
  readonly table: string;
  winner(name: string): string;
  winners(names: string): string;
  readonly praise: string;
  readonly again: string;
  readonly gone: string;
  readonly forget: string;
  readonly offer: string;
}

const en: TournamentWords = {
  title: 'Tournament of Golems',
  story:
    'The king of Cybertania calls his knight-programmers together. On specially built fields they lead their clay golems, and in the end everyone knows who leads them best.',
  participants: 'Who takes part',
  participant: (number) => `Participant ${number}`,
  person: 'Here',
  bot: 'Bot',
  more: 'One more',
  takeAway: (name) => `Remove: ${name}`,
  how: 'How you play',
  modes: {
    all: { label: 'All together', hint: 'Everyone in every battle, on a different field each time' },
    pairs: { label: 'Everyone against everyone', hint: 'Duels, until everyone has met everyone' },
  },
  two: 'With two players every battle is a duel, on a different field each time.',
  battles: 'Battles',
  legs: 'How often each pair meets',
  start: 'Start the tournament',
  plan: (battles, minutes) => `${count('en', battles, 'battle', 'battles')}, about ${count('en', minutes, 'minute', 'minutes')}`,
  standings: 'Standings',
  columns: { place: 'Place', name: 'Name', points: 'Points', wins: 'Wins', dealt: 'Dealt', taken: 'Taken' },
  points:
    'Two points for every rival you beat, one for every tie. If points are equal: more damage dealt, then less damage taken.',
  schedule: 'Battles',
  wins: (name) => `${name} wins`,
  draw: 'a draw',
  toCome: 'to come',
  running: 'under way',
  begin: 'To the first battle',
  next: 'Next battle',
  nextSays: (field, names) => `${field}: ${names}`,
  goOn: 'Continue the battle',
  final: 'The result of the tournament',
  table: 'Standings',
  winner: (name) => `${name} wins the Tournament of Golems!`,
  winners: (names) => `Shared victory: ${names}!`,
  praise: 'The golems go off for repairs, the knights to the feast. Well fought, everyone!',
  again: 'Another tournament',
  gone: 'This tournament is no longer kept here.',
  forget: 'Delete the tournament',
  offer: 'A tournament',
};

const ru: TournamentWords = {
  title: 'Турнир Големов',
  story:
    'Король Кибертании созывает рыцарей-программистов. На специально построенных полях они ведут своих глиняных големов, и в конце все узнают, кто управляет ими лучше всех.',
  participants: 'Кто участвует',
  participant: (number) => `Участник ${number}`,
  person: 'Здесь',
  bot: 'Бот',
  more: 'Ещё участник',
  takeAway: (name) => `Убрать: ${name}`,
  how: 'Как играете',
  modes: {
    all: { label: 'Все вместе', hint: 'Все в каждой битве, всякий раз на новом поле' },
    pairs: { label: 'Каждый с каждым', hint: 'Поединки по двое, пока все не встретятся со всеми' },
  },
  two: 'Вдвоём каждая битва — поединок, всякий раз на новом поле.',
  battles: 'Сколько битв',
  legs: 'Сколько раз встречается каждая пара',
  start: 'Начать турнир',
  plan: (battles, minutes) =>
    `${count('ru', battles, 'битва', 'битвы', 'битв')}, примерно ${count('ru', minutes, 'минута', 'минуты', 'минут')}`,
  standings: 'Таблица',
  columns: {
    place: 'Место',
    name: 'Имя',
    points: 'Очки',
    wins: 'Победы',
    dealt: 'Нанесено',
    taken: 'Получено',
  },
  points:
    'Два очка за каждого соперника, что остался позади, одно за каждого равного. При равенстве очков: больше нанесённых повреждений, затем меньше полученных.',
  schedule: 'Битвы',
  wins: (name) => `победа: ${name}`,
  draw: 'ничья',
  toCome: 'впереди',
  running: 'идёт',
  begin: 'К первой битве',
  next: 'Следующая битва',
  nextSays: (field, names) => `${field}: ${names}`,
  goOn: 'Продолжить битву',
  final: 'Итог турнира',
  table: 'Таблица',
  winner: (name) => `Победа в Турнире Големов: ${name}!`,
  winners: (names) => `Победу делят: ${names}!`,
  praise: 'Големы отправляются в ремонт, рыцари — на пир. Отличный турнир, спасибо всем.',
  again: 'Ещё турнир',
  gone: 'Этого турнира здесь больше нет.',
  forget: 'Удалить турнир',
  offer: 'Турнир',
};

const pl: TournamentWords = {
  title: 'Turniej Golemów',
  story:
    'Król Cybertanii zwołuje rycerzy-programistów. Na specjalnie zbudowanych planszach prowadzą swoje gliniane golemy, a na końcu wszyscy wiedzą, kto prowadzi je najlepiej.',
  participants: 'Kto bierze udział',
  participant: (number) => `Uczestnik ${number}`,
  person: 'Tutaj',
  bot: 'Bot',
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
    `${count('pl', battles, 'bitwa', 'bitwy', 'bitew')}, około ${count('pl', minutes, 'minuty', 'minut', 'minut')}`,
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
  winner: (name) => `Turniej Golemów wygrywa ${name}!`,
  winners: (names) => `Wspólne zwycięstwo: ${names}!`,
  praise: 'Golemy idą do naprawy, rycerze na ucztę. Piękny turniej, brawa dla wszystkich!',
  again: 'Jeszcze jeden turniej',
  gone: 'Tego turnieju już tu nie ma.',
  forget: 'Usuń turniej',
  offer: 'Turniej',
};

export const TOURNAMENT: Readonly<Record<Language, TournamentWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
