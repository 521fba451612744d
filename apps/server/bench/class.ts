// `npm run bench:class`: a whole class comes in from one address, plays in pairs with a desk and a wall that show every table, and in the middle
// of it the server is killed and started again. Usual limits, one process on SQLite, clients in a process of their own. JSON lines.
// `--pupils 35 --seconds 30 --think 1000` (milliseconds a pupil thinks, on average) `--game micropul`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PupilView } from '@stolik/class/views';
import { SqliteStore } from '../src/store/sqlite.ts';
import { freePort } from '../test/free-port.ts';
import { call, Player, patience } from '../test/online/house.ts';
import { type Device, Lesson } from '../test/online/lesson.ts';
import { Mortal } from '../test/online/mortal.ts';
import { findGame, TEST_OFFERS } from '../test/online/offers.ts';
import { proveLogs } from '../test/online/proof.ts';

const { values } = parseArgs({
  options: {
    pupils: { type: 'string', default: '35' },
    seconds: { type: 'string', default: '30' },
    think: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'micropul' },
  },
});
const [pupils, seconds, think] = [values.pupils, values.seconds, values.think].map(Number) as [number, number, number];
const game = findGame(values.game);

patience.share = 1;
const data = mkdtempSync(join(tmpdir(), 'stolik-bench-class-'));
const server = new Mortal(await freePort(), data, { TEST_LIMITS: 'usual' });
await server.live();

const say = (what: string, figures: object): void => console.log(JSON.stringify({ what, ...figures }));
const round = (value: number): number => Math.round(value * 10) / 10;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

function percentiles(times: readonly number[]): object {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
  return { moves: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}

const lesson = await Lesson.open(server.url, pupils);
const wall = await lesson.wall();
const { desk } = lesson;

/** One pupil: the code, the list of animals, three pictures, and there. */
async function comeIn(pupil: number): Promise<{ readonly device: Device<PupilView>; readonly took: number }> {
  const began = performance.now();
  await call(server.url, '/api/classes/animals', { code: lesson.code });
  const entered = await call(server.url, '/api/classes/pictures', { code: lesson.code, pupil, pictures: lesson.pictures(pupil) });
  if (entered.status !== 201) throw new Error(`pupil ${pupil} was not let in: ${JSON.stringify(entered)}`);
  const device = lesson.device<PupilView>(entered.body.token);
  await device.until(() => true);
  return { device, took: performance.now() - began };
}

const joinBegan = performance.now();
const came = await Promise.all(Array.from({ length: pupils }, (_, pupil) => comeIn(pupil)));
await desk.until((view) => view.pupils.every(({ isHere }) => isHere));
await wall.until(({ here }) => here.length === pupils);
const slowest = Math.max(...came.map(({ took }) => took));
say('joined', { pupils, milliseconds: round(performance.now() - joinBegan), slowestPupil: round(slowest), wanted: 20_000 });

const whom = came.map((_, pupil) => pupil);
const items = Array.from({ length: 200 }, (_, thing) => `bench-${thing + 1}`);
await desk.does({ kind: 'task', whom: 'all', task: { kind: 'puzzles', game: game.id, items } });
await desk.does({ kind: 'pairs', way: { how: 'random', seed: 'bench', odd: 'bot', whom } });
const level = TEST_OFFERS.find((offer) => offer.game === game)!.levels[0]!;
const layBegan = performance.now();
await desk.does({ kind: 'play', plan: { game: game.id, options: {}, isSameDeal: false, level }, whom: 'all' });
const devices = came.map(({ device }) => device);
await Promise.all(devices.map((device) => device.until(({ table }) => table?.token !== undefined)));
say('seated', { tables: desk.view.tables.length, milliseconds: round(performance.now() - layBegan) });

const players = devices.map(({ view }) => {
  const player = new Player(server.url, game, view.table!.id, view.table!.token!, view.pupil);
  player.plays = false;
  return player;
});
/** The wall shows every table, the desk looks over a shoulder at each. */
await wall.until(({ boards }) => boards.length === desk.view.tables.length);
const looks = [
  ...wall.view.boards.map(({ id, look }) => [id, look]),
  ...desk.view.tables.map(({ id, looks }) => [id, looks[0]!]),
];
const onlookers = looks.map(([id, token]) => new Player(server.url, game, id!, token!, 1));
for (const onlooker of onlookers) onlooker.plays = false;
await Promise.all([...players, ...onlookers].map((player) => player.until(() => player.scene.isPresent)));

let isOver = false;
const times: number[] = [];
const facts = new Map<number, number>();

/** Thinks, moves, and sees when the partner is shown it. A decision of one's own that is followed by another is measured as well. */
async function playOn(index: number): Promise<void> {
  const [player, { table }] = [players[index]!, devices[index]!.view];
  const partner = players.find((_, at) => at !== index && devices[at]!.view.table!.id === table!.id);
  while (!isOver && !player.isOver) {
    await pause(think * (0.5 + Math.random()));
    if (isOver || !player.isAsked()) continue;
    const [{ decision }, text, before] = [player.scene, player.choose(), partner?.connection.scene?.version ?? 0];
    const [began, deaths] = [performance.now(), server.deaths];
    const seen = partner?.until(() => partner.scene.version > before, 'the move', 60_000).then(() => performance.now() - began);
    const answer = await player.connection.wish(['act', decision, text]);
    if (answer.ok) player.acked.push(`${decision} ${text}`);
    const took = answer.ok ? await seen : undefined;
    seen?.catch(() => {});
    if (took !== undefined && deaths === server.deaths) times.push(took);
  }
}

/** Beside the game everybody solves something now and then, which the desk and the wall are told. */
async function solve(index: number): Promise<void> {
  for (let thing = 1; !isOver; thing++) {
    await pause(4 * think * (0.5 + Math.random()));
    const answer = await devices[index]!.wish({ kind: 'did', facts: [[`bench-${thing}`, 3, 0]] });
    if (answer.ok) facts.set(index, thing);
  }
}

const lanes = devices.flatMap((_, index) => [playOn(index), solve(index)]);
await pause((seconds * 1000) / 2);
say('moves shown to the partner, milliseconds', { ...percentiles(times), wanted: 300, thinking: think });

/** Whether somebody has been told the whole again since. */
const marks = new Map<object, number>();
for (const one of [desk, wall, ...devices]) marks.set(one, one.heard.length);
for (const player of [...players, ...onlookers]) marks.set(player, player.news.length);
const isBack = (one: Pick<Device, 'heard'>): boolean =>
  one.heard.slice(marks.get(one)).some((text) => text.startsWith('["view"'));
const hasJoined = (player: Player): boolean => player.news.slice(marks.get(player)).some(({ kind }) => kind === 'joined');

await server.die();
const died = performance.now();
await pause(1000);
await server.live();
const alive = performance.now();
await Promise.all([
  desk.until((view) => isBack(desk) && view.pupils.every(({ isHere }) => isHere), 'everybody', 120_000),
  wall.until(({ here }) => isBack(wall) && here.length === pupils, 'everybody', 120_000),
  ...devices.map((device) => device.until(() => isBack(device), 'a pupil', 120_000)),
  ...[...players, ...onlookers].map((player) =>
    player.until(() => hasJoined(player) && player.scene.isPresent, 'a player', 120_000),
  ),
]);
say('killed and started again', { down: round(alive - died), everybodyBackAfter: round(performance.now() - alive) });
const before = times.length;
await pause((seconds * 1000) / 2);
say('moves after that, milliseconds', percentiles(times.slice(before)));
isOver = true;
await Promise.all(lanes);
await desk.until(
  (view) => [...facts].every(([pupil, thing]) => view.pupils[pupil]!.progress.length >= thing),
  'all that was solved',
);
for (const player of [...players, ...onlookers]) player.close();
lesson.close();
await server.die();

const store = new SqliteStore(join(data, 'stolik.sqlite'));
const tables = [...new Set(devices.map(({ view }) => view.table!.id))];
const played = tables.map((table) => ({
  table,
  players: players.filter((_, index) => devices[index]!.view.table!.id === table).sort((a, b) => a.scene.viewer - b.scene.viewer),
}));
const { acknowledged, wrong } = await proveLogs(store, played, false);
await store.close();
rmSync(data, { recursive: true, force: true });
const solved = [...facts.values()].reduce((sum, count) => sum + count, 0);
say('nothing is lost', { acknowledgedMoves: acknowledged, solved, lostOrDoubled: wrong });
process.exit(wrong.length === 0 ? 0 : 1);
