import type { Language } from '@stolik/kernel/language';
import { en } from './words/en/names.ts';
import { pl } from './words/pl/names.ts';
import { ru } from './words/ru/names.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, ru, pl };

type How = keyof typeof en.hows;
export type Animal = keyof typeof en.animals;
/** One of the twelve pictures of a pupil's secret. */
export type Picture = keyof typeof en.pictures;
/** A pupil's nickname, the same in every language: `brave-fox`. An animal occurs once in a class. */
export type Nickname = `${How}-${Animal}`;

export const HOWS = Object.keys(en.hows) as readonly How[];
export const ANIMALS = Object.keys(en.animals) as readonly Animal[];
export const PICTURES = Object.keys(en.pictures) as readonly Picture[];

export function isNickname(text: unknown): text is Nickname {
  if (typeof text !== 'string') return false;
  const [how = '', animal = '', ...more] = text.split('-');
  return more.length === 0 && Object.hasOwn(en.hows, how) && Object.hasOwn(en.animals, animal);
}

export const animalOf = (name: Nickname): Animal => name.split('-')[1] as Animal;

/** The same word before another animal. */
export const withAnimal = (name: Nickname, animal: Animal): Nickname => `${name.split('-')[0] as How}-${animal}`;

/** "Brave Fox", in the reader's language. */
export function sayNickname(name: Nickname, language: Language): string {
  const [how, animal] = name.split('-') as [How, Animal];
  return `${WORDS[language].hows[how]} ${WORDS[language].animals[animal]}`;
}

/** "Fox": the wall has no room for more, and an animal is in a class once. */
export const sayAnimal = (animal: Animal, language: Language): string => WORDS[language].animals[animal];
export const sayPicture = (picture: Picture, language: Language): string => WORDS[language].pictures[picture];
