import type { Language, Words } from '@stolik/kernel/language';

// Masculine throughout: in Russian and Polish an adjective agrees with its noun, so an animal without a masculine name in both has no place here.
const HOW_WORDS = {
  brave: { en: 'Brave', ru: 'Храбрый', pl: 'Dzielny' },
  wise: { en: 'Wise', ru: 'Мудрый', pl: 'Mądry' },
  merry: { en: 'Merry', ru: 'Весёлый', pl: 'Wesoły' },
  quiet: { en: 'Quiet', ru: 'Тихий', pl: 'Cichy' },
  kind: { en: 'Kind', ru: 'Добрый', pl: 'Dobry' },
  quick: { en: 'Quick', ru: 'Быстрый', pl: 'Szybki' },
  bold: { en: 'Bold', ru: 'Смелый', pl: 'Śmiały' },
  nimble: { en: 'Nimble', ru: 'Ловкий', pl: 'Zwinny' },
  lucky: { en: 'Lucky', ru: 'Везучий', pl: 'Szczęśliwy' },
  watchful: { en: 'Watchful', ru: 'Зоркий', pl: 'Czujny' },
  cheerful: { en: 'Cheerful', ru: 'Радостный', pl: 'Radosny' },
  clever: { en: 'Clever', ru: 'Смышлёный', pl: 'Bystry' },
  gentle: { en: 'Gentle', ru: 'Ласковый', pl: 'Łagodny' },
  calm: { en: 'Calm', ru: 'Спокойный', pl: 'Spokojny' },
  patient: { en: 'Patient', ru: 'Терпеливый', pl: 'Cierpliwy' },
  honest: { en: 'Honest', ru: 'Честный', pl: 'Uczciwy' },
  sunny: { en: 'Sunny', ru: 'Солнечный', pl: 'Słoneczny' },
  generous: { en: 'Generous', ru: 'Щедрый', pl: 'Hojny' },
  polite: { en: 'Polite', ru: 'Вежливый', pl: 'Uprzejmy' },
  skilful: { en: 'Skilful', ru: 'Умелый', pl: 'Zręczny' },
  strong: { en: 'Strong', ru: 'Сильный', pl: 'Silny' },
  steady: { en: 'Steady', ru: 'Стойкий', pl: 'Wytrwały' },
  loyal: { en: 'Loyal', ru: 'Верный', pl: 'Wierny' },
  lively: { en: 'Lively', ru: 'Бодрый', pl: 'Żwawy' },
} as const satisfies Readonly<Record<string, Words>>;

const ANIMAL_WORDS = {
  fox: { en: 'Fox', ru: 'Лис', pl: 'Lis' },
  owl: { en: 'Owl', ru: 'Филин', pl: 'Puchacz' },
  hedgehog: { en: 'Hedgehog', ru: 'Ёж', pl: 'Jeż' },
  cat: { en: 'Cat', ru: 'Кот', pl: 'Kot' },
  bear: { en: 'Bear', ru: 'Медведь', pl: 'Niedźwiedź' },
  hare: { en: 'Hare', ru: 'Заяц', pl: 'Zając' },
  penguin: { en: 'Penguin', ru: 'Пингвин', pl: 'Pingwin' },
  lion: { en: 'Lion', ru: 'Лев', pl: 'Lew' },
  tiger: { en: 'Tiger', ru: 'Тигр', pl: 'Tygrys' },
  raccoon: { en: 'Raccoon', ru: 'Енот', pl: 'Szop' },
  badger: { en: 'Badger', ru: 'Барсук', pl: 'Borsuk' },
  beaver: { en: 'Beaver', ru: 'Бобр', pl: 'Bóbr' },
  hamster: { en: 'Hamster', ru: 'Хомяк', pl: 'Chomik' },
  wolf: { en: 'Wolf', ru: 'Волк', pl: 'Wilk' },
  mouse: { en: 'Mouse', ru: 'Мышонок', pl: 'Myszoskoczek' },
  elephant: { en: 'Elephant', ru: 'Слон', pl: 'Słoń' },
  deer: { en: 'Deer', ru: 'Олень', pl: 'Jeleń' },
  piglet: { en: 'Piglet', ru: 'Поросёнок', pl: 'Prosiaczek' },
  dog: { en: 'Dog', ru: 'Пёс', pl: 'Pies' },
  sparrow: { en: 'Sparrow', ru: 'Воробей', pl: 'Wróbel' },
  frog: { en: 'Frog', ru: 'Лягушонок', pl: 'Kumak' },
  walrus: { en: 'Walrus', ru: 'Морж', pl: 'Mors' },
  crab: { en: 'Crab', ru: 'Краб', pl: 'Krab' },
  toucan: { en: 'Toucan', ru: 'Тукан', pl: 'Tukan' },
  duckling: { en: 'Duckling', ru: 'Утёнок', pl: 'Kaczorek' },
  dolphin: { en: 'Dolphin', ru: 'Дельфин', pl: 'Delfin' },
  whale: { en: 'Whale', ru: 'Кит', pl: 'Wieloryb' },
  crocodile: { en: 'Crocodile', ru: 'Крокодил', pl: 'Krokodyl' },
  horse: { en: 'Horse', ru: 'Конь', pl: 'Koń' },
  lamb: { en: 'Lamb', ru: 'Ягнёнок', pl: 'Baranek' },
  bison: { en: 'Bison', ru: 'Зубр', pl: 'Żubr' },
  bumblebee: { en: 'Bumblebee', ru: 'Шмель', pl: 'Trzmiel' },
  flamingo: { en: 'Flamingo', ru: 'Фламинго', pl: 'Flaming' },
  butterfly: { en: 'Butterfly', ru: 'Мотылёк', pl: 'Motyl' },
  eagle: { en: 'Eagle', ru: 'Орёл', pl: 'Orzeł' },
  dinosaur: { en: 'Dinosaur', ru: 'Динозавр', pl: 'Dinozaur' },
} as const satisfies Readonly<Record<string, Words>>;

const PICTURE_WORDS = {
  apple: { en: 'apple', ru: 'яблоко', pl: 'jabłko' },
  moon: { en: 'moon', ru: 'луна', pl: 'księżyc' },
  key: { en: 'key', ru: 'ключ', pl: 'klucz' },
  boat: { en: 'boat', ru: 'кораблик', pl: 'żaglówka' },
  umbrella: { en: 'umbrella', ru: 'зонтик', pl: 'parasol' },
  bell: { en: 'bell', ru: 'колокольчик', pl: 'dzwonek' },
  cup: { en: 'cup', ru: 'кружка', pl: 'kubek' },
  leaf: { en: 'leaf', ru: 'листок', pl: 'liść' },
  kite: { en: 'kite', ru: 'воздушный змей', pl: 'latawiec' },
  house: { en: 'house', ru: 'домик', pl: 'domek' },
  mushroom: { en: 'mushroom', ru: 'гриб', pl: 'grzyb' },
  balloon: { en: 'balloon', ru: 'воздушный шарик', pl: 'balonik' },
} as const satisfies Readonly<Record<string, Words>>;

type How = keyof typeof HOW_WORDS;
export type Animal = keyof typeof ANIMAL_WORDS;
/** One of the twelve pictures of a pupil's secret. */
export type Picture = keyof typeof PICTURE_WORDS;
/** What a pupil is called, the same in every language: `brave-fox`. An animal occurs once in a class. */
export type Nickname = `${How}-${Animal}`;

export const HOWS = Object.keys(HOW_WORDS) as readonly How[];
export const ANIMALS = Object.keys(ANIMAL_WORDS) as readonly Animal[];
export const PICTURES = Object.keys(PICTURE_WORDS) as readonly Picture[];

export function isNickname(text: unknown): text is Nickname {
  if (typeof text !== 'string') return false;
  const [how = '', animal = '', ...more] = text.split('-');
  return more.length === 0 && Object.hasOwn(HOW_WORDS, how) && Object.hasOwn(ANIMAL_WORDS, animal);
}

export const animalOf = (name: Nickname): Animal => name.split('-')[1] as Animal;

/** "Brave Fox", in the reader's language. */
export function sayNickname(name: Nickname, language: Language): string {
  const [how, animal] = name.split('-') as [How, Animal];
  return `${HOW_WORDS[how][language]} ${ANIMAL_WORDS[animal][language]}`;
}

/** "Fox": the wall has no room for more, and an animal is in a class once. */
export const sayAnimal = (animal: Animal, language: Language): string => ANIMAL_WORDS[animal][language];
export const sayPicture = (picture: Picture, language: Language): string => PICTURE_WORDS[picture][language];
