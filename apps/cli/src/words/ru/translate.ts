import { countForm } from '@stolik/kernel/language';
import type { en } from '../en/translate.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('ru', count, { one, few, many })}`;

export const ru: typeof en = {
  nothing: (language) => `${language}: ничего не пропущено.`,
  total: (language, files, sentences) =>
    `${language}: не хватает ${counted(sentences, 'фразы', 'фраз', 'фраз')} в ${counted(files, 'файле', 'файлах', 'файлах')}.`,
  counted: (language, files, sentences) =>
    `${language}: ${counted(sentences, 'фраза', 'фразы', 'фраз')} в ${counted(files, 'файле', 'файлах', 'файлах')}.`,
  same: 'Во всех языках одни и те же ключи.',
  extra: (path, key) => `${path}: ключа ${key} нет в английском.`,
  stray: (path) => `${path}: такого файла нет в английском.`,
  code: 'нужен код языка, две или три маленькие буквы: uk',
  onlyFlags: 'у этой команды есть только --missing КОД',
};
