import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { packed } from '@stolik/class/moving';
import { afterEach, expect, test } from 'vitest';
import { call, openHouse, type TestHouse } from './house.ts';
import { Device, Lesson, nicknameOf } from './lesson.ts';

const houses: TestHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
const openOne = async (from: 'house' | 'anywhere' = 'house'): Promise<TestHouse> => {
  const house = await openHouse({ reach: { from, names: [], proxies: 0 }, whoOpens: { who: 'anybody' } });
  houses.push(house);
  return house;
};

/** All lines of a class, as the desk reads them. */
async function saved(url: string, lesson: Lesson): Promise<readonly string[]> {
  const lines: string[] = [];
  for (;;) {
    const response = await fetch(`${url}/api/classes/${lesson.id}/lines?from=${lines.length}`, {
      headers: { authorization: `Bearer ${lesson.teacherToken}` },
    });
    expect(response.status).toBe(200);
    const piece = (await response.json()) as { lines: string[]; version: number };
    lines.push(...piece.lines);
    if (lines.length >= piece.version) return lines;
  }
}

const bring = (url: string, lesson: Lesson, from: number, lines: readonly string[], key = lesson.key) =>
  call(url, '/api/classes/lines', { class: lesson.id, key, from, lines });

test('a class goes to another laptop: the same cards, pictures, nicknames and stars', async () => {
  const [home, other] = [await openOne(), await openOne()];
  const lesson = await Lesson.open(home.url, 3);
  const child = await lesson.pupil(1);
  await lesson.desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ['circuit-chain'] } });
  await child.does({ kind: 'did', facts: [['circuit-chain', 2, 0]] });
  const lines = packed(lesson.id, await saved(home.url, lesson), lesson.key);
  lesson.close();
  // In two pieces; the second one is lost once and sent again.
  expect((await bring(other.url, lesson, 0, lines.slice(0, 2))).body).toEqual({ version: 2 });
  expect((await bring(other.url, lesson, 2, lines.slice(2))).body).toEqual({ version: lines.length });
  expect((await bring(other.url, lesson, 2, lines.slice(2))).body).toMatchObject({
    problem: { at: 'class' },
    version: lines.length,
  });

  const desk = new Device<typeof lesson.desk.view>(other.url, lesson.teacherToken);
  await desk.until(({ pupils }) => pupils.length === 3 && pupils[1]!.stars === 2);
  expect(desk.view.pupils.map(({ name }) => name)).toEqual([0, 1, 2].map(nicknameOf));
  const byCard = await call(other.url, '/api/classes/card', { class: lesson.id, pupil: 2, card: lesson.card(2) });
  expect(byCard.status).toBe(201);
  const byPictures = (pictures: readonly number[]) =>
    call(other.url, '/api/classes/pictures', { code: desk.view.code, pupil: 0, pictures });
  expect((await byPictures(lesson.pictures(0))).status).toBe(201);
  expect((await byPictures(lesson.pictures(0).map((one) => (one + 1) % 12))).status).toBe(403);
  desk.close();
});

test('nobody else saves a class or writes into it', async () => {
  const house = await openOne();
  const [lesson, stranger] = [await Lesson.open(house.url, 1), await Lesson.open(house.url, 0)];
  const read = (token: string) =>
    fetch(`${house.url}/api/classes/${lesson.id}/lines`, { headers: { authorization: `Bearer ${token}` } });
  for (const token of ['', stranger.teacherToken, await lesson.tokenOf(0), lesson.desk.view.wallKey])
    expect((await read(token)).status).toBe(403);
  const lines = packed(lesson.id, await saved(house.url, lesson), lesson.key);
  const other = await openOne();
  expect((await bring(other.url, lesson, 0, lines, stranger.key)).body.problem.at).toBe('key');
  expect((await bring(other.url, lesson, 0, lines)).status).toBe(201);
  expect((await bring(other.url, lesson, lines.length, lines.slice(1), stranger.key)).body.problem.at).toBe('key');
  // A class that somebody is in, and one that is here already, take nothing.
  expect((await bring(house.url, lesson, 0, lines)).body.problem.at).toBe('class');
  lesson.close();
  stranger.close();
});

test('only the machine of the server brings a class: a stranger could take its id or send what no rule allows', async () => {
  const house = await openOne();
  const lesson = await Lesson.open(house.url, 1);
  const lines = packed(lesson.id, await saved(house.url, lesson), lesson.key);
  lesson.close();
  const other = await openOne();
  // As from another device of the house, which can't ask for `localhost`.
  const fromDevice = request(`${other.url}/api/classes/lines`, {
    method: 'POST',
    headers: { host: '192.168.0.12', 'content-type': 'application/json' },
  });
  fromDevice.end(JSON.stringify({ class: lesson.id, key: lesson.key, from: 0, lines }));
  const [refused] = (await once(fromDevice, 'response')) as [IncomingMessage];
  expect([refused.statusCode, await json(refused)]).toMatchObject([403, { problem: { at: 'machine' } }]);
  expect((await bring(other.url, lesson, 0, lines)).status).toBe(201);
});

test('what is no class is refused whole, and a server for strangers takes none', async () => {
  const [house, server] = [await openOne(), await openOne('anywhere')];
  const lesson = await Lesson.open(house.url, 1);
  const lines = packed(lesson.id, await saved(house.url, lesson), lesson.key);
  lesson.close();
  const other = await openOne();
  for (const wrong of [
    lines.slice(1),
    [...lines, 'nonsense'],
    [lines[0]!, lines[0]!],
    [...lines, '{"kind":"pin","at":1,"pin":"12345"}'],
    [...lines, '{"kind":"later","at":1}'],
  ]) {
    const answer = await bring(other.url, lesson, 0, wrong);
    expect([answer.status, answer.body.problem.at]).toEqual([400, 'lines']);
  }
  expect((await bring(other.url, lesson, 3, lines)).status).toBe(400);
  expect((await bring(server.url, lesson, 0, lines)).body.problem.at).toBe('classes');
  expect((await bring(other.url, lesson, 0, lines)).status).toBe(201);
});
