import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { explainProgram } from '../../programs/text.ts';

const SENTENCES: Readonly<Record<string, Words>> = {
  over: { en: 'The game is over.', ru: 'Игра окончена.', pl: 'Gra jest skończona.' },
  'not-asked': { en: 'It’s not your turn to decide.', ru: 'Сейчас решаете не вы.', pl: 'Teraz decyduje ktoś inny.' },
  'no-build': {
    en: 'One of these components is already taken.',
    ru: 'Один из этих компонентов уже занят.',
    pl: 'Jeden z tych komponentów jest już zajęty.',
  },
  'no-card': {
    en: 'There is no such card left in the deck.',
    ru: 'Такой карты в колоде больше нет.',
    pl: 'Takiej karty już nie ma w talii.',
  },
  'no-die': { en: 'A die shows 1 to 6.', ru: 'На кубике бывает от 1 до 6.', pl: 'Kostka pokazuje od 1 do 6.' },
  'no-contents': {
    en: 'No closed barrel holds that.',
    ru: 'Ни в одной закрытой бочке этого нет.',
    pl: 'W żadnej zamkniętej beczce tego nie ma.',
  },
  'no-jam': {
    en: 'This row can’t be jammed: only a row that isn’t part of an If or Cycle 2 can.',
    ru: 'Этот ряд испортить нельзя: годится только ряд программы, который не входит в «Условие» или «Цикл 2».',
    pl: 'Tego rzędu nie można zaciąć: można tylko rząd programu, który nie należy do „Warunku” ani „Pętli 2”.',
  },
  'no-damage': {
    en: 'This component is already damaged.',
    ru: 'Этот компонент уже повреждён.',
    pl: 'Ten komponent jest już uszkodzony.',
  },
  'no-exit': {
    en: 'There is no way out there: it must be a free cell beside this water or its stream.',
    ru: 'Там выйти нельзя: нужна свободная клетка рядом с этой водой или её потоком.',
    pl: 'Tam nie da się wyjść: musi to być wolne pole obok tej wody lub jej strumienia.',
  },
  'no-repair': { en: 'This component isn’t damaged.', ru: 'Этот компонент цел.', pl: 'Ten komponent jest sprawny.' },
};

const QUESTIONS: Readonly<Record<string, Words>> = {
  build: { en: 'a choice of components', ru: 'выбор компонентов', pl: 'wybór komponentów' },
  program: { en: 'a program', ru: 'программа', pl: 'program' },
  jam: { en: 'the row to jam', ru: 'ряд, который будет испорчен', pl: 'rząd do zacięcia' },
  damage: { en: 'the component that breaks', ru: 'компонент, который сломается', pl: 'komponent, który się zepsuje' },
  exit: { en: 'the cell to come out on', ru: 'клетка для выхода из воды', pl: 'pole wyjścia z wody' },
  repair: { en: 'the component to repair', ru: 'компонент для починки', pl: 'komponent do naprawy' },
};

/** All codes of this edition's own. */
export const REFUSALS4: readonly string[] = [...Object.keys(SENTENCES), 'asked-otherwise'];

export function explain4(refusal: Refusal, language: Language): string {
  const program = explainProgram(refusal, 'golems4', language);
  if (program !== undefined) return program;
  if (refusal.code !== 'asked-otherwise') return SENTENCES[refusal.code]![language];
  const question = QUESTIONS[String(refusal.details?.['asked'])];
  if (!question) return SENTENCES['not-asked']![language];
  return {
    en: `Right now the question is: ${question.en}.`,
    ru: `Сейчас нужен ответ: ${question.ru}.`,
    pl: `Teraz potrzebna jest odpowiedź: ${question.pl}.`,
  }[language];
}
