import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, misspelt, openHouse, openSeated, Player, START, type TestHouse } from './house.ts';
import { findGame } from './offers.ts';

let house: TestHouse;
let now = START;
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

async function sitDown(game: string, seats: number, more: Record<string, unknown> = {}): Promise<Player[]> {
  const { table, tokens } = await openSeated(house.url, game, seats, more);
  const players = tokens.map((token, seat) => {
    const player = new Player(house.url, findGame(game), table, token, seat + 1);
    player.plays = false;
    return player;
  });
  await Promise.all(players.map((player) => player.until(() => player.scene.room.phase === 'playing')));
  return players;
}

const act = async (player: Player, text = player.choose()): Promise<unknown> => {
  await player.until(() => player.isAsked(), 'to be asked');
  return player.connection.request(['act', player.scene.decision, text]);
};

const closeAll = (players: readonly Player[]): void => {
  for (const player of players) player.close();
};

test('an open decision is taken back when the other agrees, and stays when not', async () => {
  const players = await sitDown('connect-four', 2);
  const [one, two] = players as [Player, Player];
  expect(await act(one, 'drop d')).toMatchObject({ ok: true });
  await two.until(() => two.scene.passages.length === 1);
  expect(two.scene.canUndo).toBe(false);
  expect(await two.connection.request(['undo'])).toMatchObject({ ok: false, code: 'not-now' });
  expect(one.scene.canUndo).toBe(true);
  expect(await one.connection.request(['undo'])).toMatchObject({ ok: true });
  await two.until(() => two.scene.room.question !== undefined, 'the question');
  const { id } = two.scene.room.question!;
  expect(await one.connection.request(['answer', id, 1])).toMatchObject({ ok: false, code: 'not-yours' });
  expect(await two.connection.request(['answer', id, 0])).toMatchObject({ ok: true });
  await one.until(() => one.scene.room.question === undefined, 'the no');
  expect(one.scene.passages).toHaveLength(1);
  await one.connection.request(['undo']);
  await two.until(() => two.scene.room.question !== undefined);
  expect(await two.connection.request(['answer', two.scene.room.question!.id, 1])).toMatchObject({ ok: true });
  await Promise.all(players.map((player) => player.until(() => player.scene.passages.length === 0, 'the move to be gone')));
  expect(one.scene.decision).toBe(0);
  expect(await act(one, 'drop a')).toMatchObject({ ok: true });
  await two.until(() => two.scene.passages[0]?.text === 'drop a');
  closeAll(players);
});

test('a secret commit is taken back freely, and nobody else sees anything but that it is missing again', async () => {
  const players = await sitDown('golems4', 2);
  const [one, two] = players as [Player, Player];
  await act(one);
  expect(one.scene.canUndo).toBe(true);
  expect(await one.connection.request(['undo'])).toMatchObject({ ok: true });
  expect(one.isAsked()).toBe(true);
  const before = one.scene.decision;
  await act(one);
  expect(one.scene.decision).toBe(before + 1);
  await act(two);
  await two.until(() => two.scene.decision > 0);
  expect(await one.connection.request(['undo'])).toMatchObject({ ok: false, code: 'not-now' });
  closeAll(players);
});

test('what the rules refuse comes back with the clause, nonsense without', async () => {
  const players = await sitDown('connect-four', 2);
  const [one, two] = players as [Player, Player];
  for (let i = 0; i < 6; i++) await act(i % 2 ? two : one, 'drop d');
  await one.until(() => one.isAsked());
  const full = await one.connection.request(['act', 3, 'drop d']);
  expect(full).toMatchObject({ ok: false, code: 'refused', refusal: { clause: expect.stringMatching(/./) } });
  expect(await one.connection.request(['act', 3, 'eat the board'])).toMatchObject({ ok: false, code: 'unreadable' });
  expect(await one.connection.request(['act', 2, 'drop a'])).toMatchObject({ ok: false, code: 'stale' });
  expect(await two.connection.request(['act', 3, 'drop a'])).toMatchObject({ ok: false, code: 'stale' });
  closeAll(players);
});

test('the same request twice is done once', async () => {
  const players = await sitDown('connect-four', 2);
  const { table } = await house.online.tables
    .findPlace((await openSeated(house.url, 'connect-four', 2)).tokens[0]!)
    .then((found) => found!);
  const request = ['act', 'same-id', 0, 'drop c'] as const;
  const answers = await Promise.all([table.request(0, request), table.request(0, request), table.request(0, request)]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(table.session.table.steps).toHaveLength(1);
  expect(await table.request(0, request)).toMatchObject({ ok: true });
  closeAll(players);
});

test('while a table is paused nobody moves and no clock runs', async () => {
  const players = await sitDown('connect-four', 2, { pace: { minutes: 5, seconds: 3 } });
  const [one, two] = players as [Player, Player];
  expect(one.scene.room).toMatchObject({ clocks: [300_000, 300_000], running: [0] });
  now += 20_000;
  await act(one, 'drop d');
  await two.until(() => two.scene.room.running?.[0] === 1, 'the clock to be pushed');
  expect(two.scene.room.clocks).toEqual([283_000, 300_000]);
  now += 10_000;
  expect(await one.connection.request(['pause', 1])).toMatchObject({ ok: true });
  await two.until(() => two.scene.room.question !== undefined, 'the question');
  expect(two.scene.room).toMatchObject({ isPaused: false, question: { kind: 'pause', by: 0 } });
  expect(await two.connection.request(['answer', two.scene.room.question!.id, 1])).toMatchObject({ ok: true });
  now += 100_000;
  expect(await two.connection.request(['act', 0, 'drop a'])).toMatchObject({ ok: false, code: 'not-now' });
  expect(two.scene.room.pause).toEqual({ by: 0, others: 180_000 });
  expect(await two.connection.request(['pause', 0])).toMatchObject({ ok: false, code: 'not-now' });
  expect(await one.connection.request(['pause', 0])).toMatchObject({ ok: true });
  await act(two, 'drop a');
  await one.until(() => one.scene.passages.length === 2);
  await one.until(() => one.scene.room.clocks?.[1] === 293_000, 'the clock of the second');
  closeAll(players);
});

test.each([
  [{ minutes: 1 }, 61_000, false],
  [{ days: 1 }, 24 * 3600 * 1000 + 1000, true],
])(
  'whose time is over is played for by a bot, at %j; where a move has days they may come back',
  async (pace, later, mayReturn) => {
    const players = await sitDown('connect-four', 2, { pace });
    const [one, two] = players as [Player, Player];
    now += later;
    await two.until(() => two.scene.passages.length === 1, 'the bot to move', 15_000);
    expect(two.scene.room.seats[0]).toMatchObject({ kind: 'person', standIn: 'greedy' });
    expect(await one.connection.request(['act', 1, 'drop a'])).toMatchObject({ ok: false, code: 'not-now' });
    expect(await one.connection.request(['back'])).toMatchObject({ ok: mayReturn });
    if (!mayReturn) return closeAll(players);
    await act(two, 'drop b');
    await act(one, 'drop c');
    await two.until(() => two.scene.passages.length === 3);
    closeAll(players);
  },
);

test('somebody who does not answer is replaced by a bot when the others agree', async () => {
  const players = await sitDown('circuit', 3);
  const asked = players.findIndex((player) => player.isAsked());
  const [by, other] = [0, 1, 2].filter((seat) => seat !== asked) as [number, number];
  const voter = players[by]!;
  expect(await voter.connection.request(['bot', asked, 'greedy'])).toMatchObject({ ok: false, code: 'not-now' });
  await voter.until(() => voter.scene.here.length === 3, 'all to be here');
  players[asked]!.close();
  await voter.until(() => !voter.scene.here.includes(asked), 'one to be gone');
  now += 60_000;
  expect(await voter.connection.request(['bot', asked, 'greedy'])).toMatchObject({ ok: true });
  await players[other]!.until(() => players[other]!.scene.room.question?.kind === 'bot');
  const { id } = players[other]!.scene.room.question!;
  expect(players[other]!.scene.room.question?.whom).toEqual([other]);
  expect(await players[other]!.connection.request(['answer', id, 1])).toMatchObject({ ok: true });
  await voter.until(() => voter.scene.passages.some(({ actor }) => actor === asked), 'the bot to move');
  expect(voter.scene.room.seats[asked]).toMatchObject({ standIn: '2' });
  expect(voter.scene.room.question).toBeUndefined();
  closeAll(players);
});

test('the host begins without those who did not come; at a rematch everybody moves on by one', async () => {
  const opened = await call(house.url, '/api/tables', { game: 'connect-four', seats: ['open', 'me'], name: 'Ida' });
  const ida = new Player(house.url, findGame('connect-four'), opened.body.table, opened.body.token, 4);
  await ida.until(() => ida.scene.room.phase === 'gathering');
  expect(await ida.connection.request(['begin', 'greedy'])).toMatchObject({ ok: true });
  await ida.until(() => ida.isOver, 'the end');
  expect(await ida.connection.request(['again'])).toMatchObject({ ok: true });
  await ida.until(() => ida.scene.room.rematch !== undefined);
  const code = ida.scene.room.rematch!;
  expect(await call(house.url, `/api/tables/${code}/join`, { name: 'Somebody' })).toMatchObject({ status: 400 });
  const again = await call(house.url, `/api/tables/${code}/join`, { from: opened.body.token });
  expect(again).toMatchObject({ status: 201, body: { seat: 1, code } });
  const room = await call(house.url, `/api/tables/${again.body.table}`);
  expect(room.body.room).toMatchObject({ phase: 'playing', seats: [{ kind: 'person', name: 'Ida' }, { kind: 'bot' }] });
  ida.close();
});

test('phrases go round, free text does not', async () => {
  const players = await sitDown('connect-four', 2);
  const [one, two] = players as [Player, Player];
  expect(await one.connection.request(['say', 'well-played'])).toMatchObject({ ok: true });
  await two.until(() => two.news.some((news) => news.kind === 'said' && news.seat === 0 && news.phrase === 'well-played'));
  await one.until(() => one.scene.here.length === 2, 'both to be here');
  two.close();
  await one.until(() => one.scene.here.length === 1, 'the other to be gone');
  expect(one.scene.here).toEqual([0]);
  one.close();
});

test('open tables are in the lobby until they are full; private ones are found by code alone', async () => {
  const stranger = { game: 'micropul', seats: ['me', 'open'], isOpen: true };
  expect(await call(house.url, '/api/tables', { ...stranger, name: 'call me 555' })).toMatchObject({ status: 400 });
  const { body: generated } = await call(house.url, '/api/name?language=ru');
  const opened = await call(house.url, '/api/tables', { ...stranger, name: generated.name });
  const secret = await call(house.url, '/api/tables', { ...stranger, isOpen: false, name: 'Мама' });
  const codes = async (): Promise<string[]> =>
    (await call(house.url, '/api/tables')).body.map(({ code }: { code: string }) => code);
  expect(await codes()).toContain(opened.body.code);
  expect(await codes()).not.toContain(secret.body.code);
  expect(await call(house.url, `/api/tables/${secret.body.code.toLowerCase()}`)).toMatchObject({ status: 200 });
  const { body: other } = await call(house.url, '/api/name?language=pl');
  const joined = await call(house.url, `/api/tables/${opened.body.code}/join`, { name: other.name, seat: 2 });
  expect(joined).toMatchObject({ status: 201, body: { seat: 2 } });
  expect(await codes()).not.toContain(opened.body.code);
  expect(await call(house.url, `/api/tables/${opened.body.code}/join`, { name: other.name })).toMatchObject({ status: 410 });
  const mine = await call(house.url, '/api/mine', {
    tokens: [joined.body.token, 'nonsense', misspelt(opened.body.token)],
  });
  expect(mine.body).toMatchObject([{ seat: 2, room: { game: 'micropul', phase: 'playing' } }, null, null]);
});

test('who leaves before the game frees the seat, and the old token is no good for the next', async () => {
  const opened = await call(house.url, '/api/tables', { game: 'circuit', seats: ['me', 'open', 'open'], name: 'A' });
  const joined = await call(house.url, `/api/tables/${opened.body.code}/join`, { name: 'B' });
  const leaver = new Player(house.url, findGame('circuit'), opened.body.table, joined.body.token, 1);
  await leaver.until(() => leaver.scene.room.seats[1]?.kind === 'person');
  expect(await leaver.connection.request(['leave'])).toMatchObject({ ok: true });
  await leaver.until(() => leaver.scene.room.seats[1]?.kind === 'open');
  await call(house.url, `/api/tables/${opened.body.code}/join`, { name: 'C', seat: 2 });
  const { body } = await call(house.url, '/api/mine', { tokens: [joined.body.token] });
  expect(body).toEqual([null]);
  leaver.close();
});

test('the host may wipe a table away, nobody else, and no game that is being played', async () => {
  const { table, tokens } = await openSeated(house.url, 'connect-four', 2);
  const host = new Player(house.url, findGame('connect-four'), table, tokens[0]!, 1);
  host.plays = false;
  await host.until(() => host.scene.room.phase === 'playing');
  const wipe = (token: string): Promise<Response> =>
    fetch(`${house.url}/api/tables/${table}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  expect((await wipe(tokens[1]!)).status).toBe(403);
  expect((await wipe('')).status).toBe(403);
  expect((await wipe(tokens[0]!)).status).toBe(409);
  expect(await call(house.url, `/api/tables/${table}`)).toMatchObject({ status: 200 });
  expect(await host.connection.request(['resign'])).toMatchObject({ ok: true });
  await host.until(() => host.scene.room.phase === 'over');
  expect((await wipe(tokens[1]!)).status).toBe(403);
  expect((await wipe(tokens[0]!)).status).toBe(204);
  expect(await call(house.url, `/api/tables/${table}`)).toMatchObject({ status: 404 });
  host.close();
});
