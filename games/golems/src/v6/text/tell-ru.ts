import { countForm } from '@stolik/kernel/language';
import { FACING_NAMES } from '../../core/words.ts';
import { cardName, TEST_NAMES } from '../../programs/text.ts';
import type { Teller } from './tell.ts';
import { CONTENTS_NAMES, golemName, LOGIC_NAMES, luckName, REASON_TEXTS } from './words.ts';

const g = (seat: number): string => golemName(seat, 'ru');
const whom = (seat: number): string => `Голема ${seat + 1}`;
const points = (count: number): string =>
  `${count} ${countForm('ru', count, { one: 'единицу удара', few: 'единицы удара', many: 'единиц удара' })}`;
const damage = (count: number): string =>
  `${count} ${countForm('ru', count, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}`;
const BLOCKED = {
  edge: 'дальше поля нет',
  token: 'мешает стена',
  barrel: 'бочку не сдвинуть',
  claim: 'на ту же клетку идёт кто-то ещё',
  golem: 'мешает голем',
  swap: 'два голема не могут поменяться местами',
  return: 'лестница ведёт обратно сюда',
};
/** What stops a slider may still be shoved one cell on. */
const STOPPED = { ...BLOCKED, barrel: 'мешает бочка' };
const CHOICES = { first: 'первая команда', second: 'вторая команда', both: 'обе команды' };
const PARTS = { then: '«То»', else: '«Иначе»' };

export const RU: Teller = {
  roundBegan: (e) => `Начинается раунд ${e.round}.`,
  programLaid: (e) => `Программа для ${whom(e.seat)} выложена.`,
  choiceMade: (e) => `Выбор для ${whom(e.seat)} сделан.`,
  subprogramsLaid: (e) => `Подпрограммы: ${e.subprograms.map((text, seat) => `${g(seat)} — ${text ?? 'нет'}`).join(', ')}.`,
  luckDrawn: (e) =>
    e.card ? `${g(e.seat)} получает карту удачи: ${luckName(e.card, e.isPlain, 'ru')}.` : `${g(e.seat)} получает карту удачи.`,
  luckShown: (e) =>
    `Карты удачи этого раунда: ${e.cards.map((card, seat) => `${g(seat)} — ${card ? luckName(card, e.isPlain, 'ru') : 'нет'}`).join(', ')}.`,
  programsReady: () => 'Все программы выложены.',
  logicTaken: (e) => `${g(e.seat)} получает жетон логики ${LOGIC_NAMES[e.logic]!.ru}.`,
  logicLaid: (e) =>
    'cell' in e.on
      ? `Хозяин ${whom(e.seat)} кладёт ${LOGIC_NAMES[e.logic]!.ru} на ${e.on.cell}.`
      : `Хозяин ${whom(e.seat)} кладёт ${LOGIC_NAMES[e.logic]!.ru} на ряд ${e.on.row} программы ${whom(e.on.seat)}${e.on.part ? `, часть ${PARTS[e.on.part]}` : ''}.`,
  logicDeclined: (e) => `Хозяин ${whom(e.seat)} не использует ${LOGIC_NAMES[e.logic]!.ru}.`,
  logicPicked: (e) => `${g(e.seat)} берёт ${LOGIC_NAMES[e.logic]!.ru} с ${e.at}: жетон ложится на ряд ${e.row}.`,
  logicDiscarded: (e) => `${g(e.seat)} находит ${LOGIC_NAMES[e.logic]!.ru} на ${e.at}, но применить жетон не может.`,
  choicesOpened: (e) =>
    e.choices
      .map((choice, seat) => (choice ? `${g(seat)}: выбрана ${CHOICES[choice]}.` : ''))
      .filter(Boolean)
      .join(' ')
      .replaceAll('выбрана обе', 'выбраны обе'),
  rowOpened: (e) => `Ряд ${e.row}: ${e.commands.map((text, seat) => `${g(seat)} ${text || '-'}`).join(', ')}.`,
  passBegan: (e) => (e.pass > 1 ? `Проход ${e.pass}.` : ''),
  stepBegan: () => '',
  rowEnded: () => '',
  dieRolled: (e) => `Кубик для ${whom(e.seat)}: ${e.die}.`,
  botActed: (e) =>
    `${g(e.seat)} (бот) ${e.sees === null ? 'никого не видит' : `видит ${whom(e.sees)}`}: «${cardName(e.command, 'golems6', 'ru')}».`,
  conditionTested: (e) => `${g(e.seat)}: ${TEST_NAMES[e.test as 'any'].ru} ${e.answer ? 'Да' : 'Нет'}.`,
  golemMoved: (e) => `${g(e.seat)} идёт с ${e.from} на ${e.to}${e.via ? ` по лестнице ${e.via}` : ''}.`,
  golemTurned: (e) => `${g(e.seat)} поворачивается на ${FACING_NAMES[e.to]!.ru}${e.clause ? ': скользко, это лёд' : ''}.`,
  commandSwallowed: (e) =>
    `${g(e.seat)} вязнет в снегу на ${e.at}: команда «${cardName(e.command, 'golems6', 'ru')}» пока не выполнена.`,
  moveBlocked: (e) => `${g(e.seat)} остаётся на ${e.at}: ${BLOCKED[e.by]}.`,
  barrelPushed: (e) => `${g(e.seat)} толкает бочку с ${e.from} на ${e.to}.`,
  waterEntered: (e) => `${g(e.seat)} заходит в воду на ${e.at}.`,
  waterLeft: (e) => `${g(e.seat)} выходит из воды на ${e.to}.`,
  golemSlid: (e) => `${g(e.seat)} скользит с ${e.from} на ${e.to}.`,
  slideBlocked: (e) => `${g(e.seat)} не скользит дальше ${e.at}: ${STOPPED[e.by]}.`,
  golemShoved: (e) => `${g(e.by)} толкает соперника: ${g(e.seat)} едет с ${e.from} на ${e.to}.`,
  barrelShoved: (e) => `${g(e.by)} толкает бочку с ${e.from} на ${e.to}.`,
  strikeMade: (e) => {
    if (e.golem !== null) return `${g(e.seat)} бьёт ${e.golem === e.seat ? 'сам себя' : whom(e.golem)} с силой ${e.strength}.`;
    const what = {
      none: 'в пустоту',
      golem: 'по голему',
      barrel: 'по бочке',
      wall: 'по стене',
      water: 'по воде',
      ladder: 'по пустой лестнице',
    };
    return `${g(e.seat)} бьёт ${what[e.hit]}.`;
  },
  pointsBlocked: (e) => `${g(e.seat)} отражает ${points(e.points)}.`,
  damageTaken: (e) => {
    const cause = { strike: '', dynamite: ' от динамита', water: ' в воде', loop: ' за зацикливание' };
    return `${g(e.seat)} получает ${damage(e.points)}${cause[e.cause]}; всего теперь ${e.damage}.`;
  },
  barrelOpened: (e) => `Бочка на ${e.at} открыта: ${CONTENTS_NAMES[e.contents]!.ru}.`,
  golemRepaired: (e) => `${g(e.seat)}: ремонт, повреждений теперь ${e.damage}.`,
  rowsChanged: (e) => `Следующая программа ${whom(e.seat)}: ${e.extra > 0 ? '+' : ''}${e.extra} к числу рядов.`,
  teleported: (e) => `Хозяин ${whom(e.by)} перемещает ${whom(e.seat)} через чёрную дыру с ${e.from} на ${e.to}.`,
  teleportDeclined: (e) => `Хозяин ${whom(e.by)} оставляет ${whom(e.seat)} на месте.`,
  loopBegan: (e) => `${g(e.seat)} начинает цикл.`,
  loopEnded: (e) => `Цикл ${whom(e.seat)} окончен: условие выполнено.`,
  loopDetected: (e) => `${g(e.seat)} попадает в бесконечный цикл на ${e.at} и останавливается.`,
  goalTaken: (e) => `${g(e.seat)} берёт ${e.goal === 'treasure' ? 'сокровище' : 'шестерёнку'} на ${e.at}.`,
  golemOut: (e) => `${g(e.seat)} покидает поле.`,
  resigned: (e) => `${g(e.seat)} сдаётся.`,
  gameOver: (e) => {
    const who = e.winners.length > 0 ? `Победа: ${e.winners.map(g).join(', ')}` : 'Победителя нет';
    return `Игра окончена: ${REASON_TEXTS[e.reason]?.ru ?? e.reason}. ${who}.`;
  },
};
