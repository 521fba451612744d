import { expect, type Page, test } from '@playwright/test';
import type { PupilView } from '@stolik/class/views';
import type { ClassConnection } from '@stolik/wire/class-client';
import { device, FIRST, Lesson } from './class-lesson.ts';
import { complaintsOf, expectAccessible, LONG, SIZES } from './helpers.ts';
import { type Given, joinTable, openTable, openWith, resign } from './online-room.ts';

const inMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

async function codeOf(page: Page, { table, token }: Given): Promise<string> {
  const answer = await page.request.get(`/api/tables/${table}/seats`, { headers: { authorization: `Bearer ${token}` } });
  const codes = (await answer.json()) as readonly { readonly code: string }[];
  return codes[0]!.code;
}

test(
  'a host who wants to free a seat, and a device that wants to take it, wait for whoever sits there',
  LONG,
  async ({ page, browser }) => {
    const host = await openTable(page);
    const guest = await joinTable(page, host.code);
    const [own, others] = [await browser.newContext(), await browser.newContext()];
    const [seat, thief] = [await own.newPage(), await others.newPage()];
    const complaints = [page, seat].map(complaintsOf);
    await openWith(seat, `#/online/${host.table}`, [{ ...guest, game: 'micropul' }]);
    await openWith(page, `#/online/${host.table}`, [{ ...host, game: 'micropul' }]);
    await expect(page.locator('.presence.here')).toHaveCount(2);

    await inMenu(page, 'Seats and their codes');
    // One’s own code, and nobody else’s.
    await expect(page.locator('.seat-codes .mono')).toHaveCount(1);
    await page.getByRole('button', { name: 'Free the seat: Ewa' }).click();
    await page.keyboard.press('Escape');
    const tell = (at: Page) => at.locator('.tells .tell');
    await expect(tell(page)).toContainText('You asked to free the seat of Ewa.');
    await expect(tell(seat)).toContainText('Ola wants to free your seat and let a bot play.');
    await expectAccessible(seat);
    await seat.getByRole('button', { name: 'I’m here' }).click();
    await expect(tell(page)).toHaveCount(0);

    const code = await codeOf(page, guest);
    await openWith(thief, `#/join/${code}`, []);
    const take = thief.getByRole('button', { name: 'Take this seat' });
    await take.click();
    await expect(thief.getByRole('status').filter({ hasText: 'is being asked' })).toBeVisible();
    await expect(tell(page)).toContainText('The seat of Ewa is about to move to another device.');
    await expect(tell(seat)).toContainText('In half a minute your seat moves to another device.');
    await seat.getByRole('button', { name: 'Keep it here' }).click();
    await expect(thief.getByRole('alert')).toContainText('wants to keep it on their device');
    expect(complaints).toEqual([[], []]);

    // The device sleeps: what knocks meanwhile gets the seat, and gives it back when its person is there again.
    await seat.goto('about:blank');
    await expect(page.locator('.presence.here')).toHaveCount(1);
    await take.click();
    await expect(thief).toHaveURL(new RegExp(`#/online/${host.table}$`));
    await seat.goto(`/#/online/${host.table}`);
    await seat.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(page.locator('.presence.here')).toHaveCount(2);
    await expect(thief.getByRole('button', { name: 'Watch' })).toBeVisible();
    await Promise.all([own.close(), others.close()]);
  },
);

test('stars that were not earned are taken back at the desk, and given back', async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 1);
  await lesson.give(FIRST);
  const pupil = await lesson.pupil(0);
  expect(await pupil.request({ kind: 'did', facts: [[FIRST, 3, 0]] })).toEqual({ ok: true });
  const teacher = await device(browser, SIZES.desktop, lesson.deskPage());
  const complaints = complaintsOf(teacher);
  await teacher.locator('.desk-card .card-face').click();
  await teacher
    .locator('.chosen-panel')
    .getByRole('button', { name: /^Stars for .*: 3$/ })
    .click();
  const dialog = teacher.getByRole('dialog');
  await expectAccessible(teacher);
  await dialog.getByRole('button', { name: /^Take back the stars/ }).click();
  await expect.poll(() => lesson.starsOf(0)).toBe(0);
  await dialog.getByRole('button', { name: /^Give back the stars/ }).click();
  await expect.poll(() => lesson.starsOf(0)).toBe(3);
  await dialog.getByRole('button', { name: 'Take all back' }).click();
  await dialog.getByRole('alert').getByRole('button', { name: 'Take all back' }).click();
  await expect.poll(() => lesson.starsOf(0)).toBe(0);
  await expect(dialog).toContainText('3 stars, taken back');
  expect(complaints).toEqual([]);
  pupil.close();
  lesson.close();
});

test('who has finished is told why the log waits while another table plays the same deal', async ({ browser, baseURL }) => {
  const lesson = await Lesson.open(baseURL!, 4);
  const [line] = (await lesson.pupils(0, 4)) as [ClassConnection];
  const page = await device(browser, SIZES.tablet, lesson.card(0));
  const complaints = complaintsOf(page);
  const groups = [
    [0, 1],
    [2, 3],
  ];
  await lesson.does({ kind: 'pairs', way: { how: 'hand', groups } });
  await lesson.does({ kind: 'play', plan: { game: 'micropul', options: {}, isSameDeal: true, level: '1' }, whom: 'all' });
  await expect(page.locator('.shell')).toBeVisible();
  const tableNow = () => (line.view as PupilView | undefined)?.table;
  await expect.poll(() => tableNow()?.token).toBeDefined();
  const { id: table, token = '' } = tableNow()!;
  await resign(baseURL!, { table, token, code: '', seat: 1 });
  const says = 'The log opens when the other tables with the same deal finish or the teacher clears them.';
  await expect(page.locator('.end-card').getByText(says)).toBeVisible();
  await lesson.until(({ tables }) => tables.some(({ isOver }) => isOver));
  await expectAccessible(page);
  // Asked for again from time to time, and refused until then.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  lesson.close();
});
