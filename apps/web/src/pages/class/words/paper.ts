import { countForm, type Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';

/** What the class's pages say of their plans and on paper. */
export interface ClassWords {
  readonly plans: {
    readonly title: string;
    readonly lead: string;
    readonly facts: (minutes: number, age: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly say: string;
    readonly runs: string;
    readonly look: string;
    readonly worksheet: string;
    readonly certificate: string;
    readonly print: string;
    readonly back: string;
    readonly nothing: string;
    readonly everybody: string;
    readonly lessons: (count: number) => string;
    readonly puzzles: (count: number) => string;
    readonly puzzle: (number: string) => string;
    readonly bench: string;
    readonly game: string;
    readonly seated: Readonly<Record<'alone' | 'pairs', string>>;
  };
  readonly paper: {
    readonly classAndCode: (label: string, code: string) => string;
    readonly myName: string;
    readonly cut: string;
    readonly pageOf: (page: number, pages: number) => string;
    readonly cardQr: (nickname: string) => string;
    readonly recovery: string;
    readonly recoveryLead: (label: string) => string;
    readonly recoveryQr: string;
    readonly recoveryKey: string;
    readonly recoverySteps: readonly string[];
    readonly posterScan: string;
    readonly posterOr: string;
    readonly posterCode: string;
    readonly posterQr: string;
    readonly wellDone: string;
    readonly thisIsToSay: string;
    readonly date: (label: string | undefined) => string;
    readonly teacher: string;
    readonly myAnswer: string;
    readonly hand: string;
    readonly given: string;
    readonly name: string;
    readonly answers: string;
    readonly answersNote: string;
  };
}

const en: ClassWords = {
  plans: {
    title: 'Lesson plans',
    lead: 'Forty-five minutes each: what you may say, what is running, what to look for. Everything in them is there already, free and without accounts.',
    facts: (minutes, age) => `${minutes} minutes, from ${age} years`,
    minutes: (minutes) => `${minutes} min`,
    say: 'Say',
    runs: 'Running',
    look: 'Look for',
    worksheet: 'Worksheet with answers',
    certificate: 'Certificate',
    print: 'Print',
    back: 'All plans',
    nothing: 'Nothing: you talk with each other',
    everybody: 'Everybody solves this:',
    lessons: (count) => countForm('en', count, { one: 'A lesson', few: '', many: 'Lessons' }),
    puzzles: (count) => countForm('en', count, { one: 'A puzzle', few: '', many: 'Puzzles' }),
    puzzle: (number) => `number ${number}`,
    bench: 'The bench',
    game: 'A game',
    seated: { alone: 'everybody alone', pairs: 'in pairs' },
  },
  paper: {
    classAndCode: (label, code) => `${label}, code ${code}`,
    myName: 'My name',
    cut: 'Cut along the lines. Lost a card? Make a new one at the desk: the old one stops working.',
    pageOf: (page, pages) => `${page} of ${pages}`,
    cardQr: (nickname) => `Way in for ${nickname}`,
    recovery: 'The key to your class',
    recoveryLead: (label) =>
      `Class ${label} belongs to whoever holds this key. It is kept in your browser and on this sheet, nowhere else. There is no password and nobody who could send you a new one.`,
    recoveryQr: 'Opens the class on another device',
    recoveryKey: 'The key, to be typed',
    recoverySteps: [
      'Keep this sheet where you keep the class register, not on the wall.',
      'New laptop, or the browser was cleared? Scan the code, or open the class page and type the key.',
      'The names of the children aren’t in the key. They’re only on your device, and in the file you saved.',
      'Has a stranger seen this sheet? A key can’t be changed: delete the class at the desk and open a new one.',
    ],
    posterScan: 'Scan and come in',
    posterOr: 'or open this address and type the code',
    posterCode: 'Class code',
    posterQr: 'Way into the class',
    wellDone: 'Well done!',
    thisIsToSay: 'This is to say that',
    date: (label) => (label === undefined ? 'Class, date' : `Class ${label}, date`),
    teacher: 'Teacher',
    myAnswer: 'My answer',
    hand: 'You have',
    given: 'The program',
    name: 'Name',
    answers: 'Answers',
    answersNote: 'One right answer each. Others may be right too: try them on the screen.',
  },
};

const ru: ClassWords = {
  plans: {
    title: 'Планы уроков',
    lead: 'По сорок пять минут: что сказать, что в это время идёт, на что обратить внимание. Всё, что в них есть, уже работает, бесплатно и без учётных записей.',
    facts: (minutes, age) => `${minutes} минут, от ${age} лет`,
    minutes: (minutes) => `${minutes} мин`,
    say: 'Скажите',
    runs: 'Идёт',
    look: 'Обратите внимание',
    worksheet: 'Рабочий лист с ответами',
    certificate: 'Грамота',
    print: 'Напечатать',
    back: 'Все планы',
    nothing: 'Ничего: вы разговариваете',
    everybody: 'Решают все:',
    lessons: (count) => countForm('ru', count, { one: 'Урок', few: 'Уроки', many: 'Уроки' }),
    puzzles: (count) => countForm('ru', count, { one: 'Задача', few: 'Задачи', many: 'Задачи' }),
    puzzle: (number) => `номер ${number}`,
    bench: 'Стенд',
    game: 'Партия',
    seated: { alone: 'каждый сам', pairs: 'в парах' },
  },
  paper: {
    classAndCode: (label, code) => `${label}, код ${code}`,
    myName: 'Моё имя',
    cut: 'Разрежьте по линиям. Потерялась карточка? Сделайте новую на столе учителя: старая перестанет действовать.',
    pageOf: (page, pages) => `${page} из ${pages}`,
    cardQr: (nickname) => `Вход: ${nickname}`,
    recovery: 'Ключ от вашего класса',
    recoveryLead: (label) =>
      `Класс ${label} принадлежит тому, у кого этот ключ. Он хранится в вашем браузере и на этом листе, больше нигде. Пароля нет, и прислать новый ключ никто не сможет.`,
    recoveryQr: 'Открывает класс на другом устройстве',
    recoveryKey: 'Ключ, если набирать вручную',
    recoverySteps: [
      'Храните этот лист вместе с журналом, а не на стене.',
      'Новый ноутбук или очищен браузер? Отсканируйте код или откройте страницу класса и наберите ключ.',
      'Имён детей в ключе нет. Они только на вашем устройстве и в файле, который вы сохранили.',
      'Лист увидел посторонний? Ключ не поменять: удалите класс на столе учителя и откройте новый.',
    ],
    posterScan: 'Наведите камеру и заходите',
    posterOr: 'или откройте этот адрес и наберите код',
    posterCode: 'Код класса',
    posterQr: 'Вход в класс',
    wellDone: 'Отлично!',
    thisIsToSay: 'Этой грамотой подтверждаем:',
    date: (label) => (label === undefined ? 'Класс, дата' : `Класс ${label}, дата`),
    teacher: 'Учитель',
    myAnswer: 'Мой ответ',
    hand: 'У тебя есть',
    given: 'Программа',
    name: 'Имя',
    answers: 'Ответы',
    answersNote: 'По одному верному ответу. Другие тоже могут быть верны: проверьте на экране.',
  },
};

const pl: ClassWords = {
  plans: {
    title: 'Plany lekcji',
    lead: 'Po czterdzieści pięć minut: co powiedzieć, co w tym czasie działa, na co zwrócić uwagę. Wszystko, co w nich jest, już działa, za darmo i bez kont.',
    facts: (minutes, age) => `${minutes} minut, od ${age} lat`,
    minutes: (minutes) => `${minutes} min`,
    say: 'Można powiedzieć',
    runs: 'Działa',
    look: 'Na co zwrócić uwagę',
    worksheet: 'Karta pracy z odpowiedziami',
    certificate: 'Dyplom',
    print: 'Drukuj',
    back: 'Wszystkie plany',
    nothing: 'Nic: rozmawiacie',
    everybody: 'Rozwiązują wszyscy:',
    lessons: (count) => countForm('pl', count, { one: 'Lekcja', few: 'Lekcje', many: 'Lekcje' }),
    puzzles: (count) => countForm('pl', count, { one: 'Zadanie', few: 'Zadania', many: 'Zadania' }),
    puzzle: (number) => `numer ${number}`,
    bench: 'Stół montażowy',
    game: 'Partia',
    seated: { alone: 'każde dziecko samo', pairs: 'w parach' },
  },
  paper: {
    classAndCode: (label, code) => `${label}, kod ${code}`,
    myName: 'Moje imię',
    cut: 'Tnij wzdłuż linii. Karta zginęła? Zrób nową przy biurku: stara przestanie działać.',
    pageOf: (page, pages) => `${page} z ${pages}`,
    cardQr: (nickname) => `Wejście: ${nickname}`,
    recovery: 'Klucz do twojej klasy',
    recoveryLead: (label) =>
      `Klasa ${label} należy do osoby, która ma ten klucz. Jest w twojej przeglądarce i na tej kartce, nigdzie więcej. Nie ma hasła i nikt nie przyśle nowego klucza.`,
    recoveryQr: 'Otwiera klasę na innym urządzeniu',
    recoveryKey: 'Klucz do wpisania',
    recoverySteps: [
      'Trzymaj tę kartkę razem z dziennikiem, nie na ścianie.',
      'Nowy laptop albo wyczyszczona przeglądarka? Zeskanuj kod albo otwórz stronę klasy i wpisz klucz.',
      'W kluczu nie ma imion dzieci. Są tylko na twoim urządzeniu i w pliku, który zapisano.',
      'Kartkę widział ktoś obcy? Klucza nie da się zmienić: usuń klasę przy biurku i otwórz nową.',
    ],
    posterScan: 'Zeskanuj i wejdź',
    posterOr: 'albo otwórz ten adres i wpisz kod',
    posterCode: 'Kod klasy',
    posterQr: 'Wejście do klasy',
    wellDone: 'Brawo!',
    thisIsToSay: 'Zaświadczamy, że',
    date: (label) => (label === undefined ? 'Klasa, data' : `Klasa ${label}, data`),
    teacher: 'Nauczyciel lub nauczycielka',
    myAnswer: 'Moja odpowiedź',
    hand: 'Masz',
    given: 'Program',
    name: 'Imię',
    answers: 'Odpowiedzi',
    answersNote: 'Po jednej dobrej odpowiedzi. Inne też mogą być dobre: sprawdź na ekranie.',
  },
};

export const CLASS_WORDS: Readonly<Record<Language, ClassWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
