import { expect, test } from 'vitest';
import { buildApp, PLACES } from '../src/app.ts';
import { addHostPage } from '../src/http/host-page.ts';
import { openerFor } from '../src/open-page.ts';
import { holderOf } from '../src/store/lock.ts';

interface Built {
  readonly app: ReturnType<typeof buildApp>;
  readonly stops: () => number;
}

function build(
  addresses: readonly string[] = ['http://192.0.2.7:8080/', 'http://198.51.100.3:8080/'],
  platform = 'win32',
): Built {
  let stops = 0;
  const app = buildApp(PLACES, console.error, (made, sendPage) => {
    addHostPage(
      made,
      sendPage,
      () => ({ addresses, platform, data: '/home/anna/Мои столы/data' }),
      () => {
        stops++;
      },
    );
  });
  return { app, stops: () => stops };
}

const OWN = { host: 'localhost:8080' };

test('whoever sits at the machine reads where the others come in, and where everything is kept', async () => {
  const { app } = build();
  const { body, statusCode } = await app.inject({ url: '/host', headers: OWN });
  expect(statusCode).toBe(200);
  for (const text of [
    '<b>192.0.2.7:8080</b>',
    '<b>198.51.100.3:8080</b>',
    '/home/anna/Мои столы/data',
    '<svg',
    'private networks',
  ])
    expect(body).toContain(text);
  await app.close();
});

test.each([
  ['linux', 'ufw allow 8080/tcp'],
  ['darwin', 'System Settings'],
])('the advice about firewalls is for %s', async (platform, says) => {
  const { app } = build(['http://192.0.2.7:8080/'], platform);
  const { body } = await app.inject({ url: '/host', headers: OWN });
  expect(body.replaceAll('\u00a0', ' ')).toContain(says);
  await app.close();
});

test('without a network it says so and invites nobody', async () => {
  const { app } = build([]);
  const { body } = await app.inject({ url: '/host', headers: OWN });
  expect(body).not.toContain('<svg');
  expect(body.replaceAll('\u00a0', ' ')).toContain('in a network yet');
  await app.close();
});

test.each([
  ['another machine', { remoteAddress: '192.0.2.9', headers: { host: 'localhost:8080' } }],
  ['another name for this machine', { headers: { host: 'evil.example:8080' } }],
])('%s neither reads the page nor stops the server', async (_, from) => {
  const { app, stops } = build();
  expect((await app.inject({ url: '/host', ...from })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/host/stop', ...from })).statusCode).toBe(404);
  expect(stops()).toBe(0);
  await app.close();
});

test('the button stops the server once the answer is sent', async () => {
  const { app, stops } = build();
  const headers = { ...OWN, 'content-type': 'application/x-www-form-urlencoded' };
  const { body } = await app.inject({ method: 'POST', url: '/host/stop?lang=ru', headers, payload: 'a=b' });
  expect(body).toContain('«Столик» остановлен');
  expect(stops()).toBe(1);
  await app.close();
});

test('each system opens a page in its own way, with the address as one argument', () => {
  const url = 'http://localhost:8080/host';
  expect(openerFor('win32', url)).toEqual(['rundll32', 'url.dll,FileProtocolHandler', url]);
  expect(openerFor('darwin', url)).toEqual(['open', url]);
  expect(openerFor('linux', url)).toEqual(['xdg-open', url]);
});

test('a folder that no server uses names none', () => {
  expect(holderOf('/nowhere')).toBeUndefined();
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'what a proxy passed on (%s) does not come from the machine itself',
  async (name) => {
    const { app } = build();
    expect((await app.inject({ url: '/host', headers: { ...OWN, [name]: 'localhost' } })).statusCode).toBe(404);
  },
);
