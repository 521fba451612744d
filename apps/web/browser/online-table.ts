import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { AnyGame } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { sealOf } from '@stolik/table/seal';
import { TableConnection } from '@stolik/wire/client';
import type { Preferences } from '../src/base/preferences.ts';
import { overWebSocket } from '../src/session/online/surroundings.ts';
import { AT_ONCE, complaintsOf, SIZES } from './helpers.ts';

/** Somebody at a table on the server, with a browser of their own. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  /** Everything the server has sent to this browser. */
  readonly heard: readonly string[];
  /** Lets the line to the server break, and stay broken until it is repaired. */
  cut(): void;
  mend(): void;
}

export interface Seated {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  readonly token: string;
}

const PREFERENCES: Partial<Preferences> = { ...AT_ONCE, known: ['micropul', 'circuit', 'golems6', 'golems4'] };

/** A browser of its own: what one person keeps the others don't find. */
export async function arrive(browser: Browser, size: keyof typeof SIZES, preferences: Partial<Preferences> = {}): Promise<Guest> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: isPhone, isMobile: isPhone });
  const page = await context.newPage();
  const heard: string[] = [];
  const open = new Set<{ close(): Promise<void> }>();
  let isCut = false;
  await page.routeWebSocket(/\/api\/play$/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    server.onMessage((message) => {
      heard.push(String(message));
      socket.send(message);
    });
    server.onClose(() => void socket.close().catch(() => {}));
  });
  await page.route(/\/api\/health$/, (route) => (isCut ? route.abort() : route.continue()));
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('stolik.preferences')) localStorage.setItem('stolik.preferences', text);
    },
    JSON.stringify({ ...PREFERENCES, ...preferences }),
  );
  return {
    page,
    context,
    complaints: complaintsOf(page),
    heard,
    cut: () => {
      isCut = true;
      for (const socket of open) void socket.close().catch(() => {});
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** Ola's part of the chance. */
const SALT = '5a'.repeat(16);

/** Opens a table for this guest, as the page for it does; the others come by link. */
export async function openTable(
  guest: Guest,
  game: string,
  seats: readonly unknown[],
  options: object = {},
  pace: unknown = 'free',
): Promise<Seated> {
  await guest.page.goto('/#/about');
  return guest.page.evaluate(
    async ({ salt, ...request }) => {
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...request, name: 'Ola' }),
      });
      const { commitment, chance: version, ...seated } = await response.json();
      const chance = { commitment, salt, version };
      const place = { ...seated, seat: seated.seat - 1, game: request.game, chance, savedAt: Date.now() };
      localStorage.setItem(`stolik.place.${seated.table}`, JSON.stringify(place));
      return { ...seated, seat: seated.seat - 1 };
    },
    { game, seats, options, pace, salt: SALT, seal: sealOf(SALT) },
  );
}

export const shell = (page: Page): Locator => page.locator('.shell:not([data-laid])');

export async function goToTable({ page }: Guest, table: string): Promise<void> {
  await page.goto(`/#/online/${table}`);
  await page.reload();
}

/** Sits down by the link that was sent. */
export async function joinByLink({ page }: Guest, code: string, name: string): Promise<Seated> {
  await page.goto(`/#/join/${code}`);
  await page.locator('.joining input.input').fill(name);
  await page.locator('.joining button[type="submit"]').click();
  await expect(shell(page)).toBeVisible();
  return placeOf(page);
}

/** The seat this browser keeps; the last one that was taken. */
export const placeOf = (page: Page): Promise<Seated> =>
  page.evaluate(() => {
    const id = location.hash.split('/')[2];
    return JSON.parse(localStorage.getItem(`stolik.place.${id}`) ?? 'null');
  });

/** The same person on another device: plays whatever is possible, as fast as the server likes, until `until` says stop. */
export function playElsewhere(
  page: Page,
  game: AnyGame,
  { table, token }: Seated,
  seed: number,
  until: (passages: number) => boolean = () => false,
): Promise<void> {
  const address = new URL('/api/play', page.url()).href.replace(/^http/, 'ws');
  const rng = new SeededRng(seed);
  return new Promise((done, fail) => {
    let asked = -1;
    const connection = new TableConnection(
      {
        game,
        table,
        token,
        wantsPast: true,
        onNews: (_, { room, viewer, world, decision, passages, isPresent }) => {
          const next = game.next(world);
          if (room.phase === 'over' || until(passages.length)) {
            connection.close();
            done();
          } else if (isPresent && next.seats.includes(viewer) && asked !== decision) {
            asked = decision;
            void connection.request(['act', decision, game.write(world, viewer, game.sample(world, viewer, rng))]);
          }
        },
        onStatus: (status, why) => status === 'closed' && why && fail(new Error(why)),
      },
      overWebSocket(address),
    );
  });
}

export const result = (page: Page): Locator => page.locator('.end-card .scores');
export const tell = (page: Page, text: string | RegExp): Locator => page.locator('.tell').filter({ hasText: text });
