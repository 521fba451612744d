import { countForm } from '@stolik/kernel/language';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;

export const en = {
  /** `language` is a code: `uk`. */
  nothing: (language: string): string => `${language}: nothing is missing.`,
  total: (language: string, files: number, sentences: number): string =>
    `${language} lacks ${counted(sentences, 'sentence', 'sentences')} in ${counted(files, 'file', 'files')}.`,
  counted: (language: string, files: number, sentences: number): string =>
    `${language}: ${counted(sentences, 'sentence', 'sentences')} in ${counted(files, 'file', 'files')}.`,
  same: 'All languages have the same keys.',
  extra: (path: string, key: string): string => `${path}: ${key} is not in English.`,
  stray: (path: string): string => `${path}: there is no such file in English.`,
  code: 'give the code of a language, two or three small letters: uk',
  onlyFlags: 'this command takes only --missing CODE',
};
