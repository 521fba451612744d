import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshCode, freshId } from '../../src/guests/tokens.ts';
import { type Head, type NewTable, type Store, WEIGH_BY, type WeighBy } from '../../src/store/store.ts';

const HEAD: Head = { phase: 'gathering', isOpen: false, free: 1, dueAt: undefined, at: 1000, summary: '' };

const newTable = (head: Partial<Head> = {}): NewTable => ({
  id: freshId(),
  code: freshCode(6),
  game: 'nim',
  seed: 'ab',
  head: { ...HEAD, ...head },
});

/** What every store must do. `open` opens the same data each time it is called. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`the ${name} store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('gives back what was written, whole or from a version on', async () => {
      const table = newTable();
      expect(await store.create(table, ['a'])).toBe(true);
      expect(await store.append(table.id, 1, ['b', 'c "ж" \u0001'], HEAD)).toBe(true);
      const { id, code, game, seed } = table;
      expect(await store.load(id)).toEqual({ id, code, game, seed, version: 3, entries: ['a', 'b', 'c "ж" \u0001'] });
      expect((await store.load(id, 2))?.entries).toEqual(['c "ж" \u0001']);
      expect((await store.load(id, 3))?.entries).toEqual([]);
      expect(await store.findByCode(code)).toBe(id);
    });

    test('a long log is read page by page, and what it came to is kept beside it', async () => {
      const table = newTable();
      await store.create(table, ['a', 'b', 'c', 'd']);
      await store.append(table.id, 4, ['e']);
      expect(await store.load(table.id, 1, 2)).toMatchObject({ version: 5, entries: ['b', 'c'] });
      expect(await store.load(table.id, 3, 9)).toMatchObject({ version: 5, entries: ['d', 'e'] });
      expect(await store.snapshot(table.id)).toBeUndefined();
      await store.keepSnapshot(table.id, '{"version":2}');
      await store.keepSnapshot(table.id, '{"version":4}');
      expect(await store.snapshot(table.id)).toBe('{"version":4}');
      await store.remove(table.id);
      await store.keepSnapshot(table.id, 'too late');
      expect(await store.snapshot(table.id)).toBeUndefined();
    });

    test('writes another body into single entries, and leaves the others and the version alone', async () => {
      const [table, other] = [newTable(), newTable()];
      await store.create(table, ['a', 'sit Ola']);
      await store.create(other, ['a', 'sit Ola']);
      await store.append(table.id, 2, ['sit Ewa', 'move'], HEAD);
      await store.amend(
        table.id,
        new Map([
          [1, 'sit somebody "ж"'],
          [2, 'sit somebody else'],
        ]),
      );
      await store.amend(table.id, new Map());
      const loaded = await store.load(table.id);
      expect(loaded?.entries).toEqual(['a', 'sit somebody "ж"', 'sit somebody else', 'move']);
      expect(loaded?.version).toBe(4);
      expect(await store.append(table.id, 4, ['next'], HEAD), 'whoever writes on knows the same version').toBe(true);
      expect((await store.load(other.id))?.entries).toEqual(['a', 'sit Ola']);
    });

    test('finds all tables of a class, whatever else their options or names say', async () => {
      const [room, other] = [freshId(), freshId()];
      const open = async (opening: object, phase: Head['phase'] = 'playing'): Promise<string> => {
        const table = newTable({ phase });
        await store.create(table, [JSON.stringify({ kind: 'open', opening, at: 1 }), '{"kind":"sit"}']);
        return table.id;
      };
      const laid = await open({ game: 'nim', options: {}, class: room, deal: { class: room, id: 'd' } });
      const again = await open({ game: 'nim', options: { class: other }, previous: laid, class: room, chance: 2 }, 'over');
      await open({ game: 'nim', options: { class: room }, seats: [{ kind: 'open', keptFor: `"class":"${room}"` }] });
      const foreign = await open({ game: 'nim', options: {}, class: other });
      await store.create(newTable(), [`no JSON "class":"${room}"`]);
      const found = [
        { id: laid, phase: 'playing' },
        { id: again, phase: 'over' },
      ];
      expect(await store.tablesOf(room)).toEqual(found.sort((a, b) => (a.id < b.id ? -1 : 1)));
      expect(await store.tablesOf(room, '', 1)).toEqual(found.slice(0, 1));
      expect(await store.tablesOf(room, found[0]!.id, 1)).toEqual(found.slice(1));
      expect(await store.tablesOf(room, found[1]!.id, 1)).toEqual([]);
      await store.remove(laid);
      expect(await store.tablesOf(room)).toEqual([{ id: again, phase: 'over' }]);
      expect(await store.tablesOf(other)).toEqual([{ id: foreign, phase: 'playing' }]);
      expect(await store.tablesOf(freshId())).toEqual([]);
    });

    test('knows nothing of what was never there', async () => {
      expect(await store.load('nothing')).toBeUndefined();
      expect(await store.findByCode('NOTHIN')).toBeUndefined();
      expect(await store.append('nothing', 0, ['a'], HEAD)).toBe(false);
    });

    test('takes an id and a code once', async () => {
      const table = newTable();
      expect(await store.create(table, ['a'])).toBe(true);
      expect(await store.create({ ...newTable(), id: table.id }, ['x'])).toBe(false);
      expect(await store.create({ ...newTable(), code: table.code }, ['x'])).toBe(false);
      expect((await store.load(table.id))?.entries).toEqual(['a']);
    });

    test('of many who write after the same version one wins, and the others write nothing', async () => {
      const table = newTable();
      await store.create(table, ['start']);
      const other = await open();
      const tries = Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).append(table.id, 1, [`a${i}`, `b${i}`], HEAD));
      const won = (await Promise.all(tries)).flatMap((result, i) => (result ? [i] : []));
      await other.close();
      expect(won).toHaveLength(1);
      expect((await store.load(table.id))?.entries).toEqual(['start', `a${won[0]}`, `b${won[0]}`]);
    });

    test('keeps everything that was acknowledged, in order, while many tables are written at once', async () => {
      const tables = Array.from({ length: 30 }, () => newTable());
      await Promise.all(tables.map((table) => store.create(table, ['0'])));
      await Promise.all(
        tables.map(async ({ id }) => {
          for (let version = 1; version <= 20; version++)
            expect(await store.append(id, version, [String(version)], HEAD)).toBe(true);
        }),
      );
      const again = await open();
      for (const { id } of tables) {
        const loaded = await again.load(id);
        expect(loaded?.entries).toEqual(Array.from({ length: 21 }, (_, i) => String(i)));
      }
      await again.close();
    });

    test('lists open tables with free seats, the youngest first', async () => {
      const older = newTable({ isOpen: true, at: 5000, summary: '{"x":1}' });
      const younger = newTable({ isOpen: true, at: 6000 });
      const others = [
        newTable({ isOpen: false }),
        newTable({ isOpen: true, free: 0 }),
        newTable({ isOpen: true, phase: 'playing' }),
      ];
      for (const table of [older, ...others, younger]) await store.create(table, ['a']);
      const listed = await store.listOpen(10);
      expect(listed.map(({ id }) => id)).toEqual([younger.id, older.id]);
      expect(listed[1]).toEqual({ id: older.id, code: older.code, game: 'nim', free: 1, at: 5000, summary: '{"x":1}' });
      await store.append(younger.id, 1, ['b'], { ...HEAD, isOpen: true, free: 0, phase: 'playing' });
      expect((await store.listOpen(10)).map(({ id }) => id)).toEqual([older.id]);
      await store.append(younger.id, 2, [], { ...HEAD, isOpen: true, at: 6000 });
      expect((await store.listOpen(1, 0, 1)).map(({ id }) => id)).toEqual([older.id]);
      expect((await store.listOpen(10, 5500)).map(({ id }) => id)).toEqual([younger.id]);
      await store.touch([older.id], 7000);
      expect((await store.listOpen(10, 5500)).map(({ id }) => id)).toEqual([older.id, younger.id]);
      expect(await store.size()).toBeGreaterThan(0);
    });

    test('what is due is claimed by one, until the lease is over', async () => {
      const due = newTable({ dueAt: 100 });
      const later = newTable({ dueAt: 900_000 });
      await Promise.all([due, later].map((table) => store.create(table, ['a'])));
      const other = await open();
      const claims = await Promise.all([
        store.claimDue(500, 1000, 10),
        other.claimDue(500, 1000, 10),
        store.claimDue(500, 1000, 10),
      ]);
      expect(claims.flat()).toEqual([due.id]);
      expect(await other.claimDue(1499, 1000, 10)).toEqual([]);
      expect(await other.claimDue(1500, 1000, 10)).toEqual([due.id]);
      await store.append(due.id, 1, ['b'], HEAD);
      expect(await other.claimDue(99_999, 1000, 10)).toEqual([]);
      await other.close();
    });

    test('without a head the old one stays, and writers still exclude each other', async () => {
      const table = newTable({ phase: 'playing', isOpen: true, free: 0, dueAt: 200_000, at: 4000, summary: '{"y":1}' });
      await store.create(table, ['a']);
      expect(await store.append(table.id, 1, ['b', 'c'])).toBe(true);
      expect(await store.append(table.id, 1, ['x'])).toBe(false);
      expect(await store.append(table.id, 2, ['x'])).toBe(false);
      expect(await store.append(table.id, 4, ['x'])).toBe(false);
      expect(await store.append(table.id, 3, ['d'])).toBe(true);
      const whole = (await store.page('', 1000)).find(({ id }) => id === table.id);
      expect(whole).toEqual({ ...table, entries: ['a', 'b', 'c', 'd'] });
      expect(await store.load(table.id, 4)).toMatchObject({ version: 4, entries: [] });
      await store.remove(table.id);
      expect(await store.append(table.id, 4, ['x'])).toBe(false);
    });

    test('gives something else a new code, unless that is taken', async () => {
      const [one, other] = [newTable({ phase: 'class' }), newTable()];
      for (const table of [one, other]) await store.create(table, ['a']);
      const fresh = freshCode(6);
      expect(await store.recode(one.id, other.code)).toBe(false);
      expect(await store.recode('nothing', freshCode(6))).toBe(false);
      expect(await store.recode(one.id, fresh)).toBe(true);
      expect([await store.findByCode(one.code), await store.findByCode(fresh)]).toEqual([undefined, one.id]);
      expect(await store.append(one.id, 1, ['b'], { ...HEAD, phase: 'class', at: 9000 })).toBe(true);
      expect(await store.load(one.id)).toMatchObject({ code: fresh, version: 2 });
      expect((await store.page('', 1000)).find(({ id }) => id === one.id)).toMatchObject({
        code: fresh,
        head: { phase: 'class' },
      });
      expect(await store.forget('class', 9000, 10)).toBe(0);
      expect(await store.forget('class', 9001, 10)).toBe(1);
      expect(await store.load(one.id)).toBeUndefined();
    });

    test('counts classes apart, and forgets those without a pupil by themselves', async () => {
      const before = [await store.countTables(), await store.countClasses()];
      const [empty, used, both] = [
        newTable({ phase: 'empty-class', at: 20 }),
        newTable({ phase: 'class', at: 10 }),
        newTable({ phase: 'empty-class', at: 10 }),
      ];
      for (const table of [empty, used, both, newTable()]) await store.create(table, ['a']);
      expect([await store.countTables(), await store.countClasses()]).toEqual([before[0]! + 4, before[1]! + 3]);
      // The first pupil comes: it is kept as long as any other.
      await store.append(both.id, 1, ['b'], { ...HEAD, phase: 'class', at: 10 });
      expect(await store.forget('empty-class', 20, 10)).toBe(0);
      expect(await store.forget('empty-class', 21, 10)).toBe(1);
      expect([await store.load(empty.id), (await store.load(used.id))?.version, (await store.load(both.id))?.version]).toEqual([
        undefined,
        1,
        2,
      ]);
      expect(await store.countClasses()).toBe(before[1]! + 2);
      await store.remove(used.id, both.id);
    });

    test('forgets a note', async () => {
      const name = `note ${freshId()}`;
      expect(await store.keep(name, () => 'a')).toBe('a');
      await store.unnote(name);
      expect(await store.noted(name)).toBeUndefined();
      expect(await store.keep(name, () => 'b')).toBe('b');
    });

    test('removes the number of a lesson with its class, and no other note', async () => {
      const [old, deleted, kept] = ([10, 5000, 5000] as const).map((at) => newTable({ phase: 'class', at }));
      const pins: string[] = [];
      for (const { id } of [old!, deleted!, kept!]) pins.push(`pin ${id}`);
      for (const [index, table] of [old!, deleted!, kept!].entries()) {
        await store.create(table, ['a']);
        await store.note(pins[index]!, table.id);
        await store.note(`other ${table.id}`, table.id);
      }
      expect(await store.forget('class', 1000, 10)).toBe(1);
      expect(await store.noted(pins[0]!)).toBeUndefined();
      expect(await store.remove(deleted!.id, 'nothing')).toBe(1);
      expect(await Promise.all(pins.map((pin) => store.noted(pin)))).toEqual([undefined, undefined, kept!.id]);
      for (const { id } of [old!, deleted!, kept!]) {
        expect(await store.noted(`other ${id}`)).toBe(id);
        await store.unnote(`other ${id}`);
      }
      expect(await store.remove(kept!.id)).toBe(1);
      expect(await store.remove(kept!.id), 'it is gone already').toBe(0);
      expect(await store.noted(pins[2]!)).toBeUndefined();
    });

    test('removes several tables at once with all that is about them, and no other', async () => {
      const tables = [newTable(), newTable(), newTable()] as const;
      for (const table of tables) {
        await store.create(table, ['a']);
        await store.append(table.id, 1, ['b'], HEAD);
        await store.subscribe({ table: table.id, seat: 0, endpoint: `https://push.example/${table.id}`, keys: 'k' });
      }
      await store.remove(tables[0].id, tables[1].id, 'nothing');
      await store.tidy();
      for (const { id, code } of tables.slice(0, 2)) {
        expect(await store.load(id)).toBeUndefined();
        expect(await store.findByCode(code)).toBeUndefined();
        expect(await store.subscriptions(id)).toEqual([]);
        expect(await store.append(id, 2, ['c'], HEAD)).toBe(false);
      }
      expect((await store.load(tables[2].id))?.entries).toEqual(['a', 'b']);
      expect(await store.subscriptions(tables[2].id)).toHaveLength(1);
    });

    test('leaves nothing of what is removed while others write to it', async () => {
      const other = await open();
      for (let round = 0; round < 10; round++) {
        const table = newTable({ phase: 'over', at: 10 });
        const { id } = table;
        await store.create(table, ['a']);
        const removing = round % 2 === 0 ? () => store.remove(id) : () => store.forget('over', 100, 10);
        await Promise.all([
          other.append(id, 1, ['b'], { ...HEAD, phase: 'over', at: 10 }),
          other.keepSnapshot(id, 's'),
          other.subscribe({ table: id, seat: 0, endpoint: 'https://push/late', keys: '{}' }),
          removing(),
        ]);
        await other.remove(id);
        for (const late of [store, other]) {
          await late.keepSnapshot(id, 's');
          await late.subscribe({ table: id, seat: 0, endpoint: 'https://push/late', keys: '{}' });
        }
        // One of the same name finds whatever is left.
        expect(await store.create({ ...table, code: freshCode(6) }, ['new'])).toBe(true);
        expect((await store.load(id))?.entries).toEqual(['new']);
        expect(await store.snapshot(id)).toBeUndefined();
        expect(await store.subscriptions(id)).toEqual([]);
        await store.remove(id);
      }
      await other.close();
    });

    test('forgets old tables of a phase, and removes one on request', async () => {
      const old = newTable({ phase: 'over', at: 10 });
      const young = newTable({ phase: 'over', at: 5000 });
      const playing = newTable({ phase: 'playing', at: 10 });
      for (const table of [old, young, playing]) await store.create(table, ['a', 'b']);
      await store.subscribe({ table: old.id, seat: 0, endpoint: 'https://push/1', keys: '{}' });
      expect(await store.forget('over', 1000, 10)).toBe(1);
      expect(await store.load(old.id)).toBeUndefined();
      expect(await store.subscriptions(old.id)).toEqual([]);
      expect(await store.load(young.id)).toBeDefined();
      expect(await store.load(playing.id)).toBeDefined();
      const before = await store.countTables();
      await store.remove(young.id);
      expect(await store.load(young.id)).toBeUndefined();
      expect(await store.countTables()).toBe(before - 1);
    });

    test('hands out whole tables page by page', async () => {
      const found: string[] = [];
      for (let after = ''; ; ) {
        const page = await store.page(after, 7);
        if (page.length === 0) break;
        found.push(...page.map(({ id }) => id));
        after = page.at(-1)!.id;
      }
      expect(found).toHaveLength(await store.countTables());
      expect(found).toEqual([...found].sort());
      const table = newTable({ dueAt: 77, isOpen: true, summary: '{}' });
      await store.create(table, ['a', 'b']);
      const whole = (await store.page('', 1000)).find(({ id }) => id === table.id);
      expect(whole).toEqual({ ...table, entries: ['a', 'b'] });
    });

    test('notes what changes', async () => {
      const store = await open();
      expect(await store.noted('alive')).toBeUndefined();
      await store.note('alive', '1');
      await store.note('alive', '2');
      expect(await store.noted('alive')).toBe('2');
    });

    test('lists notes by how their names begin, and by nothing else', async () => {
      for (const name of ['list b', 'list a', 'list %', 'listen', 'LIST c']) await store.note(name, `of ${name}`);
      expect(await store.notes('list ')).toEqual(['list %', 'list a', 'list b'].map((name) => ({ name, value: `of ${name}` })));
      expect(await store.notes('list_')).toEqual([]);
    });

    test('weighs what there is, in any order, or one alone', async () => {
      const opened = (at: number): string => JSON.stringify({ kind: 'open', at, opening: {} });
      const small = newTable({ at: 90_000_000_000_002 });
      const large = newTable({ phase: 'class', at: 90_000_000_000_001 });
      await store.create(small, [opened(1)]);
      await store.create(large, [opened(2), 'ж'.repeat(200_000)]);
      await store.append(small.id, 1, ['b', 'c', 'd']);
      const bytes = opened(2).length + 400_000;
      expect(await store.weigh({ by: 'bytes', limit: 1 })).toEqual([
        { id: large.id, game: 'nim', phase: 'class', at: 90_000_000_000_001, openedAt: 2, entries: 2, bytes },
      ]);
      expect(await store.weigh({ by: 'used', limit: 5, id: small.id })).toEqual([
        {
          id: small.id,
          game: 'nim',
          phase: 'gathering',
          at: 90_000_000_000_002,
          openedAt: 1,
          entries: 4,
          bytes: opened(1).length + 3,
        },
      ]);
      const all = await store.countTables();
      const ids = async (by: WeighBy): Promise<readonly string[]> => (await store.weigh({ by, limit: 1000 })).map(({ id }) => id);
      for (const by of WEIGH_BY) expect(await ids(by)).toHaveLength(all);
      expect((await ids('used')).slice(-2)).toEqual([large.id, small.id]);
      expect(await store.weigh({ by: 'bytes', limit: 5, id: 'nothing' })).toEqual([]);
      // What can't be read has a weight, too.
      expect((await store.weigh({ by: 'bytes', limit: 1000 })).some(({ openedAt }) => openedAt === undefined)).toBe(true);
    });

    test('says how much loading would read, with what was written last and without other tables', async () => {
      const [own, other] = [newTable(), newTable()];
      for (const table of [own, other]) await store.create(table, ['first']);
      await store.append(own.id, 1, ['ж'.repeat(1000), 'b']);
      expect(await store.sizes(own.id)).toEqual({ log: 2006, snapshot: 0 });
      await store.keepSnapshot(own.id, 'ж1');
      expect(await store.sizes(own.id)).toEqual({ log: 2006, snapshot: 3 });
      expect(await store.sizes(other.id)).toEqual({ log: 5, snapshot: 0 });
      expect(await store.sizes('nothing')).toBeUndefined();
    });

    test('keeps a value that was made once', async () => {
      const other = await open();
      const made = await Promise.all([store.keep('key', () => 'one'), other.keep('key', () => 'two')]);
      expect(new Set(made).size).toBe(1);
      expect(await other.keep('key', () => 'three')).toBe(made[0]);
      await other.close();
    });

    test('keeps the largest number', async () => {
      expect(await store.raise('rules', 2)).toBe(2);
      expect(await store.raise('rules', 10)).toBe(10);
      expect(await store.raise('rules', 9)).toBe(10);
    });

    test('knows who wants to be told, once each', async () => {
      const { id, ...rest } = newTable();
      await store.create({ id, ...rest }, ['a']);
      const one = { table: id, seat: 1, endpoint: 'https://push/a', keys: '{"a":1}' };
      await store.subscribe(one);
      await store.subscribe({ ...one, keys: '{"a":2}' });
      await store.subscribe({ ...one, endpoint: 'https://push/b' });
      expect(await store.subscriptions(id)).toEqual([
        { ...one, keys: '{"a":2}' },
        { ...one, endpoint: 'https://push/b' },
      ]);
      await store.subscribe({ ...one, seat: one.seat + 1 });
      await store.withdraw(one);
      expect(await store.subscriptions(id)).toEqual([
        { ...one, endpoint: 'https://push/b' },
        { ...one, seat: one.seat + 1 },
      ]);
      await store.unsubscribe('https://push/a');
      expect(await store.subscriptions(id)).toHaveLength(1);
      expect(await store.subscriptions(freshId())).toEqual([]);
    });

    test('opened again it migrates nothing twice', async () => {
      const again = await open();
      await again.check();
      expect(await again.countTables()).toBe(await store.countTables());
      await again.close();
    });
  });
}
