import type { Language } from '@stolik/kernel/language';
import { FACING_NAMES } from '../../core/words.ts';
import { cardName } from '../../programs/text.ts';
import type { Event4 } from '../facts.ts';
import {
  BLOCKED_BY,
  CARD_TITLES,
  COMPONENT_NAMES,
  CONTENTS_NAMES,
  DESTROYED,
  ENDINGS,
  ROBOT_NAMES,
  STEP_NAMES,
} from './words.ts';

type Kind = Event4['kind'];
type Of<K extends Kind> = Extract<Event4, { kind: K }>;
type Tellers = { readonly [K in Kind]: (event: Of<K>) => string };

const number = (seat: number): number => seat + 1;
const list = (items: readonly (string | number)[]): string => items.join(', ');
const robots = (seats: readonly number[], robot: string): string => list(seats.map((seat) => `${robot} ${number(seat)}`));
const cards = (text: string, language: Language): string =>
  text
    .split(' ')
    .map((card) => cardName(card, 'golems4', language))
    .join(' – ');
const commandsOf = (commands: readonly (string | null)[], language: Language): string =>
  commands.flatMap((text, seat) => (text === null ? [] : [`${number(seat)}: ${cards(text, language)}`])).join('; ');
const partsOf = (parts: readonly string[], language: Language): string =>
  list(
    ['processor', 'weapon', 'chassis'].map(
      (kind, i) => `${COMPONENT_NAMES[kind]![language]} ${language === 'ru' ? '—' : '–'} ${ROBOT_NAMES[parts[i]!]![language]}`,
    ),
  );
const tokenWord = (token: string, language: Language): string => DESTROYED[token.startsWith('line') ? 'line' : token]![language];

const EN: Tellers = {
  roundBegan: (e) => `Round ${e.round} begins. Robot ${number(e.first)} goes first.`,
  programLaid: (e) => `Robot ${number(e.seat)} has its program${e.program === null ? '' : `: ${cards(e.program, 'en')}`}.`,
  robotBuilt: (e) => `Robot ${number(e.seat)} is built: ${partsOf(e.parts, 'en')}.`,
  cardOpened: (e) => `The card of the round: ${CARD_TITLES[e.card]!.en}.`,
  eventActed: (e) => `The event acts: ${CARD_TITLES[e.card]!.en}.`,
  waterFroze: (e) => (e.cells.length === 0 ? 'There is no open water to freeze.' : `Ice covers the water on ${list(e.cells)}.`),
  iceBroke: (e) => `The ice on ${e.at} breaks.`,
  programJammed: (e) => `Robot ${number(e.by)} jams row ${e.row} of robot ${number(e.seat)}: it becomes Stay.`,
  commandRefused: (e) =>
    `Robot ${number(e.seat)}: ${cardName(e.command, 'golems4', 'en')} is not possible, ${e.by === 'line' ? 'no turning on a line' : 'the chassis is damaged'}.`,
  robotFell: (e) => `Robot ${number(e.seat)} falls into the water on ${e.at}.`,
  stuckInWater: (e) => `There is no free cell: robot ${number(e.seat)} stands in the water on ${e.at}.`,
  barrelLost: (e) =>
    e.why === 'portal'
      ? `The barrel disappears in the portal on ${e.at}.`
      : e.why === 'sunk'
        ? `The barrel on ${e.at} sinks.`
        : `Only the lowest barrel floats on ${e.at}, the others are lost.`,
  barrelFloats: (e) => `A barrel floats on ${e.at}.`,
  attacked: (e) =>
    `Robot ${number(e.seat)} attacks ${e.cells.length === 0 ? 'beyond the edge' : list(e.cells)}, power ${e.power}.`,
  defended: (e) => `Robot ${number(e.seat)} defends: ${e.points} can be blocked.`,
  robotHit: (e) => `Robot ${number(e.seat)} is hit by robot ${number(e.by)}: ${e.points}.`,
  tokenDestroyed: (e) => `${tokenWord(e.token, 'en')} on ${e.at} is destroyed.`,
  barrelOpened: (e) => `The barrel on ${e.at} is opened: ${CONTENTS_NAMES[e.contents]!.en}.`,
  bombExploded: (e) =>
    `The bomb on ${e.at} explodes${e.hurt.length === 0 ? ' and hurts nobody' : `: a point each for ${list(e.hurt.map(number))}`}.`,
  componentDamaged: (e) => `Robot ${number(e.seat)}: the ${COMPONENT_NAMES[e.component]!.en} is damaged.`,
  lastPointTaken: (e) => `Robot ${number(e.seat)} has nothing left to break.`,
  componentRepaired: (e) => `Robot ${number(e.seat)} repairs the ${COMPONENT_NAMES[e.component]!.en}.`,
  repairDeclined: (e) => `Robot ${number(e.seat)} repairs nothing.`,
  roundEnded: (e) => `Round ${e.round} is over.`,
  rowOpened: (e) => `Row ${e.row}. ${commandsOf(e.commands, 'en')}`.trim(),
  stepBegan: (e) => STEP_NAMES[e.step]!.en,
  dieRolled: (e) => `The die for bot ${number(e.seat)} shows ${e.die}.`,
  botActed: (e) =>
    `Bot ${number(e.seat)} ${e.sees === null ? 'sees nobody' : `sees robot ${number(e.sees)}`}: ${cardName(e.command, 'golems4', 'en')}.`,
  conditionTested: (e) =>
    `Robot ${number(e.seat)} asks: an obstacle on ${e.at ?? 'the other side of the edge'}? ${e.answer ? 'Yes.' : 'No.'}`,
  golemMoved: (e) =>
    `Robot ${number(e.seat)} goes from ${e.from} to ${e.to}${e.via === null ? '' : ` through the portal on ${e.via}`}.`,
  golemTurned: (e) => `Robot ${number(e.seat)} turns ${FACING_NAMES[e.to]!.en}${e.clause === null ? '' : ' along the line'}.`,
  commandSwallowed: (e) => `Robot ${number(e.seat)} is stuck in the drift on ${e.at}: the same command is needed once more.`,
  moveBlocked: (e) => `Robot ${number(e.seat)} stays on ${e.at}: ${BLOCKED_BY[e.by]!.en}.`,
  barrelPushed: (e) => `Robot ${number(e.seat)} pushes the barrel from ${e.from} to ${e.to}.`,
  waterEntered: (e) => `Robot ${number(e.seat)} goes into the water on ${e.at}.`,
  waterLeft: (e) => `Robot ${number(e.seat)} comes out on ${e.to}.`,
  pointsBlocked: (e) => `Robot ${number(e.seat)} blocks ${e.points}.`,
  golemOut: (e) => `Robot ${number(e.seat)} leaves the field.`,
  resigned: (e) => `Robot ${number(e.seat)} gives up.`,
  rowEnded: () => '',
  gameOver: (e) => `${ENDINGS[e.reason]!.en}${e.winners.length === 0 ? '' : ` The winner: ${robots(e.winners, 'robot')}.`}`,
};

const RU: Tellers = {
  roundBegan: (e) => `Раунд ${e.round}. Начинает робот ${number(e.first)}.`,
  programLaid: (e) => `Программа робота ${number(e.seat)} готова${e.program === null ? '' : `: ${cards(e.program, 'ru')}`}.`,
  robotBuilt: (e) => `Робот ${number(e.seat)}: сборка готова, ${partsOf(e.parts, 'ru')}.`,
  cardOpened: (e) => `Карта раунда: ${CARD_TITLES[e.card]!.ru}.`,
  eventActed: (e) => `Действует событие: ${CARD_TITLES[e.card]!.ru}.`,
  waterFroze: (e) =>
    e.cells.length === 0 ? 'Открытой воды нет, замерзать нечему.' : `Вода покрывается льдом: ${list(e.cells)}.`,
  iceBroke: (e) => `Лёд на ${e.at} ломается.`,
  programJammed: (e) => `Робот ${number(e.by)} портит ряд ${e.row} робота ${number(e.seat)}: теперь там «Стоять на месте».`,
  commandRefused: (e) =>
    `Робот ${number(e.seat)} не выполняет «${cardName(e.command, 'golems4', 'ru')}»: ${e.by === 'line' ? 'на линии не повернуть' : 'шасси повреждено'}.`,
  robotFell: (e) => `Робот ${number(e.seat)} падает в воду на ${e.at}.`,
  stuckInWater: (e) => `Свободных клеток нет: робот ${number(e.seat)} стоит в воде на ${e.at}.`,
  barrelLost: (e) =>
    e.why === 'portal'
      ? `Бочка исчезает в портале на ${e.at}.`
      : e.why === 'sunk'
        ? `Бочка на ${e.at} тонет.`
        : `На ${e.at} плавает только нижняя бочка, остальные пропали.`,
  barrelFloats: (e) => `На ${e.at} плавает бочка.`,
  attacked: (e) => `Робот ${number(e.seat)} атакует ${e.cells.length === 0 ? 'за край поля' : list(e.cells)}, сила ${e.power}.`,
  defended: (e) => `Робот ${number(e.seat)} защищается: может отразить ${e.points}.`,
  robotHit: (e) => `Робот ${number(e.by)} попадает по роботу ${number(e.seat)}: ${e.points}.`,
  tokenDestroyed: (e) => `${tokenWord(e.token, 'ru')} на ${e.at} разрушается.`,
  barrelOpened: (e) => `Бочка на ${e.at} открыта: ${CONTENTS_NAMES[e.contents]!.ru}.`,
  bombExploded: (e) =>
    `Бомба на ${e.at} взрывается${e.hurt.length === 0 ? ' и никого не задевает' : `: ${e.hurt.length === 1 ? 'повреждение получает робот' : 'по одному повреждению получают роботы'} ${list(e.hurt.map(number))}`}.`,
  componentDamaged: (e) => `Робот ${number(e.seat)}: повреждён компонент — ${COMPONENT_NAMES[e.component]!.ru}.`,
  lastPointTaken: (e) => `У робота ${number(e.seat)} больше нечему ломаться.`,
  componentRepaired: (e) => `Робот ${number(e.seat)} чинит ${COMPONENT_NAMES[e.component]!.ru}.`,
  repairDeclined: (e) => `Робот ${number(e.seat)} ничего не чинит.`,
  roundEnded: (e) => `Раунд ${e.round} окончен.`,
  rowOpened: (e) => `Ряд ${e.row}. ${commandsOf(e.commands, 'ru')}`.trim(),
  stepBegan: (e) => STEP_NAMES[e.step]!.ru,
  dieRolled: (e) => `На кубике бота ${number(e.seat)} выпало ${e.die}.`,
  botActed: (e) =>
    `Бот ${number(e.seat)} ${e.sees === null ? 'никого не видит' : `видит робота ${number(e.sees)}`}: ${cardName(e.command, 'golems4', 'ru')}.`,
  conditionTested: (e) =>
    `Робот ${number(e.seat)} проверяет: есть ли препятствие ${e.at === null ? 'за краем поля' : `на ${e.at}`}? ${e.answer ? 'Да.' : 'Нет.'}`,
  golemMoved: (e) =>
    `Робот ${number(e.seat)} переходит с ${e.from} на ${e.to}${e.via === null ? '' : ` через портал на ${e.via}`}.`,
  golemTurned: (e) =>
    `Робот ${number(e.seat)} поворачивается на ${FACING_NAMES[e.to]!.ru}${e.clause === null ? '' : ', вдоль линии'}.`,
  commandSwallowed: (e) => `Робот ${number(e.seat)} вязнет в снежном заносе на ${e.at}: нужна ещё одна такая же команда.`,
  moveBlocked: (e) => `Робот ${number(e.seat)} остаётся на ${e.at}: ${BLOCKED_BY[e.by]!.ru}.`,
  barrelPushed: (e) => `Робот ${number(e.seat)} сдвигает бочку с ${e.from} на ${e.to}.`,
  waterEntered: (e) => `Робот ${number(e.seat)} заходит в воду на ${e.at}.`,
  waterLeft: (e) => `Робот ${number(e.seat)} выходит на ${e.to}.`,
  pointsBlocked: (e) => `Робот ${number(e.seat)} отражает ${e.points}.`,
  golemOut: (e) => `Робот ${number(e.seat)} покидает поле.`,
  resigned: (e) => `Робот ${number(e.seat)} сдаётся.`,
  rowEnded: () => '',
  gameOver: (e) => `${ENDINGS[e.reason]!.ru}${e.winners.length === 0 ? '' : ` Победа: ${robots(e.winners, 'робот')}.`}`,
};

const PL: Tellers = {
  roundBegan: (e) => `Runda ${e.round}. Zaczyna robot ${number(e.first)}.`,
  programLaid: (e) => `Robot ${number(e.seat)} ma gotowy program${e.program === null ? '' : `: ${cards(e.program, 'pl')}`}.`,
  robotBuilt: (e) => `Robot ${number(e.seat)}: składanie gotowe, ${partsOf(e.parts, 'pl')}.`,
  cardOpened: (e) => `Karta rundy: ${CARD_TITLES[e.card]!.pl}.`,
  eventActed: (e) => `Działa wydarzenie: ${CARD_TITLES[e.card]!.pl}.`,
  waterFroze: (e) => (e.cells.length === 0 ? 'Nie ma otwartej wody, nic nie zamarza.' : `Lód pokrywa wodę: ${list(e.cells)}.`),
  iceBroke: (e) => `Lód na ${e.at} pęka.`,
  programJammed: (e) => `Robot ${number(e.by)} psuje rząd ${e.row} robota ${number(e.seat)}: teraz jest tam „Stój”.`,
  commandRefused: (e) =>
    `Robot ${number(e.seat)} nie wykonuje komendy „${cardName(e.command, 'golems4', 'pl')}”: ${e.by === 'line' ? 'na linii nie wolno skręcać' : 'podwozie jest uszkodzone'}.`,
  robotFell: (e) => `Robot ${number(e.seat)} wpada do wody na ${e.at}.`,
  stuckInWater: (e) => `Nie ma wolnego pola: robot ${number(e.seat)} stoi w wodzie na ${e.at}.`,
  barrelLost: (e) =>
    e.why === 'portal'
      ? `Beczka znika w portalu na ${e.at}.`
      : e.why === 'sunk'
        ? `Beczka na ${e.at} tonie.`
        : `Na ${e.at} pływa tylko najniższa beczka, pozostałe przepadły.`,
  barrelFloats: (e) => `Na ${e.at} pływa beczka.`,
  attacked: (e) => `Robot ${number(e.seat)} atakuje ${e.cells.length === 0 ? 'poza krawędź' : list(e.cells)}, siła ${e.power}.`,
  defended: (e) => `Robot ${number(e.seat)} broni się: może zablokować ${e.points}.`,
  robotHit: (e) => `Robot ${number(e.by)} trafia robota ${number(e.seat)}: ${e.points}.`,
  tokenDestroyed: (e) => `${tokenWord(e.token, 'pl')} na ${e.at} ulega zniszczeniu.`,
  barrelOpened: (e) => `Beczka na ${e.at} zostaje otwarta: ${CONTENTS_NAMES[e.contents]!.pl}.`,
  bombExploded: (e) =>
    `Bomba na ${e.at} wybucha${e.hurt.length === 0 ? ' i nikogo nie rani' : `: ${e.hurt.length === 1 ? 'uszkodzenie dostaje robot' : 'po jednym uszkodzeniu dostają roboty'} ${list(e.hurt.map(number))}`}.`,
  componentDamaged: (e) => `Robot ${number(e.seat)}: uszkodzony komponent – ${COMPONENT_NAMES[e.component]!.pl}.`,
  lastPointTaken: (e) => `Robot ${number(e.seat)} nie ma już czego uszkodzić.`,
  componentRepaired: (e) => `Robot ${number(e.seat)} naprawia: ${COMPONENT_NAMES[e.component]!.pl}.`,
  repairDeclined: (e) => `Robot ${number(e.seat)} niczego nie naprawia.`,
  roundEnded: (e) => `Koniec rundy ${e.round}.`,
  rowOpened: (e) => `Rząd ${e.row}. ${commandsOf(e.commands, 'pl')}`.trim(),
  stepBegan: (e) => STEP_NAMES[e.step]!.pl,
  dieRolled: (e) => `Kostka bota ${number(e.seat)} pokazuje ${e.die}.`,
  botActed: (e) =>
    `Bot ${number(e.seat)} ${e.sees === null ? 'nikogo nie widzi' : `widzi robota ${number(e.sees)}`}: ${cardName(e.command, 'golems4', 'pl')}.`,
  conditionTested: (e) =>
    `Robot ${number(e.seat)} sprawdza: czy ${e.at === null ? 'za krawędzią' : `na ${e.at}`} jest przeszkoda? ${e.answer ? 'Tak.' : 'Nie.'}`,
  golemMoved: (e) =>
    `Robot ${number(e.seat)} przechodzi z ${e.from} na ${e.to}${e.via === null ? '' : ` przez portal na ${e.via}`}.`,
  golemTurned: (e) =>
    `Robot ${number(e.seat)} obraca się na ${FACING_NAMES[e.to]!.pl}${e.clause === null ? '' : ', wzdłuż linii'}.`,
  commandSwallowed: (e) =>
    `Robot ${number(e.seat)} grzęźnie w zaspie na ${e.at}: potrzebna jest jeszcze jedna taka sama komenda.`,
  moveBlocked: (e) => `Robot ${number(e.seat)} zostaje na ${e.at}: ${BLOCKED_BY[e.by]!.pl}.`,
  barrelPushed: (e) => `Robot ${number(e.seat)} przesuwa beczkę z ${e.from} na ${e.to}.`,
  waterEntered: (e) => `Robot ${number(e.seat)} wchodzi do wody na ${e.at}.`,
  waterLeft: (e) => `Robot ${number(e.seat)} wychodzi na ${e.to}.`,
  pointsBlocked: (e) => `Robot ${number(e.seat)} blokuje ${e.points}.`,
  golemOut: (e) => `Robot ${number(e.seat)} schodzi z planszy.`,
  resigned: (e) => `Robot ${number(e.seat)} się poddaje.`,
  rowEnded: () => '',
  gameOver: (e) => `${ENDINGS[e.reason]!.pl}${e.winners.length === 0 ? '' : ` Zwycięstwo: ${robots(e.winners, 'robot')}.`}`,
};

const TELLERS: Readonly<Record<Language, Tellers>> = { en: EN, ru: RU, pl: PL };

/** One sentence for one fact; empty where there is nothing to say. */
export function tell4(event: Event4, language: Language): string {
  return (TELLERS[language][event.kind] as (event: Event4) => string)(event);
}
