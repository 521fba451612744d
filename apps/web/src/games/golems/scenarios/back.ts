import type { Language } from '@stolik/kernel/language';
import { textAt } from '../../../base/kept/storage.ts';
import { toEditor } from '../../../base/router.ts';
import { CLIENT_WORDS } from '../words/client.ts';

/** Where own scenarios are kept in this browser. */
export const OWN_KEY = 'stolik.scenario.';

/** The way from a table of an own scenario back to where it is built; undefined for one that is not kept here. */
export function wayToEditor(
  edition: string,
  id: string | null | undefined,
  language: Language,
): { readonly label: string; readonly address: string } | undefined {
  if (!id || textAt(OWN_KEY + id) === undefined) return undefined;
  return { label: CLIENT_WORDS.backToEditor[language], address: toEditor(edition, id) };
}
