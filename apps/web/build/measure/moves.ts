import type { Browser } from '@playwright/test';
import { quantile } from './figures.ts';
import { openTable } from './frames.ts';
import { youngCircuit } from './tables.ts';

const MOVES = 7;

/** Milliseconds from the tap on the button that confirms to the frame in which the tile lies. */
export async function moves(chrome: Browser, address: string, slowdown: number): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, youngCircuit(), slowdown);
  const times: number[] = [];
  for (let move = 0; move < MOVES; move++) {
    await page.locator('.ci-tray.asked').waitFor();
    await page.locator('.ci-held[aria-disabled="false"]:not(.iron):not([data-token="M"])').first().click();
    await page.locator('.ci-cell[data-offered]').first().click();
    const shown = await page.evaluateHandle(watchMove);
    await page.locator('.ci-buttons .ci-go').click();
    times.push(await shown.evaluate(({ time }) => time));
  }
  await page.close();
  return { slowdown, moves: times.length, medianMs: quantile(times, 0.5), worstMs: quantile(times, 1) };
}

/** In the page: the time between the next tap on the button and the painting of what it did. */
function watchMove(): { time: Promise<number> } {
  const tried = document.querySelector('.ci-cell.tried');
  const time = new Promise<number>((done) => {
    let tapped = 0;
    addEventListener('click', (event) => (tapped = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (tried?.isConnected && tried.classList.contains('tried')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - tapped)));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return { time };
}
