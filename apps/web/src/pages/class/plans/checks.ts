import { isRecord } from '@stolik/kernel/json';
import { LANGUAGES } from '@stolik/kernel/language';
import { problem } from '@stolik/kernel/result';

export type Fault = ReturnType<typeof problem> | undefined;
/** What is wrong with a value that stands at this place of a file. */
export type Check = (raw: unknown, at: string) => Fault;

export const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.trim() !== '';
export const isTexts = (raw: unknown): raw is readonly string[] => Array.isArray(raw) && raw.length > 0 && raw.every(isText);
export const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) > 0;

export const text: Check = (raw, at) => (isText(raw) ? undefined : problem(at, 'a text is expected'));

/** Exactly these keys, each as its check wants it. */
export const record =
  (checks: Readonly<Record<string, Check>>): Check =>
  (raw, at) => {
    if (!isRecord(raw)) return problem(at, 'a JSON object is expected');
    for (const [key, check] of Object.entries(checks)) {
      const fault = check(raw[key], `${at}.${key}`);
      if (fault) return fault;
    }
    const odd = Object.keys(raw).find((key) => !Object.hasOwn(checks, key));
    return odd ? problem(`${at}.${odd}`, 'there is no such text') : undefined;
  };

export const listOf =
  (check: Check, least: number, most: number): Check =>
  (raw, at) => {
    if (!Array.isArray(raw) || raw.length < least || raw.length > most) return problem(at, `${least} to ${most} are expected`);
    for (const [index, item] of raw.entries()) {
      const fault = check(item, `${at}[${index}]`);
      if (fault) return fault;
    }
    return undefined;
  };

/** The same words in every language. */
export const inEveryLanguage =
  (check: Check): Check =>
  (raw, at) => {
    if (!isRecord(raw)) return problem(at, 'words in every language are expected');
    for (const language of LANGUAGES) {
      if (!isRecord(raw[language])) return problem(`${at}.${language}`, 'this language is missing');
      const fault = check(raw[language], `${at}.${language}`);
      if (fault) return fault;
    }
    return undefined;
  };
