import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { completeLock, findMissingPlatforms, type Lock, platformOf } from '../lock-platforms.ts';

const readLock = (): Lock => JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'));

test('npm ci can work from package-lock.json: no build is left out (else run: node tools/complete-lock.ts)', () => {
  expect(findMissingPlatforms(readLock()).map(({ name }) => name)).toEqual([]);
});

test('both processors that Stolik brings a Node for have all their builds, with checksums', () => {
  const { packages } = readLock() as {
    packages: Record<string, { os?: string[]; cpu?: string[]; libc?: string[]; integrity?: string }>;
  };
  const builds = Object.entries(packages).filter(([, { os, libc }]) => os?.includes('linux') && !libc?.includes('musl'));
  for (const cpu of ['x64', 'arm64']) {
    const own = builds.filter(([, build]) => build.cpu?.includes(cpu));
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(own.filter(([, { integrity }]) => !integrity)).toEqual([]);
  }
});

test('the lock names no registry', () => {
  expect(JSON.stringify(readLock())).not.toContain('"resolved":"http');
});

test.each([
  ['@oxlint/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@biomejs/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
  ['@oxlint-tsgolint/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['lodash', undefined],
])('the platform of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('what is missing is added, and nothing else changes', () => {
  const lock: Lock = {
    packages: {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/darwin-x64': '1.0.0', '@tool/linux-x64': '1.0.0' },
      },
      'node_modules/@tool/linux-x64': { version: '1.0.0', optional: true },
    },
  };
  const { packages } = completeLock(lock);
  expect(packages['node_modules/@tool/darwin-x64']).toEqual({
    version: '1.0.0',
    os: ['darwin'],
    cpu: ['x64'],
    dev: true,
    optional: true,
  });
  expect(Object.keys(packages)).toEqual(['node_modules/@tool/darwin-x64', 'node_modules/@tool/linux-x64', 'node_modules/tool']);
  expect(findMissingPlatforms(completeLock(lock))).toEqual([]);
});
