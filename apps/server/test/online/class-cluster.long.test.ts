import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClassView, DeskView, PupilView, WallView } from '@stolik/class/views';
import { expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres.ts';
import { withNats } from '../bus/nats.ts';
import { startNats } from '../bus/start-nats.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../store/postgres.ts';
import { claimOf, proveClass } from './class-proof.ts';
import { Player } from './house.ts';
import { Device, Lesson } from './lesson.ts';
import { Mortal } from './mortal.ts';
import { findGame, TEST_OFFERS } from './offers.ts';
import { proveLogs } from './proof.ts';
import { questionOfLesson } from './question.ts';

const PUPILS = 9;
const ALL = Array.from({ length: PUPILS }, (_, pupil) => pupil);
const GROUPS = [[0, 1], [2, 3], [4, 5], [6, 7], [8]];
const ITEMS = Array.from({ length: 6 }, (_, index) => `circuit-chain-${index + 1}`);
/** A server may be found dead, start again and be silent for a while before everything is told. */
const PATIENCE = 90_000;

const planOf = (game: string) => ({
  game,
  options: {},
  isSameDeal: false,
  level: TEST_OFFERS.find((offer) => offer.game.id === game)!.levels[0]!,
});

/** Two servers on one Postgres and one NATS, and everybody of a class spread over both. */
class SpreadLesson {
  readonly lesson: Lesson;
  readonly pupils: readonly Device<PupilView>[];
  readonly wall: Device<WallView>;
  private readonly servers: readonly Mortal[];

  private constructor(servers: readonly Mortal[], lesson: Lesson, tokens: readonly string[]) {
    this.servers = servers;
    this.lesson = lesson;
    this.pupils = tokens.map((token, index) => this.device<PupilView>(token, index));
    this.wall = this.device<WallView>(lesson.desk.view.wallKey, 1);
  }

  static async open(servers: readonly Mortal[]): Promise<SpreadLesson> {
    const lesson = await Lesson.open(anyOf(servers, 0), PUPILS);
    const tokens = await Promise.all(ALL.map((pupil) => lesson.tokenOf(pupil)));
    return new SpreadLesson(servers, lesson, tokens);
  }

  get desk(): Device<DeskView> {
    return this.lesson.desk;
  }

  private device<View extends ClassView>(token: string, first: number): Device<View> {
    const device = new Device<View>(anyOf(this.servers, first), token);
    this.lesson.devices.push(device as unknown as Device);
    return device;
  }

  /** A second desk that knows one server alone. */
  deskAt(server: Mortal): Device<DeskView> {
    const desk = new Device<DeskView>(server.url, this.lesson.teacherToken);
    this.lesson.devices.push(desk as unknown as Device);
    return desk;
  }

  /** Everybody sits down where the class tells them to; no two of a table at the same server at first. */
  async sit(): Promise<Player[]> {
    await Promise.all(this.pupils.map((pupil) => pupil.until(({ table }) => table?.token !== undefined, 'a seat', PATIENCE)));
    return this.pupils.map(({ view }, index) => {
      const { id, game, token } = view.table!;
      return new Player(anyOf(this.servers, index), findGame(game), id, token!, index);
    });
  }

  /** Everybody solves one thing, whatever happens to servers meanwhile. */
  async solve(thing: string): Promise<void> {
    const answers = await Promise.all(this.pupils.map((pupil) => pupil.request({ kind: 'did', facts: [[thing, 2, 1]] })));
    expect(answers).toEqual(this.pupils.map(() => ({ ok: true })));
  }
}

/** Each time another server, beginning with this one: a device tries the next when one does not answer. */
function anyOf(servers: readonly Mortal[], first: number): () => string {
  let turn = first;
  return () => servers[turn++ % servers.length]!.url;
}

/** Lists, screens, hints and a question; the second server is killed while answers come in. */
async function learn(spread: SpreadLesson, [, victim]: readonly Mortal[]): Promise<void> {
  const { desk, wall, pupils } = spread;
  await desk.until((view) => view.pupils.every(({ isHere }) => isHere));
  await wall.until(({ here }) => here.length === PUPILS);
  await desk.does({ kind: 'lesson' });
  await desk.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'circuit', items: ITEMS } });
  await Promise.all(pupils.map((pupil) => pupil.until(({ task }) => task?.kind === 'lessons')));
  for (const [index, pupil] of pupils.entries()) {
    const at = { kind: 'at', doing: ITEMS[index % ITEMS.length]!, shows: [`lay ${index}`] } as const;
    pupil.onLive = () => void pupil.request(at);
    pupil.onLive();
  }
  const isShown = ({ shows }: { readonly shows: readonly string[] }, index: number): boolean => shows[0] === `lay ${index}`;
  await wall.until(({ works }) => works.length === PUPILS && works.every(isShown), 'all screens');
  await spread.solve(ITEMS[0]!);
  await desk.until((view) => view.pupils.every(({ stars }) => stars === 2));

  const { question, solution } = questionOfLesson();
  await desk.does({ kind: 'ask', question, solution });
  await Promise.all(pupils.map((pupil) => pupil.until(({ asked }) => asked !== undefined)));
  const answer = (index: number) =>
    pupils[index]!.does({ kind: 'answer', asked: pupils[index]!.view.asked!.id, answer: solution });
  await Promise.all([0, 1, 2].map(answer));
  const late = [3, 4, 5, 6, 7].map(answer);
  await victim!.die();
  await Promise.all([...late, answer(8), spread.solve(ITEMS[1]!), victim!.live()]);
  await wall.until((view) => view.asked?.answered === PUPILS, 'all answers', PATIENCE);
  await desk.does({ kind: 'close' });
  await wall.until((view) => view.asked?.counts?.[0]?.[1] === PUPILS, 'all answers counted', PATIENCE);
  await desk.does({ kind: 'unask' });
  // What screens show is told by devices that connect again, and by the servers to each other.
  await wall.until(({ works }) => works.length === PUPILS && works.every(isShown), 'all screens again', PATIENCE);
}

/** Two games at five tables; the first server is killed in the middle of them, while the teacher asks for attention. */
async function play(spread: SpreadLesson, [victim]: readonly Mortal[]): Promise<readonly Player[]> {
  const { desk, pupils } = spread;
  await desk.does({ kind: 'pairs', way: { how: 'hand', groups: GROUPS } });
  await desk.does({ kind: 'play', plan: planOf('micropul'), whom: [0, 1, 2, 3] });
  await desk.does({ kind: 'play', plan: planOf('connect-four'), whom: [4, 5, 6, 7, 8] });
  const players = await spread.sit();
  const seats = pupils.map(({ view }) => view.table);
  await players[0]!.until(() => players[0]!.acked.length >= 2, 'some moves');
  const eyes = desk.does({ kind: 'eyes', on: true });
  await victim!.die();
  expect(players.some((player) => !player.isOver)).toBe(true);
  const solved = spread.solve(ITEMS[2]!);
  await eyes;
  await Promise.all(pupils.map((pupil) => pupil.until(({ isHeld }) => isHeld, 'eyes', PATIENCE)));
  await Promise.all([desk.does({ kind: 'eyes', on: false }), solved]);
  await victim!.live();
  await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end of a game', PATIENCE)));
  for (const [index, { view }] of pupils.entries())
    expect([view.table?.id, view.table?.token]).toEqual([seats[index]!.id, seats[index]!.token]);
  return players;
}

/** Whoever is asked, and at whichever server, says the same. */
async function checkEverywhere(spread: SpreadLesson, servers: readonly Mortal[]): Promise<void> {
  const { wall, pupils } = spread;
  const desks = servers.map((server) => spread.deskAt(server));
  for (const desk of [spread.desk, ...desks]) {
    await desk.until((view) => view.pupils.every(({ isHere }) => isHere), 'everybody', PATIENCE);
    await desk.until(
      ({ tables }) => tables.length === GROUPS.length && tables.every(({ isOver }) => isOver),
      'games over',
      PATIENCE,
    );
    await desk.until((view) => view.pupils.every(({ stars }) => stars === 6), 'all stars', PATIENCE);
    await desk.until((view) => view.pupils.every(({ doing }) => doing !== undefined), 'what screens show', PATIENCE);
    expect(desk.view.recap).toMatchObject({ games: GROUPS.length, solved: 3 * PUPILS });
  }
  await wall.until(({ here, boards }) => here.length === PUPILS && boards.every(({ isOver }) => isOver), 'the wall', PATIENCE);
  for (const desk of desks) {
    const before = pupils.map(({ view }) => view.hints);
    await desk.does({ kind: 'hint', whom: ALL });
    await Promise.all(pupils.map((pupil, index) => pupil.until(({ hints }) => hints > before[index]!, 'a hint')));
  }
}

async function teach(): Promise<{ moves: number; requests: number }> {
  const [postgres, nats] = [await startPostgres(), await startNats()];
  const [url, data] = [await postgres.database(), mkdtempSync(join(tmpdir(), 'stolik-class-cluster-'))];
  const env = { DATABASE_URL: url, NATS_URL: nats.url };
  const servers = [new Mortal(await freePort(), data, env), new Mortal(await freePort(), data, env)];
  await Promise.all(servers.map((server) => server.live()));
  const spread = await SpreadLesson.open(servers);
  await learn(spread, servers);
  const players = await play(spread, servers);
  await checkEverywhere(spread, servers);
  const { lesson, pupils } = spread;
  const claims = [lesson.desk, ...pupils].map((device) => claimOf(device as unknown as Device));
  for (const player of players) player.close();
  lesson.close();
  await Promise.all(servers.map((server) => server.die()));

  const store = await PostgresStore.open(url);
  const played = GROUPS.map((group) => ({
    table: pupils[group[0]!]!.view.table!.id,
    players: group.map((pupil) => players[pupil]!),
  }));
  const [moves, requests] = [await proveLogs(store, played), await proveClass(store, lesson.id, claims)];
  expect([...moves.wrong, ...requests.wrong]).toEqual([]);
  await store.close();
  await nats.stop();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
  return { moves: moves.acknowledged, requests: requests.acknowledged };
}

withNats('a lesson over two servers', () => {
  test('a lesson spread over two servers, of which each is killed once, loses and doubles nothing', {
    timeout: 600_000,
  }, async () => {
    const { moves, requests } = await teach();
    expect(moves).toBeGreaterThan(40);
    // Facts, answers and screens of everybody, and what the teacher requested.
    expect(requests).toBeGreaterThan(5 * PUPILS);
    console.log(`${moves} moves and ${requests} requests of a class acknowledged, all in the logs once`);
  });
});
