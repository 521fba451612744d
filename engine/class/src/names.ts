import type { Language } from '@stolik/kernel/language';

/*
 * A pupil is an animal with an adjective, kept as two words of these lists: `brave-fox`. Every client says it in its own language, and
 * nobody's real name is ever needed. In Russian and Polish all animals are masculine, because an adjective agrees with its noun.
 */

type Said = readonly [en: string, ru: string, pl: string];

/** An animal is in a class once, so it alone is enough to be known by. */
const ANIMAL_WORDS = {
  fox: ['Fox', 'Лис', 'Lis'],
  owl: ['Owl', 'Филин', 'Puchacz'],
  hedgehog: ['Hedgehog', 'Ёж', 'Jeż'],
  cat: ['Cat', 'Кот', 'Kot'],
  bear: ['Bear', 'Медведь', 'Niedźwiedź'],
  hare: ['Hare', 'Заяц', 'Zając'],
  penguin: ['Penguin', 'Пингвин', 'Pingwin'],
  lion: ['Lion', 'Лев', 'Lew'],
  tiger: ['Tiger', 'Тигр', 'Tygrys'],
  raccoon: ['Raccoon', 'Енот', 'Szop'],
  badger: ['Badger', 'Барсук', 'Borsuk'],
  beaver: ['Beaver', 'Бобр', 'Bóbr'],
  hamster: ['Hamster', 'Хомяк', 'Chomik'],
  wolf: ['Wolf', 'Волк', 'Wilk'],
  mouse: ['Mouse', 'Мышонок', 'Gryzoń'],
  elephant: ['Elephant', 'Слон', 'Słoń'],
  deer: ['Deer', 'Олень', 'Jeleń'],
  pig: ['Piglet', 'Поросёнок', 'Prosiaczek'],
  dog: ['Dog', 'Пёс', 'Pies'],
  sparrow: ['Sparrow', 'Воробей', 'Wróbel'],
  frog: ['Frog', 'Лягушонок', 'Płaz'],
  seal: ['Seal', 'Тюлень', 'Mors'],
  crab: ['Crab', 'Краб', 'Krab'],
  octopus: ['Octopus', 'Осьминог', 'Głowonóg'],
  dolphin: ['Dolphin', 'Дельфин', 'Delfin'],
  crane: ['Crane', 'Журавль', 'Żuraw'],
  camel: ['Camel', 'Верблюд', 'Wielbłąd'],
  rooster: ['Rooster', 'Петух', 'Kogut'],
  crocodile: ['Crocodile', 'Крокодил', 'Krokodyl'],
  kangaroo: ['Kangaroo', 'Кенгурёнок', 'Kangur'],
  toucan: ['Toucan', 'Тукан', 'Tukan'],
  rhino: ['Rhino', 'Носорог', 'Nosorożec'],
  horse: ['Horse', 'Конь', 'Koń'],
  ram: ['Ram', 'Баран', 'Baran'],
  goose: ['Gander', 'Гусь', 'Gąsior'],
  beetle: ['Beetle', 'Жук', 'Żuk'],
} as const satisfies Readonly<Record<string, Said>>;

const HOW_WORDS = {
  merry: ['Merry', 'Весёлый', 'Wesoły'],
  brave: ['Brave', 'Храбрый', 'Dzielny'],
  quiet: ['Quiet', 'Тихий', 'Cichy'],
  wise: ['Wise', 'Мудрый', 'Mądry'],
  nimble: ['Nimble', 'Ловкий', 'Zwinny'],
  kind: ['Kind', 'Добрый', 'Dobry'],
  quick: ['Quick', 'Быстрый', 'Szybki'],
  bold: ['Bold', 'Смелый', 'Śmiały'],
  sleepy: ['Sleepy', 'Сонный', 'Senny'],
  lucky: ['Lucky', 'Удачливый', 'Szczęśliwy'],
  curious: ['Curious', 'Пытливый', 'Ciekawy'],
  bright: ['Bright', 'Сметливый', 'Bystry'],
} as const satisfies Readonly<Record<string, Said>>;

export type Animal = keyof typeof ANIMAL_WORDS;
type How = keyof typeof HOW_WORDS;
/** `brave-fox` */
export type Nickname = `${How}-${Animal}`;

export const ANIMALS = Object.keys(ANIMAL_WORDS) as readonly Animal[];
export const HOWS = Object.keys(HOW_WORDS) as readonly How[];

/** The pictures of a secret, by number. */
export const PICTURES = [
  'apple',
  'moon',
  'key',
  'boat',
  'umbrella',
  'bell',
  'cup',
  'leaf',
  'kite',
  'house',
  'mushroom',
  'balloon',
] as const;

const COLUMN: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, ru: 1, pl: 2 };

export const isNickname = (text: unknown): text is Nickname => {
  if (typeof text !== 'string') return false;
  const [how = '', animal = '', ...more] = text.split('-');
  return more.length === 0 && Object.hasOwn(HOW_WORDS, how) && Object.hasOwn(ANIMAL_WORDS, animal);
};

export const animalOf = (name: Nickname): Animal => name.split('-')[1] as Animal;

/** "Brave Fox", in the reader's language. */
export function sayNickname(name: Nickname, language: Language): string {
  const [how, animal] = name.split('-') as [How, Animal];
  return `${HOW_WORDS[how][COLUMN[language]]} ${ANIMAL_WORDS[animal][COLUMN[language]]}`;
}

/** @public "Fox": the wall has no room for more, and an animal is in a class once. */
export const sayAnimal = (animal: Animal, language: Language): string => ANIMAL_WORDS[animal][COLUMN[language]];
