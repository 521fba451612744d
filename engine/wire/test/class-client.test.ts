import type { Json } from '@stolik/kernel/json';
import { expect, test } from 'vitest';
import { ClassConnection } from '../src/class-client.ts';
import type { SocketHandlers } from '../src/line.ts';
import { Packer } from '../src/packing.ts';

/** A network and a clock in the test's hand. */
class Stage {
  readonly statuses: string[] = [];
  readonly connection: ClassConnection;
  readonly sent: string[][] = [];
  readonly handlers: SocketHandlers[] = [];
  private readonly packer = new Packer();
  private timers: { readonly at: number; readonly call: () => void }[] = [];
  private now = 0;

  constructor() {
    this.connection = new ClassConnection(
      { token: 'token', onView: () => {}, onStatus: (status) => this.statuses.push(status) },
      {
        connect: (handlers) => {
          const index = this.handlers.push(handlers) - 1;
          this.sent[index] = [];
          return { send: (text) => this.sent[index]!.push(text), close: () => {} };
        },
        later: (milliseconds, call) => {
          const timer = { at: this.now + milliseconds, call };
          this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((other) => other !== timer);
          };
        },
        random: () => 0.5,
      },
    );
  }

  get connections(): number {
    return this.handlers.length;
  }

  get said(): readonly string[] {
    return this.sent.at(-1)!;
  }

  say(...message: readonly unknown[]): void {
    this.handlers.at(-1)!.received(JSON.stringify(message));
  }

  /** The server is there and tells everything. */
  greet(told: Json = { who: 'wall' }): void {
    this.handlers.at(-1)!.opened();
    const view = this.packer.pack(told);
    this.say('#', ...this.packer.shapes);
    this.say('view', 1000, view);
  }

  wait(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.now = next.at;
      next.call();
    }
    this.now = until;
  }
}

test('whoever wakes up asks at once whether the line still stands, and comes again when nobody answers', () => {
  const stage = new Stage();
  stage.greet();
  stage.connection.hurry();
  expect(stage.said.at(-1)).toBe('["ping"]');
  stage.say('pong');
  stage.wait(4500);
  expect(stage.connections, 'somebody answered').toBe(1);
  stage.connection.hurry();
  stage.wait(5000);
  expect(stage.connections, 'nobody answered').toBe(2);
  expect(stage.statuses.slice(-2)).toEqual(['waiting', 'connecting']);
});

test('what was requested while nobody answered is sent again, under the same id', () => {
  const stage = new Stage();
  stage.greet();
  void stage.connection.request({ kind: 'at', doing: 'bench' });
  const requested = stage.said.at(-1);
  stage.connection.hurry();
  stage.wait(5000);
  stage.greet();
  expect(stage.said).toContain(requested);
});

test('a hint is told once: a server that has just started and knows of none takes none back', () => {
  const stage = new Stage();
  stage.greet({ who: 'pupil', hints: 700 });
  stage.handlers.at(-1)!.closed();
  stage.wait(1000);
  stage.greet({ who: 'pupil', hints: 0 });
  expect(stage.connection.view).toMatchObject({ hints: 700 });
});
