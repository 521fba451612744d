import { parseLog } from '@stolik/kernel/log';
import { type ChanceVersion, checkChance, type Kept } from '@stolik/table/fair';
import { sealOf } from '@stolik/table/seal';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, openHouse, Player, START, salt, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
let now = START;
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

/** Somebody with a browser of ours: seals a salt, tells it when all have sat down, keeps what was shown and seen. */
class Careful {
  readonly salt = salt();
  readonly player: Player;
  readonly table: string;
  readonly seat: number;
  readonly commitment: string;
  readonly version: ChanceVersion;
  seals: readonly string[] | undefined;

  constructor(
    game: string,
    seated: { table: string; seat: number; token: string; commitment: string; chance: ChanceVersion },
    own: string,
    tells = true,
  ) {
    this.salt = own;
    this.table = seated.table;
    this.seat = seated.seat - 1;
    this.commitment = seated.commitment;
    this.version = seated.chance;
    this.player = new Player(
      house.url,
      findGame(game),
      seated.table,
      seated.token,
      this.seat + 1,
      tells ? () => this.tell() : undefined,
    );
  }

  private tell(): void {
    // What was heard is in the scene a moment later.
    queueMicrotask(() => {
      const room = this.player.connection.scene?.room;
      if (this.seals || !room?.untold?.includes(this.seat)) return;
      this.seals = room.seals;
      void this.player.connection.request(['salt', this.salt]);
    });
  }

  get kept(): Kept {
    const { commitment, seat, salt: own, version, seals } = this;
    return { commitment, seat, salt: own, version, seals, seen: this.player.scene.seen };
  }
}

async function logOf(table: string) {
  const log = parseLog(await (await fetch(`${house.url}/api/tables/${table}/log`)).text());
  if (!log.ok) throw new Error(log.problem.says);
  return log.value;
}

test('alone with bots: the promise is shown, then the salt is told, and the log holds what was kept', async () => {
  const own = salt();
  const request = { game: 'micropul', seats: ['me', { bot: 'random' }], name: 'Ola', seal: sealOf(own) };
  const { body } = await call(house.url, '/api/tables', request);
  expect(body.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(body.chance).toBe(2);
  const { body: before } = await call(house.url, `/api/tables/${body.table}`);
  expect(before.room).toMatchObject({ phase: 'gathering', untold: [0], seals: [sealOf(own), ''] });
  const ola = new Careful('micropul', body, own);
  await ola.player.until(() => ola.player.isOver, 'the end');
  const log = await logOf(body.table);
  const checked = checkChance(findGame('micropul'), log, log.chance!, ola.kept);
  expect(checked).toMatchObject({ ok: true, value: { isOld: false, isCompared: true, hasOwnSalt: true } });
  expect(checkChance(findGame('micropul'), log, log.chance!, { ...ola.kept, salt: salt() }).ok).toBe(false);
  ola.player.close();
});

test('two people, a choice left to chance, and one of them is gone: the game begins without their salt, and they can see it', async () => {
  const [one, two] = [salt(), salt()];
  const request = { game: 'golems4', seats: ['me', 'open'], name: 'Ola', seal: sealOf(one), leads: ['random', ''] };
  const { body: host } = await call(house.url, '/api/tables', request);
  const { body: guest } = await call(house.url, `/api/tables/${host.code}/join`, { name: 'Ewa', seal: sealOf(two) });
  expect(guest.commitment).toBe(host.commitment);
  const ola = new Careful('golems4', host, one);
  const ewa = new Careful('golems4', guest, two, false);
  await vi.waitUntil(() => ewa.player.connection.scene?.room.untold?.join() === '1', { timeout: 60_000 });
  now += 9000;
  await Promise.all([ola, ewa].map(({ player }) => player.until(() => player.isOver, 'the end')));
  const log = await logOf(host.table);
  expect(log.chance).toMatchObject({
    version: 2,
    salts: [one, ''],
    seals: [sealOf(one), sealOf(two)],
    wanted: ['random', expect.any(String)],
  });
  const check = (careful: Careful) => checkChance(findGame('golems4'), log, log.chance!, careful.kept);
  expect(check(ola)).toMatchObject({ ok: true, value: { hasOwnSalt: true } });
  expect(check(ewa)).toMatchObject({ ok: true, value: { hasOwnSalt: false } });
  const golems = (log.options as { golems: readonly string[] }).golems.toReversed();
  const forged = { ...log, options: { ...(log.options as object), golems } };
  expect(checkChance(findGame('golems4'), forged, log.chance!, ola.kept)).toMatchObject({
    ok: false,
    problem: { at: 'chance.wanted' },
  });
  for (const { player } of [ola, ewa]) player.close();
});

test.each([{ seal: 'abc' }, { seal: 'a'.repeat(64), salt: 'ff' }, { seal: 5 }])('%j is no seal', async (part) => {
  const request = { game: 'connect-four', seats: ['me', 'open'], name: 'Ola', ...part };
  expect(await call(house.url, '/api/tables', request)).toMatchObject({ status: 400, body: { problem: { at: 'seal' } } });
});
