import { type CountForms, countForm } from '@stolik/kernel/language';
import type { AdviceWords } from '../../play/words.ts';

const counted = (count: number, forms: CountForms): string => `${count} ${countForm('pl', count, forms)}`;

export const pl: AdviceWords = {
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
  again: (times) => `Ten sam pomysł pasowałby jeszcze ${counted(times, { one: 'raz', few: 'razy', many: 'razy' })}.`,
  tryIt: '„try” pozwala zagrać od chwili oznaczonej ▶.',
  tryWhat: 'Najpierw „review”: znajdzie chwilę, od której warto spróbować.',
  tryNone: 'W analizie tej partii nie ma chwili, od której można spróbować.',
  after: 'koniec> ',
  afterHelp: '„review” to analiza partii, „try” pozwala zagrać od chwili z analizy, „log” to kroki partii, Enter kończy.',
};
