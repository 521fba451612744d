import { CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { coin } from '@stolik/kernel/testing/coin';
import { describe, expect, test } from 'vitest';
import { ClassConnection } from '../src/class-client.ts';
import { TableConnection } from '../src/client.ts';
import type { SocketHandlers, Surroundings } from '../src/line.ts';
import { Lookout, type Probed } from '../src/lookout.ts';
import { Packer } from '../src/packing.ts';
import { hashWorld, worldOf } from '../src/world.ts';

/** There and back. */
const ROUND_TRIP = 80;
const BOUND = 3000;

const CLASS_GREETING = ((): readonly unknown[] => {
  const packer = new Packer();
  const view = packer.pack({ who: 'wall' });
  return [
    ['#', ...packer.shapes],
    ['view', 1000, view],
  ];
})();

const TABLE_GREETING = ((): readonly unknown[] => {
  const [packer, state] = [new Packer(), coin.setup({}, 2)];
  coin.play(state, CHANCE, 1);
  coin.play(state, CHANCE, 0);
  const world = worldOf(coin, state, 0);
  const packed = packer.pack(world);
  return [
    ['#', ...packer.shapes],
    ['hi', 5, 0, { id: 't' }, 0, 0, packed, hashWorld(world)],
  ];
})();

/** A server that can be away, the network to it, a page that can be hidden, and the clock of all of them. */
class World {
  now = 0;
  probes: number[] = [];
  sockets: number[] = [];
  greetings: number[] = [];
  isSeen = true;
  isRefusing = false;
  /** Nothing arrives, and no connection is told that it is broken. */
  isSilent = false;
  private isUp = true;
  private readonly open = new Set<SocketHandlers>();
  private readonly timers = new Set<{ readonly at: number; readonly call: () => void }>();

  readonly around: Surroundings;

  constructor(seed: number) {
    const rng = new SeededRng(seed);
    const random = (): number => rng.below(1_000_000) / 1_000_000;
    this.around = {
      random,
      later: (milliseconds, call) => this.later(milliseconds, call),
      isSeen: () => this.isSeen,
      probe: (done) => {
        this.probes.push(this.now);
        this.arrive(() => done(this.answer()));
      },
      connect: (handlers) => {
        this.sockets.push(this.now);
        this.arrive(() => {
          if (!this.isUp || this.isRefusing) return handlers.closed();
          this.open.add(handlers);
          handlers.opened();
        });
        return {
          send: (text) => {
            if (this.open.has(handlers)) this.arrive(() => this.hear(handlers, text));
          },
          close: () => this.open.delete(handlers),
        };
      },
    };
  }

  private answer(): Probed {
    if (!this.isUp) return 'gone';
    return this.isRefusing ? 'refused' : 'there';
  }

  private hear(handlers: SocketHandlers, text: string): void {
    if (!this.open.has(handlers)) return;
    const [kind, , table] = JSON.parse(text) as readonly string[];
    if (kind === 'ping') handlers.received('["pong"]');
    if (kind !== 'hi') return;
    this.greetings.push(this.now);
    for (const message of table === 't' ? TABLE_GREETING : CLASS_GREETING) handlers.received(JSON.stringify(message));
  }

  private arrive(call: () => void): void {
    this.later(ROUND_TRIP, () => !this.isSilent && call());
  }

  private later(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.now + milliseconds, call };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  wait(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      let next: { readonly at: number; readonly call: () => void } | undefined;
      for (const timer of this.timers) if (timer.at <= until && (!next || timer.at < next.at)) next = timer;
      if (!next) break;
      this.timers.delete(next);
      this.now = next.at;
      next.call();
    }
    this.now = until;
  }

  die(): void {
    this.isUp = false;
    const open = [...this.open];
    this.open.clear();
    for (const handlers of open) handlers.closed();
  }

  /** Whatever the server knew of connections is gone. */
  rise(): void {
    this.isUp = true;
    this.isSilent = false;
    this.open.clear();
  }
}

const CLIENTS = {
  'at a table': (around: Surroundings) =>
    new TableConnection({ game: coin, table: 't', token: '', wantsPast: false, onNews: () => {} }, around),
  'in a class': (around: Surroundings) => new ClassConnection({ token: 'token', onView: () => {} }, around),
};

describe.each(Object.entries(CLIENTS))('%s', (_, connect) => {
  test.each([5, 40, 300, 3600])('after an outage of %i seconds a page is back within three', (seconds) => {
    for (let seed = 1; seed <= 20; seed++) {
      const world = new World(seed);
      connect(world.around);
      world.wait(10_000);
      expect(world.greetings).toHaveLength(1);
      world.die();
      world.wait(seconds * 1000 + seed * 37);
      const back = world.now;
      world.rise();
      world.wait(BOUND);
      expect(world.greetings.at(-1), `seed ${seed}`).toBeGreaterThan(back);
    }
  });

  test.each([40, 300])('a network that swallowed everything for %i seconds, and told nobody', (seconds) => {
    for (let seed = 1; seed <= 20; seed++) {
      const world = new World(seed);
      connect(world.around);
      world.wait(10_000);
      world.isSilent = true;
      world.wait(seconds * 1000 + seed * 37);
      const back = world.now;
      world.rise();
      world.wait(BOUND);
      expect(world.greetings.at(-1), `seed ${seed}`).toBeGreaterThan(back);
    }
  });

  test('a page that was opened while the server was away', () => {
    const world = new World(1);
    world.die();
    connect(world.around);
    world.wait(60_000);
    const back = world.now;
    world.rise();
    world.wait(BOUND);
    expect(world.greetings.at(-1)).toBeGreaterThan(back);
  });

  test('a hidden page asks rarely, and at once when somebody looks again', () => {
    const world = new World(1);
    const connection = connect(world.around);
    world.wait(1000);
    world.die();
    world.wait(10_000);
    world.isSeen = false;
    world.wait(3000);
    const [probes, sockets] = [world.probes.length, world.sockets.length];
    world.wait(300_000);
    expect(world.probes, 'no probe of a hidden page').toHaveLength(probes);
    expect(world.sockets.length - sockets).toBeLessThan(50);
    world.rise();
    const back = world.now;
    world.isSeen = true;
    connection.hurry();
    world.wait(4 * ROUND_TRIP);
    expect(world.greetings.at(-1)).toBeGreaterThan(back);
  });

  test('a server that refuses is asked less and less often', () => {
    const world = new World(1);
    connect(world.around);
    world.wait(1000);
    world.isRefusing = true;
    world.die();
    world.rise();
    world.wait(600_000);
    // Twenty seconds at most between two of them, ten on average where a class is: not three hundred.
    expect(world.probes.length + world.sockets.length).toBeLessThan(110);
    const gaps = world.probes.slice(1).map((at, index) => at - world.probes[index]!);
    expect(Math.min(...gaps.slice(-10))).toBeGreaterThan(4000);
  });
});

test('many pages spread over the seconds after the return, and each asks once', () => {
  const world = new World(7);
  const pages = 500;
  for (let page = 0; page < pages; page++) CLIENTS['at a table'](world.around);
  world.wait(1000);
  world.die();
  world.wait(20_000);
  const back = world.now;
  const [probes, greetings] = [world.probes.length, world.greetings.length];
  world.rise();
  world.wait(BOUND);
  const asked = world.probes.slice(probes);
  expect(world.greetings.length - greetings, 'all are back').toBe(pages);
  expect(asked.length, 'one probe a page').toBeLessThanOrEqual(pages);
  const tenths = Array.from({ length: 30 }, (_, tenth) => asked.filter((at) => Math.floor((at - back) / 100) === tenth).length);
  // In no tenth of a second more than a tenth of them: of ten thousand pages at most a thousand.
  expect(Math.max(...tenths)).toBeLessThan(pages / 10);
});

test('an answer to an earlier look says nothing to a later one, nor after the end', () => {
  const answers: ((found: Probed) => void)[] = [];
  const heard: string[] = [];
  const lookout = new Lookout({ random: () => 0.5, later: () => () => {}, probe: (done) => void answers.push(done) });
  lookout.start((how) => heard.push(`first: ${how}`));
  lookout.start((how) => heard.push(`second: ${how}`));
  answers[0]!('there');
  expect(heard).toEqual([]);
  answers[1]!('gone');
  answers[1]!('there');
  expect(heard).toEqual(['second: there']);
  answers[1]!('there');
  lookout.start((how) => heard.push(`third: ${how}`));
  lookout.stop();
  answers[2]!('there');
  expect(heard).toEqual(['second: there']);
});
