import { expect, test } from '@playwright/test';
import { device, FIRST, Lesson, PROJECTOR } from './class-lesson.ts';
import { expectAccessible, expectFits, SIZES } from './helpers.ts';

const RECAP = { kind: 'recap', isRanked: false } as const;

test('the class screen says the step, its time and the code; then every screen says goodbye, and everybody is out', async ({
  browser,
  baseURL,
}) => {
  const lesson = await Lesson.open(baseURL!, 2);
  const wall = await device(browser, PROJECTOR, lesson.wall());
  const fox = await device(browser, SIZES.phone, lesson.card(0));
  await lesson.does({ kind: 'lesson' });
  await lesson.give(FIRST);
  await lesson.does({ kind: 'wall', wall: { kind: 'boards' } });
  await lesson.does({ kind: 'plan', plan: { plan: 'closed-circuit', step: 2 } });
  await expect(wall.locator('.wall-head h1')).toHaveText('From side to side');
  await expect(wall.locator('.wall-time')).toHaveText('10minutes');
  await lesson.ask();
  await lesson.does({ kind: 'wall', wall: { kind: 'question' } });
  await expect(wall.locator('.wall-head')).toContainText(lesson.code);
  await lesson.does({ kind: 'unask' });

  const pupil = await lesson.pupil(0);
  await pupil.request({ kind: 'did', facts: [[FIRST, 3, 0]] });
  const desk = await device(browser, { width: 1366, height: 768 }, lesson.deskPage());
  await lesson.does({ kind: 'plan', plan: null });
  await lesson.does({ kind: 'wall', wall: RECAP });
  await expect(fox.locator('.goodbye')).toContainText('You solved 1 thing today.');
  await expectAccessible(fox);
  await fox.getByRole('button', { name: 'I’m staying' }).click();
  await expect(fox.locator('.my-list')).toBeVisible();
  await desk.getByRole('button', { name: 'Everybody out' }).click();
  await expect(fox.locator('.farewell h1')).toContainText('Goodbye');
  await expect(fox.locator('.farewell')).toContainText('3 stars');
  await expectFits(fox);
  await expectAccessible(fox);
  // The device is free, and whoever comes in now stays.
  await fox.getByRole('button', { name: 'The next one comes in' }).click();
  await expect(fox.getByRole('heading', { name: 'What’s the code on the screen?' })).toBeVisible();
  await fox.goto(`/${lesson.card(1)}`);
  await expect(fox.locator('.class-home .me')).toBeVisible();
  pupil.close();
  lesson.close();
});
