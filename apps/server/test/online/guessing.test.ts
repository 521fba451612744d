import { randomBytes } from 'node:crypto';
import { ANIMALS } from '@stolik/class/names';
import { keyOf, teacherHash } from '@stolik/class/secrets';
import type { PupilView } from '@stolik/class/views';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WhoOpens } from '../../src/classes/who-opens.ts';
import { type LimitChanges, usualLimits } from '../../src/limits/limits.ts';
import { type Answered, openHouse, type TestHouse } from './house.ts';
import { Lesson } from './lesson.ts';

/*
 * A school behind one address, and one child in it who guesses. Sockets of the tests come from this machine, so that is the address of the
 * school; whoever says another one comes from there.
 */

const SCHOOL = '127.0.0.1';
const ELSEWHERE = '203.0.113.9';

let house: TestHouse;
afterEach(() => house.close());

/** Time stands still: whatever is used up stays so. */
let time = 1_800_000_000_000;
const now = (): number => time;

const open = async (changes: LimitChanges = {}, whoOpens?: WhoOpens): Promise<void> => {
  const reach = { from: 'anywhere', names: [], proxies: 1 } as const;
  house = await openHouse({ limits: usualLimits(changes, now), proxies: 1, now, reach, whoOpens });
};

/** All of them go: nobody vouches for the class from here any more. */
async function goHome(lesson: Lesson): Promise<void> {
  lesson.close();
  await vi.waitUntil(() => house.online.sockets.connections === 0, { timeout: 60_000 });
}

/** A device: keeps the pass it was given, as a browser does. */
class Visitor {
  pass = '';
  private readonly address: string;

  constructor(address = SCHOOL) {
    this.address = address;
  }

  async ask(path: string, body?: object): Promise<Answered> {
    const response = await fetch(`${house.url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': this.address,
        ...(this.pass !== '' && { 'stolik-pass': this.pass }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: Answered = { status: response.status, body: await response.json() };
    if (typeof answer.body.pass === 'string') this.pass = answer.body.pass;
    return answer;
  }

  /** As a browser asks: where others have used up what they share, with a pass. */
  async insist(path: string, body?: object): Promise<Answered> {
    const answer = await this.ask(path, body);
    if (answer.status !== 429 || !answer.body.shared || (await this.ask('pass', {})).status !== 201) return answer;
    return this.ask(path, body);
  }
}

/** Guesses codes without a pass until nobody at this address is heard any more. */
async function guess(address = SCHOOL): Promise<void> {
  const eve = new Visitor(address);
  for (let tries = 0; tries < 130; tries++) await eve.ask('classes/animals', { code: 'BCDFGK' });
  expect(await eve.ask('classes/animals', { code: 'BCDFGK' })).toMatchObject({ status: 429, body: { shared: true } });
}

describe('while one child guesses codes', () => {
  test('keys, cards and tokens are good as ever', async () => {
    await open();
    const lesson = await Lesson.open(house.url, 2);
    const token = await lesson.tokenOf(0);
    await guess();
    const { id, key } = lesson;
    expect(await new Visitor().ask('classes/card', { class: id, pupil: 1, card: lesson.card(1) })).toMatchObject({ status: 201 });
    expect(await new Visitor().ask('classes/teacher', { class: id, key })).toMatchObject({ status: 200 });
    await lesson.device<PupilView>(token).until(({ pupil }) => pupil === 0);
    await lesson.device(lesson.teacherToken).until(({ who }) => who === 'teacher');
    lesson.close();
  });

  test('a device that never was here comes in by code and pictures, and finds its table', async () => {
    await open();
    const lesson = await Lesson.open(house.url, 1);
    const { code } = lesson;
    await goHome(lesson);
    const host = { game: 'connect-four', seats: ['me', 'open'], name: 'Ola' };
    const table = (await new Visitor(ELSEWHERE).ask('tables', host)).body.code;
    await guess();
    const fox = new Visitor();
    expect(await fox.ask('classes/animals', { code })).toMatchObject({ status: 429, body: { shared: true } });
    expect(await fox.insist('classes/animals', { code })).toMatchObject({ status: 200, body: { class: lesson.id } });
    const pictures = lesson.pictures(0);
    expect(await fox.ask('classes/pictures', { code, pupil: 0, pictures })).toMatchObject({ status: 201 });
    expect(await new Visitor().insist(`tables/${table}`)).toMatchObject({ status: 200 });
    // What is wrong stays wrong, and is counted.
    const another = new Visitor();
    expect(await another.insist('classes/animals', { code: 'BCDFGK' })).toMatchObject({ status: 404 });
    expect(await new Visitor(ELSEWHERE).ask('classes/animals', { code })).toMatchObject({ status: 200 });
  });

  test('and asks for all the passes there are, those who were in before come in, and those in the room of their teacher', async () => {
    await open();
    const other = await Lesson.open(house.url, 1);
    const known = new Visitor();
    await known.ask('classes/card', { class: other.id, pupil: 0, card: other.card(0) });
    await goHome(other);
    const lesson = await Lesson.open(house.url, 1);
    await guess();
    let passes = 0;
    while ((await new Visitor().ask('pass', {})).status === 201) passes++;
    expect(passes).toBe(60);
    // Nothing tells a new device from what guesses now: it has to wait, or to show a card.
    expect(await new Visitor().insist('classes/animals', { code: other.code })).toMatchObject({ status: 429 });
    expect(await known.ask('classes/animals', { code: other.code })).toMatchObject({ status: 200 });
    expect(await known.ask('classes/animals', { code: 'BCDFGK' })).toMatchObject({ status: 429 });
    expect(await new Visitor().ask('classes/animals', { code: lesson.code })).toMatchObject({ status: 200 });
    const pictures = lesson.pictures(0);
    expect(await new Visitor().ask('classes/pictures', { code: lesson.code, pupil: 0, pictures })).toMatchObject({ status: 201 });
    lesson.close();
  });

  test('who was shown out, or whose secrets are others now, was never there', async () => {
    await open();
    const lesson = await Lesson.open(house.url, 2);
    const devices = [new Visitor(), new Visitor()];
    for (const [pupil, device] of devices.entries())
      await device.ask('classes/card', { class: lesson.id, pupil, card: lesson.card(pupil) });
    await lesson.desk.does({ kind: 'remove', pupil: 0 });
    await lesson.desk.does({ kind: 'secrets', pupil: 1, ...lesson.secretsOf(1, 1) });
    await goHome(lesson);
    await guess();
    for (const device of devices)
      expect(await device.ask('classes/animals', { code: lesson.code })).toMatchObject({ status: 429 });
  });

  test('a flood of requests is refused, and whoever has a pass is served', async () => {
    await open({ entering: [20, 0.001] });
    const lesson = await Lesson.open(house.url, 1);
    for (let i = 0; i < 30; i++) await new Visitor().ask('classes/card', { class: lesson.id, pupil: 0, card: lesson.card(1) });
    const card = { class: lesson.id, pupil: 0, card: lesson.card(0) };
    expect(await new Visitor().ask('classes/card', card)).toMatchObject({ status: 429, body: { shared: true } });
    expect(await new Visitor().insist('classes/card', card)).toMatchObject({ status: 201 });
    lesson.close();
  });
});

test('a pass can’t be made up, and opens nothing', async () => {
  await open({ misses: [1, 0.0001] });
  const lesson = await Lesson.open(house.url, 2);
  const real = new Visitor();
  await real.ask('classes/card', { class: lesson.id, pupil: 0, card: lesson.card(0) });
  const { code } = lesson;
  await goHome(lesson);
  await new Visitor().ask('classes/animals', { code: 'BCDFGK' });
  const [id, issuedAt, been, signature] = real.pass.split('.');
  const forged = [
    `${id}.1.${been}.${signature}`,
    `${id}.${issuedAt}.${been!.replace(':0:', ':1:')}.${signature}`,
    `${id}.${issuedAt}.${been}.${'A'.repeat(22)}`,
    `${'x'.repeat(12)}.${now() / 1000}..${signature}`,
    'x'.repeat(5000),
  ];
  for (const pass of forged) {
    const forger = new Visitor();
    forger.pass = pass;
    expect(await forger.ask('classes/animals', { code })).toMatchObject({ status: 429 });
  }
  expect(await real.ask('classes/animals', { code })).toMatchObject({ status: 200 });
  // With it alone nobody is anybody.
  const wrong = lesson.pictures(1).map((picture) => (picture + 1) % 12);
  expect(await real.ask('classes/pictures', { code, pupil: 1, pictures: wrong })).toMatchObject({ status: 403 });
  const nobody = lesson.device(real.pass);
  await nobody.ended();
  expect([nobody.bye, nobody.connection.view]).toEqual(['malformed', undefined]);
});

test('wrong pictures of a child keep nobody out but whoever shows them, and the desk is told', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 2);
  const { code } = lesson;
  const right = { code, pupil: 0, pictures: lesson.pictures(0) };
  const wrong = { ...right, pictures: lesson.pictures(0).map((picture) => (picture + 1) % 12) };
  const tablet = new Visitor();
  expect((await tablet.ask('classes/pictures', right)).status).toBe(201);
  for (let tries = 0; tries < 3; tries++) expect((await new Visitor().ask('classes/pictures', wrong)).status).toBe(403);
  expect(await new Visitor().ask('classes/pictures', wrong)).toMatchObject({ status: 429, body: { shared: true } });
  // Where Fox was before at once, elsewhere with a pass; nobody else is told anything.
  expect((await tablet.ask('classes/pictures', right)).status).toBe(201);
  expect((await new Visitor().insist('classes/pictures', right)).status).toBe(201);
  const { pupils } = await lesson.desk.until((view) => view.pupils[0]!.tried?.count === 3);
  expect(pupils.map(({ tried }) => tried?.count)).toEqual([3, undefined]);
  // A child who mistypes and then knows it worries nobody.
  const owl = new Visitor();
  const others = lesson.pictures(1).map((picture) => (picture + 1) % 12);
  for (let tries = 0; tries < 2; tries++)
    expect((await owl.ask('classes/pictures', { code, pupil: 1, pictures: others })).status).toBe(403);
  await lesson.desk.until((view) => view.pupils[1]!.tried?.count === 2);
  expect((await owl.ask('classes/pictures', { ...right, pupil: 1, pictures: lesson.pictures(1) })).status).toBe(201);
  await lesson.desk.until((view) => view.pupils[1]!.tried === undefined);
  // With new secrets it is over.
  await lesson.desk.does({ kind: 'secrets', pupil: 0, ...lesson.secretsOf(0, 1) });
  await lesson.desk.until((view) => view.pupils[0]!.tried === undefined);
  lesson.close();
});

test('a script with many passes keeps no new device out by numbers that are no pupil’s, and the desk is told', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 2);
  const { code } = lesson;
  const statuses = new Set<number>();
  for (let passes = 0; passes < 20; passes++) {
    const eve = new Visitor(ELSEWHERE);
    await eve.ask('pass', {});
    for (let tries = 0; tries < 10; tries++)
      statuses.add(
        (await eve.ask('classes/pictures', { code, pupil: 900 - passes * 10 - tries, pictures: [11, 11, 11] })).status,
      );
  }
  expect([...statuses]).toEqual([403]);
  const right = { code, pupil: 0, pictures: lesson.pictures(0) };
  for (const address of ['198.51.100.3', SCHOOL, ELSEWHERE])
    expect((await new Visitor(address).ask('classes/pictures', right)).status).toBe(201);
  const view = await lesson.desk.until(({ tried }) => tried?.count === 200);
  expect(view.pupils.map(({ tried }) => tried)).toEqual([undefined, undefined]);
  lesson.close();
});

test('real pupils guessed through many passes of one address slow down that address only', async () => {
  await open();
  const lesson = await Lesson.open(house.url, 12);
  const { code } = lesson;
  const looked = async (address: string): Promise<number> => {
    let count = 0;
    for (let passes = 0; passes < 20; passes++) {
      const eve = new Visitor(address);
      await eve.ask('pass', {});
      for (let pupil = 0; pupil < 12; pupil++) {
        const pictures = lesson.pictures(pupil).map((picture) => (picture + 1) % 12);
        if ((await eve.ask('classes/pictures', { code, pupil, pictures })).status === 403) count++;
      }
    }
    return count;
  };
  const enter = (visitor: Visitor, pupil: number) =>
    visitor.ask('classes/pictures', { code, pupil, pictures: lesson.pictures(pupil) });
  expect(await looked(ELSEWHERE)).toBe(30);
  expect((await enter(new Visitor('198.51.100.3'), 3)).status).toBe(201);
  expect((await enter(new Visitor(), 3)).status).toBe(201);
  // Many addresses use up what the class has; the room of the teacher still has its own.
  for (let address = 10; address < 13; address++) await looked(`198.51.100.${address}`);
  expect(await enter(new Visitor('198.51.100.4'), 4)).toMatchObject({ status: 429 });
  expect((await enter(new Visitor(), 4)).status).toBe(201);
  lesson.close();
});

describe('the number on the wall', () => {
  const begin = async (pupils = 1) => {
    await open();
    const lesson = await Lesson.open(house.url, pupils);
    await lesson.desk.does({ kind: 'pin', on: true });
    const { pin } = await lesson.desk.until((view) => view.pin !== '');
    return { lesson, pin, guests: () => lesson.desk.view.pupils.filter(({ isGuest }) => isGuest) };
  };

  test('lets one device in a few times only, and others beside it', async () => {
    const { lesson, pin } = await begin();
    const enter = async (visitor: Visitor, times: number): Promise<number> => {
      let count = 0;
      for (let i = 0; i < times; i++) if ((await visitor.insist('classes/pin', { pin })).status === 201) count++;
      return count;
    };
    const dumb = new Visitor();
    let count = 0;
    for (let i = 0; i < 36; i++) if ((await new Visitor().ask('classes/pin', { pin })).status === 201) count++;
    expect(count).toBe(12);
    // Those who come one by one, with a pass each, are not kept out by that.
    for (let i = 0; i < 5; i++) expect(await enter(new Visitor(), 1)).toBe(1);
    expect(await enter(dumb, 36)).toBe(4);
    // A new lesson is a new count.
    await lesson.desk.does({ kind: 'guests' });
    time += 1000;
    await lesson.desk.does({ kind: 'lesson' });
    expect((await new Visitor().ask('classes/pin', { pin })).status).toBe(201);
    lesson.close();
  });

  test('passes do not multiply guests: one address alone brings twelve, and a few at once where the teacher is', async () => {
    const { lesson, pin, guests } = await begin();
    const fill = async (address: string): Promise<number> => {
      let count = 0;
      for (let i = 0; i < 14; i++) if ((await new Visitor(address).ask('classes/pin', { pin })).status === 201) count++;
      for (let i = 0; i < 20; i++) {
        const eve = new Visitor(address);
        await eve.ask('pass', {});
        for (let times = 0; times < 4; times++) if ((await eve.ask('classes/pin', { pin })).status === 201) count++;
      }
      return count;
    };
    expect(await fill(ELSEWHERE)).toBe(12);
    // A pass would not help there.
    const late = await new Visitor(ELSEWHERE).ask('classes/pin', { pin });
    expect([late.status, late.body.shared]).toEqual([429, undefined]);
    await lesson.desk.until(() => guests().length === 12);
    await lesson.desk.does({ kind: 'guests' });
    expect(await fill(SCHOOL)).toBe(24);
    await lesson.desk.does({ kind: 'guests' });
    // A class that comes one by one is let in beside that.
    for (let i = 0; i < 10; i++) {
      time += 2000;
      expect((await new Visitor().insist('classes/pin', { pin })).status).toBe(201);
    }
    // Another number, and everybody may come again.
    await lesson.desk.does({ kind: 'guests' });
    await lesson.desk.does({ kind: 'pin', on: false });
    await lesson.desk.does({ kind: 'pin', on: true });
    const { pin: next } = await lesson.desk.until((view) => view.pin !== '' && view.pin !== pin);
    expect((await new Visitor(ELSEWHERE).ask('classes/pin', { pin: next })).status).toBe(201);
    lesson.close();
  });

  test('however often strangers fill the class, guests come in after the teacher has removed all of them', async () => {
    const { lesson, pin, guests } = await begin();
    for (let times = 0; times < 16; times++) {
      for (let i = 0; i < 12; i++)
        expect((await new Visitor(`203.0.113.${20 + times}`).ask('classes/pin', { pin })).status).toBe(201);
      await lesson.desk.until(() => guests().length === 12);
      await lesson.desk.does({ kind: 'guests' });
    }
    expect((await new Visitor().ask('classes/pin', { pin })).status).toBe(201);
    lesson.close();
  });

  test('all guests go at once, with tokens that are no good any more, and the seats they had are played by bots', async () => {
    const { lesson, pin, guests } = await begin(1);
    const entered = [];
    for (let i = 0; i < 3; i++) entered.push((await new Visitor().ask('classes/pin', { pin })).body);
    const devices = entered.map(({ token }) => lesson.device<PupilView>(token));
    await Promise.all(devices.map((device) => device.until(() => true)));
    await lesson.desk.until(() => guests().length === 3);
    await lesson.desk.does({ kind: 'pairs', way: { how: 'hand', groups: [[0, entered[0]!.pupil]] } });
    const level = house.online.tables.offers.get('connect-four')!.levels[0]!;
    const plan = { game: 'connect-four', options: {}, isSameDeal: false, level };
    await lesson.desk.does({ kind: 'play', plan, whom: 'all' });
    await devices[0]!.until((view) => view.table?.token !== undefined);
    await lesson.desk.does({ kind: 'guests' });
    await Promise.all(devices.map((device) => device.ended()));
    await lesson.desk.until((view) => guests().length === 0 && view.tables[0]!.bots.length === 1);
    // Somebody new has the number of one of them, but neither the token nor the seat.
    const { body: next } = await new Visitor().ask('classes/pin', { pin });
    expect(next.pupil).toBe(entered[0]!.pupil);
    const fresh = lesson.device<PupilView>(next.token);
    expect((await fresh.until(() => true)).table).toBeUndefined();
    const old = lesson.device(entered[0]!.token);
    await old.ended();
    expect(old.bye).toBe('bad-token');
    lesson.close();
  });

  test('guests who fill the class keep none of its pupils out', async () => {
    const { lesson, pin, guests } = await begin(1);
    // Not at once: the teacher sees it coming.
    for (let guest = 1; guest < ANIMALS.length; guest++) {
      await new Visitor().insist('classes/pin', { pin });
      time += 2000;
    }
    expect(await new Visitor().insist('classes/pin', { pin })).toMatchObject({ status: 409 });
    await lesson.desk.until((view) => view.pupils.length === ANIMALS.length);
    const { name } = guests().at(-1)!;
    const number = lesson.desk.view.nextPupil;
    await lesson.desk.does({ kind: 'pupil', pupil: number, name, ...lesson.secretsOf(number, 0) });
    const view = await lesson.desk.until(({ pupils }) => pupils.some(({ pupil }) => pupil === number));
    expect(view.pupils).toHaveLength(ANIMALS.length);
    expect(await new Visitor().ask('classes/card', { class: lesson.id, pupil: number, card: lesson.card(number) })).toMatchObject(
      {
        status: 201,
        body: { name },
      },
    );
    lesson.close();
  });
});

describe('who may open a class', () => {
  const opening = (more: object = {}) => ({
    label: '5B',
    language: 'en',
    teacher: teacherHash(keyOf(randomBytes(16))),
    ...more,
  });

  test('anybody, where nothing is said', async () => {
    await open();
    expect((await new Visitor().ask('classes')).body).toEqual({ who: 'anybody' });
    expect((await new Visitor().ask('classes', opening())).status).toBe(201);
  });

  test('nobody, and it is said; what is open goes on', async () => {
    await open({}, { who: 'nobody' });
    expect((await new Visitor().ask('classes')).body).toEqual({ who: 'nobody' });
    expect(await new Visitor().ask('classes', opening({ password: 'whatever' }))).toMatchObject({
      status: 403,
      body: { problem: { at: 'classes' } },
    });
    // Whoever starts the server may: `npm start -- --class`.
    expect((await house.online.classes.open('5B', 'en', teacherHash('x'))).ok).toBe(true);
  });

  test('who knows the password; it is guessed as slowly as a code', async () => {
    await open({ opening: [1000, 10] }, { who: 'password', password: 'correct horse' });
    expect((await new Visitor().ask('classes')).body).toEqual({ who: 'password' });
    expect(await new Visitor().ask('classes', opening())).toMatchObject({ status: 403, body: { problem: { at: 'password' } } });
    expect((await new Visitor().ask('classes', opening({ password: 'correct horse' }))).status).toBe(201);
    for (const password of ['correct', 'correct horse ', 'CORRECT HORSE', ''])
      expect((await new Visitor().ask('classes', opening({ password }))).status).toBe(403);
    await guess();
    expect(await new Visitor().ask('classes', opening({ password: 'correct horse' }))).toMatchObject({ status: 429 });
    expect((await new Visitor().insist('classes', opening({ password: 'correct horse' }))).status).toBe(201);
    expect((await new Visitor(ELSEWHERE).ask('classes', opening({ password: 'x'.repeat(201) }))).status).toBe(400);
  });
});
