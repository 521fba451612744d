import { expect, type Page, test } from '@playwright/test';
import type { Preferences } from '../src/base/preferences.ts';
import { layByKeys, sitAt, whatIsAsked } from './golems-table.ts';
import { complaintsOf, LONG, open, sitDown } from './helpers.ts';
import { expectAsked, places, playable } from './micropul-table.ts';

// What is heard, by name: the page tells of each sound as it is played.

const LIVELY: Partial<Preferences> = { speed: 2, motion: 'full', sound: true };

/** Sounds come when a page has nothing better to do. */
const WOKEN = { timeout: 60_000 } as const;

/** To be called before the page is opened; answers what has been heard so far. */
async function listenTo(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    // A sound that a slow machine makes too late is not heard: here no time goes by in the loudspeaker.
    const loudspeakers: AudioContext[] = [];
    class Patient extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        loudspeakers.push(this);
      }
      override get currentTime(): number {
        return 0;
      }
    }
    Object.assign(window, { heard, loudspeakers, AudioContext: Patient });
    addEventListener('stolik-sound', (event) => heard.push((event as CustomEvent<string>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
}

/** The sounds of the game have been fetched, after the first touch, and the loudspeaker is open. */
async function soundsAreHere(page: Page): Promise<void> {
  const files = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:sounds|hearing)-[^/]*\.js$/.test(name)),
    );
  await expect.poll(files, WOKEN).not.toEqual([]);
  const isOpen = (): Promise<boolean> =>
    page.evaluate(() =>
      (window as unknown as { loudspeakers: readonly AudioContext[] }).loudspeakers.some(({ state }) => state === 'running'),
    );
  await expect.poll(isOpen, WOKEN).toBe(true);
  await page.evaluate(
    async (urls) => {
      for (const url of urls) await import(url);
      await new Promise(requestAnimationFrame);
    },
    await files(),
  );
}

test('micropul: a tile that is laid is heard, and a loss ends softly', LONG, async ({ page }) => {
  const complaints = complaintsOf(page);
  const heard = await listenTo(page);
  await sitDown(page, 'micropul', LIVELY);
  await expectAsked(page);
  await soundsAreHere(page);
  await playable(page).first().click();
  await places(page).first().click();
  await page.locator('.mp-go').click();
  for (const name of ['lift', 'tile']) await expect.poll(heard, { ...WOKEN, message: name }).toContain(name);

  await expectAsked(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect.poll(heard, WOKEN).toContain('loss');
  expect(await heard()).not.toContain('win');
  expect(complaints).toEqual([]);
});

test('Golems: cards, Ready and the film are heard; mute means mute', async ({ page }) => {
  const heard = await listenTo(page);
  await sitAt(page, 'golems6', 'barrel-yard', ['Ola', 'bot'], { preferences: LIVELY });
  await whatIsAsked(page);
  await soundsAreHere(page);
  await layByKeys(page, 'FRFAB');
  await whatIsAsked(page);
  for (const name of ['card', 'ready', 'row', 'step', 'turn'])
    await expect.poll(heard, { ...WOKEN, message: name }).toContain(name);

  await page.getByRole('button', { name: 'Sound is on' }).click();
  // Enter on the switch itself would mean the switch.
  await page.getByRole('button', { name: 'Sound is off' }).blur();
  const before = (await heard()).length;
  await layByKeys(page, 'FRFAB');
  await whatIsAsked(page);
  await expect(page.getByRole('button', { name: 'Sound is off' })).toBeVisible();
  expect((await heard()).slice(before)).toEqual([]);
});

/** Contexts as they are made, and in which event. */
interface Made {
  readonly context: AudioContext;
  readonly during: string | undefined;
}

test('Safari opens the loudspeaker in the touch itself, and again when it has been taken away; old Firefox has no userActivation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: Made[] = [];
    const Usual = AudioContext;
    class Watched extends Usual {
      constructor(options?: AudioContextOptions) {
        super(options);
        made.push({ context: this, during: window.event?.type });
      }
    }
    Object.assign(window, { made, AudioContext: Watched, GestureEvent: Event });
    Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined });
  });
  const made = (): Promise<readonly (readonly [string | undefined, string])[]> =>
    page.evaluate(() =>
      (window as unknown as { made: Made[] }).made.map(({ context, during }) => [during, context.state] as const),
    );
  await open(page, '', LIVELY);
  expect(await made()).toEqual([]);
  await page.locator('h1').first().click();
  await expect.poll(made, WOKEN).toEqual([['pointerup', 'running']]);
  await page.evaluate(() => (window as unknown as { made: Made[] }).made[0]!.context.suspend());
  await expect.poll(made).toEqual([['pointerup', 'suspended']]);
  await page.locator('h1').first().click();
  await expect.poll(made, WOKEN).toEqual([['pointerup', 'running']]);
});

test('no loudspeaker is opened while sound is off; switching it on opens it', async ({ page }) => {
  const heard = await listenTo(page);
  await sitDown(page, 'micropul', { ...LIVELY, sound: false });
  await expectAsked(page);
  const fetched = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/(?:player|sounds|hearing)-[^/]*\.js$/.test(name)),
    );
  expect(await fetched()).toBe(false);
  await page.getByRole('button', { name: 'Sound is off' }).click();
  await soundsAreHere(page);
  await playable(page).first().click();
  await expect.poll(heard, WOKEN).toContain('lift');
});
