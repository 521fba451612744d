import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { countForm } from '@stolik/kernel/language';
import type { Can, CircuitWords, Named } from '../../../../games/circuit/words/words.ts';
import { ru as advice } from './advice.ts';

export const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;
export const points = (count: number): string => counted(count, 'очко', 'очка', 'очков');

const TILE: CircuitWords['tile'] = {
  I: 'провод',
  L: 'угол',
  T: 'разветвление',
  X: 'перекрестье',
  H: 'мостик',
  E: 'лампочка',
  R: 'резистор',
  D: 'диод',
  V: 'светодиод',
  K: 'геркон',
  M: 'магнит',
  G: 'батарейка',
  iron: 'паяльник',
};
/** Whose: вместо провода. */
const OF: CircuitWords['tile'] = {
  I: 'провода',
  L: 'угла',
  T: 'разветвления',
  X: 'перекрестья',
  H: 'мостика',
  E: 'лампочки',
  R: 'резистора',
  D: 'диода',
  V: 'светодиода',
  K: 'геркона',
  M: 'магнита',
  G: 'батарейки',
  iron: 'паяльника',
};
export const nameOf = (code: string): string => TILE[code as keyof typeof TILE];
export const genitive = (code: string): string => OF[code as keyof typeof OF];
export const at = ({ code, cell }: Named): string => `${nameOf(code)} ${cell}`;
export const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TO = ['вверх', 'вправо', 'вниз', 'влево'] as const;
const to = (turn: number): string => TO[turn & 3]!;
const BESIDE = ['сверху', 'справа', 'снизу', 'слева'] as const;
const beside = (turn: number): string => BESIDE[turn & 3]!;

export const sideName = (side: string): string => `${side.startsWith('left') ? 'слева' : 'справа'} в ряду ${side.slice(-1)}`;
/** A cell or a side token. */
const placeName = (place: string): string => (/^[a-f]\d$/.test(place) ? place : sideName(place));
const end = (pole: string, { kind, at: place }: ChainEnd): string => {
  if (kind === 'battery') return `${pole} батарейки ${place}`;
  return kind === 'strip' ? `${pole} под ${place}1` : `${pole} ${sideName(place)}`;
};
export const chain = (from: ChainEnd, till: ChainEnd): string => `От ${end('плюса', from)} до ${end('минуса', till)}`;

const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} или ${words.at(-1)}`;

function canDo({ lay, swap, iron, isTwice, isFull }: Can): string {
  const swapped = lay ? (isTwice ? 'два' : 'один') : swap === 'iron' ? 'паяльник из руки' : isTwice ? 'два жетона' : 'жетон';
  const ways = [
    ...(lay ? [isTwice ? 'положите два жетона' : 'положите жетон'] : []),
    ...(swap ? [`обменяйте ${swapped}`] : []),
    ...(iron ? [isTwice ? 'один раз используйте паяльник' : 'используйте паяльник'] : []),
  ];
  return `${isFull ? 'Поле заполнено. ' : ''}${capital(or(ways))}.`;
}

export const ru: CircuitWords = {
  advice,
  face: { name: 'Вид стола', real: 'Детали', schematic: 'Схема' },
  phases: { draw: 'Добор', action: 'Одно действие', actions: 'Два действия', check: 'Проверка цепи' },
  tile: TILE,
  label: { ...TILE, I: 'провод', T: 'разветвл.', X: 'перекр.', E: 'лампочка' },
  prompt: {
    can: canDo,
    aim: (cell) => `Теперь выберите жетон для ${cell}.`,
    layAgain: 'Положите ещё один жетон.',
    swapAgain: 'Обменяйте ещё раз: в этой игре меняют дважды.',
    shortIron: 'На поле короткое замыкание: выпаяйте паяльником любой жетон этой цепи.',
    shortSwap: 'На поле короткое замыкание, а паяльника нет: обменяйте жетон.',
    pass: 'Сейчас ничего сделать нельзя: пас (пропуск хода).',
    place: 'Осталось выбрать отмеченную клетку.',
    unforeseen: 'Что получится, будет видно после хода.',
    ironWhat: 'Выберите, что выпаять.',
    ironWith: (canLeave) =>
      canLeave ? 'Выберите жетон взамен (−1 очко) или просто выпаяйте (бесплатно).' : 'Выберите жетон взамен (−1 очко).',
    iron: (must) =>
      must === 'short'
        ? 'На поле короткое замыкание: у кого есть паяльник, тот обязан его использовать.'
        : must
          ? 'Одноразовый. Больше сейчас ничего сделать нельзя.'
          : 'Одноразовый. Использовать его обязательно только при коротком замыкании.',
    choose: 'Выберите, что засветится.',
    swap: 'Обменять это?',
    over: 'Игра окончена.',
    last: 'Последний ход!',
    bagEmpty: 'Мешок пуст.',
    waiting: (name) => `Ходит ${name}.`,
  },
  board: {
    name: 'Панель робота',
    help: 'Стрелки ведут по клеткам, Enter примеряет и подтверждает, R поворачивает, Escape возвращает, Y спрашивает почему.',
    why: 'Почему?',
    whyAt: (what) => `Почему? ${what}`,
  },
  tray: {
    yours: 'В руке',
    hidden: 'Закрыто',
    of: (name) => `Рука: ${name}`,
    empty: 'В руке пусто',
    none: 'пусто',
    front: 'на столе',
    inHand: 'в руке',
    bag: (count) => (count === 0 ? 'Мешок пуст' : `Осталось в мешке: ${count}`),
    exchange: 'Обменять',
    exchangeSure: 'Обменять',
    pass: 'Пас',
    turn: 'Повернуть',
    cancel: 'Вернуть',
    otherwise: 'Попробовать иначе',
    lay: 'Положить',
    solder: 'Впаять',
    takeOut: 'Выпаять',
    mend: 'Починить',
    glows: 'Что светится',
    moves: 'Что можно сделать',
    hand: 'Что у вас есть',
    tile: (number, name) => `${number}: ${name}`,
  },
  preview: {
    nothing: 'Цепь пока не замкнётся.',
    joins: (isPlus, isMinus) => `Соединится с ${isPlus ? (isMinus ? 'плюсом и минусом' : 'плюсом') : 'минусом'}.`,
    loose: (isMagnet) => (isMagnet ? 'Рядом нет геркона.' : 'Здесь ни с чем не соединится.'),
    points: (count) => `+${points(count)}`,
    penalty: (count) => `−${points(count)}`,
    missTurn: 'Вы пропустите следующий ход.',
    turned: (count) => `Если повернуть, цепь здесь замкнётся: +${points(count)}.`,
    against: (code, count) => `${capital(nameOf(code))} стоит против тока. Если развернуть, цепь замкнётся: +${points(count)}.`,
    short: 'Короткое замыкание! Ток ничто не сдерживает.',
    smoke: (parts) => (parts.length === 1 ? `Сгорит ${at(parts[0]!)}!` : `Сгорят ${join(parts.map(at))}!`),
    fuse: (side, isShort) =>
      `${isShort ? 'Короткое замыкание' : 'Слишком сильный ток'}, но предохранитель ${sideName(side)} перегорит и разорвёт цепь: штрафа нет.`,
    weak: 'Четыре нагрузки или больше: тока мало, ничего не засветится.',
    dark: 'Засветилось бы, но на поле короткое замыкание.',
    shortGone: 'Короткого замыкания больше нет.',
    reedOn: (cell) => `Геркон ${cell} включится.`,
    reedOff: (cell) => `Геркон ${cell} выключится.`,
    smokeOff: (side) => `Предохранитель ${sideName(side)} снова цел.`,
    burnsAgain: 'Но тут же сгорит снова: цепь всё ещё замкнута.',
    chooseWay: (parts) => join(parts.map(at)),
  },
  seat: {
    points: (count) => `свет: ${points(count)}`,
    pointsOf: (count) => `${points(count)} из 8`,
    penalties: (count) => `штраф −${count}`,
    score: (count) => `счёт ${count}`.replace('-', '−'),
    irons: (count, inHand) =>
      `${counted(count, 'паяльник', 'паяльника', 'паяльников')} на столе${inHand > 0 ? `, в руке ${inHand}` : ''}`,
    ironsAt: (front, inHand) => `${front} на столе, ${inHand} в руке`,
    held: (count) => `в руке: ${count}`,
    team: (number, sum) => `Ком. ${number}: ${sum}/8`,
    misses: 'пропустит ход',
    first: 'первый игрок',
    gone: 'вне игры',
  },
  speak: {
    cell: (cell, what) => `${cell}, ${what}`,
    place: placeName,
    empty: 'пусто',
    canLay: 'сюда можно положить',
    canSolder: 'можно выпаять',
    preview: 'примерено здесь',
    lying: (code, rotation) => {
      if (code === 'V' || code === 'D') return `${nameOf(code)} ${to(rotation)}`;
      if (code === 'G') return `${nameOf(code)}, плюс ${beside(rotation)}`;
      if (code === 'L') return `${nameOf(code)}, ${beside(rotation)} и ${beside(rotation + 1)}`;
      if (code === 'T') return `${nameOf(code)}, со всех сторон кроме ${['верхней', 'правой', 'нижней', 'левой'][rotation & 3]}`;
      if (code === 'X' || code === 'H' || code === 'M') return nameOf(code);
      return `${nameOf(code)}, ${rotation & 1 ? 'горизонтально' : 'вертикально'}`;
    },
    lit: (name, level) => `${name}, ${level === 2 ? 'полное свечение' : 'половинное свечение'}`,
    burnt: 'сгорело',
    on: 'включён',
    off: 'выключен',
    live: 'идёт ток',
    side: (side, token, isBurnt) =>
      `${sideName(side)}, ${token === 'x' ? 'обрыв провода' : `${token.startsWith('+') ? 'плюс' : 'минус'}${token.endsWith('f') ? (isBurnt ? ' с перегоревшим предохранителем' : ' с предохранителем') : ''}`}`,
    upper: (column, has) => `над ${column}, ${has ? 'верхняя контактная планка, контакт' : 'ничего'}`,
    lower: (column, pole) => `под ${column}, ${pole > 0 ? 'плюс' : pole < 0 ? 'минус' : 'контакта нет'}`,
    chosen: (what, places) => `${capital(what)}: ${counted(places, 'место', 'места', 'мест')}.`,
    cancelled: 'Возвращено.',
    turned: (what) => `${capital(what)}.`,
  },
  score: {
    lit: (part, level) => `${at(part)}, ${level === 2 ? 'полное свечение' : 'половинное свечение'}`,
    kept: (level) => `свечение сгоревшего светодиода, ${level === 2 ? 'полное' : 'половинное'}`,
    shorts: (count) => (count === 1 ? 'короткое замыкание или дым' : 'короткое замыкание или дым, дважды'),
    irons: (count) => (count === 1 ? 'впаянный жетон' : `впаянные жетоны: ${count}`),
    nothing: 'ни света, ни штрафов',
    resigned: 'вне игры',
  },
  ending: {
    'eight-points': 'Кто-то набрал восемь очков, и последний круг сыгран.',
    'short-stands': 'Короткое замыкание никто не успел убрать.',
    'all-passed': 'Все подряд спасовали.',
    'no-tiles': 'Жетонов не осталось ни в мешке, ни на руках.',
    'one-side-left': 'За столом осталась одна сторона.',
  },
};
