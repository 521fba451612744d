import { expect, test } from 'vitest';
import { type ClassContent, openClassFile, sealClass } from '../../src/session/class/class-file.ts';
import { recoveryText } from '../../src/session/class/keyring.ts';

const CLASS: ClassContent = {
  room: 'abcdefghijkl',
  key: 'AAAAAAAAAAAAAAAAAAAAAA',
  label: '5 «Б»',
  lines: ['{"kind":"open"}', '{"kind":"pupil"}'],
  names: { 0: 'Мария Ивановна', 1: 'Łucja' },
  printedFor: '192.168.1.5:8080',
};
/** Quick to open; teachers' files are not. */
const COST = 4;
const sealed = sealClass(CLASS, 'zielony słoń', COST);
const text = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

test('the password opens the file, and so does the recovery sheet', async () => {
  const file = await sealed;
  expect(await openClassFile(file, 'zielony słoń')).toEqual(CLASS);
  // The same letters from a keyboard that composes them otherwise, with a space too many.
  expect(await openClassFile(file, ` ${'zielony słoń'.normalize('NFD')} `)).toEqual(CLASS);
  expect(await openClassFile(file, recoveryText(CLASS.room, CLASS.key).replace(/.{4}/g, '$& '))).toEqual(CLASS);
});

test('without them nothing of it can be read', async () => {
  const file = await sealed;
  const utf8 = new TextDecoder().decode(file);
  for (const secret of ['Мария', 'Łucja', '5 «', 'pupil', CLASS.key, CLASS.room]) expect(utf8).not.toContain(secret);
  expect(await openClassFile(file, 'zielony slon')).toBe('wrong');
  expect(await openClassFile(file, recoveryText(CLASS.room, 'BAAAAAAAAAAAAAAAAAAAAA'))).toBe('wrong');
  // The same class saved twice looks different.
  expect(text(await sealClass(CLASS, 'zielony słoń', COST)).slice(0, 400)).not.toBe(text(file).slice(0, 400));
});

test('a changed, cut or foreign file is refused, and one of a later program named', async () => {
  const file = await sealed;
  for (const at of [file.length - 1, file.length - 30, file.indexOf(10) + 3]) {
    const changed = file.slice();
    changed[at]! ^= 1;
    expect(await openClassFile(changed, 'zielony słoń')).toBe('wrong');
  }
  expect(await openClassFile(file.slice(0, -5), 'zielony słoń')).toBe('wrong');
  expect(await openClassFile(new TextEncoder().encode('{"stolik":"games"}\n'), 'zielony słoń')).toBe('not-ours');
  expect(await openClassFile(new Uint8Array(), 'zielony słoń')).toBe('not-ours');
  const later = new TextEncoder().encode(
    text(file)
      .replace('"version":1', '"version":2')
      .slice(0, file.indexOf(10) + 1),
  );
  expect(await openClassFile(later, 'zielony słoń')).toBe('newer');
});
