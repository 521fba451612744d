import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../words/en/host.ts';
import { pl } from '../words/pl/host.ts';
import { ru } from '../words/ru/host.ts';

/** What the page of the machine that serves says. */
export interface HostWords {
  readonly title: string;
  readonly lead: string;
  readonly play: string;
  readonly others: string;
  readonly scan: string;
  readonly elsewhere: string;
  readonly alone: string;
  readonly trouble: string;
  readonly sameNetwork: string;
  /** `platform` is what Node calls it: win32, darwin, linux. */
  firewall(platform: string, port: string): string;
  readonly end: string;
  readonly keeps: string;
  readonly stop: string;
  readonly stopped: string;
  readonly stoppedHint: string;
}

export const HOST_WORDS: Readonly<Record<Language, HostWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
