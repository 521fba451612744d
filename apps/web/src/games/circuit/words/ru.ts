import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { TOKENS_OF } from '@stolik/circuit/text/words';
import { countForm } from '@stolik/kernel/language';
import { ABOUT } from './about.ts';
import type { Can, CircuitWords, Named, WhyWords } from './words.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;
const points = (count: number): string => counted(count, 'очко', 'очка', 'очков');

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
const OF: CircuitWords['tile'] = { ...TOKENS_OF.ru, I: 'провода', L: 'угла' };
const nameOf = (code: string): string => TILE[code as keyof typeof TILE];
const genitive = (code: string): string => OF[code as keyof typeof OF];
const at = ({ code, cell }: Named): string => `${nameOf(code)} ${cell}`;
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TO = ['вверх', 'вправо', 'вниз', 'влево'] as const;
const to = (turn: number): string => TO[turn & 3]!;
const BESIDE = ['сверху', 'справа', 'снизу', 'слева'] as const;
const beside = (turn: number): string => BESIDE[turn & 3]!;

const sideName = (side: string): string => `${side.startsWith('left') ? 'слева' : 'справа'} в ряду ${side.slice(-1)}`;
/** A cell or a side token. */
const placeName = (place: string): string => (/^[a-f]\d$/.test(place) ? place : sideName(place));
const end = (pole: string, { kind, at: place }: ChainEnd): string => {
  if (kind === 'battery') return `${pole} батарейки ${place}`;
  return kind === 'strip' ? `${pole} под ${place}1` : `${pole} ${sideName(place)}`;
};
const chain = (from: ChainEnd, till: ChainEnd): string => `От ${end('плюса', from)} до ${end('минуса', till)}`;

const or = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} или ${words.at(-1)}`;

function canDo({ lay, swap, iron, isTwice, isFull }: Can): string {
  const exchanged = lay ? (isTwice ? 'два' : 'один') : swap === 'iron' ? 'паяльник из руки' : isTwice ? 'два жетона' : 'жетон';
  const ways = [
    ...(lay ? [isTwice ? 'положите два жетона' : 'положите жетон'] : []),
    ...(swap ? [`обменяйте ${exchanged}`] : []),
    ...(iron ? [isTwice ? 'один раз используйте паяльник' : 'используйте паяльник'] : []),
  ];
  return `${isFull ? 'Поле заполнено. ' : ''}${capital(or(ways))}.`;
}

const howItGlows = ({ parts, half }: WhyWords): string => {
  const full = parts.filter((part) => !half.includes(part));
  if (half.length === 0) return `ток как раз такой, какой нужен. Полное свечение: ${join(full.map(at))}.`;
  if (full.length === 0) return `ток слабый, но его хватает. Половинное свечение: ${join(half.map(at))}.`;
  return `тока хватает. Полное свечение: ${join(full.map(at))}, половинное: ${join(half.map(at))}.`;
};

const whyGlows = (way: string, about: WhyWords): string => {
  const { parts, borne, dark, isChoice, loads, helpers } = about;
  const says: string[] = [];
  if (parts.length > 0) says.push(`${way} ${howItGlows(about)}`);
  else if (dark.length > 0)
    says.push(`${way} ток идёт, но все восемь ваших жетонов «Свечение» уже на поле. Остаётся без света: ${join(dark.map(at))}.`);
  else says.push(`${way} ток идёт, но всё здесь зажгли раньше, очки уже взяты.`);
  if (helpers > 0)
    says.push(
      `${helpers === 1 ? 'Батарейка помогает' : 'Батарейки помогают'}: нагрузок ${loads}, а в счёт идёт ${Math.max(1, loads - helpers)}.`,
    );
  if (parts.length > 0 && borne.length > 0) says.push(`Зажжено раньше, очки уже взяты: ${join(borne.map(at))}.`);
  if (parts.length > 0 && dark.length > 0)
    says.push(
      isChoice
        ? `Больше двух сразу не светятся; не выбрано и темно: ${join(dark.map(at))}.`
        : `Все восемь ваших жетонов «Свечение» уже на поле, не хватило: ${join(dark.map(at))}.`,
    );
  return says.join(' ');
};

const whySays = (about: WhyWords, from: ChainEnd, till: ChainEnd): string => {
  const { outcome, parts, row, fuse, helpers, isTried } = about;
  const way = chain(from, till);
  if (outcome === 'short')
    return `${way} току ничто не мешает: ни лампочки, ни светодиода, ни резистора. Это короткое замыкание.`;
  if (outcome === 'fuse')
    return `${way} ток почти ничто не сдерживает. Первым ${isTried ? 'сгорит' : 'сгорел'} предохранитель ${sideName(fuse ?? '')} и ${isTried ? 'разорвёт' : 'разорвал'} цепь: штрафа нет.`;
  if (outcome === 'smoke') {
    if (row === 'resistors only') return `${way} стоят одни резисторы, светиться нечему. По правилам они сгорают.`;
    if (row === 'one LED alone') return `${way} стоит один светодиод. Без второй нагрузки ток через него слишком велик.`;
    return `${way} ${helpers === 1 ? 'помогает батарейка' : 'помогают батарейки'}, и ток слишком силён. ${parts.length === 1 ? `Этого не выдерживает ${at(parts[0]!)}` : `Этого не выдерживают ${join(parts.map(at))}`}.`;
  }
  if (outcome === 'weak') return `${way} четыре нагрузки или больше: тока слишком мало. Ничего не светится и ничего не сгорает.`;
  if (outcome === 'dark') return `${way} цепь светилась бы, но короткое замыкание забирает весь ток.`;
  if (outcome === 'opened') return `${way} цепь замкнулась, но раньше сгорело что-то другое и разорвало её.`;
  return whyGlows(way, about);
};

export const ru: CircuitWords = {
  face: { name: 'Вид стола', real: 'Детали', schematic: 'Схема' },
  phases: { draw: 'Добор', action: 'Одно действие', actions: 'Два действия', check: 'Проверка цепи' },
  tile: TILE,
  label: { ...TILE, I: 'провод', T: 'развилка', X: 'крест', E: 'лампочка' },
  ...ABOUT.ru,
  prompt: {
    can: canDo,
    aim: (cell) => `Теперь выберите жетон для ${cell}.`,
    layAgain: 'Положите ещё один жетон.',
    swapAgain: 'Обменяйте ещё раз: в этой игре меняют дважды.',
    shortIron: 'На поле короткое замыкание: выпаяйте паяльником любой жетон этой цепи.',
    shortSwap: 'На поле короткое замыкание, а паяльника нет: обменяйте жетон.',
    pass: 'Сейчас ничего сделать нельзя: пас (пропуск хода).',
    place: 'Осталось выбрать отмеченную клетку.',
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
    swap: 'Жетон уйдёт в сброс, а вы вытянете из мешка что-то другое.',
    swapIron: 'Паяльник уйдёт в сброс, а вы вытянете из мешка что-то другое.',
    pass: 'Ни положить, ни обменять, ни выпаять: ход закончится без действия. Когда все подряд пасуют, игра заканчивается.',
    ends: 'Это 8 очков или больше: у остальных останется по одному ходу.',
    points: (count) => `+${points(count)}`,
    penalty: (count) => `−${points(count)}`,
    missTurn: 'Вы пропустите следующий ход.',
    chain,
    glows: (part, level) => `${at(part)}: ${level === 2 ? 'полное свечение' : 'половинное свечение'}`,
    litBefore: (part, name) => `${at(part)}: зажжено раньше, очки сохраняет ${name}`,
    turned: (count) => `Если повернуть, цепь здесь замкнётся: +${points(count)}.`,
    against: (code, count) => `${capital(nameOf(code))} стоит против тока. Если развернуть, цепь замкнётся: +${points(count)}.`,
    leftDark: (part, isChoice) =>
      `${at(part)} не светится: ${isChoice ? 'больше двух нельзя' : 'все восемь ваших жетонов «Свечение» уже на поле'}`,
    short: 'Короткое замыкание! Ток ничто не сдерживает.',
    smoke: (parts) => (parts.length === 1 ? `Сгорит ${at(parts[0]!)}!` : `Сгорят ${join(parts.map(at))}!`),
    fuse: (side, isShort) =>
      `${isShort ? 'Короткое замыкание' : 'Слишком сильный ток'}, но предохранитель ${sideName(side)} сгорит и разорвёт цепь: штрафа нет.`,
    weak: 'Четыре нагрузки или больше: тока мало, ничего не засветится.',
    dark: 'Засветилось бы, но на поле короткое замыкание.',
    opened: 'Эта цепь разомкнётся раньше: сгорит другой элемент.',
    shortGone: 'Короткого замыкания больше нет.',
    shortStays: 'Короткое замыкание остаётся.',
    reedOn: (cell) => `Геркон ${cell} включится.`,
    reedOff: (cell) => `Геркон ${cell} выключится.`,
    takeOut: (part, where) => `${capital(at(part))} ${where === 'bag' ? 'вернётся в мешок' : 'уйдёт в сброс'}.`,
    kept: (name) => `Свечение вместе с очками сохраняет ${name}.`,
    smokeOff: (side) => `Предохранитель ${sideName(side)} снова цел.`,
    burnsAgain: 'Но тут же сгорит снова: цепь всё ещё замкнута.',
    choose: (count) =>
      `Засветятся не все. ${count === 1 ? 'Какой из них?' : count === 2 ? 'Какие два элемента?' : `Какие ${count}?`}`,
    chooseWay: (parts) => join(parts.map(at)),
  },
  glows: {
    title: 'Что светится',
    key: '2 — полное свечение, 1 — половинное; порядок от плюса.',
    smoke: 'дым',
    burns: (loads) => `${loads.map(nameOf).join(', ')}: дым`,
    short: 'замыкание',
    noLoad: 'без нагрузки',
    otherThree: 'другие три',
    four: 'четыре и больше',
    nothing: 'ничего',
    anyTwo: '1 на любых двух',
    battery: 'Батарейка, через которую ток идёт от минуса к плюсу, уменьшает счёт нагрузок на одну.',
    row: (loads, levels) => `${loads.map(nameOf).join(', ')}: ${levels.join(' и ')}`,
  },
  supplies: {
    bag: 'Мешок',
    bagCount: (count) => counted(count, 'жетон', 'жетона', 'жетонов'),
    discard: 'Сброс',
    discardEmpty: 'пусто',
    box: (name) => (name === 'lively' ? 'Все жетоны живого набора' : 'Все жетоны классического набора'),
    shortStands: 'На поле короткое замыкание. Пока его не уберут, ничего не светится.',
    shortLeft: (turns) =>
      `Чтобы его убрать, ${countForm('ru', turns, { one: 'остался', few: 'осталось', many: 'осталось' })} ${counted(turns, 'ход', 'хода', 'ходов')}, иначе игра закончится.`,
    lastRound: (name) => `Последний круг. ${name}: 8 очков или больше, у остальных ещё по одному ходу.`,
    bagEmpty:
      'Мешок пуст: обменивать больше нечего. Игра закончится, когда на руках не останется жетонов или когда все подряд спасуют.',
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
  why: {
    title: ({ outcome, parts, fuse, isTried }) => {
      if (outcome === 'smoke') {
        const [burnt] = parts;
        if (!burnt) return 'Почему пошёл дым?';
        return `Почему ${isTried ? 'сгорит' : burnt.code === 'E' || burnt.code === 'G' ? 'сгорела' : 'сгорел'} ${at(burnt)}?`;
      }
      if (outcome === 'short') return 'Почему это короткое замыкание?';
      if (outcome === 'fuse') return `Почему ${isTried ? 'сгорит' : 'сгорел'} предохранитель ${sideName(fuse ?? '')}?`;
      if (outcome === 'glow') return 'Почему это светится?';
      return 'Почему ничего не светится?';
    },
    says: whySays,
    part: ({ code, level, burns, isAlone, isBorne, isDark }) => {
      if (burns) return isAlone ? 'один на весь ток: сгорает' : 'ток слишком велик: сгорает';
      if (isDark) return 'света не получает: темно';
      if (isBorne) return `${level === 2 ? 'полное' : 'половинное'} свечение, очки взяты раньше`;
      if (level > 0) return level === 2 ? 'полное свечение: 2 очка' : 'половинное свечение: 1 очко';
      if (code === 'R') return 'нагрузка: сдерживает ток';
      if (code === 'E' || code === 'V') return 'нагрузка: берёт свою долю тока';
      if (code === 'D') return 'пропускает ток только в эту сторону';
      if (code === 'K') return 'включён магнитом, пропускает ток';
      if (code === 'H') return 'прямо насквозь, с другим проводом не соединён';
      if (code === 'G') return 'подталкивает ток';
      if (code === 'T' || code === 'X') return 'соединяет провода, ток не сдерживает';
      return 'только ведёт дальше, ток не сдерживает';
    },
    plus: 'плюс',
    minus: 'минус',
    repair: (cell, tile, was, sum) =>
      `Хватило бы ${genitive(tile)} на ${cell} вместо ${genitive(was)}. Тогда цепь засветилась бы: ${points(sum)}.`,
    noRepair: 'Одним жетоном тут было не спасти: в цепи нет прямого места для нагрузки.',
    real: 'В настоящей схеме',
    steps: 'По шагам',
    next: 'Дальше',
    done: 'Понятно',
    close: 'Закрыть',
    which: (number, all) => `Цепь ${number} из ${all}`,
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
      `${sideName(side)}, ${token === 'x' ? 'обрыв провода' : `${token.startsWith('+') ? 'плюс' : 'минус'}${token.endsWith('f') ? (isBurnt ? ' со сгоревшим предохранителем' : ' с предохранителем') : ''}`}`,
    upper: (column, has) => `над ${column}, ${has ? 'верхняя контактная планка, контакт' : 'ничего'}`,
    lower: (column, pole) => `под ${column}, ${pole > 0 ? 'плюс' : pole < 0 ? 'минус' : 'контакта нет'}`,
    chosen: (what, places) => `${capital(what)}: ${counted(places, 'место', 'места', 'мест')}.`,
    cancelled: 'Возвращено.',
    turned: (what) => `${capital(what)}.`,
  },
  score: {
    lit: (part, level) => `${at(part)}, ${level === 2 ? 'полное свечение' : 'половинное свечение'}`,
    kept: (level) => `свечение сгоревшего светодиода, ${level === 2 ? 'полное' : 'половинное'}`,
    shorts: (count) => (count === 1 ? 'замыкание или дым' : 'замыкание или дым, дважды'),
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
