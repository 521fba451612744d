import { LANGUAGES, type Language } from '@stolik/kernel/language';
import type { SiteWords } from './site-words.ts';
import { SITE_WORDS } from './site-words.ts';

/** Who reads a page, as far as their browser says it. */
export interface Reader {
  readonly language: Language;
  readonly words: SiteWords;
  /** The address of a page of ours: a language that was chosen by hand goes along. */
  to(path: string): string;
  /** This very page in another language. */
  inLanguage(language: Language): string;
}

/** `?lang=` of the address counts before what the browser prefers. */
export function readerOf(url: string, acceptLanguage: string | undefined): Reader {
  const [path = '/', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  const chosen = LANGUAGES.find((language) => language === asked.get('lang'));
  const language = chosen ?? preferredLanguage(acceptLanguage);
  return {
    language,
    words: SITE_WORDS[language],
    to: (page) => (chosen ? withLanguage(page, chosen) : page),
    inLanguage: (other) => {
      const search = asked.get('q')?.slice(0, 200);
      // A POST has no page of its own to come back to, and `//host` would be another site.
      return `/${path.replace(/^\/+/, '')}?${new URLSearchParams({ ...(search && { q: search }), lang: other })}`;
    },
  };
}

function withLanguage(page: string, language: Language): string {
  const [path = '', mark] = page.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${mark === undefined ? '' : `#${mark}`}`;
}

/** The best of our languages by `Accept-Language: pl-PL,pl;q=0.9,en;q=0.5`; English where none is named. */
export function preferredLanguage(header: string | undefined): Language {
  let best: { readonly language: Language; readonly weight: number } | undefined;
  for (const offer of (header ?? '').slice(0, 400).toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    const language = LANGUAGES.find((known) => known === name.split('-')[0]);
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? 'en';
}
