import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';

/** The page for parents and teachers: the rulebook's advice for the youngest, in our own words. [G6.11] */
export interface ParentsWords {
  readonly title: string;
  readonly lead: string;
  /** Two teams at one device, and what they are called. */
  readonly playTogether: string;
  readonly teams: readonly [string, string];
  readonly playBot: string;
  readonly playAlone: string;
  readonly build: string;
  readonly plans: string;
  readonly rules: string;
  readonly sections: readonly {
    readonly title: string;
    readonly text?: string;
    readonly list?: readonly string[];
    readonly isOrdered?: true;
  }[];
}

const en: ParentsWords = {
  title: 'For parents and teachers',
  lead: 'Golems for children from five: a first game of programming, without a single fight. Two clay golems look for a treasure, and three cards at a time tell them the way.',
  playTogether: 'Two teams at one table',
  teams: ['First team', 'Second team'],
  playBot: 'One child with a bot',
  playAlone: 'Nine cards: one child alone',
  build: 'Build a field together',
  plans: 'Lesson plans for a class',
  rules: 'The rules for young players',
  sections: [
    {
      title: 'What is different',
      list: [
        'Only four commands: forward, back, turn left, turn right. Nobody strikes, and nothing depends on luck.',
        'A program has three cards, and there are two golems on a small field.',
        'The goal is in plain sight: a treasure, gears or the far edge.',
        'Large cards, few words, and a voice that reads them aloud. Children who can’t read yet can play too.',
      ],
    },
    {
      title: 'How to begin',
      isOrdered: true,
      list: [
        'Make two teams, one for each golem. One to three children in a team is best: they can talk it over and lay the cards together.',
        'Take turns at first. One team lays its cards and its golem walks; then it’s the other team’s turn. The table for two teams is set up this way.',
        'Trace the way with a finger, or walk it on the floor, before you press “Ready”. “Left” is the golem’s left.',
        'Once that is easy, choose “All at once” in the house rules: both programs run together, and someone may be in the way.',
        'Put a sweet or another small prize on the treasure, and agree beforehand what the other team gets.',
      ],
    },
    {
      title: 'What comes next',
      list: [
        'Start with “Treasure in the maze”, then the race and the gears. Walls and barrels first; water hurts the golem and can wait.',
        '“Nine cards to the treasure” is for one child alone, or for the whole class at a projector.',
        'Let the children build a field of their own in the editor. That’s often the best lesson.',
        'From age six, once three cards are easy, the real battle is waiting: luck cards, loops and conditions.',
      ],
    },
    {
      title: 'What children learn',
      list: [
        'A sequence of commands is an algorithm; written down, it’s a program, and it’s carried out to the letter.',
        'Planning a few steps ahead, and seeing left and right through someone else’s eyes.',
        'Finding the card where it went wrong, and calmly trying again.',
        'Deciding together, and waiting for your turn.',
      ],
    },
    {
      title: 'How long it takes',
      text: 'A game takes five to ten minutes. Twenty to thirty minutes make a good lesson, with a field of their own at the end; stop while everyone still wants one more.',
    },
    {
      title: 'What leaves this device',
      text: 'Nothing. There are no accounts, no ads and no tracking, and after the first visit it works without internet. Names and games stay in this browser. Only if you open a table for several devices yourself does its server keep the names given there and the moves.',
    },
  ],
};

const ru: ParentsWords = {
  title: 'Родителям и учителям',
  lead: '«Големы» для детей от пяти лет: первая игра в программирование, и без единой битвы. Два глиняных голема ищут сокровище, а путь им подсказывают карты, по три за раз.',
  playTogether: 'Две команды за одним столом',
  teams: ['Первая команда', 'Вторая команда'],
  playBot: 'Один ребёнок с ботом',
  playAlone: '«Девять карт»: для одного',
  build: 'Построить поле вместе',
  plans: 'Планы уроков для класса',
  rules: 'Правила для младших',
  sections: [
    {
      title: 'Чем отличается детская игра',
      list: [
        'Всего четыре команды: вперёд, назад, поворот влево и вправо. Никто никого не бьёт, ничего не зависит от удачи.',
        'В программе три карты, на небольшом поле два голема.',
        'Цель видна сразу: сокровище, шестерёнки или дальний край.',
        'Крупные карты, мало слов, голос читает их вслух. Можно играть, ещё не умея читать.',
      ],
    },
    {
      title: 'С чего начать',
      isOrdered: true,
      list: [
        'Разделитесь на две команды, по одной на голема. Лучше всего от одного до трёх детей в команде: они советуются и выкладывают карты вместе.',
        'Сначала ходите по очереди. Команда выкладывает карты, её голем идёт; потом другая команда. Стол для двух команд так и накрыт.',
        'Прежде чем нажать «Готово», пройдите путь пальцем или по полу. «Влево» — это влево для голема.',
        'Когда станет легко, выберите в домашних правилах «Одновременно»: обе программы исполняются вместе, и кто-то может оказаться на пути.',
        'На сокровище можно положить конфету или другой маленький приз. Договоритесь заранее, что достанется второй команде.',
      ],
    },
    {
      title: 'Что дальше',
      list: [
        'Начните с «Сокровищ в лабиринте», потом гонка и шестерёнки. Сначала стены и бочки; вода вредит голему, она может подождать.',
        '«Девять карт до сокровища» — для одного ребёнка или для всего класса у проектора.',
        'Пусть дети соберут собственное поле в редакторе. Часто это и есть лучший урок.',
        'С шести лет, когда три карты уже даются легко, ждёт настоящая битва: карты удачи, циклы и условия.',
      ],
    },
    {
      title: 'Чему это учит',
      list: [
        'Порядок команд — это алгоритм; записанный, он становится программой и исполняется буквально.',
        'Продумывать несколько шагов вперёд и видеть «лево» и «право» чужими глазами.',
        'Находить карту, на которой всё пошло не так, и спокойно пробовать снова.',
        'Решать вместе и ждать своей очереди.',
      ],
    },
    {
      title: 'Сколько это длится',
      text: 'Партия занимает от пяти до десяти минут. Хорошее занятие — двадцать–тридцать минут, в конце своё поле; заканчивайте, пока всем хочется ещё.',
    },
    {
      title: 'Что уходит с этого устройства',
      text: 'Ничего. Нет ни учётных записей, ни рекламы, ни счётчиков, а после первого посещения всё работает без интернета. Имена и партии остаются в этом браузере. Только если вы сами откроете стол для нескольких устройств, его сервер хранит указанные там имена и ходы.',
    },
  ],
};

const pl: ParentsWords = {
  title: 'Dla rodziców i nauczycieli',
  lead: '„Golemy” dla dzieci od pięciu lat: pierwsza gra w programowanie, bez ani jednej walki. Dwa gliniane golemy szukają skarbu, a drogę pokazują im karty, po trzy naraz.',
  playTogether: 'Dwie drużyny przy jednym stole',
  teams: ['Pierwsza drużyna', 'Druga drużyna'],
  playBot: 'Jedno dziecko z botem',
  playAlone: '„Dziewięć kart”: dla jednego',
  build: 'Zbudujcie planszę razem',
  plans: 'Plany lekcji dla klasy',
  rules: 'Zasady dla najmłodszych',
  sections: [
    {
      title: 'Co jest inaczej',
      list: [
        'Tylko cztery komendy: naprzód, wstecz, obrót w lewo i w prawo. Nikt nikogo nie uderza, nic nie zależy od szczęścia.',
        'Program ma trzy karty, na małej planszy są dwa golemy.',
        'Cel widać od razu: skarb, zębatki albo drugi koniec planszy.',
        'Duże karty, mało słów, lektor czyta je na głos. Można grać, nie umiejąc jeszcze czytać.',
      ],
    },
    {
      title: 'Jak zacząć',
      isOrdered: true,
      list: [
        'Podzielcie się na dwie drużyny, po jednej na golema. Najlepiej od jednego do trojga dzieci w drużynie: radzą się i razem kładą karty.',
        'Najpierw grajcie po kolei. Drużyna kładzie karty, jej golem idzie; potem druga drużyna. Stół dla dwóch drużyn jest tak ustawiony.',
        'Zanim naciśniecie „Gotowe”, przejdźcie drogę palcem albo po podłodze. „W lewo” to lewo golema.',
        'Gdy to już łatwe, wybierzcie w zasadach domowych „Jednocześnie”: oba programy ruszają razem i ktoś może stanąć na drodze.',
        'Na skarbie może leżeć cukierek albo inna mała nagroda. Umówcie się wcześniej, co dostanie druga drużyna.',
      ],
    },
    {
      title: 'Co dalej',
      list: [
        'Zacznijcie od „Skarbu w labiryncie”, potem wyścig i zębatki. Najpierw ściany i beczki; woda szkodzi golemowi i może poczekać.',
        '„Dziewięć kart do skarbu” jest dla jednego dziecka albo dla całej klasy przy rzutniku.',
        'Niech dzieci ułożą własną planszę w edytorze. To często najlepsza lekcja.',
        'Od szóstego roku życia, gdy trzy karty to już drobnostka, czeka bitwa: karty szczęścia, pętle i warunki.',
      ],
    },
    {
      title: 'Czego to uczy',
      list: [
        'Kolejność komend to algorytm; zapisany staje się programem i jest wykonywany co do joty.',
        'Planować kilka kroków naprzód i widzieć „lewo” i „prawo” cudzymi oczami.',
        'Znaleźć kartę, na której coś poszło nie tak, i spokojnie spróbować jeszcze raz.',
        'Decydować razem i czekać na swoją kolej.',
      ],
    },
    {
      title: 'Ile to trwa',
      text: 'Partia trwa od pięciu do dziesięciu minut. Dobre zajęcia to dwadzieścia–trzydzieści minut, na koniec własna plansza; kończcie, póki wszyscy chcą zagrać jeszcze raz.',
    },
    {
      title: 'Co opuszcza to urządzenie',
      text: 'Nic. Nie ma kont, reklam ani liczników, a po pierwszej wizycie wszystko działa bez internetu. Imiona i partie zostają w tej przeglądarce. Tylko jeśli sami otworzycie stół na kilka urządzeń, jego serwer przechowuje podane tam imiona i ruchy.',
    },
  ],
};

export const PARENTS: Readonly<Record<Language, ParentsWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
