import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '../suitcase/data-folder.ts';
import { binaryKind, PLATFORMS } from '../suitcase/platforms.ts';
import { startersFor } from '../suitcase/starters.ts';
import { writeZip } from '../suitcase/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-suitcase-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head = (...bytes: readonly (readonly [number, readonly number[]])[]): Uint8Array => {
  const all = new Uint8Array(256);
  for (const [at, values] of bytes) all.set(values, at);
  return all;
};

test.each([
  ['ELF x64', head([0, [0x7f, 0x45, 0x4c, 0x46]], [18, [0x3e, 0]])],
  ['ELF arm64', head([0, [0x7f, 0x45, 0x4c, 0x46]], [18, [0xb7, 0]])],
  ['Mach-O x64', head([0, [0xcf, 0xfa, 0xed, 0xfe, 0x07, 0, 0, 1]])],
  ['Mach-O arm64', head([0, [0xcf, 0xfa, 0xed, 0xfe, 0x0c, 0, 0, 1]])],
  ['PE x64', head([0, [0x4d, 0x5a]], [60, [0x80, 0, 0, 0]], [0x80, [0x50, 0x45, 0, 0, 0x64, 0x86]])],
  // A Windows on arm64, a far header, a script, and next to nothing.
  [undefined, head([0, [0x4d, 0x5a]], [60, [0x80, 0, 0, 0]], [0x80, [0x50, 0x45, 0, 0, 0x64, 0xaa]])],
  [undefined, head([0, [0x4d, 0x5a]], [60, [0xff, 0xff, 0, 0]])],
  [undefined, head([0, [0x23, 0x21]])],
  [undefined, new Uint8Array(3)],
])('a file of machine code is known as %s', (kind, bytes) => {
  expect(binaryKind(bytes)).toBe(kind);
});

test('the Node that is running is known for what it is', () => {
  const kind = binaryKind(readFileSync(process.execPath).subarray(0, 4096));
  expect(kind).toBe({ x64: 'ELF x64', arm64: 'ELF arm64' }[process.arch as string]);
});

test('every platform names one npm package with an exact version and what the registry says of it', () => {
  expect(new Set(PLATFORMS.map(({ binary }) => binary)).size).toBe(5);
  for (const { node } of PLATFORMS) {
    expect(node.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(node.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  }
});

const starter = (system: 'windows' | 'macos' | 'linux', name: string): string =>
  startersFor(system).find((each) => each.name === name)!.text;

test('the file for Windows has lines as Windows ends them, and quotes every path', () => {
  const text = starter('windows', 'Stolik.cmd');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain('"%~dp0program\\node.exe" "%~dp0program\\apps\\server\\src\\suitcase.js" %*');
  // cmd.exe reads it in the code page of the country.
  expect(text).toMatch(/^\p{ASCII}*$/u);
  expect(starter('windows', 'README.txt').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each([
  ['macos', 'Stolik.command'],
  ['linux', 'Stolik.sh'],
] as const)('the file for %s is a plain shell script that quotes every path and needs no other program', (system, name) => {
  const text = starter(system, name);
  expect(text.startsWith('#!/bin/sh\n')).toBe(true);
  expect(text).not.toContain('\r');
  expect(text).toContain('exec "$here/program/node" "$here/program/apps/server/src/suitcase.js" "$@"');
  expect(text).not.toMatch(/dirname|readlink|bash|\[\[/);
});

test('a suitcase says how to open it in three languages', () => {
  for (const { system } of PLATFORMS) {
    const files = startersFor(system);
    const [opened] = files.filter(({ isProgram }) => isProgram);
    const text = files.find(({ name }) => name === 'README.txt')!.text;
    expect(text.split(opened!.name).length).toBeGreaterThan(3);
    for (const word of ['English', 'Русский', 'Polski']) expect(text).toContain(word);
  }
});

test('tables are kept beside the program, or at home where nothing can be written there', () => {
  expect(dataFolder('/stick/Stolik', '/home/anna', () => true)).toBe('/stick/Stolik/data');
  expect(dataFolder('/stick/Stolik', '/home/anna', () => false)).toBe('/home/anna/Stolik');
  expect(dataFolder(join(folder, 'мой чемодан'), '/nowhere')).toBe(join(folder, 'мой чемодан', 'data'));
});

test('a zip keeps contents, names of any alphabet, and which files are programs', () => {
  const files = [
    { name: 'Stolik/Столик.txt', isProgram: false, text: 'привет '.repeat(500) },
    { name: 'Stolik/start', isProgram: true, text: '#!/bin/sh\n' },
    { name: 'Stolik/empty', isProgram: false, text: '' },
  ];
  const path = join(folder, 'a.zip');
  writeZip(
    path,
    files.map(({ name, isProgram, text }) => ({ name, isProgram, read: () => Buffer.from(text) })),
  );
  expect(readZip(readFileSync(path))).toEqual(
    files.map(({ name, isProgram, text }) => ({ name, text, mode: isProgram ? 0o100755 : 0o100644 })),
  );
});

/** Written from the description of the format, and not from what writes it: by its end, its directory and its files. */
function readZip(bytes: Buffer): readonly { readonly name: string; readonly text: string; readonly mode: number }[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  expect(end).toBe(bytes.length - 22);
  let at = bytes.readUInt32LE(end + 16);
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    expect(bytes.readUInt16LE(at + 8)).toBe(0x800);
    const [sum, packed, size, nameLength] = [16, 20, 24]
      .map((field) => bytes.readUInt32LE(at + field))
      .concat(bytes.readUInt16LE(at + 28));
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    expect(bytes.subarray(local + 6, local + 28).equals(bytes.subarray(at + 8, at + 30))).toBe(true);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const text = inflateRawSync(bytes.subarray(begin, begin + packed!));
    expect([text.length, crc32(text)]).toEqual([size, sum]);
    const mode = bytes.readUInt16LE(at + 40);
    at += 46 + nameLength!;
    return { name, text: text.toString(), mode };
  });
}
