import type { Page } from '@playwright/test';

/*
 * What a window must be besides roomy: of the kind its size says, with whole words and even rows of seats. Words of another language, or of
 * somebody who reads large letters, are longer than those that are looked at most.
 */

/** Windows by the kind they are of. */
const BY_KIND = {
  lying: '740x360 844x390 700x520',
  phone: '360x740 320x568 390x844 414x896 540x720 600x960',
  upright: '820x1180 768x1024',
  beside: '1024x768 700x521 960x600 960x950 1000x700 1080x810 1133x744 1180x820',
  desk: '1440x900 1920x1080 1280x720 1366x625 1366x768 3840x2160',
} as const;

export const FEW = '360x740 740x360 820x1180 1440x900'.split(' ');
export const ALL = [...new Set([...FEW, ...Object.values(BY_KIND).join(' ').split(' ')])];
/** Where words are most easily cut. */
export const TIGHT = [...FEW, ...'320x568 960x600 1024x768 844x390 700x521 1280x720'.split(' ')];

const kindOf = (window: string): string | undefined =>
  Object.entries(BY_KIND).find(([, windows]) => windows.split(' ').includes(window))?.[0];

/** Words that stand in somebody's way: wrong kind, cut at a side, uneven seats. */
export async function wrongWith(page: Page, window: string): Promise<readonly string[]> {
  const { kind, wrong } = await page.evaluate(() => {
    const found = new Set<string>();
    const rows = new Map<number, number>();
    for (const seat of document.querySelectorAll('.shell > .seats > .seat')) {
      if (!seat.checkVisibility()) continue;
      const top = Math.round(seat.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    // Of a row that is too low or too short for its buttons one is cut, out of sight or on what lies beside it.
    for (const button of document.querySelectorAll('.shell > .now > .btn, .moves > .btn')) {
      if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('[inert]')) continue;
      const box = button.getBoundingClientRect();
      const row = button.parentElement!;
      const clip = row.getBoundingClientRect();
      const isCutByRow = getComputedStyle(row).overflowY !== 'visible' && box.bottom > clip.bottom + 1.5;
      const sticksOut = box.left < clip.left - 1.5 || box.right > clip.right + 1.5;
      if (isCutByRow || sticksOut || box.bottom > innerHeight + 1.5) found.add(`a button is cut: ${button.textContent?.trim()}`);
    }
    // Partners stand beside each other or below each other.
    const sides = new Map<string, DOMRect>();
    for (const team of document.querySelectorAll<HTMLElement>('.shell > .seats > .seat [data-side]')) {
      const side = team.dataset['side']!;
      const one = team.closest('.seat')!.getBoundingClientRect();
      const other = sides.get(side) ?? one;
      const isNear = Math.abs(one.top - other.top) < 2 || (one.left < other.right && other.left < one.right);
      if (!isNear) found.add(`partners of team ${side} stand apart`);
      sides.set(side, one);
    }
    const counts = [...rows.values()];
    if (Math.max(...counts) - Math.min(...counts) > 1) found.add(`seats stand in rows of ${counts.join(' and ')}`);

    /** What is read out only; names of people and steps of a lane, which end in dots where they must: others say them whole. */
    const isApart = (element: Element): boolean =>
      element.closest('.hidden, .name, .gl-step, .bar:has(> .branch) > h1, svg, [data-left], [inert], select') !== null;
    const range = document.createRange();
    /** Letters end a little above the foot of their line. */
    const FOOT = 2;
    for (const part of document.querySelectorAll(
      '.shell > :is(.bar, .seats, .now, .film, .mine, .side, .goal, .study-paper, .table-card, .end-card)',
    )) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!;
        if (!text.textContent?.trim() || isApart(parent) || !parent.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width < 2) continue;
        const lines = [...range.getClientRects()];
        let foot = Number.POSITIVE_INFINITY;
        let [isSeen, isCut, isScrolled] = [true, box.left < -1 || box.right > innerWidth + 1, false];
        for (let around: Element | null = parent; around && around !== part.parentElement; around = around.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(around);
          const clip = around.getBoundingClientRect();
          if (clipPath !== 'none' || clip.width < 2) isSeen = false;
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          // Whole lines fall out of sight where they may, and what is scrolled is seen when somebody wants it.
          if (box.top > clip.bottom - 3 || box.bottom < clip.top + 3) isSeen = false;
          if (overflowX === 'auto' || overflowX === 'scroll') break;
          if (box.left < clip.left - 1.5 || box.right > clip.right + 1.5) isCut = true;
          if (overflowY === 'auto' || overflowY === 'scroll') isScrolled = true;
          if (!isScrolled) foot = Math.min(foot, clip.bottom);
        }
        if (isSeen && isCut) found.add(`cut at its side: ${text.textContent.trim()}`);
        // The line at the edge is either there or not.
        if (isSeen && lines.some(({ top, bottom }) => top < foot - 3 && bottom > foot + FOOT))
          found.add(`cut at its foot: ${text.textContent.trim()}`);
      }
    }
    return { kind: document.documentElement.dataset['window'], wrong: [...found] };
  });
  const expected = kindOf(window);
  return expected === kind ? wrong : [`is "${kind}", not "${expected}"`, ...wrong];
}

/** Every word becomes a third longer, as those of a language that nobody has tried yet. */
export async function withLongerWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made = new WeakMap<Node, string>();
    const longer = (text: string): string =>
      text.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.max(1, Math.round(word.length * 0.3))));
    const lengthen = (node: Node): void => {
      if (node.nodeType !== Node.TEXT_NODE) {
        for (const child of node.childNodes) lengthen(child);
        return;
      }
      const text = node as Text;
      if (made.get(text) === text.data || text.parentElement?.closest('script, style, svg, .name')) return;
      const now = longer(text.data);
      made.set(text, now);
      if (now !== text.data) text.data = now;
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target.nodeType === Node.TEXT_NODE) lengthen(target);
        for (const node of addedNodes) lengthen(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
