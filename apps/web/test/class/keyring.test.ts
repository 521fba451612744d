import { expect, test } from 'vitest';
import {
  madePupil,
  movedFrom,
  NO_KEYS,
  named,
  nameKey,
  nameOf,
  namesIn,
  printedFor,
  readKeyring,
  readNames,
  readRecovery,
  recoveryText,
  withClass,
  withoutClass,
  writeNames,
} from '../../src/session/class/keyring.ts';

const KEPT = { room: 'abc', key: 'AAAAAAAAAAAAAAAAAAAAAA', label: '5B' };
const ring = named(named(withClass(NO_KEYS, KEPT), 'abc', 0, ' Ben W. '), 'abc', 1, 'Ivy C.');

test('the desk knows whether printed cards still lead to this laptop, also after the class was brought here again', () => {
  const kept = { room: 'abcdefghjkmn', key: 'AAAAAAAAAAAAAAAAAAAAAA', label: '5B' };
  const ring = withClass(NO_KEYS, kept);
  expect(movedFrom(ring, kept.room, '192.168.0.7:8080')).toBeUndefined();
  const printed = printedFor(ring, kept.room, '192.168.0.7:8080');
  expect(movedFrom(printed, kept.room, '192.168.0.7:8080')).toBeUndefined();
  expect(movedFrom(printed, kept.room, '10.0.0.3:8080')).toBe('192.168.0.7:8080');
  expect(movedFrom(readKeyring(JSON.parse(JSON.stringify(withClass(printed, kept)))), kept.room, '10.0.0.3:8080')).toBe(
    '192.168.0.7:8080',
  );
  expect(movedFrom(printed, 'another', '10.0.0.3:8080')).toBeUndefined();
});

test('names are pasted as lists have them', () => {
  expect(namesIn('1. Ben W.\r\n2) Ivy  C.\n\n- Finn E.\n  Hana Y.\n')).toEqual(['Ben W.', 'Ivy C.', 'Finn E.', 'Hana Y.']);
  expect(namesIn('  \n')).toEqual([]);
});

test('a name belongs to a number of a class; an empty one is none', () => {
  expect(nameOf(ring, 'abc', 0)).toBe('Ben W.');
  expect(nameOf(ring, 'other', 0)).toBeUndefined();
  expect(nameOf(named(ring, 'abc', 0, ' '), 'abc', 0)).toBeUndefined();
});

test('the next guest with the same number is somebody else, and one who stays keeps the name', () => {
  const [first, next] = [0, 1].map((drawn) => ({ pupil: 7, drawn, isGuest: true })) as [Guest, Guest];
  const today = named(ring, 'abc', nameKey(first), 'Zoe');
  expect([nameOf(today, 'abc', nameKey(first)), nameOf(today, 'abc', nameKey(next))]).toEqual(['Zoe', undefined]);
  expect(readKeyring(JSON.parse(JSON.stringify(today)))).toEqual(today);
  const stays = madePupil(today, 'abc', first);
  expect([nameOf(stays, 'abc', 7), nameOf(stays, 'abc', nameKey(first))]).toEqual(['Zoe', undefined]);
  // Whoever had that number under an earlier program is not the one who stays now.
  expect(nameOf(madePupil(named(ring, 'abc', 7, 'Old'), 'abc', next), 'abc', 7)).toBeUndefined();
});

type Guest = Parameters<typeof nameKey>[0];

test('who forgets a class forgets who is who in it', () => {
  expect(withoutClass(ring, 'abc')).toEqual(NO_KEYS);
});

test('the class that was opened last comes first, and is there once', () => {
  const two = withClass(withClass(ring, { ...KEPT, room: 'def' }), KEPT);
  expect(two.classes.map(({ room }) => room)).toEqual(['abc', 'def']);
});

test('a list comes back from its file, for the same class only', () => {
  const file = writeNames(ring, 'abc');
  expect(file).not.toContain(KEPT.key);
  expect(readNames(file, 'abc')).toEqual({ 0: 'Ben W.', 1: 'Ivy C.' });
  expect(readNames(file, 'def')).toBeUndefined();
  expect(readNames('{', 'abc')).toBeUndefined();
});

test('what was kept is read back, and what is broken is left out', () => {
  expect(readKeyring(JSON.parse(JSON.stringify(ring)))).toEqual(ring);
  expect(readKeyring({ classes: [{ room: 'abc', key: 'short', label: '5B' }], names: { abc: { x: 'Ben', 2: 7 } } })).toEqual({
    classes: [],
    names: { abc: {} },
  });
  expect(readKeyring(null)).toEqual(NO_KEYS);
});

test('a recovery sheet is typed with spaces, without them, or as its address', () => {
  const [room, key] = ['abcdefgh1234', 'A-_aAAAAAAAAAAAAAAAAAA'];
  const printed = recoveryText(room, key).replace(/(.{4})/g, '$1 ');
  for (const text of [printed, printed.replaceAll(' ', ''), `http://10.0.0.2:8080/#/class/desk/${room}/${key}`])
    expect(readRecovery(text)).toEqual({ room, key });
  for (const text of ['', room, `${printed}x`, 'a'.repeat(20)]) expect(readRecovery(text)).toBeUndefined();
});
