import type { Edition } from '@stolik/golems/programs/program';
import type { Language, Words } from '@stolik/kernel/language';
import { type Goal, namedIn } from '@stolik/kernel/puzzles/puzzle';
import { typesetAll } from '@stolik/kernel/typography';

export interface StudyWords {
  readonly known: string;
  /** What the program is that a question names. */
  readonly program: Readonly<Record<string, string>>;
  programOf(name: string): string;
  /** No name: one's own golem. */
  goal(goal: Goal, name: string | undefined): string;
  readonly says: Readonly<Record<string, string>>;
  readonly look: Readonly<Record<string, string>>;
  missed(kind: string, got: number, wanted: number): { readonly title: string; readonly says: string };
  /** Where one's golem has ended instead; no place: it is out. */
  ended(place: string | undefined, isRightCell: boolean): { readonly title: string; readonly says: string };
  readPlace(cell: string, facing: string): string;
  readonly out: string;
  /** On the board, for who does not see it. */
  readonly flag: string;
  readonly barrelMark: string;
  answerMark(number: number): string;
  /** What somebody has seen in a barrel. */
  readonly inside: Readonly<Record<string, string>>;
  wrongPlace(right: string): { readonly title: string; readonly says: string };
}

const WAYS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { N: 'north', E: 'east', S: 'south', W: 'west' },
  ru: { N: 'на север', E: 'на восток', S: 'на юг', W: 'на запад' },
  pl: { N: 'na północ', E: 'na wschód', S: 'na południe', W: 'na zachód' },
};

const placeOf = (goal: Goal): { at: string; facing: string | undefined } => ({
  at: namedIn(goal, 'at'),
  facing: typeof goal['facing'] === 'string' ? goal['facing'] : undefined,
});

const en = (figure: string): StudyWords => ({
  known: 'The program',
  program: { predict: 'This program will run', shorten: 'It can be done in fewer rows' },
  programOf: (name) => `${name}’s program`,
  goal: (goal, name) => {
    const { at, facing } = placeOf(goal);
    const place = facing ? `${at}, facing ${WAYS.en[facing]}` : at;
    switch (goal.kind) {
      case 'reach':
        return `End on ${place}.`;
      case 'repair':
        return `Change one row: end on ${place}.`;
      case 'shorten':
        return `Fewer rows, same end: ${place}.`;
      case 'beat':
        return `Do ${Number(goal['count'])} more damage than you take.`;
      case 'out':
        return `Knock ${name} out and stay in.`;
      case 'safe':
        return 'Take no damage.';
      case 'mend':
        return 'Repair one damage.';
      case 'barrel':
        return `Bring a barrel to ${at}.`;
      case 'treasure':
        return 'Reach the treasure with these cards.';
      case 'gears':
        return 'Collect everything with these cards.';
      default:
        return name === undefined ? `Where does your ${figure} end up?` : `Where does ${name} end up?`;
    }
  },
  says: {
    reach: `Build a program. When the round is over, your ${figure} must be there.`,
    repair: 'One row of this program is wrong. Change that row, and only that one.',
    shorten: 'The program on the paper gets there too, but it takes too many rows.',
    beat: 'You know the others’ programs. One round decides.',
    out: 'You know the others’ programs. One round decides.',
    safe: 'You know the others’ programs. Come through the round unhurt.',
    mend: 'What the barrels hold is drawn beside them.',
    barrel: 'Build a program. When the round is over, a barrel must be there.',
    treasure: 'Alone, with these cards and no more.',
    gears: 'Alone, with these cards and no more.',
    predict: `Read the program row by row, as the ${figure} does.`,
  },
  look: {
    reach: 'The light shows where the path ends. Which turn comes first?',
    repair: 'Follow the program on the board: where does it leave the path?',
    shorten: 'One card can do the work of several.',
    beat: 'Look at where the others will be.',
    out: `Look at where the other ${figure} will be.`,
    safe: 'Which row is the dangerous one?',
    mend: 'Which barrel helps?',
    barrel: 'Which side do you push it from?',
    treasure: 'Count the steps first.',
    gears: 'Which one lies on the way to the next?',
    predict: 'Watch out for anything in the way.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'beat')
      return { title: 'Not enough damage.', says: `You need to do ${wanted} more damage than you take. You are at ${got}.` };
    if (kind === 'out')
      return { title: 'Not this time.', says: `The other ${figure} must be out, and yours still on the field.` };
    if (kind === 'safe') return { title: 'That left a crack.', says: 'Something still got through. See which row it was.' };
    if (kind === 'mend') return { title: 'Nothing was repaired.', says: 'The right barrel has to be opened by a strike.' };
    if (kind === 'barrel') return { title: 'Not there yet.', says: 'When the round was over, no barrel was on the mark.' };
    if (kind === 'treasure' || kind === 'gears')
      return { title: 'Not yet!', says: 'The cards are used up. See where it went wrong.' };
    return { title: 'Not there yet.', says: `When the round was over, your ${figure} was somewhere else.` };
  },
  ended: (place, isRightCell) => {
    if (place === undefined) return { title: 'Out of the game!', says: `Your ${figure} has taken too much damage on the way.` };
    if (isRightCell) return { title: 'Nearly there!', says: `The cell is right, but your ${figure} looks elsewhere: ${place}.` };
    return { title: 'Not there yet.', says: `Your ${figure} ended on ${place}.` };
  },
  readPlace: (cell, facing) => `${cell}, facing ${WAYS.en[facing]}`,
  out: 'out of the game',
  flag: 'the flag',
  barrelMark: 'the mark for the barrel',
  answerMark: (number) => `answer ${number}`,
  inside: {
    empty: 'empty',
    dynamite: 'dynamite inside',
    repair: 'repair inside',
    plus: 'plus one row inside',
    minus: 'minus one row inside',
    hole: 'a black hole inside',
    chips: 'chips inside',
    bomb: 'a bomb inside',
    tools: 'tools inside',
  },
  wrongPlace: (right) => ({ title: 'Here’s what really happens.', says: `The answer: ${right}.` }),
});

const ru = (figure: string): StudyWords => ({
  known: 'Программа',
  program: { predict: 'Будет выполнена эта программа', shorten: 'Можно короче' },
  programOf: (name) => `Программа: ${name}`,
  goal: (goal, name) => {
    const { at, facing } = placeOf(goal);
    const place = facing ? `${at}, лицом ${WAYS.ru[facing]}` : at;
    switch (goal.kind) {
      case 'reach':
        return `Закончи на ${place}.`;
      case 'repair':
        return `Измени один ряд: ${place}.`;
      case 'shorten':
        return `То же короче: ${place}.`;
      case 'beat':
        return `Нанеси повреждений на ${Number(goal['count'])} больше, чем получишь.`;
      case 'out':
        return `Выведи из игры: ${name}.`;
      case 'safe':
        return 'Не получи повреждений.';
      case 'mend':
        return 'Почини повреждение.';
      case 'barrel':
        return `Доставь бочку на ${at}.`;
      case 'treasure':
        return 'Доберись до сокровища этими картами.';
      case 'gears':
        return 'Собери всё этими картами.';
      default:
        return name === undefined ? `Где окажется твой ${figure}?` : `Где окажется ${figure}: ${name}?`;
    }
  },
  says: {
    reach: `Составь программу. В конце раунда твой ${figure} должен стоять именно там.`,
    repair: 'В этой программе ошибка в одном ряду. Измени только его.',
    shorten: 'Программа на листе ведёт туда же, но рядов в ней слишком много.',
    beat: 'Программы остальных тебе известны. Всё решит один раунд.',
    out: `Программы остальных тебе известны. Твой ${figure} должен остаться на поле.`,
    safe: 'Программы остальных тебе известны. Пройди раунд без потерь.',
    mend: 'Что в бочках, нарисовано рядом с ними.',
    barrel: 'Составь программу. В конце раунда там должна стоять бочка.',
    treasure: 'В одиночку, и карт ровно столько.',
    gears: 'В одиночку, и карт ровно столько.',
    predict: `Читай программу ряд за рядом, как ${figure}.`,
  },
  look: {
    reach: 'Свет показывает, где кончается путь. Какой поворот первый?',
    repair: 'Проследи программу по полю: где она сворачивает не туда?',
    shorten: 'Одна карта может заменить несколько.',
    beat: 'Посмотри, где будут стоять остальные.',
    out: `Посмотри, где будет стоять другой ${figure}.`,
    safe: 'В каком ряду это случится?',
    mend: 'Какая бочка поможет?',
    barrel: 'С какой стороны её толкать?',
    treasure: 'Сначала сосчитай шаги.',
    gears: 'Что лежит по дороге к следующему?',
    predict: 'Следи за тем, что стоит на пути.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'beat')
      return { title: 'Повреждений не хватило.', says: `Нужно нанести на ${wanted} больше, чем получишь. Вышло: ${got}.` };
    if (kind === 'out') return { title: 'Не в этот раз.', says: `Другой ${figure} должен выбыть, а твой остаться на поле.` };
    if (kind === 'safe') return { title: 'Осталась трещина.', says: 'Что-то всё-таки задело. Посмотри, в каком ряду.' };
    if (kind === 'mend') return { title: 'Ничего не починено.', says: 'Нужную бочку надо открыть ударом.' };
    if (kind === 'barrel') return { title: 'Пока не там.', says: 'В конце раунда на отметке не было бочки.' };
    if (kind === 'treasure' || kind === 'gears')
      return { title: 'Ещё не всё!', says: 'Карты кончились. Посмотри, где путь свернул не туда.' };
    return { title: 'Пока не там.', says: `В конце раунда твой ${figure} стоял в другом месте.` };
  },
  ended: (place, isRightCell) => {
    if (place === undefined)
      return { title: `Твой ${figure} вышел из строя!`, says: 'По дороге он получил слишком много повреждений.' };
    if (isRightCell) return { title: 'Почти!', says: `Клетка верная, но ${figure} смотрит не туда: ${place}.` };
    return { title: 'Пока не там.', says: `Твой ${figure} остановился на ${place}.` };
  },
  readPlace: (cell, facing) => `${cell}, лицом ${WAYS.ru[facing]}`,
  out: 'вне игры',
  flag: 'флажок',
  barrelMark: 'отметка для бочки',
  answerMark: (number) => `ответ ${number}`,
  inside: {
    empty: 'пустая',
    dynamite: 'внутри динамит',
    repair: 'внутри ремонт',
    plus: 'внутри плюс один ряд',
    minus: 'внутри минус один ряд',
    hole: 'внутри чёрная дыра',
    chips: 'внутри щепки',
    bomb: 'внутри бомба',
    tools: 'внутри инструменты',
  },
  wrongPlace: (right) => ({ title: 'Посмотри, как было на самом деле.', says: `Верный ответ: ${right}.` }),
});

const pl = (figure: string): StudyWords => ({
  known: 'Program',
  program: { predict: 'Wykona się ten program', shorten: 'Da się krócej' },
  programOf: (name) => `Program: ${name}`,
  goal: (goal, name) => {
    const { at, facing } = placeOf(goal);
    const place = facing ? `${at}, przodem ${WAYS.pl[facing]}` : at;
    switch (goal.kind) {
      case 'reach':
        return `Skończ na ${place}.`;
      case 'repair':
        return `Zmień jeden rząd: ${place}.`;
      case 'shorten':
        return `To samo krócej: ${place}.`;
      case 'beat':
        return `Zadaj o ${Number(goal['count'])} więcej uszkodzeń, niż dostaniesz.`;
      case 'out':
        return `Wyeliminuj: ${name}.`;
      case 'safe':
        return 'Nie daj się uszkodzić.';
      case 'mend':
        return 'Napraw uszkodzenie.';
      case 'barrel':
        return `Dostarcz beczkę na ${at}.`;
      case 'treasure':
        return 'Dojdź do skarbu tymi kartami.';
      case 'gears':
        return 'Zbierz wszystko tymi kartami.';
      default:
        return name === undefined ? `Gdzie skończy twój ${figure}?` : `Gdzie skończy ${figure}: ${name}?`;
    }
  },
  says: {
    reach: `Ułóż program. Na końcu rundy twój ${figure} musi stać właśnie tam.`,
    repair: 'W tym programie jeden rząd jest błędny. Zmień tylko ten jeden.',
    shorten: 'Program na kartce prowadzi w to samo miejsce, ale ma za dużo rzędów.',
    beat: 'Znasz programy pozostałych. Decyduje jedna runda.',
    out: `Znasz programy pozostałych. Twój ${figure} musi zostać na planszy.`,
    safe: 'Znasz programy pozostałych. Przetrwaj rundę bez szkody.',
    mend: 'Co jest w beczkach, narysowano obok nich.',
    barrel: 'Ułóż program. Na końcu rundy musi tam stać beczka.',
    treasure: 'W pojedynkę, i tylko tyle kart.',
    gears: 'W pojedynkę, i tylko tyle kart.',
    predict: `Czytaj program rząd po rzędzie, jak ${figure}.`,
  },
  look: {
    reach: 'Światło pokazuje, gdzie kończy się droga. Który obrót jest pierwszy?',
    repair: 'Prześledź program na planszy: gdzie schodzi z drogi?',
    shorten: 'Jedna karta może zastąpić kilka.',
    beat: 'Zobacz, gdzie staną pozostali.',
    out: `Zobacz, gdzie stanie drugi ${figure}.`,
    safe: 'W którym rzędzie to nastąpi?',
    mend: 'Która beczka pomoże?',
    barrel: 'Z której strony ją pchać?',
    treasure: 'Najpierw policz kroki.',
    gears: 'Co leży po drodze do następnego?',
    predict: 'Uważaj na to, co stoi na drodze.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'beat')
      return { title: 'Za mało uszkodzeń.', says: `Trzeba zadać o ${wanted} więcej, niż dostaniesz. Wyszło: ${got}.` };
    if (kind === 'out') return { title: 'Nie tym razem.', says: `Drugi ${figure} musi odpaść, a twój zostać na planszy.` };
    if (kind === 'safe') return { title: 'Zostało pęknięcie.', says: 'Coś jednak trafiło. Zobacz, w którym rzędzie.' };
    if (kind === 'mend') return { title: 'Nic nie naprawiono.', says: 'Właściwą beczkę trzeba otworzyć ciosem.' };
    if (kind === 'barrel') return { title: 'Jeszcze nie tam.', says: 'Na końcu rundy na znaku nie było beczki.' };
    if (kind === 'treasure' || kind === 'gears')
      return { title: 'Jeszcze nie!', says: 'Karty się skończyły. Zobacz, gdzie droga skręciła źle.' };
    return { title: 'Jeszcze nie tam.', says: `Na końcu rundy twój ${figure} stał gdzie indziej.` };
  },
  ended: (place, isRightCell) => {
    if (place === undefined) return { title: `Twój ${figure} odpadł!`, says: 'Po drodze dostał za dużo uszkodzeń.' };
    if (isRightCell) return { title: 'Prawie!', says: `Pole się zgadza, ale ${figure} patrzy gdzie indziej: ${place}.` };
    return { title: 'Jeszcze nie tam.', says: `Twój ${figure} zatrzymał się na ${place}.` };
  },
  readPlace: (cell, facing) => `${cell}, przodem ${WAYS.pl[facing]}`,
  out: 'poza grą',
  flag: 'flaga',
  barrelMark: 'znak dla beczki',
  answerMark: (number) => `odpowiedź ${number}`,
  inside: {
    empty: 'pusta',
    dynamite: 'w środku dynamit',
    repair: 'w środku naprawa',
    plus: 'w środku plus jeden rząd',
    minus: 'w środku minus jeden rząd',
    hole: 'w środku czarna dziura',
    chips: 'w środku wióry',
    bomb: 'w środku bomba',
    tools: 'w środku narzędzia',
  },
  wrongPlace: (right) => ({ title: 'Zobacz, jak było naprawdę.', says: `Dobra odpowiedź: ${right}.` }),
});

const WORDS: Readonly<Record<Language, (figure: string) => StudyWords>> = { en, ru, pl };

/** Whom a seat leads, by edition. [docs/glossary.md] */
const FIGURES: Readonly<Record<Edition, Words>> = {
  golems6: { en: 'golem', ru: 'голем', pl: 'golem' },
  golems4: { en: 'robot', ru: 'робот', pl: 'robot' },
};

const made = new Map<string, StudyWords>();

/** Without an edition: of places and marks alone, which are called alike in both. */
export function studyWords(language: Language, edition: Edition = 'golems6'): StudyWords {
  const key = `${language} ${edition}`;
  const words = made.get(key) ?? typesetAll(WORDS[language](FIGURES[edition][language]), language);
  made.set(key, words);
  return words;
}

export const STUDY_KINDS: Readonly<Record<string, Words>> = {
  predict: { en: 'What will happen?', ru: 'Что будет?', pl: 'Co się stanie?' },
  repair: { en: 'Find the wrong row', ru: 'Найди ошибку', pl: 'Znajdź błąd' },
  reach: { en: 'Reach the place', ru: 'Дойди до места', pl: 'Dojdź na miejsce' },
  shorten: { en: 'Make it shorter', ru: 'Сделай короче', pl: 'Skróć program' },
  beat: { en: 'Beat this program', ru: 'Победи программу', pl: 'Pokonaj program' },
  out: { en: 'Knock a rival out', ru: 'Выведи соперника из строя', pl: 'Wyeliminuj rywala' },
  safe: { en: 'Unhurt', ru: 'Без потерь', pl: 'Bez szkody' },
  mend: { en: 'Mend it', ru: 'Почини', pl: 'Napraw' },
  barrel: { en: 'Bring the barrel', ru: 'Доставь бочку', pl: 'Dostarcz beczkę' },
  treasure: { en: 'The treasure', ru: 'Сокровище', pl: 'Skarb' },
  gears: { en: 'Collect them all', ru: 'Собери всё', pl: 'Zbierz wszystko' },
};

export const STUDY_THEMES: Readonly<Record<string, Words>> = {
  blocked: { en: 'in the way', ru: 'на пути', pl: 'na drodze' },
  repeat: { en: 'Repeat', ru: 'Повтор', pl: 'Powtórz' },
  while: { en: 'While', ru: 'Повтор пока…', pl: 'Powtarzaj, dopóki' },
  barrel: { en: 'barrels', ru: 'бочки', pl: 'beczki' },
  ice: { en: 'ice', ru: 'лёд', pl: 'lód' },
  endless: { en: 'endless loop', ru: 'бесконечный цикл', pl: 'pętla bez końca' },
  ladder: { en: 'ladders', ru: 'лестницы', pl: 'drabiny' },
  strike: { en: 'strikes', ru: 'удары', pl: 'ciosy' },
  call: { en: 'Call', ru: 'вызов', pl: 'wywołanie' },
  snow: { en: 'snow', ru: 'снег', pl: 'śnieg' },
  walk: { en: 'just walking', ru: 'только шаги', pl: 'same kroki' },
  kids: { en: 'for children', ru: 'для детей', pl: 'dla dzieci' },
  out: { en: 'out of the game', ru: 'выбывание', pl: 'odpadanie' },
  water: { en: 'water', ru: 'вода', pl: 'woda' },
  several: { en: 'several rounds', ru: 'несколько раундов', pl: 'kilka rund' },
  if: { en: 'If', ru: 'Условие', pl: 'Warunek' },
  shove: { en: 'shoving', ru: 'толчки', pl: 'popychanie' },
  logic: { en: 'logic tokens', ru: 'жетоны логики', pl: 'żetony logiki' },
  defend: { en: 'defence', ru: 'защита', pl: 'obrona' },
  draught: { en: 'draught', ru: 'сквозняк', pl: 'przeciąg' },
  portal: { en: 'portals', ru: 'порталы', pl: 'portale' },
  destroy: { en: 'destroying', ru: 'разрушение', pl: 'niszczenie' },
  line: { en: 'lines', ru: 'линии', pl: 'linie' },
  swap: { en: 'changing places', ru: 'обмен местами', pl: 'zamiana miejsc' },
  frost: { en: 'frost', ru: 'мороз', pl: 'mróz' },
  thaw: { en: 'thaw', ru: 'оттепель', pl: 'odwilż' },
  refused: { en: 'what can’t be done', ru: 'что не выйдет', pl: 'czego nie wolno' },
  tools: { en: 'tools', ru: 'инструменты', pl: 'narzędzia' },
  chips: { en: 'chips', ru: 'щепки', pl: 'wióry' },
  damage: { en: 'damage', ru: 'поломки', pl: 'uszkodzenia' },
  bomb: { en: 'bombs', ru: 'бомбы', pl: 'bomby' },
};
