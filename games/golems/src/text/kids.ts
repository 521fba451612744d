import type { Language } from '@stolik/kernel/language';
import { en } from '../words/en/kids.ts';
import { pl } from '../words/pl/kids.ts';
import { ru } from '../words/ru/kids.ts';
import { sentence } from '../words/telling.ts';
import type { Tellers } from './telling.ts';

const silent = (): string => '';

const SHARED: Partial<Tellers> = {
  // Seen on the board, so nobody says it.
  golemMoved: silent,
  golemTurned: silent,
  roundBegan: silent,
  programLaid: silent,
  programsReady: silent,
  damageTaken: silent,
  waterLeft: silent,
  rowOpened: (e, { each }) => sentence(each(e.commands)),
};

const TELLERS: Readonly<Record<Language, Partial<Tellers>>> = { en, ru, pl };

/** The wording of an event for young players; undefined where it is the usual one. */
export const kidsTeller = <Kind extends keyof Tellers>(kind: Kind, language: Language): Partial<Tellers>[Kind] =>
  SHARED[kind] ?? TELLERS[language][kind];
