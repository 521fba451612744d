import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import { CHARACTERS } from '@stolik/search/characters';

/** Who sits at the little tables. */
export const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: CHARACTERS.map(({ name }) => name.en),
  ru: CHARACTERS.map(({ name }) => name.ru),
  pl: CHARACTERS.map(({ name }) => name.pl),
};

/** The same sentence in three languages, about somebody. */
export const about = (seat: Seat, say: (name: string, language: Language) => Words): Words => ({
  en: say(NAMES.en[seat] ?? '', 'en').en,
  ru: say(NAMES.ru[seat] ?? '', 'ru').ru,
  pl: say(NAMES.pl[seat] ?? '', 'pl').pl,
});

/** The same from the catalogs of a game: a sentence about somebody, and perhaps a number. */
export const told = (seat: Seat, says: Readonly<Record<Language, (name: string, count: number) => string>>, count = 0): Words =>
  about(seat, (name) => ({ en: says.en(name, count), ru: says.ru(name, count), pl: says.pl(name, count) }));

type Facts = Readonly<Record<string, unknown>>;
type Say = (event: Facts, all: readonly Facts[]) => Words | undefined;

export const seatOf = ({ seat }: Facts): Seat => Number(seat);

/**
 * What is worth a line under a game's little table, by kinds of events, the best first; `games/<id>/news.ts` exports one. Everything in
 * the present, so that no name needs a gender.
 */
export type News = Readonly<Record<string, Say>>;

/** What has just happened at a little table, in a few words; undefined where nothing did that anybody would look up for. */
export function newsOf(news: News, happened: readonly GameEvent[]): Words | undefined {
  const events = happened as readonly unknown[] as readonly Facts[];
  for (const [kind, say] of Object.entries(news)) {
    // Of several the last one: that is what can be seen.
    const says = events.flatMap((event) => (event['kind'] === kind ? (say(event, events) ?? []) : [])).at(-1);
    if (says) return says;
  }
  return undefined;
}
