import type { Language, Words } from '@stolik/kernel/language';

// Masculine throughout: in Russian and Polish an adjective agrees with its noun, so an animal without a masculine name in both has no place here.
const ADJECTIVE_WORDS = {
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

export type Adjective = keyof typeof ADJECTIVE_WORDS;
export type Animal = keyof typeof ANIMAL_WORDS;
/** One of the twelve pictures of a pupil's secret. */
export type Picture = keyof typeof PICTURE_WORDS;
/** What a pupil is called, the same in every language: `brave-fox`. An animal occurs once in a class. */
export type Nickname = `${Adjective}-${Animal}`;

export const ADJECTIVES = Object.keys(ADJECTIVE_WORDS) as readonly Adjective[];
export const ANIMALS = Object.keys(ANIMAL_WORDS) as readonly Animal[];
export const PICTURES = Object.keys(PICTURE_WORDS) as readonly Picture[];

const isAdjective = (word: string): word is Adjective => Object.hasOwn(ADJECTIVE_WORDS, word);
export const isAnimal = (word: string): word is Animal => Object.hasOwn(ANIMAL_WORDS, word);
export const isPicture = (word: string): word is Picture => Object.hasOwn(PICTURE_WORDS, word);

const parts = (id: string): readonly [adjective: string, animal: string] => {
  const dash = id.indexOf('-');
  return [id.slice(0, Math.max(dash, 0)), id.slice(dash + 1)];
};

export function isNickname(id: string): id is Nickname {
  const [adjective, animal] = parts(id);
  return isAdjective(adjective) && isAnimal(animal);
}

export const animalOf = (id: Nickname): Animal => parts(id)[1] as Animal;

export function nickname(id: Nickname, language: Language): string {
  const [adjective, animal] = parts(id) as readonly [Adjective, Animal];
  return `${ADJECTIVE_WORDS[adjective][language]} ${ANIMAL_WORDS[animal][language]}`;
}

export const animalName = (animal: Animal, language: Language): string => ANIMAL_WORDS[animal][language];
export const pictureName = (picture: Picture, language: Language): string => PICTURE_WORDS[picture][language];
