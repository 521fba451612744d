import { countForm, type Language, type Words } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/kernel/typography';
import type { Colour } from '@stolik/micropul/faces';

interface Asked {
  readonly count: number;
  readonly colour: Colour;
  /** How large the group is. */
  readonly points: number;
}

interface Missed {
  readonly got: number;
  readonly wanted: number;
  /** Places that keep the group open. */
  readonly open: number;
}

interface PuzzleWords {
  goal(kind: string, asked: Asked): string;
  readonly says: Readonly<Record<string, string>>;
  readonly look: Readonly<Record<string, string>>;
  missed(kind: string, missed: Missed): { readonly title: string; readonly says: string };
}

const counted = (language: Language, count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm(language, count, { one, few, many })}`;

const en: PuzzleWords = {
  goal: (kind, { count, colour, points }) => {
    const name = colour === 'W' ? 'white' : 'black';
    switch (kind) {
      case 'close':
        return `Close the ${name} group of ${points}.`;
      case 'spoil':
        return `Make the ${name} group worth nothing.`;
      case 'tiles':
        return `Win ${counted('en', count, 'tile', 'tiles', 'tiles')} from the core.`;
      case 'lays':
        return `Place ${counted('en', count, 'tile', 'tiles', 'tiles')} in one turn.`;
      case 'points':
        return `Score ${counted('en', count, 'point', 'points', 'points')} with closed groups.`;
      default:
        return 'End the game, and win it.';
    }
  },
  says: {
    close: 'A group is closed when there’s no empty place next to it. You have one turn; a plus gives you another.',
    spoil: 'With two stones on it, a group scores for nobody. You have one turn; a plus gives you another.',
    tiles: 'Touch a dot and win a tile; a double dot wins two. You have one turn; a plus gives you another.',
    lays: 'Every plus you touch gives one more turn.',
    points: 'A closed group with only your stone on it scores 1 per circle. You have one turn; a plus gives you another.',
    win: 'The game ends when the last tile of the core is taken.',
  },
  look: {
    close: 'Look at this place. Which tile wouldn’t make the group grow?',
    spoil: 'Look at this place: it brings two stones together.',
    tiles: 'Look at this place: what would a tile touch here?',
    lays: 'Look at this place: what would a tile touch here?',
    points: 'Look at this place: it matters for your group.',
    win: 'Look at this place: what does it take from the core?',
  },
  missed: (kind, { got, wanted, open }) => {
    switch (kind) {
      case 'grow':
        return {
          title: got === wanted - 1 ? 'Nearly!' : 'It could grow more.',
          says: `The group has ${got}; it should have ${wanted}.`,
        };
      case 'join':
        return { title: 'Still two groups.', says: 'Nothing of their colour links them yet.' };
      case 'claim':
        return { title: 'No stone of yours there.', says: 'Take a stone and put it on the marked group.' };
      case 'take':
        return {
          title: 'That was another kind of turn.',
          says: 'A turn is one thing only: place a tile, take one, or put a stone. Here, take one.',
        };
      case 'reveal':
        return { title: 'Nothing was turned up.', says: 'A plus has to be touched by a micropul of another tile.' };
      case 'close':
        return {
          title: open <= 1 ? 'Nearly! But it’s still open.' : 'It’s still open.',
          says: `${counted('en', open, 'empty place is', 'empty places are', 'empty places are')} left next to the group.`,
        };
      case 'spoil':
        return { title: 'The group still counts.', says: 'There’s only one stone on it.' };
      case 'tiles':
        return {
          title: got === wanted - 1 ? 'Nearly!' : 'There is more to win.',
          says: `You won ${counted('en', got, 'tile', 'tiles', 'tiles')}; ${wanted} are possible.`,
        };
      case 'lays':
        if (got === 0)
          return {
            title: 'No tile was placed.',
            says: 'A turn is one thing: place a tile, take one, or put a stone. Here, place one.',
          };
        return { title: 'You could place more.', says: `You placed ${got}; ${wanted} are possible in one turn.` };
      case 'points':
        return {
          title: got > 0 ? 'There is more to score.' : 'No points yet.',
          says: `You scored ${counted('en', Math.max(0, got), 'point', 'points', 'points')}; ${wanted} are possible.`,
        };
      default:
        return { title: 'Not won yet.', says: 'The game is not over, or the other side has more points.' };
    }
  },
};

const ru: PuzzleWords = {
  goal: (kind, { count, colour, points }) => {
    const name = colour === 'W' ? 'белую' : 'чёрную';
    switch (kind) {
      case 'close':
        return `Закрой ${name} группу из ${points}.`;
      case 'spoil':
        return `Обесцень ${name} группу.`;
      case 'tiles':
        return `Добудь из ядра ${counted('ru', count, 'жетон', 'жетона', 'жетонов')}.`;
      case 'lays':
        return `Выложи за ход ${counted('ru', count, 'жетон', 'жетона', 'жетонов')}.`;
      case 'points':
        return `Набери закрытыми группами ${counted('ru', count, 'очко', 'очка', 'очков')}.`;
      default:
        return 'Закончи партию победой.';
    }
  },
  says: {
    close: 'Группа закрыта, когда рядом с ней нет пустых мест. У тебя один ход; плюс даёт ещё один.',
    spoil: 'Если на группе два камня, она не приносит очков никому. У тебя один ход; плюс даёт ещё один.',
    tiles: 'Задетая точка приносит жетон, двойная два. У тебя один ход; плюс даёт ещё один.',
    lays: 'Каждый задетый плюс даёт ещё один ход.',
    points: 'Закрытая группа, где стоит только твой камень, даёт очко за каждый кружок. У тебя один ход; плюс даёт ещё один.',
    win: 'Партия кончается, когда взят последний жетон ядра.',
  },
  look: {
    close: 'Посмотри на это место. С каким жетоном группа не вырастет?',
    spoil: 'Посмотри на это место: здесь сойдутся два камня.',
    tiles: 'Посмотри на это место: что здесь будет задето?',
    lays: 'Посмотри на это место: что здесь будет задето?',
    points: 'Посмотри на это место: от него зависит твоя группа.',
    win: 'Посмотри на это место: сколько оно возьмёт из ядра?',
  },
  missed: (kind, { got, wanted, open }) => {
    switch (kind) {
      case 'grow':
        return {
          title: got === wanted - 1 ? 'Почти!' : 'Она может вырасти больше.',
          says: `В группе ${got}, а нужно ${wanted}.`,
        };
      case 'join':
        return { title: 'Групп всё ещё две.', says: 'Их пока ничего не связывает своим цветом.' };
      case 'claim':
        return { title: 'Твоего камня там нет.', says: 'Возьми камень и поставь его на отмеченную группу.' };
      case 'take':
        return {
          title: 'Это был другой ход.',
          says: 'За ход делают что-то одно: кладут, берут или ставят камень. Здесь — возьми.',
        };
      case 'reveal':
        return { title: 'Ничего не открылось.', says: 'Плюса должен коснуться микропул другого жетона.' };
      case 'close':
        return {
          title: open <= 1 ? 'Почти! Но она ещё открыта.' : 'Она ещё открыта.',
          says: `Рядом с группой ${counted('ru', open, 'пустое место', 'пустых места', 'пустых мест')}.`,
        };
      case 'spoil':
        return { title: 'Группа ещё стоит очков.', says: 'На ней только один камень.' };
      case 'tiles':
        return {
          title: got === wanted - 1 ? 'Почти!' : 'Можно добыть больше.',
          says: `Добыто ${counted('ru', got, 'жетон', 'жетона', 'жетонов')}, а можно ${wanted}.`,
        };
      case 'lays':
        if (got === 0)
          return {
            title: 'Жетон не выложен.',
            says: 'За ход делают что-то одно: кладут, берут или ставят камень. Здесь надо положить.',
          };
        return { title: 'Можно было выложить больше.', says: `Выложено ${got}, а за ход можно ${wanted}.` };
      case 'points':
        return {
          title: got > 0 ? 'Можно набрать больше.' : 'Очков пока нет.',
          says: `Набрано ${counted('ru', Math.max(0, got), 'очко', 'очка', 'очков')}, а можно ${wanted}.`,
        };
      default:
        return { title: 'Победы ещё нет.', says: 'Партия не кончена, или у другой стороны больше очков.' };
    }
  },
};

const pl: PuzzleWords = {
  goal: (kind, { count, colour, points }) => {
    const name = colour === 'W' ? 'białą' : 'czarną';
    switch (kind) {
      case 'close':
        return `Zamknij ${name} grupę (${points}).`;
      case 'spoil':
        return `Spraw, by ${colour === 'W' ? 'biała' : 'czarna'} grupa była nic niewarta.`;
      case 'tiles':
        return `Zdobądź z rdzenia ${counted('pl', count, 'żeton', 'żetony', 'żetonów')}.`;
      case 'lays':
        return `Wyłóż w jednej turze ${counted('pl', count, 'żeton', 'żetony', 'żetonów')}.`;
      case 'points':
        return `Zdobądź zamkniętymi grupami ${counted('pl', count, 'punkt', 'punkty', 'punktów')}.`;
      default:
        return 'Zakończ partię zwycięstwem.';
    }
  },
  says: {
    close: 'Grupa jest zamknięta, gdy nie ma obok niej pustych miejsc. Masz jedną turę; krzyżyk daje następną.',
    spoil: 'Gdy na grupie leżą dwa kamienie, nikt nie ma z niej punktów. Masz jedną turę; krzyżyk daje następną.',
    tiles: 'Dotknięta kropka daje żeton, podwójna dwa. Masz jedną turę; krzyżyk daje następną.',
    lays: 'Każdy dotknięty krzyżyk daje dodatkową turę.',
    points:
      'Zamknięta grupa, na której leży tylko twój kamień, daje punkt za każde kółko. Masz jedną turę; krzyżyk daje następną.',
    win: 'Partia kończy się, gdy z rdzenia zniknie ostatni żeton.',
  },
  look: {
    close: 'Spójrz na to miejsce. Z którym żetonem grupa nie urośnie?',
    spoil: 'Spójrz na to miejsce: tu spotkają się dwa kamienie.',
    tiles: 'Spójrz na to miejsce: co zostanie tu dotknięte?',
    lays: 'Spójrz na to miejsce: co zostanie tu dotknięte?',
    points: 'Spójrz na to miejsce: zależy od niego twoja grupa.',
    win: 'Spójrz na to miejsce: ile zabierze z rdzenia?',
  },
  missed: (kind, { got, wanted, open }) => {
    switch (kind) {
      case 'grow':
        return {
          title: got === wanted - 1 ? 'Prawie!' : 'Może urosnąć bardziej.',
          says: `Grupa ma ${got}, a powinna mieć ${wanted}.`,
        };
      case 'join':
        return { title: 'To wciąż dwie grupy.', says: 'Nic w ich kolorze jeszcze ich nie łączy.' };
      case 'claim':
        return { title: 'Nie ma tam twojego kamienia.', says: 'Weź kamień i połóż go na zaznaczonej grupie.' };
      case 'take':
        return { title: 'To była inna tura.', says: 'W turze robi się jedno: wykłada, bierze albo kładzie kamień. Tu: weź.' };
      case 'reveal':
        return { title: 'Nic się nie odkryło.', says: 'Plusa musi dotknąć micropul innego żetonu.' };
      case 'close':
        return {
          title: open <= 1 ? 'Prawie! Ale wciąż jest otwarta.' : 'Wciąż jest otwarta.',
          says: `Obok grupy: ${counted('pl', open, 'puste miejsce', 'puste miejsca', 'pustych miejsc')}.`,
        };
      case 'spoil':
        return { title: 'Grupa wciąż się liczy.', says: 'Leży na niej tylko jeden kamień.' };
      case 'tiles':
        return {
          title: got === wanted - 1 ? 'Prawie!' : 'Da się zdobyć więcej.',
          says: `Zdobyte: ${counted('pl', got, 'żeton', 'żetony', 'żetonów')}; możliwe: ${wanted}.`,
        };
      case 'lays':
        if (got === 0)
          return {
            title: 'Nic nie wyłożono.',
            says: 'W turze robi się jedno: wykłada, bierze albo kładzie kamień. Tu trzeba wyłożyć.',
          };
        return { title: 'Dało się wyłożyć więcej.', says: `Wyłożone: ${got}; w jednej turze możliwe: ${wanted}.` };
      case 'points':
        return {
          title: got > 0 ? 'Da się zdobyć więcej.' : 'Jeszcze bez punktów.',
          says: `Zdobyte: ${counted('pl', Math.max(0, got), 'punkt', 'punkty', 'punktów')}; możliwe: ${wanted}.`,
        };
      default:
        return { title: 'To jeszcze nie zwycięstwo.', says: 'Partia trwa albo druga strona ma więcej punktów.' };
    }
  },
};

const KINDS: Readonly<Record<string, Words>> = {
  close: { en: 'Closing groups', ru: 'Закрыть группу', pl: 'Zamykanie grup' },
  tiles: { en: 'Winning tiles', ru: 'Добыть жетоны', pl: 'Zdobywanie żetonów' },
  points: { en: 'Scoring', ru: 'Набрать очки', pl: 'Punktowanie' },
  spoil: { en: 'Spoiling groups', ru: 'Обесценить группу', pl: 'Psucie grup' },
  lays: { en: 'Long turns', ru: 'Длинный ход', pl: 'Długie tury' },
  win: { en: 'Last moves', ru: 'Последние ходы', pl: 'Ostatnie ruchy' },
};

const THEMES: Readonly<Record<string, Words>> = {
  plus: { en: 'plus chain', ru: 'цепочка плюсов', pl: 'łańcuch krzyżyków' },
  close: { en: 'closing', ru: 'закрыть', pl: 'zamknięcie' },
  spoil: { en: 'two stones', ru: 'два камня', pl: 'dwa kamienie' },
  stone: { en: 'a stone', ru: 'камень', pl: 'kamień' },
  harvest: { en: 'harvest', ru: 'урожай', pl: 'żniwa' },
  big: { en: 'big tile', ru: 'большой жетон', pl: 'duży żeton' },
  end: { en: 'the end', ru: 'конец партии', pl: 'koniec partii' },
  combination: { en: 'several moves', ru: 'несколько ходов', pl: 'kilka ruchów' },
  'one-move': { en: 'one move', ru: 'один ход', pl: 'jeden ruch' },
};

/** How the puzzles of micropul are asked, and what is said of a wrong answer. */
export const PUZZLE_WORDS = {
  kinds: KINDS,
  themes: THEMES,
  by: { en: typesetAll(en, 'en'), ru: typesetAll(ru, 'ru'), pl: typesetAll(pl, 'pl') } satisfies Readonly<
    Record<Language, PuzzleWords>
  >,
};
