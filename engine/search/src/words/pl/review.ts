import { countForm } from '@stolik/kernel/language';
import type { Speech } from '@stolik/look/speech';
import type { When } from '../../course.ts';
import type { ReviewWords, Side } from '../../review-words.ts';

const spaced = (score: string): string => (score ? ` ${score}` : '');
const since = (when: When): string => ('round' in when ? `od rundy ${when.round}` : `od tury ${when.turn}`);
const during = (when: When): string => ('round' in when ? `rundzie ${when.round}` : `turze ${when.turn}`);

const once = (when: When | undefined): string => (when ? `Po ${during(when)} masz jeszcze` : 'W pewnej chwili masz');

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
  aheadAll: (speech, side) => `${leads(speech, side)} przez całą partię.`,
  aheadMost: (speech, side) => `${leads(speech, side)} przez większość partii.`,
  aheadLate: (speech, side, when) => `${leads(speech, side)} dopiero ${since(when)}.`,
  wasAhead: (amount, when) => `${once(when)} ${amount} przewagi.`,
  wasBehind: (amount, when) => `${once(when)} ${amount} straty.`,
  hadLess: (amount, when) => `${once(when)} o ${amount} mniej.`,
  hadMore: (amount, when) => `${once(when)} o ${amount} więcej.`,
  changes: (count) => `Prowadzenie zmieniło się ${count} razy.`,
  level: 'Nikt ani razu nie wyszedł na prowadzenie.',

  stillLevel: 'Wynik był jeszcze równy.',
  mistakes: (count) => `${count === 1 ? 'Raz' : count === 2 ? 'Dwa razy' : `${count} razy`} był wyraźnie lepszy ruch.`,
  noMistakes: {
    won: 'Dużych błędów z twojej strony nie było.',
    lost: 'Żaden twój ruch nie był dużym błędem: zwycięzca po prostu grał lepiej.',
    answered: 'Żaden twój ruch sam nie przesądził o przegranej.',
    added: 'Żaden ruch sam dużo nie kosztował, ale drobne straty się zsumowały.',
    other: 'Nie znaleziono dużych błędów.',
  },
  scored: (turn, name, gain) => `tura ${turn}: ${name} ${gain}`,
  rest: (turns) => `Punkty w innych turach: ${turns}.`,
  restLarge: (turns) => `Inne ważne tury: ${turns}.`,
  hints: (followed, of) =>
    followed === of
      ? 'Za każdym razem zagrana pierwsza podpowiedź.'
      : `Pierwsza podpowiedź zagrana ${followed} ${countForm('pl', followed, { one: 'raz', few: 'razy', many: 'razy' })} na ${of}.`,
  soFar: (score) => `Na razie ${score}.`,

  fromTheirView: (name, why) => `Z punktu widzenia gracza ${name}: ${why}`,
  afterIt: ({ names }, { seats, isMine }, amount) => {
    if (isMine) return seats.length > 1 ? `Po tym ruchu twoja drużyna zdobyła ${amount}.` : `Po tym ruchu zdobywasz ${amount}.`;
    return `Po tym ruchu ${names(seats)} ${seats.length > 1 ? 'zdobywają' : 'zdobywa'} ${amount}.`;
  },
  inARow: (gain) => `Razem z dodatkowymi turami: w sumie ${gain}.`,
  atOnce: (gain, played) => `Razem od razu ${gain}, a zagrany ruch dał ${played}.`,
  reply: ({ isYou, name }, seat, gain, real) =>
    `Po nim ${isYou(seat) ? 'twoja najlepsza odpowiedź' : `najlepsza odpowiedź (${name(seat)})`} dałaby ${gain}, a nie ${real}.`,
  endsAt: (score) => `Partia skończyłaby się wynikiem ${score}.`,
  couldHave: (end, when) => `W ${during(when)} ${end === 'won' ? 'można było jeszcze wygrać' : 'możliwy był jeszcze remis'}.`,
  place: (place, of) => `Zajmujesz ${place}. miejsce z ${of}.`,
  lookedAhead: 'Licząc kilka ruchów naprzód, tak jest wyraźnie lepiej.',

  titles: {
    mistake: 'Był lepszy ruch',
    best: 'Najlepszy ruch',
    yourBest: 'Twój najlepszy ruch',
    rival: 'Błąd przeciwnika',
    swing: 'Największa zmiana wyniku',
    bigSwing: 'Duża zmiana wyniku',
    chanceSwing: 'Największa zmiana szans',
    bigChanceSwing: 'Duża zmiana szans',
    theirBest: 'Najlepsza tura rywala',
    theirBestRound: 'Najlepsza runda rywala',
    deciding: 'Decydująca runda',
    decidingTurn: 'Decydująca tura',
    finish: 'Ostatnia runda',
    lead: 'Prowadzenie do końca',
    missed: 'Stracona szansa',
    idea: 'Inny pomysł',
    before: 'Tuż przed dużą zmianą',
    gaveUp: 'Przed poddaniem się',
  },
  chances: 'Szanse',
};
