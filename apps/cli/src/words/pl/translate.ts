import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/translate.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('pl', count, { one, few, many })}`;

export const pl: typeof en = {
  nothing: (language) => `${language}: niczego nie brakuje.`,
  total: (language, files, sentences) =>
    `${language}: brakuje ${counted(sentences, 'zdania', 'zdań', 'zdań')} w ${counted(files, 'pliku', 'plikach', 'plikach')}.`,
  counted: (language, files, sentences) =>
    `${language}: ${counted(sentences, 'zdanie', 'zdania', 'zdań')} w ${counted(files, 'pliku', 'plikach', 'plikach')}.`,
  same: 'Wszystkie języki mają te same klucze.',
  extra: (path, key) => `${path}: klucza ${key} nie ma po angielsku.`,
  stray: (path) => `${path}: takiego pliku nie ma po angielsku.`,
  code: 'podaj kod języka, dwie lub trzy małe litery: uk',
  onlyFlags: 'to polecenie przyjmuje tylko --missing KOD',
};
