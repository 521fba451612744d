import { countForm } from '@stolik/kernel/language';
import { FACING_NAMES } from '../../core/words.ts';
import { cardName, TEST_NAMES } from '../../programs/text.ts';
import type { Teller } from './tell.ts';
import { CONTENTS_NAMES, golemName, LOGIC_NAMES, luckName, REASON_TEXTS } from './words.ts';

const g = (seat: number): string => golemName(seat, 'pl');
const whom = (seat: number): string => `Golema ${seat + 1}`;
const points = (count: number): string =>
  `${count} ${countForm('pl', count, { one: 'punkt ciosu', few: 'punkty ciosu', many: 'punktów ciosu' })}`;
const damage = (count: number): string =>
  `${count} ${countForm('pl', count, { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' })}`;
const BLOCKED = {
  edge: 'dalej jest krawędź planszy',
  token: 'na drodze stoi ściana',
  barrel: 'beczki nie da się przesunąć',
  claim: 'na to samo pole idzie ktoś jeszcze',
  golem: 'na drodze stoi golem',
  swap: 'dwa golemy nie mogą zamienić się miejscami',
  return: 'drabina prowadzi z powrotem tutaj',
};
/** What stops a slider may still be shoved one cell on. */
const STOPPED = { ...BLOCKED, barrel: 'na drodze stoi beczka' };
const CHOICES = { first: 'pierwsza komenda', second: 'druga komenda', both: 'obie komendy' };
const PARTS = { then: '„To”', else: '„Inaczej”' };

export const PL: Teller = {
  roundBegan: (e) => `Zaczyna się runda ${e.round}.`,
  programLaid: (e) => `Program dla ${whom(e.seat)} jest wyłożony.`,
  choiceMade: (e) => `Właściciel ${whom(e.seat)} podjął decyzję.`,
  subprogramsLaid: (e) => `Podprogramy: ${e.subprograms.map((text, seat) => `${g(seat)} – ${text ?? 'brak'}`).join(', ')}.`,
  luckDrawn: (e) =>
    e.card
      ? `${g(e.seat)} dostaje kartę szczęścia: ${luckName(e.card, e.isPlain, 'pl')}.`
      : `${g(e.seat)} dostaje kartę szczęścia.`,
  luckShown: (e) =>
    `Karty szczęścia tej rundy: ${e.cards.map((card, seat) => `${g(seat)} – ${card ? luckName(card, e.isPlain, 'pl') : 'brak'}`).join(', ')}.`,
  programsReady: () => 'Wszystkie programy są wyłożone.',
  logicTaken: (e) => `${g(e.seat)} dostaje żeton logiki ${LOGIC_NAMES[e.logic]!.pl}.`,
  logicLaid: (e) =>
    'cell' in e.on
      ? `Właściciel ${whom(e.seat)} kładzie ${LOGIC_NAMES[e.logic]!.pl} na ${e.on.cell}.`
      : `Właściciel ${whom(e.seat)} kładzie ${LOGIC_NAMES[e.logic]!.pl} na rząd ${e.on.row} programu ${whom(e.on.seat)}${e.on.part ? `, część ${PARTS[e.on.part]}` : ''}.`,
  logicDeclined: (e) => `Właściciel ${whom(e.seat)} nie używa ${LOGIC_NAMES[e.logic]!.pl}.`,
  logicPicked: (e) => `${g(e.seat)} bierze ${LOGIC_NAMES[e.logic]!.pl} z ${e.at}: żeton trafia na rząd ${e.row}.`,
  logicDiscarded: (e) => `${g(e.seat)} znajduje ${LOGIC_NAMES[e.logic]!.pl} na ${e.at}, ale nie może go użyć.`,
  choicesOpened: (e) =>
    e.choices
      .map((choice, seat) => (choice ? `${g(seat)}: ${CHOICES[choice]}.` : ''))
      .filter(Boolean)
      .join(' '),
  rowOpened: (e) => `Rząd ${e.row}: ${e.commands.map((text, seat) => `${g(seat)} ${text || '-'}`).join(', ')}.`,
  passBegan: (e) => (e.pass > 1 ? `Przebieg ${e.pass}.` : ''),
  stepBegan: () => '',
  rowEnded: () => '',
  dieRolled: (e) => `Kostka dla ${whom(e.seat)}: ${e.die}.`,
  botActed: (e) =>
    `${g(e.seat)} (bot) ${e.sees === null ? 'nikogo nie widzi' : `widzi ${whom(e.sees)}`}: „${cardName(e.command, 'golems6', 'pl')}”.`,
  conditionTested: (e) => `${g(e.seat)}: ${TEST_NAMES[e.test as 'any'].pl} ${e.answer ? 'Tak' : 'Nie'}.`,
  golemMoved: (e) => `${g(e.seat)} idzie z ${e.from} na ${e.to}${e.via ? ` po drabinie ${e.via}` : ''}.`,
  golemTurned: (e) => `${g(e.seat)} obraca się na ${FACING_NAMES[e.to]!.pl}${e.clause ? ': ślisko, to lód' : ''}.`,
  commandSwallowed: (e) =>
    `${g(e.seat)} grzęźnie w śniegu na ${e.at}: komenda „${cardName(e.command, 'golems6', 'pl')}” jeszcze się nie wykonała.`,
  moveBlocked: (e) => `${g(e.seat)} zostaje na ${e.at}: ${BLOCKED[e.by]}.`,
  barrelPushed: (e) => `${g(e.seat)} pcha beczkę z ${e.from} na ${e.to}.`,
  waterEntered: (e) => `${g(e.seat)} wchodzi do wody na ${e.at}.`,
  waterLeft: (e) => `${g(e.seat)} wychodzi z wody na ${e.to}.`,
  golemSlid: (e) => `${g(e.seat)} ślizga się z ${e.from} na ${e.to}.`,
  slideBlocked: (e) => `${g(e.seat)} nie ślizga się dalej niż ${e.at}: ${STOPPED[e.by]}.`,
  golemShoved: (e) => `${g(e.by)} popycha rywala: ${g(e.seat)} jedzie z ${e.from} na ${e.to}.`,
  barrelShoved: (e) => `${g(e.by)} popycha beczkę z ${e.from} na ${e.to}.`,
  strikeMade: (e) => {
    if (e.golem !== null) return `${g(e.seat)} uderza ${e.golem === e.seat ? 'sam siebie' : whom(e.golem)} z siłą ${e.strength}.`;
    const what = {
      none: 'w próżnię',
      golem: 'w golema',
      barrel: 'w beczkę',
      wall: 'w ścianę',
      water: 'w wodę',
      ladder: 'w pustą drabinę',
    };
    return `${g(e.seat)} uderza ${what[e.hit]}.`;
  },
  pointsBlocked: (e) => `${g(e.seat)} odpiera ${points(e.points)}.`,
  damageTaken: (e) => {
    const cause = { strike: '', dynamite: ' od dynamitu', water: ' w wodzie', loop: ' za zapętlenie' };
    return `${g(e.seat)} dostaje ${damage(e.points)}${cause[e.cause]}; razem ma już ${e.damage}.`;
  },
  barrelOpened: (e) => `Beczka na ${e.at} jest otwarta: ${CONTENTS_NAMES[e.contents]!.pl}.`,
  golemRepaired: (e) => `${g(e.seat)}: naprawa, uszkodzeń jest teraz ${e.damage}.`,
  rowsChanged: (e) => `Następny program ${whom(e.seat)}: ${e.extra > 0 ? '+' : ''}${e.extra} do liczby rzędów.`,
  teleported: (e) => `Właściciel ${whom(e.by)} przenosi ${whom(e.seat)} przez czarną dziurę z ${e.from} na ${e.to}.`,
  teleportDeclined: (e) => `Właściciel ${whom(e.by)} zostawia ${whom(e.seat)} na miejscu.`,
  loopBegan: (e) => `${g(e.seat)} zaczyna pętlę.`,
  loopEnded: (e) => `Pętla ${whom(e.seat)} się kończy: warunek jest spełniony.`,
  loopDetected: (e) => `${g(e.seat)} wpada w nieskończoną pętlę na ${e.at} i staje.`,
  goalTaken: (e) => `${g(e.seat)} bierze ${e.goal === 'treasure' ? 'skarb' : 'zębatkę'} z ${e.at}.`,
  golemOut: (e) => `${g(e.seat)} schodzi z planszy.`,
  resigned: (e) => `${g(e.seat)} się poddaje.`,
  gameOver: (e) => {
    const who = e.winners.length > 0 ? `Zwycięstwo: ${e.winners.map(g).join(', ')}` : 'Nikt nie wygrywa';
    return `Koniec gry: ${REASON_TEXTS[e.reason]?.pl ?? e.reason}. ${who}.`;
  },
};
