import { countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { ReasonWords } from '../../bot/reason-words.ts';
import { countPoints, tokenName } from '../naming.ts';
import { isCounted, isLeft, rowOf, shared } from '../telling.ts';

const sideOf = (side: string): string => `${isLeft(side) ? 'слева' : 'справа'} в ряду ${rowOf(side)}`;

const more = (missing: number): string =>
  isCounted(missing) ? `: ещё ${missing} ${countForm('ru', missing, TILES)}, и цепь замкнётся` : '';

const TILES = { one: 'жетон', few: 'жетона', many: 'жетонов' };

/** After "до". */
const pointsOf = (points: number): string => `${points} ${points % 10 === 1 && points % 100 !== 11 ? 'очка' : 'очков'}`;

export const ru: ReasonWords = {
  lights: (points, parts, isSelf) =>
    isSelf
      ? `сразу даёт ${countPoints(points, 'ru')}`
      : `+${countPoints(points, 'ru')}: ${listed(
          shared(parts, ({ code, cell }) => `${tokenName(code, 'ru')} ${cell}`),
          'ru',
        )}`,
  penalty: (points) => `−${countPoints(points, 'ru')}`,
  turnLost: 'следующий ход вы пропустите',
  short: 'короткое замыкание',
  shortGone: 'короткое замыкание убрано',
  shortStays: 'короткое замыкание остаётся',
  smoke: (cells) => `дым на ${listed(cells, 'ru')}`,
  fuse: (side) => `предохранитель ${sideOf(side)} перегорит, без штрафа`,
  reedOn: (cell) => `включает геркон ${cell}`,
  reedOff: (cell) => `выключает геркон ${cell}`,
  weak: 'замыкает цепь, где нагрузок слишком много: ничего не светится',
  swapDark: 'жетоны в руке сейчас ничего не замкнут, а новый, может быть, замкнёт',
  swapBetter: 'новый жетон может принести больше, чем этот',
  swapMust: 'без паяльника остаётся только ждать, пока короткое замыкание уберут',
  pass: 'ничего другого сделать нельзя',
  iron: (cost) => (cost > 0 ? `пайка стоит ${countPoints(cost, 'ru')}` : 'без штрафа'),
  ironFuse: 'там снова может идти ток, без штрафа',
  nothing: 'пока ничего не замыкает',
  leadsTo: (cell, missing) => `ведёт ток от плюса к ${cell}${more(missing)}`,
  leadsFrom: (cell, missing) => `даёт клетке ${cell} путь к минусу${more(missing)}`,
  stops: 'перекрывает ток, который приходил сюда от плюса',
  shuts: 'перекрывает путь к минусу',
  flowsOn: 'ток идёт дальше, но ни в какую новую клетку',
  staysFree: 'путь к минусу остаётся, но ни для какой новой клетки',
  joinsNothing: 'пока ни с чем не соединяется',
  joinsOn: 'пока не соединяется ни с плюсом, ни с минусом',
  prepares: ({ code, cell, points }) =>
    `готовит вашу цепь: следующим ходом её сможет замкнуть на ${cell} жетон из вашей руки (${tokenName(code, 'ru')}), ${countPoints(points, 'ru')}`,
  completes: ({ code, cell, points }) =>
    `потом второй жетон (${tokenName(code, 'ru')}) замкнёт цепь на ${cell}: ${countPoints(points, 'ru')}`,
  opens: ({ cell, points }) => `но следующий игрок сможет замкнуть цепь на ${cell}: до ${pointsOf(points)}`,
  nearly: 'но следующий игрок сможет замкнуть её двумя жетонами',
  staysOpen: ({ cell, points }) => `следующий игрок по-прежнему сможет замкнуть цепь на ${cell}: до ${pointsOf(points)}`,
  blocks: ({ cell, points, isHere }) =>
    `иначе следующий игрок мог бы замкнуть цепь ${isHere ? 'здесь' : `на ${cell}`}: до ${pointsOf(points)}`,
  blocksBut: ({ isHere, ...blocked }, open) =>
    `перекрывает цепь ${isHere ? 'здесь' : `на ${blocked.cell}`} (${blocked.points}), но следующему игроку остаётся ${open.cell}: до ${pointsOf(open.points)}`,
  opensNothing: ({ cell, points, isHere }) =>
    `ничего не открывает следующему игроку; ${isHere ? 'повёрнутый иначе' : `на ${cell}`} этот же жетон открыл бы ему цепь: до ${pointsOf(points)}`,
  waits: 'безопасный ход, пока вы ждёте жетон получше: он никому не помогает',
  keeps: (code) => `пока безопасно, и для своей цепи у вас остаётся ${tokenName(code, 'ru')}`,
  mustMend: 'на поле короткое замыкание: паяльник нужно использовать сейчас',
  lastTurn: (says) => `это ваш последний ход: ${says}`,
  tooLate: 'зажечь вам больше нечего',
  rivalMends: 'следующему игроку сперва придётся убрать короткое замыкание',
  over: 'после этого игра закончится',
};
