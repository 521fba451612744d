import { CHANCE } from '@stolik/kernel/game';
import { type ChanceProof, type GameLog, parseLog, printLog } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { chanceKey, chanceRng, PROMISED } from '../src/chance.ts';
import { isSalting } from '../src/choices.ts';
import { type Command, reduce, SALTS_WITHIN } from '../src/commands.ts';
import { type Entry, readEntry, writeEntry } from '../src/entry.ts';
import { checkChance, type Kept } from '../src/fair.ts';
import { publicLogOf } from '../src/log.ts';
import { commitmentOf, sealOf } from '../src/seal.ts';
import { openSession, type Session } from '../src/session.ts';
import { decisionOf } from '../src/table.ts';
import { forgedLog } from '../src/testing/forged.ts';

const SEED = '5e'.repeat(32);
const SALTS = ['0a'.repeat(16), '0b'.repeat(16)];
const SEALS = SALTS.map(sealOf);

/** A server that may be made to do what it should not. */
class Server {
  session: Session;
  now = 1000;
  readonly texts: string[] = [];
  /** Draws the result of the n-th roll; an honest one leaves it alone. */
  roll: ((session: Session) => number) | undefined;

  constructor(seed = SEED) {
    const opening = {
      game: coin.id,
      rulesVersion: 1,
      options: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      pace: { kind: 'free' },
      isOpen: false,
      code: 'BCDFGHJK',
      commitment: commitmentOf(seed),
      chance: 2,
    } as const;
    const open: Extract<Entry, { kind: 'open' }> = { kind: 'open', at: 1, opening };
    this.session = openSession({ id: 'table', game: coin, seed, chance: PROMISED }, open);
    this.texts.push(writeEntry(open));
  }

  ask(command: Command): string | undefined {
    const around = { now: this.now, levels: [], isHere: () => true, ...(this.roll && { roll: this.roll }) };
    const changed = reduce(this.session, command, around);
    if (!changed.ok) return changed.problem.code;
    this.texts.push(...changed.value.entries.map(writeEntry));
    this.session = changed.value.after;
    return undefined;
  }

  sit(): this {
    for (const seat of [0, 1]) this.ask({ kind: 'sit', seat, name: `p${seat}`, salt: '', seal: SEALS[seat] });
    return this;
  }

  tell(): this {
    for (const seat of [0, 1]) this.ask({ kind: 'salt', seat, salt: SALTS[seat]! });
    return this;
  }

  act(seat: number, what: string): void {
    this.ask({ kind: 'act', seat, decision: decisionOf(this.session.table, seat), what, id: `${this.texts.length}` });
  }

  /** To the end, with a decision that is taken back on the way. */
  play(): this {
    this.act(0, 'guess 1');
    this.ask({ kind: 'undo', seat: 0, id: 'u' });
    this.act(0, 'guess 0');
    this.act(1, 'guess 0');
    return this;
  }

  get log(): GameLog & { chance: ChanceProof } {
    const log = publicLogOf(this.session, this.texts.map(readEntry));
    const read = parseLog(printLog(log!));
    if (!read.ok) throw new Error(read.problem.says);
    return read.value as GameLog & { chance: ChanceProof };
  }

  /** What the client of seat 1 has kept. */
  kept(): Kept {
    return {
      commitment: this.session.opening.commitment,
      seat: 0,
      salt: SALTS[0]!,
      seals: SEALS,
      seen: { rolled: 2, undone: 1 },
    };
  }
}

const honest = (): Server => new Server().sit().tell().play();
const judged = (log: GameLog & { chance: ChanceProof }, kept?: Kept) => checkChance(coin, log, log.chance, kept);
const caughtAt = (at: string) => ({ ok: false, problem: { at } });

test('an honest server is found honest, by whoever sat there and by whoever only has the log', () => {
  const server = honest();
  expect(server.session.phase).toBe('over');
  expect(judged(server.log, server.kept())).toEqual({
    ok: true,
    value: { rolls: 2, undone: 1, isOld: false, isCompared: true, hasOwnSalt: true },
  });
  expect(judged(server.log)).toMatchObject({ ok: true, value: { isCompared: false } });
});

test('salts are told when all have sat down, not before; what is told must be what was sealed; then nothing else changes', () => {
  const server = new Server();
  server.ask({ kind: 'sit', seat: 0, name: 'a', salt: '', seal: SEALS[0] });
  expect(server.ask({ kind: 'salt', seat: 0, salt: SALTS[0]! })).toBe('not-now');
  server.ask({ kind: 'sit', seat: 1, name: 'b', salt: '', seal: SEALS[1] });
  expect(isSalting(server.session)).toBe(true);
  expect(server.session).toMatchObject({ phase: 'gathering', table: { steps: [] } });
  expect(server.ask({ kind: 'leave', seat: 1 })).toBe('not-now');
  expect(server.ask({ kind: 'salt', seat: 0, salt: SALTS[1]! })).toBe('refused');
  expect(server.ask({ kind: 'salt', seat: 0, salt: SALTS[0]! })).toBeUndefined();
  expect(server.ask({ kind: 'salt', seat: 0, salt: SALTS[0]! })).toBe('not-now');
  expect(server.ask({ kind: 'salt', seat: 1, salt: SALTS[1]! })).toBeUndefined();
  expect(server.session.phase).toBe('playing');
});

test('who does not tell theirs in time holds nobody up, and can see that they had no part in it', () => {
  const server = new Server().sit();
  server.ask({ kind: 'salt', seat: 1, salt: SALTS[1]! });
  expect(server.ask({ kind: 'unsalted' })).toBe('not-now');
  server.now += SALTS_WITHIN;
  expect(server.ask({ kind: 'unsalted' })).toBeUndefined();
  server.play();
  const { seals: _, ...offline } = server.kept();
  expect(judged(server.log, offline)).toMatchObject({ ok: true, value: { isCompared: true, hasOwnSalt: false } });
  // Whoever told it and finds it missing has been cheated.
  expect(judged(server.log, server.kept())).toMatchObject(caughtAt('chance.salts'));
});

test('(a) a server that looks ahead and takes the roll it likes is caught, also when it invents takings back', () => {
  const server = new Server().sit().tell();
  const evil = new Server().sit();
  let skipped = 0;
  const key = chanceKey(SEED, SALTS, 2);
  // Whatever roll shows a one: later numbers of the same promised generator.
  evil.roll = ({ table, rolled }) => {
    for (let number = rolled; ; number++) {
      const action = coin.roll(table.state as never, chanceRng(key, number));
      if (action === 1) return action;
      skipped++;
    }
  };
  evil.tell().play();
  expect(skipped).toBeGreaterThan(0);
  expect(judged(evil.log)).toMatchObject(caughtAt('chance'));
  // It writes the skipped rolls down as taken back: that fits the seed, but nobody has seen it.
  const lines: string[] = [];
  let number = 0;
  for (const line of evil.log.chance.history!) {
    while (line.startsWith('chance')) {
      const text = coin.write(
        server.session.table.state as never,
        CHANCE,
        coin.roll(coin.setup({}, 2), chanceRng(key, number++)),
      );
      lines.push(`chance: ${text}`);
      if (`chance: ${text}` === line) break;
      lines.push(
        `undo ${lines.filter((each) => each.startsWith('chance')).length - 1 - lines.filter((each) => each.startsWith('undo')).length} 1`,
      );
    }
    if (!line.startsWith('chance')) lines.push(line);
  }
  const forged = { ...evil.log, chance: { ...evil.log.chance, history: lines } };
  expect(judged(forged)).toMatchObject({ ok: true });
  expect(judged(forged, evil.kept())).toMatchObject(caughtAt('chance.history'));
});

test('(b) a server that chooses its seed when it knows the salts is caught by what it promised before', () => {
  const promised = new Server();
  const kept = promised.kept();
  const ground = Array.from({ length: 40 }, (_, i) =>
    new Server(`${i.toString(16).padStart(2, '0')}`.repeat(32)).sit().tell().play(),
  );
  const liked = ground.find(({ texts }) => texts.filter((text) => text.includes('coin 1')).length === 2)!;
  expect(judged(liked.log)).toMatchObject({ ok: true });
  expect(judged(liked.log, kept)).toMatchObject(caughtAt('chance.commitment'));
});

test('(c) a server that puts other salts into the log is caught, whose seat it may be', () => {
  for (const seat of [0, 1]) {
    const server = honest();
    const rng = new SeededRng(3);
    const other = Array.from({ length: 32 }, () => rng.below(16).toString(16)).join('');
    const evil = new Server();
    evil.ask({ kind: 'sit', seat: 0, name: 'a', salt: '', seal: sealOf(seat === 0 ? other : SALTS[0]!) });
    evil.ask({ kind: 'sit', seat: 1, name: 'b', salt: '', seal: sealOf(seat === 1 ? other : SALTS[1]!) });
    for (const each of [0, 1]) evil.ask({ kind: 'salt', seat: each, salt: each === seat ? other : SALTS[each]! });
    evil.play();
    expect(judged(evil.log)).toMatchObject({ ok: true });
    expect(judged(evil.log, server.kept())).toMatchObject(caughtAt(seat === 0 ? 'chance.salts' : 'chance.seals'));
    const unsealed = { ...server.log, chance: { ...server.log.chance, salts: SALTS.with(1, other) } };
    expect(judged(unsealed)).toMatchObject(caughtAt('chance.salts'));
  }
});

test('(d) a server that shows another promise at the end than before is caught', () => {
  const server = honest();
  const other = 'cd'.repeat(32);
  const log = { ...server.log, chance: { ...server.log.chance, seed: other, commitment: commitmentOf(other) } };
  expect(judged(log, server.kept())).toMatchObject(caughtAt('chance.commitment'));
  expect(judged({ ...server.log, chance: { ...server.log.chance, seed: other } })).toMatchObject(caughtAt('chance.commitment'));
});

test('(e) a server that promised the new rule and then claims the old one is caught by any trace of the promise', () => {
  const log = forgedLog(coin, 2, SEED, SALTS);
  const { commitment, seat, salt, seals, seen } = new Server().kept();
  // Its dice are loaded, and it fits itself: only what was kept gives it away.
  expect(log.steps.filter((step) => step.startsWith('chance: '))).toEqual(['chance: coin 1', 'chance: coin 1']);
  expect(judged(log)).toMatchObject({ ok: true, value: { isOld: true } });
  const bare: Kept = { commitment, seat, salt };
  expect(judged(log, bare)).toMatchObject({ ok: true, value: { isOld: true } });
  const traces: readonly Partial<Kept>[] = [{ version: 2 }, { seals }, { seen }, { version: 2, seals, seen }];
  for (const trace of traces) expect(judged(log, { ...bare, ...trace })).toMatchObject(caughtAt('chance.version'));
  // Whoever was promised the old rule is not told that it was broken.
  expect(judged(log, { ...bare, version: 1 })).toMatchObject({ ok: true, value: { isOld: true } });
});

test('a rule of chance that nobody knows yet is not taken for the old one', () => {
  const log = forgedLog(coin, 2, SEED, SALTS);
  expect(judged({ ...log, chance: { ...log.chance, version: 3 } })).toMatchObject(caughtAt('chance.version'));
});

test('a history that does not come to the log, or can’t have been, is found out', () => {
  const { log } = honest();
  const { history = [] } = log.chance;
  expect(history).toContain('undo 2 1');
  for (const wrong of [
    history.slice(0, -1),
    [...history, 'undo 99 1'],
    ['undo 0 0', ...history],
    history.with(0, 'chance: nonsense'),
    ['1: guess 0', ...history],
  ])
    expect(judged({ ...log, chance: { ...log.chance, history: wrong } }).ok).toBe(false);
});
