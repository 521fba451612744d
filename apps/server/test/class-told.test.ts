import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { advance, type Classroom, openClass } from '@stolik/class/classroom';
import type { Entry } from '@stolik/class/entry';
import { ANIMALS } from '@stolik/class/names';
import type { Fact } from '@stolik/class/things';
import { type ClassView, deskView, type Live, pupilView } from '@stolik/class/views';
import { patched } from '@stolik/wire/delta';
import { type Packed, Packer, Unpacker } from '@stolik/wire/packing';
import { expect, test, vi } from 'vitest';
import { Told } from '../src/classes/told.ts';

// What a class is told costs time and memory: both are bounded, however large it is and however many come.

const AT = 1_700_000_000_000;
const PUPILS = 30;
const THINGS = 500;
const items = Array.from({ length: THINGS }, (_, index) => `thing-${index}`);
const did = (pupil: number, facts: readonly Fact[], at = AT): Entry => ({ kind: 'did', at, pupil, facts });

/** Everybody has solved everything. */
function longClass(): Classroom {
  const entries: readonly Entry[] = [
    { kind: 'task', at: AT, whom: 'all', task: { kind: 'lessons', game: 'circuit', items } },
    ...ANIMALS.slice(0, PUPILS).flatMap((animal, pupil): Entry[] => [
      { kind: 'pupil', at: AT, pupil, name: `brave-${animal}`, card: '', pictures: '' },
      did(
        pupil,
        items.map((item) => [item, 3, 1]),
      ),
    ]),
  ];
  return entries.reduce(advance, openClass('abcdefghjkmn', { kind: 'open', at: AT, label: '5B', language: 'en', teacher: '' }));
}

const LIVE: Live = {
  code: () => 'BCDFGH',
  isHere: () => true,
  doing: () => undefined,
  lacks: () => undefined,
  hints: () => 0,
  stand: () => undefined,
  movedAt: () => 0,
  look: () => '',
  seat: () => undefined,
  wallKey: () => '',
  tried: () => undefined,
  triedNobody: () => undefined,
};

/** What a client makes of what it is sent. */
class Client {
  view: ClassView | undefined;
  private readonly unpacker = new Unpacker();
  private readonly told: Told;

  constructor(told: Told) {
    this.told = told;
  }

  hear(text: string | undefined): void {
    this.unpacker.learn(this.told.shapes.slice(this.unpacker.known));
    const message = JSON.parse(text ?? 'null') as ['+', Packed];
    this.view = patched(this.unpacker, this.view, message[1]) as ClassView;
  }

  begin(text: string): void {
    this.unpacker.learn(this.told.shapes.slice(this.unpacker.known));
    this.view = this.unpacker.unpack(JSON.parse(text)) as unknown as ClassView;
  }
}

test('who comes later and who was there before see the same, whatever changed in between', () => {
  const told = new Told();
  const [early, late] = [new Client(told), new Client(told)];
  let room = longClass();
  early.begin(told.whole('teacher', deskView(room, LIVE)));
  const steps: readonly Entry[] = [
    did(3, [['thing-7', 3, 9]], AT + 1),
    { kind: 'label', at: AT + 2, label: '6B' },
    { kind: 'task', at: AT + 3, whom: [3], task: { kind: 'free' } },
    did(4, [['thing-499', 3, 2]], AT + 4),
  ];
  for (const step of steps) {
    room = advance(room, step);
    const view = deskView(room, LIVE);
    early.hear(told.change('teacher', view));
    expect(early.view).toEqual(view);
    expect(told.change('teacher', view)).toBeUndefined();
  }
  late.begin(told.whole('teacher', deskView(room, LIVE)));
  expect(JSON.stringify(late.view)).toBe(JSON.stringify(early.view));
});

test('a large class is prepared pupil by pupil, and little is left to do after that', () => {
  const told = new Told();
  let room = longClass();
  const packing = vi.spyOn(Packer.prototype, 'pack');
  const packedIn = (work: () => unknown): number => {
    packing.mockClear();
    work();
    return packing.mock.calls.length;
  };
  /** The most that is packed in one step, and how many steps there are. */
  const preparing = (): readonly [steps: number, most: number] => {
    const work = told.preparing(room);
    let [steps, most] = [0, 0];
    for (let isDone = false; !isDone; steps++) {
      const packed = packedIn(() => {
        isDone = work.next().done === true;
      });
      most = Math.max(most, packed);
    }
    return [steps, most];
  };
  const tell = (): void => {
    const view = deskView(room, LIVE);
    told.change('teacher', view);
    told.whole('teacher', view);
  };
  const [steps, most] = preparing();
  expect(steps).toBe(PUPILS + 1);
  expect(most).toBeGreaterThan(THINGS);
  expect(most).toBeLessThan(5 * THINGS);
  expect(packedIn(tell)).toBeLessThan(5 * THINGS);
  // Also where the desk was told changes since: its lists are the class's own again.
  for (let pupil = 0; pupil < PUPILS; pupil++) room = advance(room, did(pupil, [['thing-0', 3, 9]], AT + 1));
  told.change('teacher', deskView(room, LIVE));
  preparing();
  expect(packedIn(tell)).toBeLessThan(5 * THINGS);
  packing.mockRestore();
});

test('where nobody is left nothing stays, also where somebody goes while it is prepared', () => {
  const told = new Told();
  const room = longClass();
  told.whole('teacher', deskView(room, LIVE));
  const work = told.preparing(room);
  work.next();
  told.clear();
  for (let isDone = false; !isDone; ) isDone = work.next().done === true;
  expect(told.shapes).toEqual([]);
  const client = new Client(told);
  client.begin(told.whole('teacher', deskView(room, LIVE)));
  expect(client.view).toEqual(deskView(room, LIVE));
});

test('words are not kept, and what all have is in memory once', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const told = new Told();
  const view = pupilView(longClass(), 0, LIVE)!;
  const length = told.whole('pupil 0', view).length;
  const before = used();
  const COUNT = 1000;
  for (let pupil = 1; pupil <= COUNT; pupil++)
    told.whole(`pupil ${pupil}`, { ...view, task: structuredClone(view.task!), pupil });
  expect(used() - before).toBeLessThan((COUNT * length) / 4);
});
