import type { Seat } from '@stolik/kernel/game';
import { countForm } from '@stolik/kernel/language';
import type { Texts } from './texts.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('ru', count, { one, few, many });
const counted = (count: number, one: string, few: string, many: string): string => `${count} ${form(count, one, few, many)}`;
const tiles = (count: number): string => counted(count, 'жетон', 'жетона', 'жетонов');
const points = (count: number): string => counted(count, 'очко', 'очка', 'очков');
const pointsWith = (count: number): string => counted(count, 'очком', 'очками', 'очками');
const stones = (count: number): string => counted(count, 'камень', 'камня', 'камней');
const player = (seat: Seat): string => `игрок ${seat + 1}`;
const Player = (seat: Seat): string => `Игрок ${seat + 1}`;
const ofPlayers = (seats: readonly Seat[]): string => seats.map((seat) => `игрока ${seat + 1}`).join(' и ');
const COLOURS = { W: 'белая', B: 'чёрная' } as const;
const GROUPS = { W: 'Белая группа', B: 'Чёрная группа' } as const;
const FIRED = { '1': 'Сработала точка', '2': 'Сработала двойная точка', '+': 'Сработал плюс' } as const;
const RANKS = { beginner: 'новичок', normal: 'любитель', advanced: 'знаток', expert: 'эксперт', master: 'мастер' } as const;

export const ru: Texts = {
  turn: (seat) => `Ходит ${player(seat)}.`,
  extraTurn: (seat) => `Ходит ${player(seat)}: дополнительный ход.`,
  owed: (turns) =>
    `После него причитается ещё ${counted(turns, 'дополнительный ход', 'дополнительных хода', 'дополнительных ходов')}.`,
  drawing: {
    first: 'Жребий решает, кто ходит первым.',
    deal: 'Раздаются жетоны.',
    take: 'Из запаса берётся жетон.',
    reveal: 'Открывается жетон запаса.',
  },
  legend:
    'W белый, B чёрный, 1 точка, 2 двойная точка, + плюс; ¹ ² камни; большой жетон закрашен целиком; · свободное место рядом с жетоном',
  seat: (seat, isViewer, { hand, supply, stones: left, score }) =>
    `${Player(seat)}${isViewer ? ' (вы)' : ''}: в руке ${tiles(hand)}, в запасе ${supply}, ${form(left, 'остался', 'осталось', 'осталось')} ${stones(left)}, ${points(score)}.`,
  openSupply: 'Открыты в запасе (take 1, take 2 …):',
  core: (count) => `Ядро: ${tiles(count)}.`,
  groups: 'Группы:',
  openGroups: 'Прочие открытые группы (цвет и размер):',
  group: ({ colour, points: worth, isClosed, stones: on }) => {
    const what = `${COLOURS[colour]}, ${isClosed ? 'закрыта' : 'открыта'}, ${points(worth)}`;
    if (on.length === 0) return `${what}, без камня`;
    return on.length === 1 ? `${what}, камень ${ofPlayers(on)}` : `${what}, камни ${ofPlayers(on)}: ничего не стоит`;
  },
  coreExhausted: 'Ядро исчерпано.',
  result: (winner, scores) => `${winner === undefined ? 'Ничья' : `Победил ${player(winner)}`}, ${scores.join(' : ')}.`,
  soloResult: (hasWon, score) => `${hasWon ? 'Победа' : 'Поражение'} с ${pointsWith(score)}.`,
  rank: (rank) => `По нашей шкале (она лишь ориентир): ${RANKS[rank]}.`,
  tell: {
    firstPlayerDrawn: ({ seat }) => `Первым ходит ${player(seat)}.`,
    tileDealt: ({ seat, tile }) => (tile ? `${Player(seat)} получает [${tile}].` : `${Player(seat)} получает жетон.`),
    tileLaid: ({ seat, tile, x, y }) => `${Player(seat)} кладёт [${tile}] на ${x},${y}.`,
    catalystFired: ({ x, y, catalyst }) => `${FIRED[catalyst]} на ${x},${y}.`,
    tilesWon: ({ seat, asked, count }) =>
      count < asked
        ? `${Player(seat)} получает из ядра ${tiles(count)} вместо ${asked}: больше там нет.`
        : `${Player(seat)} получает из ядра ${tiles(count)}.`,
    groupClosed: ({ colour, points: worth, stones: on, x, y }) =>
      `${GROUPS[colour]} на ${x},${y} закрыта: ${points(worth)}${on.length === 1 ? `, камень ${ofPlayers(on)}` : on.length > 1 ? ', но на ней несколько камней' : ', камня на ней нет'}.`,
    groupSpoilt: ({ colour, x, y }) => `${GROUPS[colour]} на ${x},${y}: теперь на ней несколько камней, и она ничего не стоит.`,
    stonePut: ({ seat, x, y, corner }) => `${Player(seat)} ставит камень на ${x},${y},${corner}.`,
    drawBegan: () => '',
    tileTaken: ({ seat, tile }) =>
      tile ? `${Player(seat)} берёт из запаса [${tile}].` : `${Player(seat)} берёт жетон из запаса.`,
    openTileTaken: ({ seat, tile }) => `${Player(seat)} берёт из запаса открытый [${tile}].`,
    tileTurnedUp: ({ tile }) => `Плюс открывает в запасе [${tile}].`,
    nothingTurnedUp: () => 'Плюс ничего не открывает.',
    extraTurnWon: ({ seat, owed }) =>
      owed === 1
        ? `${Player(seat)} получает дополнительный ход.`
        : `${Player(seat)} получает дополнительные ходы: всего теперь ${owed}.`,
    plusLost: () => 'Плюс пропадает: ядро исчерпано.',
    extraTurnSkipped: ({ seat }) => `${Player(seat)} не может сделать ни одного хода; дополнительный ход на этом кончается.`,
    turnBegan: ({ seat, isExtra }) => (isExtra ? `${Player(seat)} ходит ещё раз.` : `Ходит ${player(seat)}.`),
    seatLost: ({ seat, reason }) =>
      reason === 'ran-out'
        ? `У игрока ${seat + 1} нет жетонов ни в руке, ни в запасе: он проиграл.`
        : reason === 'no-action'
          ? `${Player(seat)} не может сделать ни одного хода и проигрывает.`
          : `${Player(seat)} сдаётся.`,
    gameOver: ({ winners, scores }) => {
      if (scores.length === 1)
        return `Игра окончена: ${winners.length > 0 ? 'победа' : 'поражение'} с ${pointsWith(scores[0]!)}.`;
      return `Игра окончена: ${winners.length > 0 ? `победил ${player(winners[0]!)}` : 'ничья'}, ${scores.join(' : ')}.`;
    },
  },
  explain: {
    'game-over': () => 'Игра окончена.',
    'not-your-turn': ({ seat }) => `Сейчас ходит игрок ${seat}.`,
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
