import type { News } from '../base/news.ts';
import type { Miniature } from '../base/ui/picture.ts';

const MINIATURES = import.meta.glob<{ readonly miniature: Miniature; readonly closeUp?: Miniature }>('./*/miniature.ts');
const NEWS = import.meta.glob<{ readonly news: News }>('./*/news.ts');

interface Little {
  readonly miniature: Miniature;
  /** The same, only where something lies. */
  readonly closeUp: Miniature;
  readonly news: News;
}

/** Who draws a little board and tells of it, for the worker behind the home page. The build finds the same files (build/stills.ts). */
export async function loadLittle(game: string): Promise<Little> {
  const [drawing, telling] = [MINIATURES[`./${game}/miniature.ts`], NEWS[`./${game}/news.ts`]];
  if (!drawing || !telling) throw new Error(`${game} has no little table`);
  const [{ miniature, closeUp = miniature }, { news }] = await Promise.all([drawing(), telling()]);
  return { miniature, closeUp, news };
}
