import { countForm } from '@stolik/kernel/language';
import type { Texts } from '../../text/texts.ts';
import { face, place, spot } from '../places.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('ru', count, { one, few, many });
const counted = (count: number, one: string, few: string, many: string): string => `${count} ${form(count, one, few, many)}`;
const tiles = (count: number): string => counted(count, 'жетон', 'жетона', 'жетонов');
const points = (count: number): string => counted(count, 'очко', 'очка', 'очков');
const pointsWith = (count: number): string => counted(count, 'очком', 'очками', 'очками');
const stones = (count: number): string => counted(count, 'камень', 'камня', 'камней');
const COLOURS = { W: 'белая', B: 'чёрная' } as const;
const GROUPS = { W: 'Белая группа', B: 'Чёрная группа' } as const;
const FIRED = { '1': 'Сработала точка', '2': 'Сработала двойная точка', '+': 'Сработал плюс' } as const;
const RANKS = { beginner: 'новичок', normal: 'любитель', advanced: 'знаток', expert: 'эксперт', master: 'мастер' } as const;

export const ru: Texts = {
  turn: (seat, { name }) => `Ходит ${name(seat)}.`,
  extraTurn: (seat, { name }) => `Ходит ${name(seat)}: дополнительный ход.`,
  owed: (turns) =>
    `После него причитается ещё ${counted(turns, 'дополнительный ход', 'дополнительных хода', 'дополнительных ходов')}.`,
  drawing: {
    first: 'Жребий решает, кто ходит первым.',
    deal: 'Раздаются жетоны.',
    take: 'Из запаса берут жетон.',
    reveal: 'Открывают жетон запаса.',
  },
  legend:
    'W белый, B чёрный, 1 точка, 2 двойная точка, + плюс; ¹ ² камни; большой жетон закрашен целиком; · свободное место рядом с жетоном',
  seat: (name, isViewer, { hand, supply, stones: left, score }) =>
    `${name}${isViewer ? ' (вы)' : ''}: в руке ${tiles(hand)}, в запасе ${supply}, ${form(left, 'остался', 'осталось', 'осталось')} ${stones(left)}, ${points(score)}.`,
  openSupply: 'Открыты в запасе (take 1, take 2 …):',
  core: (count) => `Ядро: ${tiles(count)}.`,
  groups: 'Группы:',
  openGroups: 'Прочие открытые группы (цвет и размер):',
  group: ({ colour, points: worth, isClosed, stones: on }, { names }) => {
    const what = `${COLOURS[colour]}, ${isClosed ? 'закрыта' : 'открыта'}, ${points(worth)}`;
    if (on.length === 0) return `${what}, без камня`;
    return on.length === 1 ? `${what}, камень: ${names(on)}` : `${what}, камни: ${names(on)}; ничего не стоит`;
  },
  coreExhausted: 'Ядро исчерпано.',
  result: (winner, scores) => `${winner === undefined ? 'Ничья' : `Победа: ${winner}`}, ${scores.join(' : ')}.`,
  soloResult: (hasWon, score) => `${hasWon ? 'Победа' : 'Поражение'} с ${pointsWith(score)}.`,
  rank: (rank) => `По нашей шкале (она лишь ориентир): ${RANKS[rank]}.`,
  tell: {
    firstPlayerDrawn: ({ seat }, { isYou, name }) => (isYou(seat) ? 'Начинаете вы.' : `Начинает ${name(seat)}.`),
    tileDealt: ({ seat, tile }, speech) => `${speech.does(seat, 'получает', 'получаете')} ${face(tile, 'жетон', speech)}.`,
    tileLaid: (event, speech) =>
      `${speech.does(event.seat, 'кладёт', 'кладёте')} ${face(event.tile, 'жетон', speech)} на ${place(event, speech)}.`,
    catalystFired: (event, speech) => `${FIRED[event.catalyst]} на ${place(event, speech)}.`,
    tilesWon: ({ asked, count }) =>
      count < asked ? `Из ядра: ${tiles(count)} вместо ${asked}, больше там нет.` : `Из ядра: ${tiles(count)}, +${2 * count}.`,
    groupClosed: (event, speech) => {
      const [owner, other] = event.stones;
      const group = `${GROUPS[event.colour]} на ${place(event, speech)} закрыта`;
      if (owner === undefined) return `${group}: ${points(event.points)}, но камня на ней нет.`;
      return other === undefined
        ? `${group}: ${speech.isYou(owner) ? 'вам' : speech.name(owner)} +${event.points}.`
        : `${group}, но камней несколько: она ничего не стоит.`;
    },
    groupSpoilt: (event, speech) =>
      `${GROUPS[event.colour]} на ${place(event, speech)}: камней теперь несколько, и она ничего не стоит.`,
    stonePut: (event, speech) => `${speech.does(event.seat, 'ставит', 'ставите')} камень на ${spot(event, speech)}.`,
    drawBegan: () => '',
    tileTaken: ({ seat, tile }, speech) => `${speech.does(seat, 'берёт', 'берёте')} ${face(tile, 'жетон', speech)} из запаса.`,
    openTileTaken: ({ seat, tile }, speech) =>
      `${speech.does(seat, 'берёт', 'берёте')} ${face(tile, 'открытый жетон', speech)} из запаса.`,
    tileTurnedUp: ({ tile }, speech) => `Плюс открывает в запасе ${face(tile, 'жетон', speech)}.`,
    nothingTurnedUp: () => 'Плюс ничего не открывает.',
    extraTurnWon: ({ owed }) => (owed === 1 ? 'Ещё один ход.' : `Ещё ${counted(owed, 'ход', 'хода', 'ходов')}.`),
    plusLost: () => 'Плюс пропадает: ядро пусто.',
    extraTurnSkipped: ({ seat }, { Name }) => `${Name(seat)}: ходов нет, дополнительный ход кончается.`,
    turnBegan: ({ seat, isExtra }, { does, isYou, name }) =>
      isExtra ? `${does(seat, 'ходит', 'ходите')} ещё раз.` : isYou(seat) ? 'Ваш ход.' : `Ходит ${name(seat)}.`,
    seatLost: ({ seat, reason }, { does, Name }) =>
      reason === 'ran-out'
        ? `${Name(seat)}: жетонов не осталось, это проигрыш.`
        : reason === 'no-action'
          ? `${Name(seat)}: ходов нет, это проигрыш.`
          : `${does(seat, 'сдаётся', 'сдаётесь')}.`,
    gameOver: ({ winners, scores }, { name }) => {
      if (scores.length === 1)
        return `Игра окончена: ${winners.length > 0 ? 'победа' : 'поражение'} с ${pointsWith(scores[0]!)}.`;
      return `Игра окончена. ${winners.length > 0 ? `Победа: ${name(winners[0]!)}` : 'Ничья'}, ${scores.join(' : ')}.`;
    },
  },
  explain: {
    'game-over': () => 'Игра окончена.',
    'not-your-turn': () => 'Сейчас не ваш ход.',
    'chance-pending': () => 'Жетон ещё не вытянут.',
    'no-such-action': () => 'Такого хода нет.',
    'not-among-unseen': () => 'Сейчас это вытянуть нельзя.',
    'tile-not-in-hand': ({ tile }) => `В вашей руке нет [${tile}].`,
    'place-taken': ({ x, y }) => `На ${x},${y} уже лежит жетон.`,
    'not-beside': ({ x, y }) => `Рядом с ${x},${y} нет ни одного жетона.`,
    'colours-clash': ({ tile, x, y }) => `Если положить [${tile}] на ${x},${y}, чёрное коснётся белого.`,
    'nothing-touches': ({ tile, x, y }) => `Если положить [${tile}] на ${x},${y}, микропул не коснётся микропула.`,
    'hand-full': ({ limit }) => `В вашей руке уже ${limit} жетонов.`,
    'supply-empty': () => 'В вашем запасе нет закрытых жетонов.',
    'no-open-tile': ({ number }) => `В вашем запасе нет открытого жетона номер ${number}.`,
    'no-stones-left': () => 'У вас не осталось камней.',
    'no-micropul-there': ({ x, y, corner }) => `На ${x},${y},${corner} нет микропула.`,
    'group-claimed': ({ x, y, corner }) => `На группе ${x},${y},${corner} уже стоит камень.`,
    'group-spoilt': ({ x, y, corner }) => `На группе ${x},${y},${corner} несколько камней, она ничего не стоит.`,
  },
};
