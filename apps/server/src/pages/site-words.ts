import type { Origin } from '@stolik/games/clauses';
import type { Language } from '@stolik/kernel/language';
import { typesetAll } from '@stolik/look/typography';
import { en } from '../words/en/site.ts';
import { pl } from '../words/pl/site.ts';
import { ru } from '../words/ru/site.ts';

/** What the server's own pages say. `code` stands between backticks; a page makes it look like code. */
export interface SiteWords {
  readonly description: string;
  readonly skip: string;
  readonly main: string;
  readonly places: { readonly games: string; readonly rules: string; readonly cases: string };
  readonly licence: string;
  readonly languages: string;
  readonly home: {
    readonly title: string;
    readonly lead: string;
    readonly games: string;
    readonly more: string;
    readonly terminal: string;
    readonly terminalFolder: string;
    readonly terminalHint: string;
    readonly lookUp: string;
    readonly lookUpHint: string;
    readonly show: string;
    readonly showHint: string;
    readonly howToWrite: string;
    /** `min` is left out where it is `max`. */
    players(from: number | undefined, to: number): string;
    fromAge(age: number): string;
    readonly rules: string;
    rulesOf(game: string): string;
  };
  readonly rules: {
    readonly title: string;
    readonly searchAll: string;
    readonly searchOne: string;
    readonly find: string;
    found(count: number, query: string): string;
    foundTitle(query: string): string;
    readonly all: string;
    readonly allClauses: string;
    readonly sections: string;
    size(sections: number, clauses: number): string;
    clause(id: string): string;
    readonly origin: string;
    readonly origins: Readonly<Record<Origin, string>>;
    /** Which text counts; empty for the one that does. */
    readonly translated: string;
    readonly table: string;
  };
  readonly cases: {
    readonly title: string;
    /** What the document says, where it is not in the reader's language; `code` between backticks. */
    readonly about: readonly string[];
    readonly inEnglish: string;
  };
  readonly problem: {
    readonly toTables: string;
    readonly toRules: string;
    readonly nothing: { readonly title: string; readonly says: string };
    readonly broken: { readonly title: string; readonly says: string };
    readonly busy: { readonly title: string; readonly says: string };
    readonly blocked: { readonly title: string; readonly says: string };
    /** The id that the server's log has of a request. */
    request(id: string): string;
  };
  readonly bots: {
    readonly title: string;
    readonly lead: string;
    readonly make: string;
    /** `BOT` becomes its name. */
    readonly key: string;
    readonly steps: readonly string[];
    /** `OPENAPI` becomes a link. */
    readonly more: string;
  };
}

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = {
  en: typesetAll(en, 'en'),
  ru: typesetAll(ru, 'ru'),
  pl: typesetAll(pl, 'pl'),
};
