import { countForm } from '@stolik/kernel/language';
import type { MicropulWords } from '../../../../games/micropul/words/words.ts';
import { sentence } from '../../../sentence.ts';
import { ru as advice } from './advice.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('ru', count, { one, few, many });
const counted = (count: number, one: string, few: string, many: string): string => `${count} ${form(count, one, few, many)}`;
const tiles = (count: number): string => counted(count, 'жетон', 'жетона', 'жетонов');
const places = (count: number): string => counted(count, 'место', 'места', 'мест');
const stones = (count: number): string => counted(count, 'камень', 'камня', 'камней');
const COLOUR = { W: 'белый', B: 'чёрный' } as const;
const GROUP = { W: 'Белая группа', B: 'Чёрная группа' } as const;
const BIG_OF = { W: 'большого белого', B: 'большого чёрного' } as const;
const BIG = { W: 'большой белый', B: 'большой чёрный' } as const;
const CATALYST = { '1': 'точка', '2': 'двойная точка', '+': 'плюс' } as const;
const WITH = { '1': 'с точкой', '2': 'с двойной точкой', '+': 'с плюсом' } as const;
const OWN = { '1': 'своя точка', '2': 'своя двойная точка', '+': 'свой плюс' } as const;
const RANKS = { beginner: 'новичок', normal: 'любитель', advanced: 'знаток', expert: 'эксперт', master: 'мастер' } as const;

export const ru: MicropulWords = {
  advice,
  phases: { choose: 'Выберите', check: 'Примерьте', confirm: 'Подтвердите' },
  prompt: {
    choose: ({ lay, take, stone }) =>
      sentence([lay && 'выберите жетон из руки', take && 'возьмите жетон из запаса', stone && 'поставьте камень'], ', ', ' или '),
    extra: (choose) => `Вы ходите ещё раз. ${choose}`,
    place: 'Выберите для жетона место с пунктиром.',
    nowhere: 'Этому жетону сейчас нет места. Выберите другой.',
    lay: 'Поверните, передвиньте или положите.',
    stone: 'Выберите группу без камня.',
    putStone: 'Сюда или на другую группу?',
    take: 'В руку придёт случайный жетон из запаса.',
    takeOpen: 'Этот открытый жетон придёт в руку. Можно выбрать другой.',
    drawing: 'Жетон вытягивают.',
    over: 'Игра окончена.',
    waiting: (name) => `Ходит ${name}.`,
  },
  board: {
    name: 'Стол',
    help: 'Стрелки ведут по жетонам и местам, Enter примеряет и подтверждает, R поворачивает жетон, Escape отменяет, плюс, минус и ноль меняют масштаб.',
    closer: 'Ближе',
    farther: 'Дальше',
    fit: 'Показать весь стол',
    again: 'ещё ход',
  },
  core: { name: 'Ядро', hint: 'Игра кончится, когда возьмут последний жетон', count: (n) => `Ядро: ${tiles(n)}` },
  tray: {
    yours: 'В руке',
    of: (name) => `Рука: ${name}`,
    hidden: 'Закрыта',
    watching: 'Вы смотрите',
    supply: 'Запас',
    openSupply: 'Открыты в запасе',
    take: 'Взять жетон',
    stones: 'Камни',
    putStone: 'Поставить камень',
    turn: 'Повернуть',
    lay: 'Положить',
    put: 'Поставить',
    cancel: 'Отменить',
    onlyThisWay: 'Здесь он подходит только так.',
    moves: 'Ваш ход',
    tiles,
    stonesLeft: (n) => `${form(n, 'остался', 'осталось', 'осталось')} ${stones(n)}`,
    tileNumber: (number, tile, count) =>
      `Жетон ${number}: ${tile}${count === undefined ? '' : count === 0 ? '; места нет' : `; подходит: ${places(count)}`}`,
    openNumber: (number, tile) => `Открытый жетон ${number}: ${tile}`,
  },
  panel: {
    gives: 'Этот жетон даст',
    givesNothing: 'Пока ничего не даст',
    nothingHint: 'Латунный знак (катализатор) срабатывает, когда его касается белый или чёрный кружок другого жетона.',
    toSupply: (n) => `${form(n, 'жетон', 'жетона', 'жетонов')} в запас`,
    oneMore: (n) => `${form(n, 'ход', 'хода', 'ходов')}`,
    forYou: 'вам',
    freeClosed: 'закроется без камня',
    spoils: 'группа с двумя камнями',
    turnsUp: 'жетон запаса откроется',
    short: (left) => `В ядре ${form(left, 'остался', 'осталось', 'осталось')} только ${tiles(left)}.`,
    ends: 'Так вы возьмёте последний жетон ядра: игра кончится.',
    runsOut: 'Это ваш последний жетон: без жетонов вы проиграете.',
    plusLost: 'Плюс пропадёт: ядро опустеет.',
    groups: 'Группы',
    fired: ({ catalyst, isOwn, big }) =>
      big ? `${CATALYST[catalyst]} ${BIG_OF[big]}` : isOwn ? OWN[catalyst] : `${CATALYST[catalyst]} соседа`,
    worth: (catalyst, isAlone) => (catalyst === '+' ? (isAlone ? 'откроет жетон' : 'ещё ход') : tiles(Number(catalyst))),
    key: 'Что дают латунные знаки',
    why: 'Что даст этот жетон и почему',
    keyOf: (catalyst, isAlone) =>
      catalyst === '+' ? (isAlone ? 'откроет жетон запаса' : 'ещё один ход') : `${tiles(Number(catalyst))} в запас`,
    keyMore: 'Ещё о знаках, больших жетонах и камнях',
    keyUnits:
      'Знак срабатывает, когда его касается белый или чёрный кружок другого жетона, один раз за выкладку. Положат рядом ещё жетон — сработает снова, для того, кто положил.',
    keyBig:
      'Большой: весь жетон одного цвета, а знак в середине; он срабатывает, с какой стороны его ни коснуться. В группе большой считается за 1.',
    keyStones: 'В конце закрытая группа с вашим камнем даёт очко за каждый кружок, жетон в запасе — 2 очка, жетон в руке — 1.',
    stone: 'Камень на эту группу',
    chooseGroup: 'На какую группу?',
    chooseGroupHint: 'На ней не должно быть камня. Очки она даст, только когда закроется со всех сторон.',
    take: 'Взять из запаса',
    takeHint: (left) => `Там ${tiles(left)}. Какой придёт, не знает никто; отменить будет нельзя.`,
    scale: 'Это много?',
    scaleHint: 'Наш ориентир, не правило.',
    rank: (rank) => RANKS[rank],
  },
  group: {
    name: ({ colour, points }) => `${GROUP[colour]}: ${points}`,
    state: ({ isClosed, openPlaces }) => (isClosed ? 'закрыта' : `открытые места: ${openPlaces}`),
    open: (n) => `открытые места: ${n}`,
    joined: 'соединится',
    closes: (worth) => `закроется: +${worth}`,
    spoilt: 'два камня: ничего не стоит',
    worthless: 'несколько камней, ничего не стоит',
    claimedBy: (name) => `камень: ${name}`,
    free: 'без камня',
    whenClosed: 'даст очки, когда закроется',
    stayedOpen: 'открыта: +0',
  },
  seat: {
    hand: 'рука',
    supply: 'запас',
    stones: (n) => `${form(n, 'остался', 'осталось', 'осталось')} ${stones(n)}`,
    ifNow: 'Если бы игра кончилась сейчас:',
    total: 'Всего:',
    all: (n) => `всего ${counted(n, 'очко', 'очка', 'очков')}`,
    part: { group: (n) => `группы ${n}`, supply: (n) => `запас ${n}`, hand: (n) => `рука ${n}` },
    worth:
      'Жетон в запасе — 2 очка, в руке — 1. Кто кладёт жетон, сначала отдаёт его очко: знаки и закрытые группы вернут больше.',
    openGroup: (n) => `группа из ${n} ещё открыта`,
  },
  bubble: { turn: 'ещё ход', reveal: 'откроет', closed: (name, points) => `Закрыта! ${name} +${points}` },
  speak: {
    colour: COLOUR,
    corner: { NW: 'слева сверху', NE: 'справа сверху', SE: 'справа снизу', SW: 'слева снизу' },
    symbol: { W: 'белый', B: 'чёрный', '1': 'точка', '2': 'двойная точка', '+': 'плюс', '.': 'пусто' },
    big: (colour, catalyst) => `${BIG[colour]} ${WITH[catalyst]}`,
    tile: (corners) => corners.join(', '),
    laid: (x, y, tile, groups) => `${x}, ${y}: жетон ${tile}${groups ? `; ${groups}` : ''}`,
    place: (x, y) => `${x}, ${y}: свободное место`,
    tryHere: (x, y) => `${x}, ${y}: жетон подходит`,
    preview: (x, y, tile) => `${x}, ${y}: примеряется ${tile}`,
    chosen: (tile, count) => `Жетон ${tile}. ${count === 0 ? 'Места ему нет.' : `Подходит: ${places(count)}.`}`,
    stoneChosen: 'Камень. Выберите группу.',
    cancelled: 'Возвращено.',
    result: (won, turns) =>
      won === 0 && turns === 0
        ? 'Пока ничего не даст.'
        : `Даст ${[won > 0 ? tiles(won) : '', turns > 0 ? `ещё ${counted(turns, 'ход', 'хода', 'ходов')}` : ''].filter(Boolean).join(' и ')}.`,
    reveals: 'Откроет жетон запаса.',
    deed: (deed, nameOf) => {
      if (deed.kind === 'spoils') return 'Группы с камнями срастутся и ничего не будут стоить.';
      if (deed.kind === 'closesFree') return `Закроет группу из ${deed.points}, камня на ней нет.`;
      return deed.whose === 'mine'
        ? `Закроет вашу группу: +${deed.points}.`
        : `Закроет группу соперника: ${nameOf(deed.seat)} +${deed.points}.`;
    },
  },
  refused: {
    'place-taken': (where) => `На ${where} уже лежит жетон.`,
    'not-beside': (where) => `Рядом с ${where} нет ни одного жетона.`,
    'colours-clash': (where) => `На ${where} чёрное коснётся белого. Выберите другое место или другой жетон.`,
    'nothing-touches': (where) => `На ${where} жетон не коснётся своего цвета: белое должно встретить белое или чёрное — чёрное.`,
    'no-micropul-there': () => 'Камень ставят на белое или чёрное, а здесь нет ни того ни другого.',
    'group-claimed': () => 'На этой группе уже стоит камень.',
    'group-spoilt': () => 'На этой группе несколько камней: она ничего не стоит, и ставить на неё больше нельзя.',
  },
  ending: {
    'core-emptied': 'Ядро исчерпано: считаем очки.',
    'ran-out': 'У кого-то не осталось жетонов ни в руке, ни в запасе: это проигрыш.',
    'no-action': 'Кто-то не может сделать ни одного хода: это проигрыш.',
    resigned: 'Кто-то сдался.',
  },
  score: {
    group: (colour, points) => `${GROUP[colour]} из ${points}, закрыта, один камень`,
    supply: (n) => (n === 0 ? 'в запасе жетонов нет' : n === 1 ? '1 жетон в запасе: 2 очка' : `${tiles(n)} в запасе, по 2`),
    hand: (n) => (n === 0 ? 'в руке жетонов нет' : n === 1 ? '1 жетон в руке: 1 очко' : `${tiles(n)} в руке, по 1`),
    open: (colour, points) => `${GROUP[colour]} из ${points} с камнем осталась открытой`,
    spoilt: (colour) => `${GROUP[colour]} с несколькими камнями`,
  },
  rank: (rank) =>
    rank
      ? `По нашей шкале (это лишь ориентир): ${RANKS[rank]}`
      : 'Чуть ниже нашей шкалы: она начинается с 30 (и это лишь ориентир)',
};
