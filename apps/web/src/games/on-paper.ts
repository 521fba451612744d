import type { OnPaper } from '../shell/study/on-paper.ts';

const PRINTED = import.meta.glob<{ readonly onPaper: OnPaper }>('./*/on-paper.ts');

/** How a game's questions are printed. */
export async function loadOnPaper(game: string): Promise<OnPaper | undefined> {
  return (await PRINTED[`./${game}/on-paper.ts`]?.())?.onPaper;
}
