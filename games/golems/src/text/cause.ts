import type { Seat } from '@stolik/kernel/game';
import { countForm, type Language } from '@stolik/kernel/language';
import { type Speech, speechOf, type Telling } from '@stolik/kernel/telling';

/** One cause that several events share. */
export type Cause =
  /** Several wanted to the same cell, and nobody went. */
  | { readonly kind: 'claim'; readonly seats: readonly Seat[]; readonly cell: string }
  /** Somebody is hurt, and these have struck. */
  | { readonly kind: 'struck'; readonly seat: Seat; readonly points: number; readonly by: readonly Seat[] };

type Tellers = {
  readonly [K in Cause['kind']]: (cause: Extract<Cause, { kind: K }>, speech: Speech) => string;
};

const TELLERS: Readonly<Record<Language, Tellers>> = {
  en: {
    claim: ({ seats, cell }, { names }) => sentence(`${names(seats)} want the same cell, ${cell}: nobody moves`),
    struck: ({ seat, points, by }, { does, names }) => `${does(seat, 'takes', 'take')} ${points} damage, struck by ${names(by)}.`,
  },
  ru: {
    claim: ({ seats, cell }, { names }) => `На клетку ${cell} хотят сразу ${names(seats)}: никто не идёт.`,
    struck: ({ seat, points, by }, { does, names }) =>
      `${does(seat, 'получает', 'получаете')} ${points} ${countForm('ru', points, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}. Удар: ${names(by)}.`,
  },
  pl: {
    claim: ({ seats, cell }, { names }) => `Na pole ${cell} chcą naraz ${names(seats)}: nikt nie idzie.`,
    struck: ({ seat, points, by }, { does, names }) =>
      `${does(seat, 'dostaje', 'dostajesz')} ${points} ${countForm('pl', points, { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' })}. Cios: ${names(by)}.`,
  },
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What several events come to, in one sentence, cause first. */
export function tellCause(cause: Cause, telling: Telling): string {
  const tellers = TELLERS[telling.language];
  const speech = speechOf(telling);
  return cause.kind === 'claim' ? tellers.claim(cause, speech) : tellers.struck(cause, speech);
}
