// `npm run bench:class`: a whole class comes in from one address, plays in pairs with a desk and a wall that show every
// table, and in the middle of it a server is killed and started again. Usual limits, clients in a process of their own.
// Output is JSON lines; docs/scale.md has the results. `--pupils 35 --seconds 30 --think 1000` (milliseconds a pupil thinks,
// on average) `--game micropul` `--processes 2`: the class is spread over so many servers on a Postgres and a NATS of their
// own; otherwise one server on SQLite.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { ClassView, PupilView, WallView } from '@stolik/class/views';
import { claimOf, proveClass } from '../test/online/class-proof.ts';
import { call, Player, patience } from '../test/online/house.ts';
import { Device, Lesson } from '../test/online/lesson.ts';
import { findGame, TEST_OFFERS } from '../test/online/offers.ts';
import { proveLogs } from '../test/online/proof.ts';
import { startServers, Way } from './class-servers.ts';

const { values } = parseArgs({
  options: {
    pupils: { type: 'string', default: '35' },
    seconds: { type: 'string', default: '30' },
    think: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'micropul' },
    processes: { type: 'string', default: '1' },
  },
});
const [pupils, seconds, think, processes] = [values.pupils, values.seconds, values.think, values.processes].map(Number) as [
  number,
  number,
  number,
  number,
];
const game = findGame(values.game);

patience.share = 1;
const house = await startServers(processes);
const { servers } = house;
const [victim] = servers as [(typeof servers)[0]];

const say = (what: string, figures: object): void => console.log(JSON.stringify({ what, ...figures }));
const round = (value: number): number => Math.round(value * 10) / 10;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const machine = (): object => ({ processes, load: loadavg().map(round) });

function percentiles(times: readonly number[]): object {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
  return { moves: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
}

/** CPU of the servers and messages between them from here to when it is asked for. */
async function meter(): Promise<() => Promise<object>> {
  const [cpu, bus] = [await house.cpu(), house.bus()];
  return async () => {
    const { messages, bytes } = house.bus();
    const cluster = { busMessages: messages - bus.messages, busKilobytes: round((bytes - bus.bytes) / 1000) };
    return { serverCpuMilliseconds: round((await house.cpu()) - cpu), ...(processes > 1 && cluster) };
  };
}

/** Everybody begins at another server than the one before. */
const ways = new Map<object, Way>();
let turn = 0;
const desksWay = new Way(servers, turn++);
const lesson = await Lesson.open(desksWay.next, pupils);
const { desk } = lesson;
ways.set(desk, desksWay);

function deviceOf<View extends ClassView>(token: string): Device<View> {
  const way = new Way(servers, turn++);
  const device = new Device<View>(way.next, token);
  lesson.devices.push(device as unknown as Device);
  ways.set(device, way);
  return device;
}

function playerAt(table: string, token: string, seed: number): Player {
  const way = new Way(servers, turn++);
  const player = new Player(way.next, game, table, token, seed);
  player.plays = false;
  ways.set(player, way);
  return player;
}

const wall = deviceOf<WallView>(desk.view.wallKey);
await wall.until(() => true);

/** One pupil: the code, the list of animals, three pictures, and there. */
async function comeIn(pupil: number): Promise<{ readonly device: Device<PupilView>; readonly took: number }> {
  const began = performance.now();
  const { url } = servers[pupil % servers.length]!;
  await call(url, '/api/classes/animals', { code: lesson.code });
  const entered = await call(url, '/api/classes/pictures', { code: lesson.code, pupil, pictures: lesson.pictures(pupil) });
  if (entered.status !== 201) throw new Error(`pupil ${pupil} was not let in: ${JSON.stringify(entered)}`);
  const device = deviceOf<PupilView>(entered.body.token);
  await device.until(() => true);
  return { device, took: performance.now() - began };
}

const joining = await meter();
const joinBegan = performance.now();
const came = await Promise.all(Array.from({ length: pupils }, (_, pupil) => comeIn(pupil)));
await desk.until((view) => view.pupils.every(({ isHere }) => isHere));
await wall.until(({ here }) => here.length === pupils);
const slowest = Math.max(...came.map(({ took }) => took));
const joined = { pupils, milliseconds: round(performance.now() - joinBegan), slowestPupil: round(slowest), wanted: 20_000 };
say('joined', { ...joined, ...(await joining()), ...machine() });

const devices = came.map(({ device }) => device);
/** Only what was given is written down. */
const items = Array.from({ length: 200 }, (_, thing) => (thing < 5 ? `all-${thing + 1}` : `bench-${thing - 4}`));
await desk.does({ kind: 'task', whom: 'all', task: { kind: 'puzzles', game: game.id, items } });
/** Everybody has something to write in the same moment, as when a question is answered: servers race for each entry. */
const bursts: number[] = [];
for (let thing = 1; thing <= 5; thing++) {
  const began = performance.now();
  await Promise.all(devices.map((device) => device.does({ kind: 'did', facts: [[`all-${thing}`, 1, 0]] })));
  bursts.push(round(performance.now() - began));
}
say('everybody wrote at once, milliseconds', { rounds: bursts });

const whom = came.map((_, pupil) => pupil);
await desk.does({ kind: 'pairs', way: { how: 'random', seed: 'bench', odd: 'bot', whom } });
const level = TEST_OFFERS.find((offer) => offer.game === game)!.levels[0]!;
const laying = await meter();
const layBegan = performance.now();
await desk.does({ kind: 'play', plan: { game: game.id, options: {}, isSameDeal: false, level }, whom: 'all' });
await Promise.all(devices.map((device) => device.until(({ table }) => table?.token !== undefined)));
say('seated', { tables: desk.view.tables.length, milliseconds: round(performance.now() - layBegan), ...(await laying()) });

const players = devices.map(({ view }) => playerAt(view.table!.id, view.table!.token!, view.pupil));
/** The wall shows every table, the desk looks over a shoulder at each. */
await wall.until(({ boards }) => boards.length === desk.view.tables.length);
const looks = [
  ...wall.view.boards.map(({ id, look }) => [id, look]),
  ...desk.view.tables.map(({ id, looks }) => [id, looks[0]!]),
];
const spectators = looks.map(([id, token]) => playerAt(id!, token!, 1));
await Promise.all([...players, ...spectators].map((player) => player.until(() => player.scene.isPresent)));

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
    const [began, deaths] = [performance.now(), victim.deaths];
    const seen = partner?.until(() => partner.scene.version > before, 'the move', 60_000).then(() => performance.now() - began);
    const answer = await player.connection.request(['act', decision, text]);
    if (answer.ok) player.acked.push(`${decision} ${text}`);
    const took = answer.ok ? await seen : undefined;
    seen?.catch(() => {});
    if (took !== undefined && deaths === victim.deaths) times.push(took);
  }
}

/** Beside the game everybody solves something now and then, which the desk and the wall are told. */
async function solve(index: number): Promise<void> {
  for (let thing = 1; !isOver; thing++) {
    await pause(4 * think * (0.5 + Math.random()));
    const answer = await devices[index]!.request({ kind: 'did', facts: [[`bench-${thing}`, 3, 0]] });
    if (answer.ok) facts.set(index, thing);
  }
}

const playing = await meter();
const lanes = devices.flatMap((_, index) => [playOn(index), solve(index)]);
await pause((seconds * 1000) / 2);
const shown = { ...percentiles(times), wanted: 300, thinking: think };
say('moves shown to the partner, milliseconds', { ...shown, ...(await playing()), ...machine() });

/** Whether somebody who was connected to the server that died has been told the whole again since. */
const marks = new Map<object, number>();
const everybody = [desk, wall, ...devices, ...players, ...spectators];
for (const one of everybody)
  if (ways.get(one)!.url === victim.url) marks.set(one, one instanceof Player ? one.news.length : one.heard.length);
const isBack = (one: Pick<Device, 'heard'>): boolean =>
  !marks.has(one) || one.heard.slice(marks.get(one)).some((text) => text.startsWith('["view"'));
const hasJoined = (player: Player): boolean =>
  !marks.has(player) || player.news.slice(marks.get(player)).some(({ kind }) => kind === 'joined');

await victim.die();
const died = performance.now();
/** Where there is another server everybody is back before this one is; one that is alone must live first. */
if (processes === 1) {
  await pause(1000);
  await victim.live();
}
const open = performance.now();
await Promise.all([
  desk.until((view) => isBack(desk) && view.pupils.every(({ isHere }) => isHere), 'everybody', 120_000),
  wall.until(({ here }) => isBack(wall) && here.length === pupils, 'everybody', 120_000),
  ...devices.map((device) => device.until(() => isBack(device), 'a pupil', 120_000)),
  ...[...players, ...spectators].map((player) =>
    player.until(() => hasJoined(player) && player.scene.isPresent, 'a player', 120_000),
  ),
]);
const back = performance.now();
if (processes > 1) await victim.live();
say('killed and started again', { cut: marks.size, down: round(open - died), everybodyBackAfter: round(back - open) });
const before = times.length;
await pause((seconds * 1000) / 2);
say('moves after that, milliseconds', { ...percentiles(times.slice(before)), ...machine() });
isOver = true;
await Promise.all(lanes);
await desk.until(
  (view) => [...facts].every(([pupil, thing]) => view.pupils[pupil]!.progress.length >= thing + bursts.length),
  'all that was solved',
);
const claims = [desk, ...devices].map((device) => claimOf(device as unknown as Device));
for (const player of [...players, ...spectators]) player.close();
lesson.close();
await Promise.all(servers.map((server) => server.die()));

const store = await house.store();
const tables = [...new Set(devices.map(({ view }) => view.table!.id))];
const played = tables.map((table) => ({
  table,
  players: players.filter((_, index) => devices[index]!.view.table!.id === table).sort((a, b) => a.scene.viewer - b.scene.viewer),
}));
const [moves, requests] = [await proveLogs(store, played, false), await proveClass(store, lesson.id, claims)];
const wrong = [...moves.wrong, ...requests.wrong];
await store.close();
await house.close();
const solved = [...facts.values()].reduce((sum, count) => sum + count, 0);
say('nothing is lost', { acknowledgedMoves: moves.acknowledged, solved, requests: requests.acknowledged, lostOrDoubled: wrong });
process.exit(wrong.length === 0 ? 0 : 1);
