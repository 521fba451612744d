import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ANIMALS, HOWS, type Nickname } from '@stolik/class/names';
import { cardHash, cardOf, keyOf, picturesOf, teacherHash } from '@stolik/class/secrets';
import type { DeskView } from '@stolik/class/views';
import type { Language } from '@stolik/kernel/language';
import type { ClassWish } from '@stolik/wire/class';
import { ClassConnection } from '@stolik/wire/class-client';
import { overWebSocket } from '../src/session/online/surroundings.ts';
import { isAsked, places, playable } from './micropul-table.ts';

const nicknameOf = (pupil: number): Nickname => `${HOWS[pupil % HOWS.length]!}-${ANIMALS[pupil % ANIMALS.length]!}`;

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
    for (let pupil = 0; pupil < pupils; pupil++)
      await lesson.does({
        kind: 'pupil',
        pupil,
        name: nicknameOf(pupil),
        card: cardHash(lesson.cardOf(pupil)),
        pictures: lesson.picturesOf(pupil),
      });
    return lesson;
  }

  get view(): DeskView {
    return this.desk.view as DeskView;
  }

  private look(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  /** What was asked for is acknowledged before it is told. */
  until(isSo: (view: DeskView) => boolean): Promise<void> {
    return new Promise((done) => {
      const watcher = (): void => {
        if (!isSo(this.view)) return;
        this.watchers.delete(watcher);
        done();
      };
      this.watchers.add(watcher);
      watcher();
    });
  }

  async does(wish: ClassWish): Promise<void> {
    expect(await this.desk.wish(wish), wish.kind).toEqual({ ok: true });
  }

  /** The teacher gives the same list to all. */
  give(...items: readonly string[]): Promise<void> {
    return this.does({ kind: 'task', whom: 'all', task: { kind: 'lessons', game: 'micropul', items } });
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

  private cardOf = (pupil: number): string => cardOf(this.key, this.id, pupil, 0);
  picturesOf = (pupil: number) => picturesOf(this.key, this.id, pupil, 0);

  /** What the QR code of a card holds. */
  card = (pupil: number): string => `#/class/card/${this.id}/${pupil}/${this.cardOf(pupil)}`;
  wall = (): string => `#/class/wall/${this.view.wallKey}`;

  /** What the teacher sees of a pupil's stars. */
  starsOf = (pupil: number): number => this.view.pupils.find((each) => each.pupil === pupil)?.stars ?? 0;
  hereNow = (): readonly number[] => this.view.pupils.filter(({ isHere }) => isHere).map(({ pupil }) => pupil);

  close(): void {
    this.desk.close();
  }
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
