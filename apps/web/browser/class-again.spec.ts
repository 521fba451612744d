import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PupilView } from '@stolik/class/views';
import { begin, device, FIRST, Lesson, nickname, PROJECTOR, SECOND } from './class-lesson.ts';
import { complaintsOf, expectAccessible, expectFits, LONG, SIZES } from './helpers.ts';
import { resign } from './online-room.ts';

const again = (page: Page): Locator => page.locator('.end-card').getByRole('button', { name: 'Play again' });

/** The game of a pupil ends: they give it up. Answers the table. */
async function endGameOf(lesson: Lesson, baseURL: string, pupil: number): Promise<string> {
  const device = await lesson.pupil(pupil);
  const tableNow = () => (device.view as PupilView | undefined)?.table;
  await expect.poll(() => tableNow()?.token).toBeDefined();
  const { id, token = '', seat } = tableNow()!;
  device.close();
  await resign(baseURL, { table: id, token, code: '', seat });
  return id;
}

const tablesNow = (lesson: Lesson): readonly string[] => lesson.view.tables.map(({ id }) => id);

test(
  'two lessons: a shared tablet is one table, card and board, and “play again” stays in the class',
  LONG,
  async ({ browser, baseURL }) => {
    const lesson = await Lesson.open(baseURL!, 4);
    await lesson.does({ kind: 'lesson' });
    const wall = await device(browser, PROJECTOR, lesson.wall());
    const desk = await device(browser, { width: 1366, height: 768 }, lesson.deskPage());
    const cards = desk.locator('.desk-card');
    await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });

    // Fox and Owl share a tablet and play in turns; Hedgehog and the fourth have phones.
    const tablet = await device(browser, SIZES.tablet, lesson.card(0));
    await expect(nickname(tablet)).toBeVisible();
    await tablet.goto(`/${lesson.card(1)}`);
    await expect(tablet.locator('.who-cards button')).toHaveCount(2);
    await tablet.locator('.who-cards button').first().click();
    const phones = [
      await device(browser, SIZES.phone, lesson.card(2)),
      await device(browser, SIZES.phone, lesson.card(3)),
    ] as const;
    const complaints = [desk, tablet, ...phones].map(complaintsOf);
    await lesson.until(({ shared }) => shared.length === 1);
    await expect(cards).toHaveCount(3);
    await expect(cards.locator('.card-shared')).toHaveCount(1);

    // A list: one board for the tablet, with both animals.
    await lesson.give(FIRST, SECOND);
    await begin(tablet);
    await expect(wall.locator('.wall-board')).toHaveCount(1);
    await expect(wall.locator('.wall-board .wall-seated')).toHaveCount(2);

    // Chance pairs, and the tablet stays together.
    await lesson.layTables('micropul', [0, 1, 2, 3]);
    await lesson.until(({ tables }) => tables.length === 2);
    await expect.poll(() => lesson.view.groups).toContainEqual([0, 1]);
    await expect(cards).toHaveCount(2);
    await expect(wall.locator('.wall-board')).toHaveCount(2);

    // Two phones: one asks, the other one is told, and both play on under the names of the class.
    const before = await endGameOf(lesson, baseURL!, 2);
    await again(phones[0]).click();
    await expect(phones[0].locator('.end-card')).toContainText('Waiting for');
    await expectAccessible(phones[0]);
    await expectFits(phones[0]);
    await again(phones[1]).click();
    await lesson.until(({ tables }) => tables.length === 2 && !tables.some(({ id }) => id === before));
    for (const phone of phones) {
      await expect(phone.locator('.end-card')).toHaveCount(0);
      await expect(phone).toHaveURL(/#\/class\/table$/);
      await expect(phone.locator('main')).not.toContainText('hedgehog');
    }
    await expect(cards).toHaveCount(2);
    await expect(wall.locator('.wall-board')).toHaveCount(2);
    await expect(wall.locator('.wall-over')).toHaveCount(0);

    // At the tablet one tap is both; the way back leads to the class.
    const first = await endGameOf(lesson, baseURL!, 0);
    await expect(tablet.locator('.end-card').getByRole('link', { name: 'Back to class 5B' })).toBeVisible();
    await expectAccessible(tablet);
    await again(tablet).click();
    await lesson.until(({ tables }) => tables.length === 2 && !tables.some(({ id }) => id === first));
    await expect(tablet.locator('.end-card')).toHaveCount(0);

    // The next lesson: one phone is missing, and who is left over plays with a bot, again and again.
    await phones[1].context().close();
    await lesson.does({ kind: 'lesson' });
    await tablet.reload();
    await lesson.until(({ shared, pupils }) => shared.length === 1 && !pupils[3]!.isHere && pupils[1]!.isHere);
    await lesson.layTables('micropul', [0, 1, 2]);
    await lesson.until(({ groups, tables }) => JSON.stringify(groups) === '[[0,1],[2]]' && tables.length === 2);
    const alone = await endGameOf(lesson, baseURL!, 2);
    await again(phones[0]).click();
    await lesson.until(({ tables }) => tables.length === 2 && !tables.some(({ id }) => id === alone));
    await expect(phones[0].locator('.end-card')).toHaveCount(0);
    // Owl goes home: Fox has the tablet alone.
    await tablet.goto('/#/class');
    await expect.poll(() => tablesNow(lesson)).toHaveLength(2);
    await tablet.getByRole('button', { name: 'Hand over' }).click();
    await tablet.locator('.who-cards button').nth(1).click();
    await expect(tablet.locator('.who-cards')).toHaveCount(0);
    await tablet.goto('/#/class');
    await tablet.getByRole('button', { name: 'I’m going home' }).click();
    await tablet.getByRole('dialog').getByRole('button', { name: 'I’m going home' }).click();
    await lesson.until(({ shared }) => shared.length === 0);
    expect(complaints).toEqual(complaints.map(() => []));
    lesson.close();
  },
);
