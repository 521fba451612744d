import { expect, type Page } from '@playwright/test';
import { NOW } from '@stolik/wire/messages';
import { WIRE_VERSION } from '@stolik/wire/version';
import { encode } from 'uqr';
import type { Preferences } from '../src/base/preferences.ts';
import { AT_ONCE, open } from './helpers.ts';

/** A seat as the server gives it: counted from 1. */
export interface Given {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  readonly token: string;
}

async function post(page: Page, path: string, data: object): Promise<Given> {
  const response = await page.request.post(`/api/${path}`, { data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Somebody elsewhere opens a table, without a browser. */
export const openTable = (page: Page, request: object = {}): Promise<Given> =>
  post(page, 'tables', { game: 'micropul', seats: ['me', 'open'], name: 'Ola', ...request });

export const joinTable = (page: Page, code: string, request: object = {}): Promise<Given> =>
  post(page, `tables/${code}/join`, { name: 'Ewa', ...request });

/** By code while people gather, by id always. */
export async function roomOf(page: Page, table: string): Promise<Record<string, unknown>> {
  return (await (await page.request.get(`/api/tables/${table}`)).json()).room;
}

/** The id of the table that this page shows. */
export const tableOn = (page: Page): string => /#\/online\/([a-z0-9]{12})/.exec(page.url())?.[1] ?? '';

/** Opens a page in a browser that has these seats already. */
export async function openWith(
  page: Page,
  address: string,
  seats: readonly (Given & { readonly game: string })[],
  preferences: Partial<Preferences> = AT_ONCE,
): Promise<void> {
  await page.addInitScript(
    (given) => {
      if (sessionStorage.getItem('seats')) return;
      sessionStorage.setItem('seats', 'given');
      for (const place of given) localStorage.setItem(`stolik.place.${place.table}`, JSON.stringify(place));
    },
    seats.map((given, index) => ({ ...given, seat: given.seat - 1, savedAt: 1000 - index })),
  );
  await open(page, address, preferences);
}

/** Gives up a seat's game over a socket of its own. */
export function resign(baseURL: string, { table, token }: Given): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${baseURL.replace('http', 'ws')}api/play`);
    socket.onerror = () => fail(new Error('no connection'));
    socket.onopen = () => socket.send(JSON.stringify(['hi', WIRE_VERSION, table, token, NOW, '']));
    socket.onmessage = ({ data }) => {
      const [kind] = JSON.parse(String(data)) as [string];
      if (kind === 'hi') socket.send(JSON.stringify(['resign', 'up']));
      if (kind === 'ok') done();
      if (kind === 'no' || kind === 'bye') fail(new Error(String(data)));
      if (['ok', 'no', 'bye'].includes(kind)) socket.close();
    };
  });
}

/** What a drawn QR code says: its modules are those of this text, all of them. */
export async function expectQr(page: Page, text: string): Promise<void> {
  const wanted = encode(text, { ecc: 'M', border: 4 }).data;
  await expect
    .poll(async () => {
      const path = (await page.locator('.qr path').getAttribute('d')) ?? '';
      const drawn = wanted.map((row) => row.map(() => false));
      for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
        drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
      }
      return drawn;
    })
    .toEqual(wanted);
}

/** The letters on the screen of whoever invites. */
export async function codeOn(page: Page): Promise<string> {
  const letters = page.locator('.letters');
  const LETTERS = /([A-Z] ){5,7}[A-Z]$/;
  await expect(letters).toHaveAttribute('aria-label', LETTERS);
  return LETTERS.exec((await letters.getAttribute('aria-label')) ?? '')?.[0].replaceAll(' ', '') ?? '';
}
