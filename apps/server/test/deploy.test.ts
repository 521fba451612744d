import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { RATES, SIZES } from '../src/limits/limits.ts';
import { USUAL_DRAIN } from '../src/settings.ts';
import { CLOSE_WITHIN } from '../src/signals.ts';

// No container engine runs where these tests run, so the files are read the way a linter reads them.
const ROOT = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8');

const INSTRUCTIONS = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

function instructionsOf(text: string): { word: string; rest: string }[] {
  const joined = text.replaceAll(/\\\n\s*/g, ' ').split('\n');
  return joined
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1) }));
}

test('the Dockerfile: known instructions, pinned images, no root, healthy', () => {
  const all = instructionsOf(read('Dockerfile'));
  expect(all.filter(({ word }) => !INSTRUCTIONS.includes(word))).toEqual([]);
  const images = all.filter(({ word }) => word === 'FROM');
  expect(images.length).toBeGreaterThan(1);
  for (const { rest } of images) expect(rest).toMatch(/^node:24\.\d+\.\d+-\w+-slim( AS \w+)?$/);
  const last = all.slice(all.lastIndexOf(images.at(-1)!));
  expect(last.find(({ word }) => word === 'USER')?.rest).toBe('node');
  expect(last.some(({ word }) => word === 'HEALTHCHECK')).toBe(true);
  const command = JSON.parse(last.find(({ word }) => word === 'CMD')!.rest) as string[];
  expect(existsSync(join(ROOT, command[1]!))).toBe(true);
  for (const { word, rest } of all) if (word === 'RUN') expect(rest).not.toMatch(/apt-get|curl|sudo|latest/);
});

test('what must not get into an image is left out', () => {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  for (const entry of ['.git', 'node_modules', 'data']) expect(ignored).toContain(entry);
});

test('the compose file: two spaces, pinned images, no secret in it, files that are there', () => {
  const lines = read('compose.yaml').split('\n');
  for (const line of lines) expect(line).toMatch(/^( {2})*(\S.*)?$/);
  const text = lines.join('\n');
  for (const [, image] of text.matchAll(/^\s+image: (.+)$/gm)) expect(image).toMatch(/^[a-z]+:\d+(\.\d+)+$/);
  for (const [, secret] of text.matchAll(/PASSWORD: (.+)$/gm)) expect(secret).toMatch(/^\$\{[A-Z_]+:\?/);
  for (const [, file] of text.matchAll(/dockerfile: (.+)$/gm)) expect(existsSync(join(ROOT, file!))).toBe(true);
  expect(existsSync(join(ROOT, 'deploy/Caddyfile'))).toBe(true);
  const services = [...text.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  expect(services).toEqual(expect.arrayContaining(['server', 'worker', 'proxy', 'postgres', 'nats']));
  for (const [, name] of text.matchAll(/^\s{6,}- (\w+)$/gm)) expect(services).toContain(name);
});

test('the systemd unit starts what is there, as nobody in particular', () => {
  const unit = read('stolik.service');
  const settings = new Map([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));
  expect(settings.get('DynamicUser')).toBe('yes');
  expect(settings.get('ProtectSystem')).toBe('strict');
  // It listens on this machine only: whoever comes does so through a proxy, and is not that proxy.
  expect(unit).toMatch(/^Environment=TRUST_PROXY=1$/m);
  expect(settings.get('ExecStart')).not.toContain('--host');
  expect(existsSync(join(ROOT, settings.get('ExecStart')!.split(' ')[1]!))).toBe(true);
  // Draining and closing end before systemd loses its patience, also where somebody sets the usual drain.
  const longest = USUAL_DRAIN + CLOSE_WITHIN / 1000;
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(longest);
  expect(settings.get('StartLimitIntervalSec')).toBe('0');
  expect(settings.get('Restart')).toBe('on-failure');
  // A watchdog without somebody who feeds it would end the server twice a minute.
  expect([settings.get('Type'), settings.get('NotifyAccess'), settings.get('KillMode')]).toEqual(['notify', 'all', 'mixed']);
  expect(Number(settings.get('WatchdogSec'))).toBeGreaterThanOrEqual(30);
  expect(unit).toMatch(/^RestrictAddressFamilies=.*AF_UNIX/m);
  expect([...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, section]) => section)).toEqual(['Unit', 'Service', 'Install']);
});

test('who looks whether a server is ready learns that it drains before it closes, and nobody kills it before', () => {
  const interval = Number(/health_interval (\d+)s/.exec(read('Caddyfile'))?.[1]);
  expect(read('Caddyfile')).toContain('health_uri /api/ready');
  expect(USUAL_DRAIN).toBeGreaterThan(interval);
  const grace = Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1]);
  expect(grace).toBeGreaterThan(USUAL_DRAIN + CLOSE_WITHIN / 1000);
});

test('nginx passes on what the server needs to know', () => {
  const text = read('nginx.conf');
  for (const header of ['Host $http_host', 'X-Forwarded-For $proxy_add_x_forwarded_for', 'Upgrade $http_upgrade'])
    expect(text).toContain(`proxy_set_header ${header};`);
  expect(text).toMatch(/proxy_pass http:\/\/127\.0\.0\.1:8080;/);
  expect(text.split('{').length).toBe(text.split('}').length);
  // The same as the server's own door has, which stands open behind a proxy.
  const [burst, perSecond] = RATES.knocking;
  expect(text).toContain(`rate=${perSecond}r/s`);
  expect(text).toContain(`burst=${burst} nodelay`);
  expect(text).toContain(`limit_conn stolik_open ${SIZES.socketsEach};`);
});
