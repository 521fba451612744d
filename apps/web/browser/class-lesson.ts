import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { ANIMALS, HOWS, type Nickname } from '@stolik/class/names';
import { cardHash, cardOf, keyOf, picturesOf, teacherHash } from '@stolik/class/secrets';
import type { DeskView } from '@stolik/class/views';
import type { Language } from '@stolik/kernel/language';
import type { ClassRequest } from '@stolik/wire/class';
import { ClassConnection } from '@stolik/wire/class-client';
import { overWebSocket } from '../src/session/online/surroundings.ts';
import { CLASSROOM } from './chromium.ts';
import { AT_ONCE, open } from './helpers.ts';
import { isAsked, places, playable } from './micropul-table.ts';

/** The first two lessons of micropul. */
export const FIRST = 'micropul-touch-1';
export const SECOND = 'micropul-touch-2';
export const PROJECTOR = { width: 1920, height: 1080 };
/** The first question of the plan about a closed circuit; it is solved by one corner. */
const CORNER = {
  id: 'circuit-chain-1',
  game: 'circuit',
  players: 2,
  options: {},
  position: {
    board: [...Array.from({ length: 6 }, () => '.. .. .. .. .. ..'), 'L1 E1 .. .. .. ..', 'I0 .. I0 .. .. ..'],
    hands: [
      ['L', 'I', 'M'],
      ['I', 'I', 'I'],
    ],
    bag: Array.from({ length: 12 }, () => 'I'),
  },
  seat: 0,
  goal: { kind: 'lit', cell: 'b2' },
};
export const RIGHT = 'lay L2 c2';

const nicknameOf = (pupil: number): Nickname => `${HOWS[pupil % HOWS.length]!}-${ANIMALS[pupil % ANIMALS.length]!}`;

/** What the QR code of the first card of a pupil holds. */
export const cardAddress = (room: string, key: string, pupil: number): string =>
  `#/class/card/${room}/${pupil}/${cardOf(key, room, pupil, 0)}`;

/** A class whose teacher has no browser: everything the desk would ask for goes over the wire. */
export class Lesson {
  readonly key: string;
  readonly base: string;
  readonly id: string;
  readonly code: string;
  private readonly desk: ClassConnection;
  private readonly watchers = new Set<() => void>();

  private constructor(base: string, id: string, code: string, key: string) {
    [this.base, this.id, this.code, this.key] = [base, id, code, key];
    this.desk = new ClassConnection(
      { token: `teacher.${id}.${key}`, onView: () => this.look() },
      overWebSocket(`${base.replace(/^http/, 'ws')}api/class`),
    );
  }

  /** `base` ends with a slash. */
  static async open(base: string, pupils: number, language: Language = 'en'): Promise<Lesson> {
    const key = keyOf(randomBytes(16));
    const response = await fetch(`${base}api/classes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ label: '5B', language, teacher: teacherHash(key) }),
    });
    expect(response.status).toBe(201);
    const opened = (await response.json()) as { readonly class: string; readonly code: string };
    const lesson = new Lesson(base, opened.class, opened.code, key);
    await lesson.until(() => true);
    for (let pupil = 0; pupil < pupils; pupil++)
      await lesson.does({
        kind: 'pupil',
        pupil,
        name: nicknameOf(pupil),
        card: cardHash(lesson.cardOf(pupil)),
        pictures: lesson.picturesOf(pupil),
      });
    await lesson.until((view) => view.pupils.length === pupils);
    return lesson;
  }

  get view(): DeskView {
    return this.desk.view as DeskView;
  }

  private look(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  /** What was asked for is acknowledged before it is told; the first view comes some time after the line is there. */
  until(isSo: (view: DeskView) => boolean): Promise<void> {
    return new Promise((done) => {
      const watcher = (): void => {
        if (!this.desk.view || !isSo(this.view)) return;
        this.watchers.delete(watcher);
        done();
      };
      this.watchers.add(watcher);
      watcher();
    });
  }

  async does(request: ClassRequest): Promise<void> {
    expect(await this.desk.request(request), request.kind).toEqual({ ok: true });
  }

  /** The teacher gives the same list to all. */
  give(...items: readonly string[]): Promise<void> {
    return this.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'micropul', items } });
  }

  /** One question for everybody. */
  ask(): Promise<void> {
    return this.does({ kind: 'ask', question: CORNER, solution: [RIGHT] });
  }

  /** The question is on the wall, and these pupils answer it, each with one move. */
  async answered(pupils: readonly ClassConnection[], answers: readonly string[]): Promise<void> {
    const before = this.view.asked?.id;
    await this.ask();
    await this.does({ kind: 'wall', wall: { kind: 'question' } });
    await this.until(({ asked }) => asked !== undefined && asked.id !== before);
    const asked = this.view.asked!.id;
    await Promise.all(answers.map((answer, pupil) => pupils[pupil]!.request({ kind: 'answer', asked, answer: [answer] })));
  }

  /** As soon as they are here, these pupils play with whom chance gives them. */
  async layTables(game: string, whom: readonly number[]): Promise<void> {
    await this.until(({ pupils }) => whom.every((pupil) => pupils[pupil]?.isHere));
    await this.does({ kind: 'pairs', way: { how: 'random', seed: 'x', odd: 'bot', whom } });
    await this.does({ kind: 'play', plan: { game, options: {}, isSameDeal: false, level: '1' }, whom: 'all' });
  }

  /** A pupil without a browser, by card; the line stays open until it is closed. */
  async pupil(pupil: number): Promise<ClassConnection> {
    const response = await fetch(`${this.base}api/classes/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ class: this.id, pupil, card: this.cardOf(pupil) }),
    });
    expect(response.status).toBe(201);
    const { token } = (await response.json()) as { readonly token: string };
    return new ClassConnection({ token, onView: () => {} }, overWebSocket(`${this.base.replace(/^http/, 'ws')}api/class`));
  }

  /** Those from `from` up to `to`. */
  pupils(from: number, to: number): Promise<ClassConnection[]> {
    return Promise.all(Array.from({ length: to - from }, (_, index) => this.pupil(from + index)));
  }

  private cardOf = (pupil: number): string => cardOf(this.key, this.id, pupil, 0);
  picturesOf = (pupil: number) => picturesOf(this.key, this.id, pupil, 0);

  /** What the QR code of a card holds. */
  card = (pupil: number): string => cardAddress(this.id, this.key, pupil);
  deskPage = (): string => `#/class/desk/${this.id}/${this.key}`;
  wall = (): string => `#/class/wall/${this.view.wallKey}`;

  /** What the teacher sees of a pupil's stars. */
  starsOf = (pupil: number): number => this.view.pupils.find((each) => each.pupil === pupil)?.stars ?? 0;
  hereNow = (): readonly number[] => this.view.pupils.filter(({ isHere }) => isHere).map(({ pupil }) => pupil);

  close(): void {
    this.desk.close();
  }
}

/** A device of its own at this page, where nothing moves; `prepare` comes before the page. */
/** The same server, where the browser takes it for a machine in the network. */
const inClassroom = (base: string): string => base.replace('127.0.0.1', CLASSROOM);

/** A device of somebody in the class, the teacher's too: over plain HTTP, by the name of the laptop. */
export async function device(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  address: string,
  {
    prepare,
    ...options
  }: Omit<BrowserContextOptions, 'viewport'> & { readonly prepare?: (context: BrowserContext) => Promise<void> } = {},
): Promise<Page> {
  const baseURL = inClassroom(options.baseURL ?? `http://127.0.0.1:${process.env['STOLIK_TEST_PORT']}/`);
  const context = await browser.newContext({ serviceWorkers: 'block', ...options, baseURL, viewport });
  // What a teacher has asked for once is there the next time.
  await context.addInitScript(() => localStorage.setItem('stolik.class.tools', 'true'));
  await prepare?.(context);
  const page = await context.newPage();
  await open(page, address, AT_ONCE);
  return page;
}

/** What a pupil is called on the first page. */
export const nickname = (page: Page): Locator => page.locator('.class-home h1');

/** The first of the list that was given. */
export const begin = (page: Page): Promise<void> => page.locator('.my-list .btn.big').click();

/** Two cards at one device: the first two of the class take turns there. */
export async function pairAt(page: Page, lesson: Lesson): Promise<void> {
  await expect(nickname(page)).toBeVisible();
  await page.goto(`/${lesson.card(1)}`);
  await page.locator('.who-plays .actions .btn').first().click();
  await expect(page.locator('.me .both')).toBeVisible();
}

/** Three pictures of twelve, in order. */
export async function showPictures(page: Page, pictures: readonly number[]): Promise<void> {
  for (const picture of pictures) await page.locator('.picture-keys button').nth(picture).click();
}

/** The first lesson of micropul, by hand: any tile on any place. */
export async function solveTouch(page: Page): Promise<void> {
  await expect(isAsked(page)).toBeVisible();
  await playable(page).first().click();
  await places(page).first().click();
  await page.locator('.mp-go').click();
}
