import { countForm } from '@stolik/kernel/language';
import type { Speech } from '@stolik/kernel/telling';
import type { When } from '../course.ts';
import type { ReviewWords, Side } from './words.ts';

const spaced = (score: string): string => (score ? ` ${score}` : '');
const since = (when: When): string => ('round' in when ? `od rundy ${when.round}` : `od tury ${when.turn}`);
const during = (when: When): string => ('round' in when ? `rundzie ${when.round}` : `turze ${when.turn}`);

const ROUNDS = { one: 'rundę', few: 'rundy', many: 'rund' };
const TURNS = { one: 'turę', few: 'tury', many: 'tur' };

function leads({ does, names }: Speech, { seats, isMine }: Side): string {
  if (seats.length > 1) return isMine ? 'Twoja drużyna prowadzi' : `${names(seats)} prowadzą`;
  return does(seats[0]!, 'prowadzi', 'prowadzisz');
}

export const pl: ReviewWords = {
  won: (score) => `Wygrana${spaced(score)}.`,
  lost: (score) => `Przegrana${spaced(score)}.`,
  wins: (names, score) => (score ? `Wygrywa: ${names}, ${score}.` : `Wygrywa: ${names}.`),
  draw: (score) => `Remis${spaced(score)}.`,
  alone: (isWon, amount) =>
    amount ? `${isWon ? 'Udało się' : 'Wynik'}: ${amount}.` : isWon ? 'Udało się.' : 'Tym razem się nie udało.',
  resigned: ({ does }, seat, when) => `${does(seat, 'poddaje', 'poddajesz')} się${when ? ` w ${during(when)}` : ''}.`,
  counted: (name, score) => `${name}: ${score}.`,
  outOf: (value, limit) => `${value} z ${limit}`,
  lasted: (when) => {
    const [count, forms] = 'round' in when ? [when.round, ROUNDS] : [when.turn, TURNS];
    return `Partia trwała ${count} ${countForm('pl', count, forms)}.`;
  },
  you: 'ty',

  aheadFrom: (speech, side, when) => `${leads(speech, side)} ${since(when)} do końca.`,
  aheadLate: (speech, side, when) => `${leads(speech, side)} dopiero ${since(when)}.`,
  wasAhead: (amount, when) => `W ${during(when)} prowadzisz o ${amount}.`,
  wasBehind: (amount, when) => `W ${during(when)} przegrywasz o ${amount}.`,
  hadLess: (amount, when) => `W ${during(when)} masz o ${amount} mniej.`,
  hadMore: (amount, when) => `W ${during(when)} masz o ${amount} więcej.`,
  changes: (count) => `Prowadzenie zmieniło się ${count} razy.`,
  level: 'Nikt ani razu nie wyszedł na prowadzenie.',

  mistakes: (count) =>
    count === 1
      ? 'Jedna decyzja dużo kosztowała.'
      : `${count} ${countForm('pl', count, { one: 'decyzja', few: 'decyzje', many: 'decyzji' })} dużo ${count < 5 ? 'kosztowały' : 'kosztowało'}.`,
  noMistakes: {
    won: 'Żadna twoja decyzja nie kosztowała dużo.',
    lost: 'Żadna twoja decyzja nie kosztowała dużo: zobacz, co udało się innym.',
    added: 'Żadna decyzja sama nie kosztowała dużo, ale drobiazgi się zsumowały.',
    other: 'Żadna decyzja nie kosztowała dużo.',
  },
  hints: (followed, of) =>
    followed === of
      ? 'Za każdym razem zagrana pierwsza podpowiedź.'
      : `Pierwsza podpowiedź zagrana ${followed} ${countForm('pl', followed, { one: 'raz', few: 'razy', many: 'razy' })} na ${of}.`,
  soFar: (score) => `Na razie ${score}.`,

  fromTheirSeat: (_, why) => `Z miejsca przeciwnika: „${why}”`,

  titles: {
    mistake: 'Był lepszy ruch',
    best: 'Najlepszy ruch',
    yourBest: 'Twój najlepszy ruch',
    rival: 'Błąd przeciwnika',
    swing: 'Największy zwrot',
    bigSwing: 'Duży zwrot',
    missed: 'Stracona szansa',
    idea: 'Inny pomysł',
    before: 'Tuż przed zwrotem',
    gaveUp: 'Przed poddaniem się',
  },
  chances: 'Szanse',
};
