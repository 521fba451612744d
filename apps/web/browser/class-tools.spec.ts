import { expect, test } from '@playwright/test';
import { device, Lesson, nickname } from './class-lesson.ts';
import { complaintsOf, expectAccessible, SIZES } from './helpers.ts';

const SERVER = `http://127.0.0.1:${process.env['STOLIK_TEST_PORT']}/`;

test('the desk begins with what a plan needs, and “All tools” brings the rest and stays', async ({ browser }) => {
  const lesson = await Lesson.open(SERVER, 2);
  const teacher = await device(browser, SIZES.desktop, lesson.deskPage(), {
    // As at the first lesson: the other tests begin with all of them.
    prepare: async (context) => {
      await context.addInitScript(() => localStorage.removeItem('stolik.class.tools'));
    },
  });
  const inBar = (name: string) => teacher.locator('.desk-bar').getByRole('button', { name, exact: true });
  await expect(inBar('Class screen')).toBeVisible();
  await expect(inBar('Pupils')).toHaveCount(0);
  await expect(teacher.getByRole('heading', { name: 'Pairs' })).toHaveCount(0);
  await expectAccessible(teacher);

  await inBar('All tools').click();
  for (const name of ['Pupils', 'Give a task', 'Print', 'Everybody solves this']) await expect(inBar(name)).toBeVisible();
  await expect(teacher.getByRole('heading', { name: 'Pairs' })).toBeVisible();
  await expect.poll(() => teacher.evaluate(() => localStorage.getItem('stolik.class.tools'))).toBe('true');

  await inBar('All tools').click();
  await expect(inBar('Pupils')).toHaveCount(0);
  lesson.close();
});

test('a tablet is checked before the lesson, the desk adds it up, and its child takes another animal', async ({ browser }) => {
  const lesson = await Lesson.open(SERVER, 2);
  const phone = await device(browser, SIZES.phone, '#/class');
  const complaints = complaintsOf(phone);
  await phone.getByRole('link', { name: 'Check this device' }).click();
  const row = (title: string) => phone.locator('.class-check li', { hasText: title });
  await expect(row('Connection')).toHaveAttribute('data-finding', 'fine');
  await expect(row('Memory')).toHaveAttribute('data-finding', 'fine');
  await expectAccessible(phone);

  await phone.goto(`/${lesson.card(0)}`);
  await expect(nickname(phone)).toHaveText('Brave Fox');
  const lacks = () => lesson.view.pupils[0]?.lacks;
  await lesson.until(() => lacks() !== undefined);
  const teacher = await device(browser, SIZES.desktop, lesson.deskPage());
  await teacher.locator('.desk-bar').getByRole('button', { name: 'Pupils', exact: true }).click();
  await expect(teacher.locator('.class-devices')).toContainText(`${lacks()!.length === 0 ? 1 : 0} of 1 devices`);

  await phone.getByRole('button', { name: 'Another animal' }).click();
  await expectAccessible(phone);
  await phone.getByRole('dialog').getByRole('button', { name: 'Rhino' }).click();
  await expect(nickname(phone)).toHaveText('Brave Rhino');
  // Once in a lesson.
  await expect(phone.getByRole('button', { name: 'Another animal' })).toHaveCount(0);
  await expect(teacher.locator('.pupil-list')).toContainText('Brave Rhino');
  await phone.locator('.lang').getByRole('button', { name: 'PL' }).click();
  await expect(nickname(phone)).toHaveText('Dzielny Nosorożec');
  expect(complaints).toEqual([]);
  lesson.close();
});
