import { countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { EditionId } from '../../editions/edition.ts';
import type { Test } from '../../programs/program.ts';
import type { Tellers } from '../../text/telling.ts';
import * as four from '../names4.ts';
import * as six from '../names6.ts';
import { sentence } from '../telling.ts';
import { FACING_NAMES } from '../things.ts';
import { ru as programs } from './programs.ts';

const BLOWS: Readonly<Record<EditionId, string>> = { golems4: 'атаки', golems6: 'удара' };
const logic = (token: string): string => six.LOGIC_NAMES[token]!.ru;
const component = (name: string): string => four.COMPONENT_NAMES[name]!.ru;
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;
const ROBOT_OF: Readonly<Record<string, string>> = { red: 'красного', blue: 'синего', green: 'зелёного', yellow: 'жёлтого' };
const CHOICES = { first: 'первую команду', second: 'вторую команду', both: 'обе команды' };

export const ru: Tellers = {
  roundBegan: (e, speech) => speech.own.roundBegan(e, speech),
  programLaid: (e, speech) =>
    `${speech.isYou(e.seat) ? 'Ваша программа готова' : `${speech.name(e.seat)}: программа готова`}${speech.program(e)}.`,
  rowOpened: (e, { each }) => `Ряд ${e.row}. ${sentence(each(e.commands))}`.trim(),
  passBegan: (e) => (e.pass > 1 ? `Проход ${e.pass}.` : ''),
  stepBegan: (e, { own }) => own.stepBegan(e),
  rowEnded: () => '',
  dieRolled: (e, { Name }) => `${Name(e.seat)}: на кубике ${e.die}.`,
  botActed: (e, { does, name, card }) =>
    e.sees === null
      ? `${does(e.seat, 'никого не видит', 'никого не видите')}: «${card(e.command)}».`
      : `${does(e.seat, 'видит', 'видите')}, что впереди ${name(e.sees)}: «${card(e.command)}».`,
  conditionTested: (e, { Name }) => `${Name(e.seat)}: ${programs.tests[e.test as Test]} ${e.answer ? 'Да' : 'Нет'}.`,
  golemMoved: (e, { does, own }) => `${does(e.seat, 'идёт', 'идёте')} с ${e.from} на ${e.to}${e.via ? own.via(e.via) : ''}.`,
  golemTurned: (e, { does, own }) =>
    `${does(e.seat, 'поворачивается', 'поворачиваетесь')} на ${FACING_NAMES[e.to]!.ru}${e.clause ? own.turnedBy : ''}.`,
  commandSwallowed: (e, speech) => speech.own.commandSwallowed(e, speech),
  moveBlocked: (e, { does, own }) => `${does(e.seat, 'остаётся', 'остаётесь')} на ${e.at}: ${own.blockedBy(e.by)}.`,
  barrelPushed: (e, { does }) => `${does(e.seat, 'толкает', 'толкаете')} бочку с ${e.from} на ${e.to}.`,
  waterEntered: (e, { does }) => `${does(e.seat, 'заходит', 'заходите')} в воду на ${e.at}.`,
  waterLeft: (e, { does }) => `${does(e.seat, 'выходит', 'выходите')} из воды на ${e.to}.`,
  pointsBlocked: (e, { does, edition }) =>
    `${does(e.seat, 'отражает', 'отражаете')} ${counted(e.points, 'единицу', 'единицы', 'единиц')} силы ${BLOWS[edition]}.`,
  golemOut: (e, { does }) => `${does(e.seat, 'выходит', 'выходите')} из строя.`,
  resigned: (e, { does }) => `${does(e.seat, 'сдаётся', 'сдаётесь')}.`,
  gameOver: (e, { names, own }) => {
    const how = own.ended(e.reason);
    if (e.winners.length > 0) return `${how} Победа: ${names(e.winners)}.`;
    return how + own.nobodyWins;
  },
  barrelOpened: (e, { own }) => `Бочка на ${e.at} открыта: ${own.contents(e.contents)}.`,

  subprogramsLaid: (e, { each }) => {
    const laid = each(e.subprograms);
    return laid ? `Подпрограммы открыты. ${laid}.` : 'Подпрограмм ни у кого нет.';
  },
  luckDrawn: (e, { does }) =>
    `${does(e.seat, 'получает', 'получаете')} карту удачи${e.card ? `: ${six.luckName(e.card, e.isPlain, 'ru')}` : ''}.`,
  luckShown: (e, { each }) =>
    `Карты удачи этого раунда. ${sentence(each(e.cards, (card) => six.luckName(card, e.isPlain, 'ru')))}`,
  choiceMade: (e, { isYou, name }) => (isYou(e.seat) ? 'Ваш выбор сделан.' : `${name(e.seat)}: выбор сделан.`),
  programsReady: () => 'Все программы готовы.',
  logicTaken: (e, { does }) => `${does(e.seat, 'получает', 'получаете')} жетон логики ${logic(e.logic)}.`,
  logicLaid: (e, { does, isYou, name }) => {
    const puts = `${does(e.seat, 'кладёт', 'кладёте')} ${logic(e.logic)}`;
    if ('cell' in e.on) return `${puts} на клетку ${e.on.cell}.`;
    const part = e.on.part ? `, ветка «${e.on.part === 'then' ? 'да' : 'нет'}»` : '';
    if (e.on.seat === e.seat) return `${puts} на свой ряд ${e.on.row}${part}.`;
    return isYou(e.on.seat)
      ? `${puts} на ваш ряд ${e.on.row}${part}.`
      : `${puts} на чужой ряд. ${name(e.on.seat)}: ряд ${e.on.row}${part}.`;
  },
  logicDeclined: (e, { does }) => `${does(e.seat, 'не использует', 'не используете')} ${logic(e.logic)}.`,
  logicPicked: (e, { does }) => `${does(e.seat, 'берёт', 'берёте')} ${logic(e.logic)} с ${e.at}: жетон ложится на ряд ${e.row}.`,
  logicDiscarded: (e, { does }) =>
    `${does(e.seat, 'находит', 'находите')} ${logic(e.logic)} на ${e.at}, но применить жетон нельзя.`,
  choicesOpened: (e, { does }) =>
    e.choices.flatMap((choice, seat) => (choice ? [`${does(seat, 'берёт', 'берёте')} ${CHOICES[choice]}.`] : [])).join(' '),
  golemSlid: (e, { does }) => `${does(e.seat, 'скользит', 'скользите')} с ${e.from} на ${e.to}.`,
  slideBlocked: (e, { does }) =>
    `${does(e.seat, 'скользит', 'скользите')} не дальше ${e.at}: ${e.by === 'barrel' ? 'мешает бочка' : six.BLOCKED_BY[e.by]!.ru}.`,
  golemShoved: (e, { does, doing }) =>
    `${does(e.by, 'толкает', 'толкаете')} соперника: ${doing(e.seat, 'едет', 'едете')} с ${e.from} на ${e.to}.`,
  barrelShoved: (e, { does }) => `${does(e.by, 'толкает', 'толкаете')} бочку с ${e.from} на ${e.to}.`,
  strikeMade: (e, { does, Name, name }) => {
    const at = e.way.at(-1);
    if (e.golem === e.seat) return `${Name(e.seat)}: удар возвращается с силой ${e.strength}.`;
    const what = {
      golem: `с силой ${e.strength}. Под ударом ${e.golem === null ? '' : name(e.golem)}`,
      barrel: `по бочке на ${at}`,
      wall: `по стене на ${at}, ей ничего`,
      water: `по воде на ${at}, ей ничего`,
      ladder: `по пустой лестнице на ${at}`,
      none: 'в пустоту',
    }[e.hit];
    return `${does(e.seat, 'бьёт', 'бьёте')} ${what}.`;
  },
  damageTaken: (e, { does }) => {
    const cause = { strike: '', dynamite: ' от динамита', water: ' в воде', loop: ' за бесконечный цикл' }[e.cause];
    return `${does(e.seat, 'получает', 'получаете')} ${counted(e.points, 'повреждение', 'повреждения', 'повреждений')}${cause}, всего ${e.damage}.`;
  },
  golemRepaired: (e, { Name }) => `${Name(e.seat)}: ремонт, повреждений теперь ${e.damage}.`,
  rowsChanged: (e, { Name }) =>
    `${Name(e.seat)}: ${e.extra === 0 ? 'рядов как обычно' : `в следующей программе ${e.extra > 0 ? '+' : '−'}${counted(Math.abs(e.extra), 'ряд', 'ряда', 'рядов')}`}.`,
  teleported: (e, { does, doing, isYou, name }) => {
    if (e.by === e.seat) return `${does(e.seat, 'попадает', 'попадаете')} через чёрную дыру с ${e.from} на ${e.to}.`;
    return `Чёрная дыра: ${doing(e.seat, 'попадает', 'попадаете')} с ${e.from} на ${e.to}. ${isYou(e.by) ? 'Так решили вы' : `Так решает ${name(e.by)}`}.`;
  },
  teleportDeclined: (e, { does, doing, isYou, name }) =>
    e.by === e.seat
      ? `${does(e.seat, 'остаётся', 'остаётесь')} на месте.`
      : `Чёрная дыра: ${doing(e.seat, 'остаётся', 'остаётесь')} на месте. ${isYou(e.by) ? 'Так решили вы' : `Так решает ${name(e.by)}`}.`,
  loopBegan: (e, { does }) => `${does(e.seat, 'начинает', 'начинаете')} повторять.`,
  loopEnded: (e, { does }) => `${does(e.seat, 'больше не повторяет', 'больше не повторяете')}: впереди что-то есть.`,
  loopDetected: (e, { does }) =>
    `${does(e.seat, 'попадает в бесконечный цикл', 'попадаете в бесконечный цикл')} на ${e.at}, цикл прерван.`,
  goalTaken: (e, { does }) =>
    `${does(e.seat, 'берёт', 'берёте')} ${e.goal === 'treasure' ? 'сокровище' : 'шестерёнку'} на ${e.at}.`,

  robotBuilt: (e, { Name, isYou }) => {
    const [processor, weapon, chassis] = e.parts.map((part) => ROBOT_OF[part]!);
    const built = isYou(e.seat) ? 'Ваш робот собран' : `${Name(e.seat)}: робот собран`;
    return `${built}. Процессор от ${processor}, оружие от ${weapon}, шасси от ${chassis}.`;
  },
  cardOpened: (e) => `Карта раунда: ${four.CARD_TITLES[e.card]!.ru}.`,
  eventActed: (e) => `Действует событие: ${four.CARD_TITLES[e.card]!.ru}.`,
  waterFroze: (e) =>
    e.cells.length === 0 ? 'Открытой воды нет, замерзать нечему.' : `Вода покрывается льдом: ${listed(e.cells, 'ru')}.`,
  iceBroke: (e) => `Лёд на ${e.at} ломается.`,
  programJammed: (e, { does, isYou, name, card }) =>
    isYou(e.seat)
      ? `${does(e.by, 'портит', 'портите')} ваш ряд ${e.row}: теперь там «${card('S')}».`
      : `${does(e.by, 'портит', 'портите')} чужой ряд. ${name(e.seat)}: в ряду ${e.row} теперь «${card('S')}».`,
  commandRefused: (e, { does, card }) =>
    `${does(e.seat, 'не выполняет', 'не выполняете')} «${card(e.command)}»: ${e.by === 'line' ? 'на линии не повернуть' : 'шасси повреждено'}.`,
  robotFell: (e, { does }) => `${does(e.seat, 'падает', 'падаете')} в воду на ${e.at}.`,
  stuckInWater: (e, { doing }) => `Свободных клеток нет: ${doing(e.seat, 'стоит', 'стоите')} в воде на ${e.at}.`,
  barrelLost: (e) =>
    e.why === 'portal'
      ? `Бочка исчезает в портале на ${e.at}.`
      : e.why === 'sunk'
        ? `Бочка на ${e.at} тонет.`
        : `На ${e.at} плавает только нижняя бочка, остальные пропали.`,
  barrelFloats: (e) => `На ${e.at} плавает бочка.`,
  attacked: (e, { does }) =>
    `${does(e.seat, 'атакует', 'атакуете')} ${e.cells.length === 0 ? 'за край поля' : listed(e.cells, 'ru')}, сила ${e.power}.`,
  defended: (e, { does }) => `${does(e.seat, 'защищается: может', 'защищаетесь: можете')} отразить ${e.points}.`,
  robotHit: (e, { does, name }) => `${does(e.by, 'атакует', 'атакуете')} с силой ${e.points}. Под ударом ${name(e.seat)}.`,
  tokenDestroyed: (e) => `${four.destroyedName(e.token, 'ru')} на ${e.at} разрушается.`,
  bombExploded: (e, { names }) =>
    e.hurt.length === 0
      ? `Бомба на ${e.at} взрывается и никого не задевает.`
      : `Бомба на ${e.at} взрывается. Повреждение: ${names(e.hurt)}.`,
  componentDamaged: (e, { isYou, Name }) =>
    `${isYou(e.seat) ? 'У вас' : `${Name(e.seat)}:`} ${four.damagedName(e.component, 'ru')}.`,
  lastPointTaken: (e, { Name }) => `${Name(e.seat)}: четвёртое повреждение.`,
  componentRepaired: (e, { does }) => `${does(e.seat, 'чинит', 'чините')} ${component(e.component)}.`,
  repairDeclined: (e, { does }) => `${does(e.seat, 'ничего не чинит', 'ничего не чините')}.`,
  roundEnded: (e) => `Раунд ${e.round} окончен.`,
};
