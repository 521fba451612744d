import { type CountForms, countForm, type Language } from '@stolik/kernel/language';
import type { Decided } from '@stolik/search/advice';

/** What the terminal says around hints and reviews. The games give the reasons themselves. */
export interface AdviceWords {
  readonly thinking: string;
  idea(number: number, of: number, move: string): string;
  readonly aboutEqual: string;
  /** Whatever one does comes to the same in the end. */
  eitherWay(decided: Decided): string;
  noIdea(of: number): string;
  readonly whichIdea: string;
  /** Several people play, and nobody has said that hints are welcome. */
  readonly noHints: string;
  readonly looking: string;
  readonly nothingYet: string;
  round(number: number): string;
  turn(number: number): string;
  played(move: string): string;
  better(move: string): string;
  /** The same where nothing was wrong with what was played. */
  instead(move: string): string;
  again(times: number): string;
  /** A moment can be played again from there. */
  readonly tryIt: string;
  readonly tryWhat: string;
  /** The review has no moment that could be played again. */
  readonly tryNone: string;
  /** The prompt after the end, and what can be typed there. */
  readonly after: string;
  readonly afterHelp: string;
}

const counted = (language: Language, count: number, forms: CountForms): string => `${count} ${countForm(language, count, forms)}`;

const en: AdviceWords = {
  thinking: 'Let me think…',
  idea: (number, of, move) => `Idea ${number} of ${of}: ${move}`,
  aboutEqual: 'These ideas are about equal.',
  eitherWay: (decided) => (decided === 'won' ? 'You most likely win either way.' : 'You can hardly save this game now.'),
  noIdea: (of) => (of === 1 ? 'There is no other idea here.' : `There are only ${of} ideas here.`),
  whichIdea: '"hint" gives an idea, "hint 2" another one.',
  noHints: 'Several people play here. Start with --hints if everybody agrees to hints and reviews.',
  looking: 'Looking through the game…',
  nothingYet: 'You haven’t decided anything yet.',
  round: (number) => `Round ${number}`,
  turn: (number) => `Turn ${number}`,
  played: (move) => `Played: ${move}`,
  better: (move) => `Better: ${move}`,
  instead: (move) => `Instead: ${move}`,
  again: (times) =>
    `The same idea would have worked on ${counted('en', times, { one: 'more turn', few: 'more turns', many: 'more turns' })}.`,
  tryIt: 'Type "try" to play on from the moment marked ▶.',
  tryWhat: 'Type "review" first: it finds a moment to try again.',
  tryNone: 'The review of this game has no moment to try again.',
  after: 'over> ',
  afterHelp:
    'Type "review" to look back at the game, "try" to play on from a moment of the review, "log" for the steps, or press Enter to leave.',
};

const ru: AdviceWords = {
  thinking: 'Дайте подумать…',
  idea: (number, of, move) => `Идея ${number} из ${of}: ${move}`,
  aboutEqual: 'Эти идеи примерно равны.',
  eitherWay: (decided) => (decided === 'won' ? 'Скорее всего, вы победите в любом случае.' : 'Эту партию уже вряд ли спасти.'),
  noIdea: (of) => (of === 1 ? 'Другой идеи здесь нет.' : `Идей здесь только ${of}.`),
  whichIdea: '«hint» — идея, «hint 2» — другая.',
  noHints: 'Здесь играют несколько человек. Начните с --hints, если все согласны на подсказки и разбор.',
  looking: 'Разбираем партию…',
  nothingYet: 'Решений пока не было.',
  round: (number) => `Раунд ${number}`,
  turn: (number) => `${number}-й ход`,
  played: (move) => `Сыграно: ${move}`,
  better: (move) => `Лучше: ${move}`,
  instead: (move) => `Вместо этого: ${move}`,
  again: (times) => `Та же идея подошла бы ещё ${counted('ru', times, { one: 'раз', few: 'раза', many: 'раз' })}.`,
  tryIt: '«try» — сыграть заново с момента, отмеченного ▶.',
  tryWhat: 'Сначала «review»: он найдёт момент, с которого попробовать.',
  tryNone: 'В разборе этой партии нет момента, с которого попробовать.',
  after: 'конец> ',
  afterHelp: '«review» — разбор партии, «try» — сыграть заново с момента из разбора, «log» — шаги партии, Enter — выйти.',
};

const pl: AdviceWords = {
  thinking: 'Chwila namysłu…',
  idea: (number, of, move) => `Pomysł ${number} z ${of}: ${move}`,
  aboutEqual: 'Te pomysły są mniej więcej równe.',
  eitherWay: (decided) =>
    decided === 'won' ? 'Tak czy inaczej najpewniej wygrasz.' : 'Tej partii raczej nie da się już uratować.',
  noIdea: (of) => (of === 1 ? 'Innego pomysłu tu nie ma.' : `Pomysły są tu tylko ${of}.`),
  whichIdea: '„hint” daje pomysł, „hint 2” inny.',
  noHints: 'Gra tu kilka osób. Uruchom z --hints, jeśli wszyscy zgadzają się na podpowiedzi i analizę.',
  looking: 'Analizujemy partię…',
  nothingYet: 'Nie było jeszcze żadnej decyzji.',
  round: (number) => `Runda ${number}`,
  turn: (number) => `Tura ${number}`,
  played: (move) => `Zagrano: ${move}`,
  better: (move) => `Lepiej: ${move}`,
  instead: (move) => `Zamiast tego: ${move}`,
  again: (times) => `Ten sam pomysł pasowałby jeszcze ${counted('pl', times, { one: 'raz', few: 'razy', many: 'razy' })}.`,
  tryIt: '„try” pozwala zagrać od chwili oznaczonej ▶.',
  tryWhat: 'Najpierw „review”: znajdzie chwilę, od której warto spróbować.',
  tryNone: 'W analizie tej partii nie ma chwili, od której można spróbować.',
  after: 'koniec> ',
  afterHelp: '„review” to analiza partii, „try” pozwala zagrać od chwili z analizy, „log” to kroki partii, Enter kończy.',
};

export const ADVICE_WORDS: Readonly<Record<Language, AdviceWords>> = { en, ru, pl };
