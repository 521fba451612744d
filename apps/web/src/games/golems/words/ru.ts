import { type Edition, SENSORS, TESTS } from '@stolik/golems/programs/program';
import { rowIn } from '@stolik/golems/programs/row-words';
import { BONUS_NAMES, CARD_NAMES, GOES_ON, TEST_NAMES } from '@stolik/golems/programs/text';
import { COMPONENT_NAMES, ROBOT_NAMES } from '@stolik/golems/v4/text/words';
import { CONTENTS_NAMES, LOGIC_NAMES, TYPE_NAMES } from '@stolik/golems/v6/text/words';
import { countForm } from '@stolik/kernel/language';
import { type Item, isBonus } from '../model/draft.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { filmWords } from './film.ts';
import { thingWords } from './things.ts';
import type { Words } from './words.ts';

const n = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;
const FACING: Readonly<Record<string, string>> = { N: 'на север', E: 'на восток', S: 'на юг', W: 'на запад' };
const LINE: Readonly<Record<string, string>> = {
  NS: 'сверху вниз',
  EW: 'слева направо',
  NE: 'поворот вверх и вправо',
  SE: 'поворот вниз и вправо',
  SW: 'поворот вниз и влево',
  NW: 'поворот вверх и влево',
};
/** Short enough for a card. */
const SHORT: Readonly<Record<string, string>> = { S: 'Стоять', while: 'Повтор пока…', call: 'Вызов' };

export const ru = (edition: Edition): Words => {
  const isSix = edition === 'golems6';
  const full = (item: Item): string =>
    isBonus(item) ? BONUS_NAMES[item === 'repeat' && !isSix ? 'cycle' : item]!.ru : CARD_NAMES[edition][item].ru;
  const card = (item: Item): string => SHORT[item] ?? full(item);
  return {
    card,
    row: (row) =>
      rowIn(
        row,
        card,
        (test) => TEST_NAMES[test].ru,
        (sensor) => GOES_ON[sensor].ru,
        ['да', 'нет'],
      ),
    tests: Object.fromEntries(TESTS.map((test) => [test, TEST_NAMES[test].ru])) as Words['tests'],
    goesOn: Object.fromEntries(SENSORS.map((sensor) => [sensor, GOES_ON[sensor].ru])) as Words['goesOn'],
    things: thingWords('ru', edition),
    golems: Object.fromEntries(Object.entries(TYPE_NAMES).map(([key, words]) => [key, words.ru])),
    components: Object.fromEntries(Object.entries(COMPONENT_NAMES).map(([key, words]) => [key, words.ru])),
    robots: Object.fromEntries(Object.entries(ROBOT_NAMES).map(([key, words]) => [key, words.ru])),
    asks: {
      subprogram: 'Ваша подпрограмма',
      logic: 'Жетон логики',
      choose: 'Какая команда?',
      exit: 'Выход из воды',
      teleport: 'Чёрная дыра',
      build: 'Соберите робота',
      jam: 'Помеха: чужой ряд',
      damage: 'Что сломается?',
      repair: 'Что починить?',
    },
    choices: { first: 'Этот ряд', second: 'Следующий ряд', both: 'Оба' },
    phases: {
      before: 'Подготовка',
      luck: isSix ? 'Карта удачи' : 'Карта раунда',
      program: 'Программа',
      logic: 'Логика',
      run: 'Ряд за рядом',
    },
    prompt: {
      program: 'Положите карту в каждый ряд программы.',
      subprogram: 'Выложите две карты для «Вызова» или откажитесь.',
      logic: 'Положите жетон логики на ряд или на клетку, либо не используйте его.',
      choose: 'Выберите, какой из двух рядов выполнить.',
      exit: `Выберите, где ваш ${isSix ? 'голем' : 'робот'} выйдет из воды.`,
      teleport: 'Можно переместить голема на любую свободную клетку.',
      build: 'Возьмите процессор, оружие и шасси.',
      jam: 'Замените вслепую один ряд соперника на «Стоять».',
      damage: 'Выберите компонент, который сломается.',
      repair: 'Можно починить один компонент.',
      over: 'Игра окончена.',
    },
    waitsFor: (names, ask) => (ask === 'program' ? `Программируют: ${names}.` : `Ждём решения: ${names}.`),
    luck: (luck, logic) =>
      ({
        if: '«Условие»: в этом раунде можно использовать один раз.',
        repeat: '«Повтор 2»: в этом раунде можно использовать один раз.',
        while: '«Повтор пока…»: в этом раунде можно использовать один раз.',
        blank: 'В этом раунде бонусной карты нет.',
      })[luck] ?? (logic ? `${LOGIC_NAMES[luck]!.ru}: у вас этот жетон логики.` : 'В этом раунде бонусной карты нет.'),
    roundCard: (drawn) =>
      ({
        cycle: 'Бонус: в этом раунде все могут взять «Цикл 2».',
        if: 'Бонус: в этом раунде все могут взять «Условие».',
        frost: 'Мороз: перед первым рядом вся вода покроется льдом.',
        thaw: 'Оттепель: лёд исчезнет, всё, что на нём, упадёт в воду.',
        swap: 'Обмен: первый и последний ряды поменяются местами.',
        draught: 'Сквозняк: первый ряд станет последним.',
        jam: 'Помеха: каждый вслепую меняет один ряд соперника на «Стоять».',
        gift: 'Подарок: каждый может починить один компонент.',
      })[drawn] ?? '',
    logicSays: (token) =>
      ({
        and: '«И» соединяет ряд со следующим: оба выполняются в первом.',
        or: '«ИЛИ»: когда этот ряд откроют, его хозяин выполнит этот ряд, следующий или оба.',
        xor: '«Исключающее ИЛИ»: когда этот ряд откроют, его хозяин выполнит либо этот ряд, либо следующий.',
        not: '«НЕ» переворачивает команду: вперёд и назад, влево и вправо, удар и защита.',
      })[token] ?? '',
    bubble,
    note: (events) => note(events, isSix),
    step: (step) =>
      (isSix
        ? ['', 'движение', 'условия', 'движение по условию', 'удары', 'повреждения', 'циклы']
        : ['', 'условия', 'движение', 'второе движение', 'атаки', 'повреждения'])[step] ?? '',
    tray: {
      yours: 'Карты на руке',
      laid: 'Ваша программа готова; другие её пока не видят',
      program: 'Программа',
      programOf: (name) => `Программа: ${name}`,
      secret: 'тайная',
      hand: 'Карты на руке',
      ready: 'Готово',
      wipe: 'Заново',
      left: (count) => `ещё ${count}`,
      yes: 'да',
      no: 'нет',
      takeBack: (row) => `Убрать карту ряда ${row}`,
      asks: (row) => `Что проверяет ряд ${row}`,
      faceDown: 'рубашкой вверх',
      allFilled: 'Во всех рядах уже есть карты. Нажмите на ряд, чтобы сменить карту.',
      noRoom: (card, rows) => `«${card}» занимает ${n(rows, 'ряд', 'ряда', 'рядов')}: сначала уберите карту.`,
      noMore: (card) => `Карт «${card}» на руке больше нет.`,
      subprogramSays:
        'Две карты движения или карта движения и карта боя. Они лежат открыто и на всю игру уходят из руки; карта «Вызов» в программе выполняет обе в одном ряду. В первой игре обойдитесь без неё.',
      noSubprogram: 'Без подпрограммы',
      laySubprogram: 'Выложить',
      confirm: 'Подтвердить',
      decline: 'Нет, спасибо',
      declineLogic: 'Не использовать',
      orCell: 'Или выберите пустую клетку на поле.',
      row: (number) => `Ряд ${number}`,
      rowAnswer: (text) =>
        `Ряд ${Number.parseInt(text, 10)}${text.endsWith('then') ? ', да' : text.endsWith('else') ? ', нет' : ''}`,
      cell: 'Клетка',
      exitSays: 'Свободные клетки отмечены на поле.',
      teleportSays: (name) => `${name}: удар по чёрной дыре. Переместите голема на отмеченную клетку или оставьте.`,
      damageSays: 'Одно повреждение: выберите, что перевернуть.',
      repairSays: 'Выберите, что перевернуть исправной стороной.',
      repair: 'Починить',
      build: 'Собрать',
    },
    board: {
      title: 'Поле',
      lookAround: 'Осмотреться',
      myView: isSix ? 'Глазами голема' : 'Глазами робота',
      closer: 'Ближе',
      farther: 'Всё поле',
    },
    speak: {
      item: card,
      left: (name, count) => `${name}, осталось ${count}`,
      laid: (row, name) => `Ряд ${row}: ${name}.`,
      taken: (row) => `Ряд ${row} пуст.`,
      moved: (from, to) => `Ряд ${from} на место ряда ${to}.`,
      place: (row, part, name) =>
        `Ряд ${row}${part === 'yes' ? ', если да' : part === 'no' ? ', если нет' : part === 'card' ? ', внутри' : ''}: ${name ?? 'пусто'}`,
      ghostAt: (cell, facing) => `Затем ${cell}, взгляд ${FACING[facing]}.`,
      chosenCell: (cell) => `Выбрана клетка ${cell}. Нажмите Enter ещё раз, чтобы подтвердить.`,
      nothing: 'ничего',
      free: 'пусто',
      edge: 'край поля',
      ground: (ground, season) =>
        ground === 'i'
          ? isSix
            ? 'лёд'
            : 'гололёд'
          : ground === 's'
            ? isSix
              ? 'снег'
              : 'снежный занос'
            : season === 'winter'
              ? 'равнина зимой'
              : 'трава',
      token: tokenName,
      figure: (name, facing) => `${name}, смотрит ${FACING[facing]}`,
      out: (name) => `${name}: вне поля.`,
      sides: { ahead: 'впереди', right: 'справа', behind: 'сзади', left: 'слева' },
    },
    panel: {
      ifNobody: 'Если никто не помешает:',
      way: (start, cells) => (cells.length === 0 ? `остаётся на ${start}` : `${start} → ${cells.join(' → ')}`),
      turnsTo: { N: 'смотрит на север', E: 'смотрит на восток', S: 'смотрит на юг', W: 'смотрит на запад' },
      empty: 'Бледная фигура покажет, куда ведут карты.',
      faces: 'Программа как',
      cards: 'Карты',
      flowchart: 'Блок-схема',
      blocks: 'Блоки',
      pseudocode: 'Слова',
      python: 'Python',
      copy: 'Копировать',
      copied: 'Скопировано.',
      print: 'Печать',
      played: 'Сыграно',
      better: 'Лучше',
      unknownYet: 'Остальные ряды пока тайные.',
      noProgram: 'Программы пока нет.',
      now: 'Что происходит',
      nothingYet: 'Пока ничего не произошло.',
      waiting: 'Ждём решения.',
    },
    film: {
      ...filmWords('ru', edition),
      title: 'Раунд шаг за шагом',
      play: 'Смотреть',
      pause: 'Пауза',
      back: 'Шаг назад',
      forward: 'Шаг вперёд',
      speed: 'Скорость',
      position: 'Место в раунде',
      rounds: 'Раунды',
      round: (number) => `Раунд ${number}`,
      row: (number) => `Ряд ${number}`,
      pass: (number) => `проход ${number}`,
      moment: (at, all) => `Шаг ${at} из ${all}`,
      toNow: 'Вернуться в игру',
      programs: 'Программы',
      whatIf: 'А что, если?',
      whatIfSays: 'Измените одно решение в этом раунде и посмотрите, что бы вышло. Соперники и кубик поступят так же.',
      whatIfWhat: 'Что было бы иначе?',
      aProgram: 'программа',
      now: 'сейчас',
    },
    facts: {
      ask: (name) => `${name}: кто это и что умеет?`,
      damage: (count, limit) =>
        isSix ? `повреждений ${count} из ${limit}` : limit === 1 ? 'выбывает от одного попадания' : `сломано ${count} из 3`,
      stats: (strength, range, rows) =>
        `сила\u00a0${strength}, дальность\u00a0${range}${rows === undefined ? '' : `, рядов\u00a0${rows}`}`,
      robotName: (colour) => `${ROBOT_NAMES[colour]?.ru ?? colour} робот`,
      ready: 'программа готова',
      out: 'в ремонте',
      broken: 'Сейчас есть повреждение.',
      items: (count) => n(count, 'предмет', 'предмета', 'предметов'),
      subprogram: (cards) => `Вызов: ${cards}`,
      extra: (rows) => `в следующей программе ${rows > 0 ? '+' : '−'}${n(Math.abs(rows), 'ряд', 'ряда', 'рядов')}`,
      held: (token) => `жетон ${LOGIC_NAMES[token]!.ru}`,
      golem: (strength, range, rows, limit) =>
        `Сила удара ${strength}, дальность ${range}, рядов команд ${rows}. Выходит из строя после ${n(limit, 'повреждения', 'повреждений', 'повреждений')}.`,
      robot: (power, cells, rows) =>
        `Атакует на ${n(cells, 'клетку', 'клетки', 'клеток')} с силой ${power}, в программе ${n(rows, 'ряд', 'ряда', 'рядов')}. Сломаться могут три компонента; ещё одно повреждение — и робот выбывает.`,
      limit: (limit) =>
        isSix
          ? `Выходит из строя после ${n(limit, 'повреждения', 'повреждений', 'повреждений')}.`
          : 'Когда сломаны все три, ещё одно повреждение — и робот выбывает.',
    },
    bot: ({ eye, seen, unseen }) => {
      const answer = (what: string | undefined): string => (!what || what === 'die' ? 'по кубику' : `«${card(what as Item)}»`);
      if (eye === 0) return 'Никуда не смотрит. Всегда по кубику.';
      const does = seen.always
        ? answer(seen.always)
        : seen.reached
          ? `${answer(seen.reached)}, если достанет, иначе ${answer(seen.else)}`
          : `${answer(seen.even)} при чётном кубике, ${answer(seen.odd)} при нечётном`;
      return `Смотрит на ${n(eye, 'клетку', 'клетки', 'клеток')} вперёд. Видит игрока: ${does}. Никого не видит: ${answer(unseen)}.`;
    },
    die: `Кубик: 1 ${card('F')}, 2 ${card('B')}, 3 ${card('L')}, 4 ${card('R')}, 5 ${card('A')}, 6 ${card('D')}.`,
    setup: {
      title: 'Сценарий',
      change: 'Сменить',
      choose: 'Выберите сценарий',
      forChildren: 'Для детей',
      forAll: 'Для всех',
      players: (min, max) => (min === max ? n(min, 'игрок', 'игрока', 'игроков') : `${min}–${max} игрока`),
      withBots: (count) => `+ ${n(count, 'бот', 'бота', 'ботов')}`,
      kids: 'для детей',
      difficulty: ['простой', 'средний', 'хитрый'],
      lineup: 'Боты и раунды',
      leads: isSix ? 'Голем' : 'Робот',
      taken: (golem, owner, maySwap) =>
        maySwap ? `${golem} (уже выбрано: ${owner}; поменяетесь)` : `${golem}: занято, ${owner}`,
      botOf: 'бот',
      bots: 'Боты на поле',
      atRandom: 'Наугад',
      atRandomHint: 'Достанется один из оставшихся, когда начнётся игра.',
      botGolem: (number) => `${isSix ? 'Голем' : 'Робот'} бота ${number}`,
      standIn: (wanted, ready, min, max) =>
        `Игроков для «${wanted}»: ${min === max ? min : `${min}–${max}`}. Пока на столе «${ready}»; верните табуреты, и ваш сценарий вернётся.`,
      missing: (ready) => `Такого сценария в этом браузере нет, на столе «${ready}». Попросите его ссылкой или файлом.`,
      botProgram: (number) => `Программа бота ${number}`,
      rounds: 'Раунды',
      roundsHint: 'Через столько раундов игра закончится',
    },
    about: {
      subprogram: {
        title: 'Что такое «Вызов»?',
        says: 'До игры можно открыто положить рядом с големом две карты: это подпрограмма. Потом в каждом раунде один ряд программы может быть «Вызовом», и в этом ряду выполнятся обе карты. Зато на руке их не будет всю игру.',
      },
      build: {
        title: 'Что делают компоненты',
        says: 'Процессор решает, сколько рядов в программе. Оружие — с какой силой и на сколько клеток вы атакуете. Шасси возит робота; повреждённое запрещает одну команду.',
      },
      logic: {
        title: 'Жетоны логики',
        says: 'Жетон меняет в этом раунде один ряд программы, своей или чужой. На пустой клетке он ждёт того, кто там остановится.',
      },
    },
    kids: {
      goals: {
        treasure: 'Доберитесь до сокровища первыми!',
        edge: 'Дойдите до дальнего края первыми!',
        most: 'Соберите больше шестерёнок, чем другие!',
        all: 'Соберите все шестерёнки!',
      },
      alone: (goal, cards) =>
        `${{ treasure: 'Дойти до сокровища', edge: 'Дойти до дальнего края' }[goal] ?? 'Собрать все шестерёнки'} не больше чем за ${n(cards, 'карту', 'карты', 'карт')}!`,
      lay: (count) => ['', 'Положите одну карту.', 'Положите две карты.'][count] ?? 'Положите три карты.',
      used: (count, all) => `карты: ${count} из ${all}`,
      noWay: {
        blocked: 'Дорога закрыта, и выиграть уже нельзя. Хорошая попытка! Начнём сначала?',
        shared: 'Шестерёнки есть у обеих команд: все сразу не собрать никому. Обе команды молодцы! Начнём сначала?',
      },
      anew: 'Начать сначала',
      playOn: 'Играть дальше',
      golem: 'Глиняный голем: делает ровно то, что на картах.',
      voice: 'Читать вслух',
    },
    result: {
      damage: (count, limit) => `повреждений: ${count} из ${limit}`,
      components: (count) => `${n(count, 'компонент сломан', 'компонента сломаны', 'компонентов сломано')}`,
      dealt: (points) => `нанесённые удары: ${points}`,
      items: (count) => n(count, 'предмет', 'предмета', 'предметов'),
    },
  };
};

function tokenName(word: string): string {
  const [kind, detail = ''] = word.split(':') as [string, string?];
  switch (kind) {
    case 'wall':
      return 'стена';
    case 'stone':
      return 'камень';
    case 'water':
      return 'вода';
    case 'ice':
      return 'лёд на воде';
    case 'portal':
      return 'портал';
    case 'treasure':
      return 'сокровище';
    case 'gear':
      return 'шестерёнка';
    case 'ladder':
      return `лестница ${detail[0]} ${detail[1] === '+' ? 'вверх' : 'вниз'}`;
    case 'logic':
      return `жетон логики ${LOGIC_NAMES[detail]?.ru ?? detail}`;
    case 'line':
      return `линия, ${LINE[detail] ?? detail}`;
    default:
      return detail.includes('/') ? `столбик бочек: ${detail.split('/').length}` : 'бочка';
  }
}

function bubble(event: GolemsEvent): string {
  switch (event.kind) {
    case 'conditionTested':
      return event.answer ? 'да' : 'нет';
    case 'damageTaken':
      return `−${event.points}`;
    case 'pointsBlocked':
      return `защита ${event.points}`;
    case 'golemRepaired':
      return 'ремонт';
    case 'barrelOpened':
      return (
        CONTENTS_NAMES[event.contents]?.ru ??
        { chips: 'щепки', bomb: 'бомба', tools: 'инструменты' }[event.contents] ??
        event.contents
      );
    case 'rowsChanged':
      return event.extra > 0 ? `+${event.extra}` : `−${-event.extra}`;
    case 'componentDamaged':
    case 'componentRepaired':
      return COMPONENT_NAMES[event.component]!.ru;
    case 'goalTaken':
      return event.goal === 'treasure' ? 'сокровище!' : '+1';
    case 'loopDetected':
      return 'бесконечный цикл';
    default:
      return '';
  }
}

function note(events: readonly GolemsEvent[], isSix: boolean): string {
  const loops = events.filter(({ kind }) => kind === 'loopDetected');
  const parts = [...loops, ...events].flatMap((event) => {
    switch (event.kind) {
      case 'conditionTested':
        return loops.length > 0 ? [] : [event.answer ? 'да' : 'нет'];
      case 'moveBlocked':
      case 'slideBlocked':
        return [
          {
            edge: 'край поля',
            token: isSix ? 'мешает стена' : 'мешает камень',
            barrel: 'бочку не сдвинуть',
            claim: 'занято',
            golem: isSix ? 'мешает голем' : 'мешает робот',
            swap: 'занято',
            return: 'обратно сюда',
          }[event.by],
        ];
      case 'barrelPushed':
        return [`толкает ${event.from} → ${event.to}`];
      case 'golemSlid':
        return ['скользит дальше'];
      case 'commandSwallowed':
        return ['вязнет в снегу'];
      case 'commandRefused':
        return ['не выполняется'];
      case 'waterEntered':
        return ['в воду!'];
      case 'goalTaken':
        return [event.goal === 'treasure' ? 'сокровище' : 'шестерёнка'];
      case 'loopDetected':
        return ['бесконечный цикл, 1 повреждение'];
      case 'strikeMade':
        return event.hit === 'none' ? ['удар в пустоту'] : [`удар по ${event.way.at(-1)}`];
      case 'attacked':
        return event.cells.length === 0 ? ['атака в пустоту'] : [`атака на ${event.cells.join(', ')}`];
      default:
        return [];
    }
  });
  return [...new Set(parts)].slice(0, 2).join(', ');
}
