import type { ChainEnd } from '@stolik/circuit/current/reasons';
import { countForm } from '@stolik/kernel/language';
import type { PanelWords, WhyWords } from '../../../../games/circuit/words/words.ts';
import { ru as ABOUT } from './about.ts';
import { at, capital, chain, counted, genitive, join, nameOf, points, sideName } from './table.ts';

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
    return `${way} ток почти ничто не сдерживает. Первым ${isTried ? 'перегорит' : 'перегорел'} предохранитель ${sideName(fuse ?? '')} и ${isTried ? 'разорвёт' : 'разорвал'} цепь: штрафа нет.`;
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

export const ru: PanelWords = {
  ...ABOUT,
  aim: {
    title: 'О чём игра',
    text: 'Замкните цепь от плюса к минусу — и все очки за её свечение ваши, даже за чужие лампочки: 2 за полное, 1 за половинное. Дым и короткие замыкания отнимают очки.',
    endsTitle: 'Как кончается игра',
    ends: 'Кто-то набрал 8 очков (остальные делают ещё по ходу), кончились жетоны, все спасовали или никто не убрал короткое замыкание. Побеждает тот, у кого больше очков за вычетом штрафов.',
    hint: 'Нажмите на любую деталь, и увидите, что она делает.',
  },
  outlook: {
    swap: 'Жетон уйдёт в сброс, а вы вытянете из мешка что-то другое.',
    swapIron: 'Паяльник уйдёт в сброс, а вы вытянете из мешка что-то другое.',
    pass: 'Ни положить, ни обменять, ни выпаять: ход закончится без действия. Когда все подряд пасуют, игра заканчивается.',
    ends: 'Это 8 очков или больше: у остальных останется по одному ходу.',
    chain,
    glows: (part, level) => `${at(part)}: ${level === 2 ? 'полное свечение' : 'половинное свечение'}`,
    litBefore: (part, name) => `${at(part)}: зажжено раньше, очки сохраняет ${name}`,
    leftDark: (part, isChoice) =>
      `${at(part)} не светится: ${isChoice ? 'больше двух нельзя' : 'все восемь ваших жетонов «Свечение» уже на поле'}`,
    opened: 'Эта цепь разомкнётся раньше: сгорит другой элемент.',
    shortStays: 'Короткое замыкание остаётся.',
    takeOut: (part, where) => `${capital(at(part))} ${where === 'bag' ? 'вернётся в мешок' : 'уйдёт в сброс'}.`,
    kept: (name) => `Свечение вместе с очками сохраняет ${name}.`,
    choose: (count) =>
      `Засветятся не все. ${count === 1 ? 'Какой из них?' : count === 2 ? 'Какие два элемента?' : `Какие ${count}?`}`,
  },
  why: {
    title: ({ outcome, parts, fuse, isTried }) => {
      if (outcome === 'smoke') {
        const [burnt] = parts;
        if (!burnt) return 'Почему пошёл дым?';
        return `Почему ${isTried ? 'сгорит' : burnt.code === 'E' || burnt.code === 'G' ? 'сгорела' : 'сгорел'} ${at(burnt)}?`;
      }
      if (outcome === 'short') return 'Почему это короткое замыкание?';
      if (outcome === 'fuse') return `Почему ${isTried ? 'перегорит' : 'перегорел'} предохранитель ${sideName(fuse ?? '')}?`;
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
  glows: {
    title: 'Что светится',
    key: '2 — полное свечение, 1 — половинное; порядок от плюса.',
    smoke: 'дым',
    burns: (loads) => `${loads.map(nameOf).join(', ')}: дым`,
    short: 'короткое замыкание',
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
    box: (name) => (name === 'lively' ? 'Все жетоны набора «Бойкий»' : 'Все жетоны набора «Классический»'),
    shortStands: 'На поле короткое замыкание. Пока его не уберут, ничего не светится.',
    shortLeft: (turns) =>
      `Чтобы его убрать, ${countForm('ru', turns, { one: 'остался', few: 'осталось', many: 'осталось' })} ${counted(turns, 'ход', 'хода', 'ходов')}, иначе игра закончится.`,
    lastRound: (name) => `Последний круг. ${name}: 8 очков или больше, у остальных ещё по одному ходу.`,
    bagEmpty:
      'Мешок пуст: обменивать больше нечего. Игра закончится, когда на руках не останется жетонов или когда все подряд спасуют.',
  },
};
