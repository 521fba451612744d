import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SeededRng } from '@stolik/kernel/random';
import { LINES } from '../test/online/house.ts';
import type { Mortal } from '../test/online/mortal.ts';

export interface SoakPlan {
  readonly seconds: number;
  /** Tables that are played at any moment. */
  readonly tables: number;
  /** Lessons that are taught at any moment. */
  readonly lessons: number;
  readonly seed: number;
  /** After so many seconds a device says what it has waited for in vain. */
  readonly patience: number;
}

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The server's own figures; undefined while it is dead. */
export async function measured(url: string, name: string): Promise<number | undefined> {
  const text = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  const found = new RegExp(`^stolik_${name} (\\S+)$`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Attackers by file of `test/online`, each from an address of its own. */
const ATTACKERS = [
  { file: 'attacker.ts', argumentsFor: (url: string, { table }: Known) => table && [url, table, '127.0.0.2'] },
  { file: 'class-attacker.ts', argumentsFor: (url: string, { code }: Known) => code && [url, '127.0.0.3', code] },
];

/** What attackers know of others. */
interface Known {
  /** A table that was played long ago. */
  table: string;
  /** The code of a class. */
  code: string;
}

/** The server, its accidents, and who attacks it; what people do meanwhile is in soak-tables.ts and soak-lessons.ts. */
export class SoakStage {
  readonly server: Mortal;
  readonly rng: SeededRng;
  readonly counts = { cuts: 0, leavers: 0, slowReaders: 0, attacks: 0, classAttacks: 0 };
  readonly known: Known = { table: '', code: '' };
  private readonly heap: number[] = [];
  private readonly until: number;
  /** The last four tenths are quiet: nobody kills, so that memory can be looked at. */
  private readonly quietFrom: number;

  constructor({ seed, seconds }: SoakPlan, server: Mortal) {
    this.server = server;
    this.rng = new SeededRng(seed);
    this.until = Date.now() + seconds * 1000;
    this.quietFrom = this.until - seconds * 400;
  }

  get isOn(): boolean {
    return Date.now() < this.until;
  }

  async run(): Promise<void> {
    await Promise.all([
      this.keepKilling(),
      this.keepCutting(),
      this.keepWeighing(),
      ...ATTACKERS.map((_, index) => this.keepAttacking(index)),
    ]);
  }

  private async keepKilling(): Promise<void> {
    while (Date.now() < this.quietFrom) {
      await wait(4000 + this.rng.below(12_000));
      if (Date.now() >= this.quietFrom) break;
      await this.server.die();
      await this.server.live();
    }
  }

  private async keepCutting(): Promise<void> {
    for (; this.isOn; await wait(50 + this.rng.below(300))) {
      const lines = [...LINES];
      const line = lines[this.rng.below(Math.max(1, lines.length))];
      if (!line) continue;
      this.counts.cuts++;
      line.terminate();
    }
  }

  /** As long as they live; a server that dies may take them along. */
  private async keepAttacking(index: number): Promise<void> {
    const { file, argumentsFor } = ATTACKERS[index]!;
    let attacker: ChildProcess | undefined;
    for (; this.isOn; await wait(500)) {
      const given = argumentsFor(this.server.url, this.known);
      if (!given || attacker?.exitCode === null) continue;
      this.counts[index === 0 ? 'attacks' : 'classAttacks']++;
      attacker = fork(join(import.meta.dirname, '../test/online', file), given, { stdio: 'ignore' });
    }
    if (attacker?.exitCode !== null) return;
    const gone = once(attacker, 'exit');
    attacker.kill('SIGKILL');
    await gone;
  }

  private async keepWeighing(): Promise<void> {
    for (; this.isOn; await wait(500)) {
      const bytes = await measured(this.server.url, 'process_heap_bytes');
      if (bytes !== undefined && Date.now() > this.quietFrom) this.heap.push(bytes);
    }
  }

  /** The least of each tenth of the quiet time: what is left when rubbish has been taken away. */
  get growth(): readonly number[] {
    const tenth = Math.max(1, Math.ceil(this.heap.length / 10));
    const parts = Array.from({ length: Math.ceil(this.heap.length / tenth) }, (_, part) =>
      this.heap.slice(part * tenth, (part + 1) * tenth),
    );
    return parts.map((part) => Math.round(Math.min(...part) / 1e5) / 10);
  }
}
