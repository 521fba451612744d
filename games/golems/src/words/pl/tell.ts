import { countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { EditionId } from '../../editions/edition.ts';
import type { Test } from '../../programs/program.ts';
import type { Tellers } from '../../text/telling.ts';
import * as four from '../names4.ts';
import * as six from '../names6.ts';
import { sentence } from '../telling.ts';
import { FACING_NAMES } from '../things.ts';
import { pl as programs } from './programs.ts';

const BLOWS: Readonly<Record<EditionId, string>> = { golems4: 'ataku', golems6: 'ciosu' };
const logic = (token: string): string => six.LOGIC_NAMES[token]!.pl;
const component = (name: string): string => four.COMPONENT_NAMES[name]!.pl;
const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;
const ROBOT_OF: Readonly<Record<string, string>> = {
  red: 'czerwonego',
  blue: 'niebieskiego',
  green: 'zielonego',
  yellow: 'żółtego',
};
const CHOICES = { first: 'pierwszą komendę', second: 'drugą komendę', both: 'obie komendy' };

export const pl: Tellers = {
  roundBegan: (e, speech) => speech.own.roundBegan(e, speech),
  programLaid: (e, speech) =>
    `${speech.isYou(e.seat) ? 'Twój program jest gotowy' : `${speech.name(e.seat)}: program gotowy`}${speech.program(e)}.`,
  rowOpened: (e, { each }) => `Rząd ${e.row}. ${sentence(each(e.commands))}`.trim(),
  passBegan: (e) => (e.pass > 1 ? `Przebieg ${e.pass}.` : ''),
  stepBegan: (e, { own }) => own.stepBegan(e),
  rowEnded: () => '',
  dieRolled: (e, { Name }) => `${Name(e.seat)}: na kostce ${e.die}.`,
  botActed: (e, { does, name, card }) =>
    e.sees === null
      ? `${does(e.seat, 'nikogo nie widzi', 'nikogo nie widzisz')}: „${card(e.command)}”.`
      : `${does(e.seat, 'widzi', 'widzisz')}, kto jest z przodu (${name(e.sees)}): „${card(e.command)}”.`,
  conditionTested: (e, { Name }) => `${Name(e.seat)}: ${programs.tests[e.test as Test]} ${e.answer ? 'Tak' : 'Nie'}.`,
  golemMoved: (e, { does, own }) => `${does(e.seat, 'idzie', 'idziesz')} z ${e.from} na ${e.to}${e.via ? own.via(e.via) : ''}.`,
  golemTurned: (e, { does, own }) =>
    `${does(e.seat, 'obraca się', 'obracasz się')} na ${FACING_NAMES[e.to]!.pl}${e.clause ? own.turnedBy : ''}.`,
  commandSwallowed: (e, speech) => speech.own.commandSwallowed(e, speech),
  moveBlocked: (e, { does, own }) => `${does(e.seat, 'zostaje', 'zostajesz')} na ${e.at}: ${own.blockedBy(e.by)}.`,
  barrelPushed: (e, { does }) => `${does(e.seat, 'pcha', 'pchasz')} beczkę z ${e.from} na ${e.to}.`,
  waterEntered: (e, { does }) => `${does(e.seat, 'wchodzi', 'wchodzisz')} do wody na ${e.at}.`,
  waterLeft: (e, { does }) => `${does(e.seat, 'wychodzi', 'wychodzisz')} z wody na ${e.to}.`,
  pointsBlocked: (e, { does, edition }) =>
    `${does(e.seat, 'odpiera', 'odpierasz')} ${counted(e.points, 'punkt', 'punkty', 'punktów')} ${BLOWS[edition]}.`,
  golemOut: (e, { does }) => `${does(e.seat, 'odpada', 'odpadasz')} z gry.`,
  resigned: (e, { does }) => `${does(e.seat, 'się poddaje', 'poddajesz się')}.`,
  gameOver: (e, { names, own }) => {
    const how = own.ended(e.reason);
    if (e.winners.length > 0) return `${how} Zwycięstwo: ${names(e.winners)}.`;
    return how + own.nobodyWins;
  },
  barrelOpened: (e, { own }) => `Beczka na ${e.at} jest otwarta: ${own.contents(e.contents)}.`,

  subprogramsLaid: (e, { each }) => {
    const laid = each(e.subprograms);
    return laid ? `Podprogramy są odkryte. ${laid}.` : 'Nikt nie ma podprogramu.';
  },
  luckDrawn: (e, { does }) =>
    `${does(e.seat, 'dostaje', 'dostajesz')} kartę szczęścia${e.card ? `: ${six.luckName(e.card, e.isPlain, 'pl')}` : ''}.`,
  luckShown: (e, { each }) =>
    `Karty szczęścia tej rundy. ${sentence(each(e.cards, (card) => six.luckName(card, e.isPlain, 'pl')))}`,
  choiceMade: (e, { isYou, name }) => (isYou(e.seat) ? 'Wybór dokonany.' : `${name(e.seat)}: wybór dokonany.`),
  programsReady: () => 'Wszystkie programy są gotowe.',
  logicTaken: (e, { does }) => `${does(e.seat, 'dostaje', 'dostajesz')} żeton logiki ${logic(e.logic)}.`,
  logicLaid: (e, { does, isYou, name }) => {
    const puts = `${does(e.seat, 'kładzie', 'kładziesz')} ${logic(e.logic)}`;
    if ('cell' in e.on) return `${puts} na polu ${e.on.cell}.`;
    const part = e.on.part ? `, gałąź „${e.on.part === 'then' ? 'tak' : 'nie'}”` : '';
    if (e.on.seat === e.seat) return `${puts} na swoim rzędzie ${e.on.row}${part}.`;
    return isYou(e.on.seat)
      ? `${puts} na twoim rzędzie ${e.on.row}${part}.`
      : `${puts} na cudzym rzędzie. ${name(e.on.seat)}: rząd ${e.on.row}${part}.`;
  },
  logicDeclined: (e, { does }) => `${does(e.seat, 'nie używa', 'nie używasz')} ${logic(e.logic)}.`,
  logicPicked: (e, { does }) =>
    `${does(e.seat, 'bierze', 'bierzesz')} ${logic(e.logic)} z ${e.at}: żeton trafia na rząd ${e.row}.`,
  logicDiscarded: (e, { does }) =>
    `${does(e.seat, 'znajduje', 'znajdujesz')} ${logic(e.logic)} na ${e.at}, ale tego żetonu nie da się użyć.`,
  choicesOpened: (e, { does }) =>
    e.choices.flatMap((choice, seat) => (choice ? [`${does(seat, 'bierze', 'bierzesz')} ${CHOICES[choice]}.`] : [])).join(' '),
  golemSlid: (e, { does }) => `${does(e.seat, 'ślizga się', 'ślizgasz się')} z ${e.from} na ${e.to}.`,
  slideBlocked: (e, { does }) =>
    `${does(e.seat, 'nie ślizga się', 'nie ślizgasz się')} dalej niż ${e.at}: ${e.by === 'barrel' ? 'na drodze stoi beczka' : six.BLOCKED_BY[e.by]!.pl}.`,
  golemShoved: (e, { does, doing }) =>
    `${does(e.by, 'popycha', 'popychasz')} rywala: ${doing(e.seat, 'jedzie', 'jedziesz')} z ${e.from} na ${e.to}.`,
  barrelShoved: (e, { does }) => `${does(e.by, 'popycha', 'popychasz')} beczkę z ${e.from} na ${e.to}.`,
  strikeMade: (e, { does, Name, name, isYou }) => {
    const at = e.way.at(-1);
    if (e.golem === e.seat) return `${Name(e.seat)}: cios wraca z siłą ${e.strength}.`;
    const struck = e.golem === null ? '' : isYou(e.golem) ? 'Obrywasz ty' : `Obrywa ${name(e.golem)}`;
    const what = {
      golem: `z siłą ${e.strength}. ${struck}`,
      barrel: `w beczkę na ${at}`,
      wall: `w ścianę na ${at}, nic się nie dzieje`,
      water: `w wodę na ${at}, nic się nie dzieje`,
      ladder: `w pustą drabinę na ${at}`,
      none: 'w powietrze',
    }[e.hit];
    return `${does(e.seat, 'uderza', 'uderzasz')} ${what}.`;
  },
  damageTaken: (e, { does }) => {
    const cause = { strike: '', dynamite: ' od dynamitu', water: ' w wodzie', loop: ' za pętlę bez końca' }[e.cause];
    return `${does(e.seat, 'dostaje', 'dostajesz')} ${counted(e.points, 'uszkodzenie', 'uszkodzenia', 'uszkodzeń')}${cause}, razem ${e.damage}.`;
  },
  golemRepaired: (e, { Name }) => `${Name(e.seat)}: naprawa, uszkodzeń jest teraz ${e.damage}.`,
  rowsChanged: (e, { Name }) =>
    `${Name(e.seat)}: ${e.extra === 0 ? 'tyle rzędów co zwykle' : `następny program ${e.extra > 0 ? '+' : '−'}${counted(Math.abs(e.extra), 'rząd', 'rzędy', 'rzędów')}`}.`,
  teleported: (e, { does, doing, isYou, name }) => {
    if (e.by === e.seat) return `${does(e.seat, 'trafia', 'trafiasz')} przez czarną dziurę z ${e.from} na ${e.to}.`;
    return `Czarna dziura: ${doing(e.seat, 'trafia', 'trafiasz')} z ${e.from} na ${e.to}. ${isYou(e.by) ? 'Tak decydujesz ty' : `Tak decyduje ${name(e.by)}`}.`;
  },
  teleportDeclined: (e, { does, doing, isYou, name }) =>
    e.by === e.seat
      ? `${does(e.seat, 'zostaje', 'zostajesz')} na miejscu.`
      : `Czarna dziura: ${doing(e.seat, 'zostaje', 'zostajesz')} na miejscu. ${isYou(e.by) ? 'Tak decydujesz ty' : `Tak decyduje ${name(e.by)}`}.`,
  loopBegan: (e, { does }) => `${does(e.seat, 'zaczyna', 'zaczynasz')} powtarzać.`,
  loopEnded: (e, { does }) => `${does(e.seat, 'przestaje', 'przestajesz')} powtarzać: coś jest z przodu.`,
  loopDetected: (e, { does }) =>
    `${does(e.seat, 'wpada w nieskończoną pętlę', 'wpadasz w nieskończoną pętlę')} na ${e.at}, pętla przerwana.`,
  goalTaken: (e, { does }) => `${does(e.seat, 'bierze', 'bierzesz')} ${e.goal === 'treasure' ? 'skarb' : 'zębatkę'} z ${e.at}.`,

  robotBuilt: (e, { Name, isYou }) => {
    const [processor, weapon, chassis] = e.parts.map((part) => ROBOT_OF[part]!);
    const built = isYou(e.seat) ? 'Twój robot jest złożony' : `${Name(e.seat)}: robot złożony`;
    return `${built}. Procesor od ${processor}, broń od ${weapon}, podwozie od ${chassis}.`;
  },
  cardOpened: (e) => `Karta rundy: ${four.CARD_TITLES[e.card]!.pl}.`,
  eventActed: (e) => `Działa wydarzenie: ${four.CARD_TITLES[e.card]!.pl}.`,
  waterFroze: (e) =>
    e.cells.length === 0 ? 'Nie ma otwartej wody, nic nie zamarza.' : `Lód pokrywa wodę: ${listed(e.cells, 'pl')}.`,
  iceBroke: (e) => `Lód na ${e.at} pęka.`,
  programJammed: (e, { does, isYou, name, card }) =>
    isYou(e.seat)
      ? `${does(e.by, 'psuje', 'psujesz')} twój rząd ${e.row}: teraz jest tam „${card('S')}”.`
      : `${does(e.by, 'psuje', 'psujesz')} cudzy rząd. ${name(e.seat)}: w rzędzie ${e.row} jest teraz „${card('S')}”.`,
  commandRefused: (e, { does, card }) =>
    `${does(e.seat, 'nie wykonuje', 'nie wykonujesz')} komendy „${card(e.command)}”: ${e.by === 'line' ? 'na linii nie wolno skręcać' : 'podwozie jest uszkodzone'}.`,
  robotFell: (e, { does }) => `${does(e.seat, 'wpada', 'wpadasz')} do wody na ${e.at}.`,
  stuckInWater: (e, { doing }) => `Nie ma wolnego pola: ${doing(e.seat, 'stoi', 'stoisz')} w wodzie na ${e.at}.`,
  barrelLost: (e) =>
    e.why === 'portal'
      ? `Beczka znika w portalu na ${e.at}.`
      : e.why === 'sunk'
        ? `Beczka na ${e.at} tonie.`
        : `Na ${e.at} pływa tylko najniższa beczka, pozostałe przepadły.`,
  barrelFloats: (e) => `Na ${e.at} pływa beczka.`,
  attacked: (e, { does }) =>
    `${does(e.seat, 'atakuje', 'atakujesz')} ${e.cells.length === 0 ? 'poza krawędź' : listed(e.cells, 'pl')}, siła ${e.power}.`,
  defended: (e, { does }) => `${does(e.seat, 'broni się: może', 'bronisz się: możesz')} zablokować ${e.points}.`,
  robotHit: (e, { does, isYou, name }) =>
    `${does(e.by, 'trafia', 'trafiasz')} z siłą ${e.points}. ${isYou(e.seat) ? 'Obrywasz ty' : `Obrywa ${name(e.seat)}`}.`,
  tokenDestroyed: (e) => `${four.destroyedName(e.token, 'pl')} na ${e.at} ulega zniszczeniu.`,
  bombExploded: (e, { names }) =>
    e.hurt.length === 0
      ? `Bomba na ${e.at} wybucha i nikogo nie rani.`
      : `Bomba na ${e.at} wybucha. Uszkodzenie: ${names(e.hurt)}.`,
  componentDamaged: (e, { isYou, Name }) =>
    `${isYou(e.seat) ? 'U ciebie' : Name(e.seat)}: ${four.damagedName(e.component, 'pl')}.`,
  lastPointTaken: (e, { does }) => `${does(e.seat, 'odnosi', 'odnosisz')} czwarte uszkodzenie.`,
  componentRepaired: (e, { does }) => `${does(e.seat, 'naprawia', 'naprawiasz')}: ${component(e.component)}.`,
  repairDeclined: (e, { does }) => `${does(e.seat, 'niczego nie naprawia', 'niczego nie naprawiasz')}.`,
  roundEnded: (e) => `Koniec rundy ${e.round}.`,
};
