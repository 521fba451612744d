import { CHANCE } from '@stolik/kernel/game';
import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { type News, type Scene, TableConnection } from '../src/client.ts';
import type { SocketHandlers, Surroundings } from '../src/line.ts';
import { Packer } from '../src/packing.ts';
import type { Room } from '../src/room.ts';
import { WIRE_VERSION } from '../src/version.ts';
import { fingerprintOf, hashWorld, worldOf } from '../src/world.ts';

const ROOM: Room = {
  id: 't',
  code: 'BCDFGH',
  game: 'coin',
  options: {},
  pace: { kind: 'free' },
  isOpen: false,
  phase: 'playing',
  seats: [],
  host: 0,
  isPaused: false,
  commitment: '',
};

/** A network and a clock in the test's hand. */
class Stage {
  readonly sent: string[][] = [];
  readonly news: News[] = [];
  readonly statuses: string[] = [];
  readonly delays: number[] = [];
  readonly handlers: SocketHandlers[] = [];
  private timers: { at: number; call: () => void; isOff: boolean }[] = [];
  private now = 0;
  readonly connection: TableConnection;

  constructor(probe?: Surroundings['probe']) {
    this.connection = new TableConnection(
      {
        game: coin,
        table: 't',
        token: 'token',
        wantsPast: false,
        onNews: (news: News, _scene: Scene) => this.news.push(news),
        onStatus: (status, why) => this.statuses.push(why ?? status),
      },
      {
        connect: (handlers) => {
          const index = this.handlers.push(handlers) - 1;
          this.sent[index] = [];
          return { send: (text) => this.sent[index]!.push(text), close: () => {} };
        },
        later: (milliseconds, call) => {
          this.delays.push(milliseconds);
          const timer = { at: this.now + milliseconds, call, isOff: false };
          this.timers.push(timer);
          return () => {
            timer.isOff = true;
          };
        },
        random: () => 0.5,
        ...(probe && { probe }),
      },
    );
  }

  get socket(): SocketHandlers {
    return this.handlers.at(-1)!;
  }

  get connections(): number {
    return this.handlers.length;
  }

  get said(): unknown[][] {
    return this.sent.at(-1)!.map((text) => JSON.parse(text));
  }

  say(...message: readonly unknown[]): void {
    this.socket.received(JSON.stringify(message));
  }

  wait(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter((timer) => !timer.isOff && timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      next.isOff = true;
      this.now = next.at;
      next.call();
    }
    this.now = until;
  }
}

function dealt(): { state: ReturnType<typeof coin.setup>; world: unknown; packer: Packer } {
  const state = coin.setup({}, 2);
  coin.play(state, CHANCE, 1);
  coin.play(state, CHANCE, 0);
  return { state, world: worldOf(coin, state, 0), packer: new Packer() };
}

function greet(stage: Stage, version = 5): void {
  const { world, packer } = dealt();
  stage.socket.opened();
  const packed = packer.pack(world);
  stage.say('#', ...packer.shapes);
  stage.say('hi', version, 0, ROOM, 0, 0, packed, hashWorld(world));
}

test('it greets, joins, and plays what its own world can play', () => {
  const stage = new Stage();
  greet(stage);
  expect(stage.said[0]).toEqual(['hi', WIRE_VERSION, 't', 'token', -1, fingerprintOf(coin)]);
  expect(stage.statuses).toEqual(['connecting', 'live']);
  stage.say('+', 6, [[0, coin.write(dealt().state, 0, 1)]], 1);
  expect(stage.connection.scene).toMatchObject({ version: 6, decision: 1, canUndo: true });
  expect(stage.connection.scene?.passages).toEqual([
    { actor: 0, text: 'guess 1', events: [{ kind: 'guessMade', seat: 0, guess: 1 }], world: stage.connection.scene?.world },
  ]);
  expect(stage.news.map(({ kind }) => kind)).toEqual(['joined', 'moved']);
});

test('who came without the past keeps what was seen since, when an older secret commit goes back', () => {
  const { state } = dealt();
  const stage = new Stage();
  greet(stage);
  stage.say('+', 6, [[1, 0]], 0);
  const [seen] = stage.connection.scene!.passages;
  expect(seen).toMatchObject({ actor: 1, text: undefined });
  stage.say('-', 7, 0, 2, 1, 0, 0);
  expect(stage.connection.scene?.passages).toEqual([seen]);
  expect(stage.news.at(-1)).toEqual({ kind: 'undone', step: 0, count: 1, seat: 0 });
  // A decision with what followed it takes all of that along.
  stage.say('+', 8, [[0, coin.write(state, 0, 1)]], 0);
  stage.say('-', 9, 0, 3, 1, 0, 0);
  expect(stage.connection.scene?.passages).toHaveLength(1);
});

test('a request is sent until it is answered, under one id, also over another connection', async () => {
  const stage = new Stage();
  const answer = stage.connection.request(['act', 0, '1']);
  greet(stage);
  const [, request] = stage.said;
  expect(request).toEqual(['act', expect.any(String), 0, '1']);
  stage.wait(9000);
  expect(stage.said.filter(([kind]) => kind === 'act')).toEqual([request, request]);
  stage.socket.closed();
  expect(stage.statuses.at(-1)).toBe('waiting');
  stage.wait(1000);
  expect(stage.connections).toBe(2);
  stage.socket.opened();
  expect(stage.said).toEqual([['hi', WIRE_VERSION, 't', 'token', 5, fingerprintOf(coin)]]);
  stage.say('hi', 5, 0, ROOM, 0, 0, 0, hashWorld(dealt().world));
  expect(stage.said[1]).toEqual(request);
  stage.say('ok', request![1], 7);
  expect(await answer).toEqual({ ok: true, version: 7 });
  stage.wait(9000);
  expect(
    stage.said.filter(([kind]) => kind === 'act'),
    'it has been answered',
  ).toHaveLength(1);
});

test('a socket that was given up says nothing about the present one', () => {
  const stage = new Stage();
  greet(stage);
  const [first] = stage.handlers;
  stage.wait(60_000);
  expect(stage.connections).toBe(2);
  greet(stage);
  first!.closed();
  expect(stage.statuses.at(-1)).toBe('live');
});

test('a line that is in doubt and answers is kept, though the server answers others too', () => {
  const probes: Parameters<NonNullable<Surroundings['probe']>>[0][] = [];
  const stage = new Stage((done) => probes.push(done));
  greet(stage);
  stage.wait(29_500);
  expect(stage.said.at(-1)).toEqual(['ping']);
  expect(probes).toHaveLength(1);
  stage.say('pong');
  probes[0]!('there');
  expect(stage.connections).toBe(1);
});

test('it waits longer each time, and never longer than twenty seconds', () => {
  const stage = new Stage();
  for (let i = 0; i < 9; i++) {
    stage.delays.length = 0;
    stage.socket.closed();
    const [delay] = stage.delays;
    expect(delay).toBe(0.75 * Math.min(20_000, 500 * 2 ** i));
    stage.wait(delay!);
  }
  expect(stage.connections).toBe(10);
});

test('once it has been greeted it waits as little as the first time', () => {
  const stage = new Stage();
  for (let i = 0; i < 9; i++) {
    stage.socket.closed();
    stage.wait(20_000);
  }
  greet(stage);
  stage.delays.length = 0;
  stage.socket.closed();
  expect(stage.delays).toEqual([375]);
});

test.each([
  ['too-fast', 1500],
  ['too-many', 1500],
  ['too-slow', 375],
  ['closing', 750],
])('after "%s" it comes again in %i milliseconds', (why, delay) => {
  const stage = new Stage();
  greet(stage);
  stage.delays.length = 0;
  stage.say('bye', why);
  expect(stage.delays).toEqual([delay]);
});

test('silence is a broken connection', () => {
  const stage = new Stage();
  greet(stage);
  stage.wait(26_000);
  expect(stage.said.at(-1)).toEqual(['ping']);
  stage.say('pong');
  expect(stage.connections).toBe(1);
  stage.wait(60_000);
  expect(stage.connections).toBeGreaterThan(1);
});

test('what does not fit the world makes it fetch the whole again', () => {
  const stage = new Stage();
  greet(stage);
  stage.say('+', 6, [[0, 'nonsense']], 0);
  stage.wait(1000);
  stage.socket.opened();
  expect(stage.said[0]).toEqual(['hi', WIRE_VERSION, 't', 'token', -1, fingerprintOf(coin)]);
});

test('a world that drifts is found out by its hash', () => {
  const stage = new Stage();
  greet(stage);
  stage.say('+', 6, [[0, 'guess 1']], 0, '00000000000000');
  expect(stage.statuses.at(-1)).toBe('waiting');
});

test.each(['bad-token', 'ended', 'blocked'] as const)('after a final word (%s) it does not come again', (code) => {
  const stage = new Stage();
  stage.socket.opened();
  stage.say('bye', code);
  stage.wait(100_000);
  expect(stage.connections).toBe(1);
  expect(stage.statuses.at(-1)).toBe(code);
  const other = new Stage();
  greet(other);
  other.say('bye', 'closing');
  other.wait(2000);
  expect(other.connections).toBe(2);
});

test('whoever is back comes again at once, and only once', () => {
  const stage = new Stage();
  greet(stage);
  stage.connection.hurry();
  expect(stage.connections, 'it is there').toBe(1);
  stage.socket.closed();
  stage.connection.hurry();
  expect(stage.connections).toBe(2);
  stage.wait(1000);
  expect(stage.connections, 'the wait that was cut short is over').toBe(2);
  stage.connection.close();
  stage.connection.hurry();
  expect(stage.connections, 'it is closed').toBe(2);
});

test('whoever wakes up asks at once whether the line still stands, and comes again when nobody answers', () => {
  const stage = new Stage();
  greet(stage);
  stage.connection.hurry();
  expect(stage.said.at(-1)).toEqual(['ping']);
  stage.say('pong');
  stage.wait(4500);
  expect(stage.connections, 'somebody answered').toBe(1);
  stage.connection.hurry();
  stage.wait(5000);
  expect(stage.connections, 'nobody answered').toBe(2);
});

test('after a break nothing is requested before the server has greeted again', () => {
  const stage = new Stage();
  greet(stage);
  stage.socket.closed();
  stage.wait(1000);
  stage.socket.opened();
  void stage.connection.request(['act', 0, '1']);
  expect(stage.said.map(([kind]) => kind)).toEqual(['hi']);
  stage.say('hi', 5, 0, ROOM, 0, 0, 0, hashWorld(dealt().world));
  expect(stage.said.map(([kind]) => kind)).toEqual(['hi', 'act']);
});
