import type { BrowserContext, Page } from '@playwright/test';

/** What a page waits for so long, in milliseconds, is what it shows for a while; what it waits for longer it asks for again and again. */
const A_WHILE = [2000, 10_000] as const;
const LONGER = 60;

/**
 * From here on what goes by itself (a sentence, a mark, a bubble) stays until a slow machine has looked at it. Only where nothing that is
 * waited for comes by such a timer.
 */
export async function linger(where: Page | BrowserContext): Promise<void> {
  const wanted = [A_WHILE, LONGER] as const;
  await where.addInitScript(slowDown, wanted);
  if ('evaluate' in where) await where.evaluate(slowDown, wanted);
}

/** In the page. */
function slowDown([[least, most], times]: readonly [readonly [number, number], number]): void {
  const usual = setTimeout;
  const slow = (run: () => void, time = 0, ...rest: never[]): unknown =>
    usual(run, time < least || time > most ? time : time * times, ...rest);
  Object.assign(window, { setTimeout: slow });
}
