import { type CountForms, countForm } from '@stolik/kernel/language';
import type { AdviceWords } from '../../play/words.ts';

const counted = (count: number, forms: CountForms): string => `${count} ${countForm('ru', count, forms)}`;

export const ru: AdviceWords = {
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
  again: (times) => `Та же идея подошла бы ещё ${counted(times, { one: 'раз', few: 'раза', many: 'раз' })}.`,
  tryIt: '«try» — сыграть заново с момента, отмеченного ▶.',
  tryWhat: 'Сначала «review»: он найдёт момент, с которого стоит сыграть заново.',
  tryNone: 'В разборе этой партии нет момента, с которого стоило бы сыграть заново.',
  after: 'конец> ',
  afterHelp: '«review» — разбор партии, «try» — сыграть заново с момента из разбора, «log» — шаги партии, Enter — выйти.',
};
