import { countForm } from '@stolik/kernel/language';
import type { StudyWords } from './en.ts';

export const pl: StudyWords = {
  you: 'Ty',
  puzzle: 'Zadanie',
  pageTitle: (game, goal) => `${goal} · ${game} · Stolik`,
  back: 'Do zadań',
  yourGoal: 'Twój cel',
  every: 'Dobra jest każda droga, która do niego prowadzi.',
  aloud: 'Przeczytaj na głos',
  tries: 'Próby',
  triesSay: (misses, stars) =>
    `${misses === 0 ? 'jeszcze bez błędu' : `${misses} ${countForm('pl', misses, { one: 'błąd', few: 'błędy', many: 'błędów' })}`}, ${stars} z 3 gwiazdek`,
  howHard: 'Trudne?',
  found: (level) => `Boty znajdują odpowiedź od poziomu „${level}”.`,
  foundByAll: 'Odpowiedź znajdzie każdy bot.',
  foundByNone: 'Żaden bot nie znajduje jej na pewno.',
  hint: 'Podpowiedź',
  moreHint: 'Mocniejsza podpowiedź',
  take: 'Użyj tego, co świeci na ręce.',
  answer: 'Twoja odpowiedź',
  empty: 'Jeszcze nic. Zagraj ją na stole.',
  takeBack: 'Cofnij',
  show: 'Pokaż',
  again: 'Jeszcze raz',
  next: 'Następne',
  solved: ['Dobrze!', 'Właśnie tak!', 'Udało się!'],
  solvedSays: (stars) =>
    stars === 3 ? 'Za pierwszym razem.' : stars > 0 ? 'Odpowiedź znaleziona, to się liczy.' : 'Cierpliwość się opłaciła. Brawo.',
  shown: 'Tak to się robi.',
  shownSays: 'Przyciski pod planszą pokażą to jeszcze raz.',
  comesBack: 'Wróci za trzy dni, tylko jeden raz.',
  whatYouDid: 'Co zostało zagrane',
  broken: (why) => `Tego zadania nie da się pokazać: ${why}`,
  unknown: 'Nie ma zadania o tym numerze.',
};
