import { countForm, type Language, type Words } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';

interface PuzzleWords {
  goal(kind: string, asked: { readonly count: number; readonly place: string }): string;
  /** The move that a question is about. */
  move(move: string): string;
  readonly says: Readonly<Record<string, string>>;
  readonly look: Readonly<Record<string, string>>;
  missed(kind: string, got: number, wanted: number): { readonly title: string; readonly says: string };
  wrong(right: string): { readonly title: string; readonly says: string };
}

const counted = (language: Language, count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm(language, count, { one, few, many })}`;

const en: PuzzleWords = {
  goal: (kind, { count, place }) => {
    switch (kind) {
      case 'light':
        return `Score ${counted('en', count, 'point', 'points', 'points')} of light, no smoke.`;
      case 'parts':
        return `Light ${counted('en', count, 'part', 'parts', 'parts')} at once, no smoke.`;
      case 'eight':
        return 'Reach eight points without smoke.';
      case 'fuse':
        return `Burn this fuse: ${place}.`;
      case 'repair':
        return 'Fix the short circuit.';
      case 'short':
        return 'Find the short circuit to avoid.';
      case 'smoke':
        return `Burn the part on ${place}.`;
      case 'lit':
        return `Light the part on ${place}.`;
      case 'mend':
        return `Take the smoke away: ${place}.`;
      case 'swap':
        return 'Exchange a tile.';
      case 'burns':
        return 'What burns after this move?';
      default:
        return 'What lights up after this move?';
    }
  },
  move: (move) => `The move: ${move}.`,
  says: {
    light: 'A lamp or LED in a closed circuit from plus to minus lights up.',
    parts: 'A lamp or LED in a closed circuit from plus to minus lights up.',
    eight: 'Eight points of light, and the last round begins.',
    fuse: 'Where there’s too much current, the fuse burns first.',
    repair: 'There’s a short circuit on the field. One tile can break it.',
    short: 'Plus and minus joined by nothing but wire.',
    smoke: 'An LED without a resistor gets too much current.',
    burns: 'Follow the circuit from plus to minus.',
    glows: 'Follow the circuit from plus to minus.',
    lit: 'A lamp or LED on a closed chain from plus to minus lights up.',
    mend: 'An iron takes out what has burnt, and smoke off a fuse.',
    swap: 'A tile of the hand goes away and another is drawn.',
  },
  look: {
    light: 'Look at this cell: what would it join?',
    parts: 'Look at this cell: what would it join?',
    eight: 'Look at this cell: what would it join?',
    fuse: 'Look at this cell: where would the current go?',
    repair: 'Look at this cell: the short circuit runs through it.',
    short: 'Look at this cell: plus and minus are near.',
    smoke: 'Look at this cell: where would the current go?',
    burns: 'Which part has nothing to hold the current back?',
    glows: 'Which circuit does this tile complete?',
    lit: 'Look at this cell: what would it join?',
    mend: 'Look here: something smokes.',
    swap: 'Look at your hand.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'light') return { title: 'More is possible.', says: `You scored ${got}; ${wanted} are possible without smoke.` };
    if (kind === 'parts') return { title: 'More can be lit.', says: `You lit ${got}; ${wanted} are possible without smoke.` };
    if (kind === 'short' || kind === 'smoke') return { title: 'Nothing happened.', says: 'This time the accident is the goal.' };
    return { title: 'Not yet.', says: 'The goal was not reached in this turn.' };
  },
  wrong: (right) => ({ title: 'Here’s what really happens.', says: `The answer: ${right}.` }),
};

const ru: PuzzleWords = {
  goal: (kind, { count, place }) => {
    switch (kind) {
      case 'light':
        return `Набери ${counted('ru', count, 'очко', 'очка', 'очков')} свечения без дыма.`;
      case 'parts':
        return `Зажги сразу ${counted('ru', count, 'элемент', 'элемента', 'элементов')} без дыма.`;
      case 'eight':
        return 'Набери восемь очков без дыма.';
      case 'fuse':
        return `Сожги предохранитель: ${place}.`;
      case 'repair':
        return 'Устрани замыкание.';
      case 'short':
        return 'Найди замыкание, которого нельзя допустить.';
      case 'smoke':
        return `Сожги элемент на ${place}.`;
      case 'lit':
        return `Зажги элемент на ${place}.`;
      case 'mend':
        return `Убери дым: ${place}.`;
      case 'swap':
        return 'Обменяй жетон.';
      case 'burns':
        return 'Что сгорит после этого хода?';
      default:
        return 'Что загорится после этого хода?';
    }
  },
  move: (move) => `Ход: ${move}.`,
  says: {
    light: 'В замкнутой цепи от плюса к минусу лампочка или светодиод светится.',
    parts: 'В замкнутой цепи от плюса к минусу лампочка или светодиод светится.',
    eight: 'Восемь очков свечения — и начинается последний круг.',
    fuse: 'Предохранитель сгорает первым в цепи, где ток слишком велик.',
    repair: 'На поле замыкание. Его разорвёт один жетон.',
    short: 'Плюс и минус соединены одними проводами.',
    smoke: 'Светодиод без резистора получает слишком большой ток.',
    burns: 'Проследи цепь от плюса к минусу.',
    glows: 'Проследи цепь от плюса к минусу.',
    lit: 'Лампа или светодиод в замкнутой цепи от плюса к минусу загорается.',
    mend: 'Паяльник вынимает сгоревшее и снимает дым с предохранителя.',
    swap: 'Жетон из руки уходит, взамен приходит другой.',
  },
  look: {
    light: 'Посмотри на эту клетку: что она соединит?',
    parts: 'Посмотри на эту клетку: что она соединит?',
    eight: 'Посмотри на эту клетку: что она соединит?',
    fuse: 'Посмотри на эту клетку: куда пойдёт ток?',
    repair: 'Посмотри на эту клетку: замыкание идёт через неё.',
    short: 'Посмотри на эту клетку: плюс и минус рядом.',
    smoke: 'Посмотри на эту клетку: куда пойдёт ток?',
    burns: 'У какого элемента ничто не сдерживает ток?',
    glows: 'Какую цепь замыкает этот жетон?',
    lit: 'Посмотри на эту клетку: что она соединит?',
    mend: 'Посмотри сюда: здесь дым.',
    swap: 'Посмотри на свою руку.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'light') return { title: 'Можно больше.', says: `Получено ${got}, а без дыма можно ${wanted}.` };
    if (kind === 'parts') return { title: 'Можно зажечь больше.', says: `Зажжено ${got}, а без дыма можно ${wanted}.` };
    if (kind === 'short' || kind === 'smoke')
      return { title: 'Ничего не случилось.', says: 'На этот раз цель — как раз авария.' };
    return { title: 'Пока нет.', says: 'За этот ход цель не достигнута.' };
  },
  wrong: (right) => ({ title: 'Посмотри, как было на самом деле.', says: `Верный ответ: ${right}.` }),
};

const pl: PuzzleWords = {
  goal: (kind, { count, place }) => {
    switch (kind) {
      case 'light':
        return `Zdobądź światłem ${counted('pl', count, 'punkt', 'punkty', 'punktów')}, bez dymu.`;
      case 'parts':
        return `Zapal naraz ${counted('pl', count, 'element', 'elementy', 'elementów')}, bez dymu.`;
      case 'eight':
        return 'Osiągnij osiem punktów bez dymu.';
      case 'fuse':
        return `Spal ten bezpiecznik: ${place}.`;
      case 'repair':
        return 'Usuń zwarcie.';
      case 'short':
        return 'Znajdź zwarcie, którego nikt nie chce.';
      case 'smoke':
        return `Niech dymi element na ${place}.`;
      case 'lit':
        return `Zapal element na ${place}.`;
      case 'mend':
        return `Usuń dym: ${place}.`;
      case 'swap':
        return 'Wymień kafelek.';
      case 'burns':
        return 'Co spali się po tym ruchu?';
      default:
        return 'Co zaświeci po tym ruchu?';
    }
  },
  move: (move) => `Ruch: ${move}.`,
  says: {
    light: 'W zamkniętym obwodzie od plusa do minusa żarówka i dioda LED świecą.',
    parts: 'W zamkniętym obwodzie od plusa do minusa żarówka i dioda LED świecą.',
    eight: 'Osiem punktów światła i zaczyna się ostatnia runda.',
    fuse: 'Bezpiecznik spala się pierwszy tam, gdzie płynie za duży prąd.',
    repair: 'Na planszy jest zwarcie. Przerwie je jeden kafelek.',
    short: 'Plus i minus połączone samymi przewodami.',
    smoke: 'Dioda LED bez rezystora dostaje za duży prąd.',
    burns: 'Prześledź obwód od plusa do minusa.',
    glows: 'Prześledź obwód od plusa do minusa.',
    lit: 'Żarówka lub dioda świecąca w zamkniętym obwodzie od plusa do minusa świeci.',
    mend: 'Lutownica wyjmuje to, co spalone, i zdejmuje dym z bezpiecznika.',
    swap: 'Kafelek z ręki odchodzi, a w zamian przychodzi inny.',
  },
  look: {
    light: 'Spójrz na to pole: co połączy?',
    parts: 'Spójrz na to pole: co połączy?',
    eight: 'Spójrz na to pole: co połączy?',
    fuse: 'Spójrz na to pole: którędy popłynie prąd?',
    repair: 'Spójrz na to pole: tędy biegnie zwarcie.',
    short: 'Spójrz na to pole: plus i minus są blisko.',
    smoke: 'Spójrz na to pole: którędy popłynie prąd?',
    burns: 'Którego elementu nic nie chroni przed prądem?',
    glows: 'Który obwód zamyka ten kafelek?',
    lit: 'Spójrz na to pole: co połączy?',
    mend: 'Spójrz tutaj: coś dymi.',
    swap: 'Spójrz na swoją rękę.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'light') return { title: 'Da się więcej.', says: `Zdobyte: ${got}; bez dymu możliwe: ${wanted}.` };
    if (kind === 'parts') return { title: 'Da się zapalić więcej.', says: `Zapalone: ${got}; bez dymu możliwe: ${wanted}.` };
    if (kind === 'short' || kind === 'smoke') return { title: 'Nic się nie stało.', says: 'Tym razem szukamy właśnie wpadki.' };
    return { title: 'Jeszcze nie.', says: 'Cel nie został osiągnięty w tej turze.' };
  },
  wrong: (right) => ({ title: 'Zobacz, jak było naprawdę.', says: `Dobra odpowiedź: ${right}.` }),
};

/** How the puzzles of the circuit game are asked, and what is said of a wrong answer. */
export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};

export const PUZZLE_KINDS: Readonly<Record<string, Words>> = {
  light: { en: 'More light', ru: 'Больше света', pl: 'Więcej światła' },
  parts: { en: 'Several at once', ru: 'Сразу несколько', pl: 'Kilka naraz' },
  eight: { en: 'To eight', ru: 'До восьми', pl: 'Do ośmiu' },
  fuse: { en: 'Fuses', ru: 'Предохранители', pl: 'Bezpieczniki' },
  repair: { en: 'Repairs', ru: 'Починка', pl: 'Naprawa' },
  short: { en: 'Find the short circuit', ru: 'Найди замыкание', pl: 'Znajdź zwarcie' },
  smoke: { en: 'Smoke', ru: 'Дым', pl: 'Dym' },
  burns: { en: 'What burns?', ru: 'Что сгорит?', pl: 'Co się spali?' },
  lit: { en: 'Light it', ru: 'Зажги', pl: 'Zapal' },
  mend: { en: 'Mending', ru: 'Починка', pl: 'Naprawa' },
  swap: { en: 'Exchanging', ru: 'Обмен', pl: 'Wymiana' },
  glows: { en: 'What lights up?', ru: 'Что загорится?', pl: 'Co zaświeci?' },
};

export const PUZZLE_THEMES: Readonly<Record<string, Words>> = {
  diode: { en: 'diode', ru: 'диод', pl: 'dioda' },
  led: { en: 'LED', ru: 'светодиод', pl: 'dioda LED' },
  lamp: { en: 'lamp', ru: 'лампочка', pl: 'żarówka' },
  resistor: { en: 'resistor', ru: 'резистор', pl: 'rezystor' },
  bridge: { en: 'bridge', ru: 'мостик', pl: 'mostek' },
  crossing: { en: 'crossing', ru: 'перекрёсток', pl: 'skrzyżowanie' },
  branch: { en: 'branch', ru: 'разветвление', pl: 'rozgałęzienie' },
  magnet: { en: 'magnet', ru: 'магнит', pl: 'magnes' },
  reed: { en: 'reed switch', ru: 'геркон', pl: 'kontaktron' },
  battery: { en: 'battery', ru: 'батарейка', pl: 'bateria' },
  wire: { en: 'wire', ru: 'провод', pl: 'przewód' },
  iron: { en: 'soldering iron', ru: 'паяльник', pl: 'lutownica' },
  short: { en: 'short circuit', ru: 'замыкание', pl: 'zwarcie' },
  smoke: { en: 'smoke', ru: 'дым', pl: 'dym' },
  fuse: { en: 'fuse', ru: 'предохранитель', pl: 'bezpiecznik' },
  several: { en: 'several at once', ru: 'сразу несколько', pl: 'kilka naraz' },
  end: { en: 'the end', ru: 'конец партии', pl: 'koniec partii' },
  combination: { en: 'two moves', ru: 'два хода', pl: 'dwa ruchy' },
};
