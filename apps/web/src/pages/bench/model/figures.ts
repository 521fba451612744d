import type { Language } from '@stolik/kernel/language';
import type { BenchWords } from '../bench-words.ts';

/** Numbers as a school's meters show them: three digits at most, with the unit. */

const number = (value: number, digits: number, language: Language): string => {
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 && Number(text) !== 0 ? '−' : '';
  return sign + (language === 'en' ? text : text.replace('.', ','));
};

export const voltsText = (words: BenchWords, volts: number, language: Language): string =>
  `${number(volts, 2, language)}\u00a0${words.units.volt}`;

export function ampsText(words: BenchWords, milliamps: number, language: Language): string {
  const size = Math.abs(milliamps);
  if (size >= 1000) return `${number(milliamps / 1000, 2, language)}\u00a0${words.units.amp}`;
  return `${number(milliamps, size >= 9.95 || size < 0.05 ? 0 : 1, language)}\u00a0${words.units.milliamp}`;
}
