import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible, open } from './helpers.ts';

test('a teacher finds a plan, tries what it names, and prints its worksheet and certificate', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, '#/parents');
  await page.getByRole('link', { name: 'Lesson plans for a class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lesson plans' })).toBeVisible();
  await expect(page.locator('.plans li')).toHaveCount(8);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'A closed circuit' }).click();
  await expect(page.locator('.plan .steps > li')).toHaveCount(6);
  // What a teacher reads before the lesson, and one step that may be left out.
  for (const name of ['Pupils can', 'Words', 'What pupils often think, and what helps', 'Exit question', 'In the curriculum'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.locator('.plan .steps > li', { hasText: 'may be left out' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'A secret switch' })).toHaveAttribute('href', '#/lesson/circuit/circuit-reed-1');
  // Printed it is a hand-out of two pages.
  const handout = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(handout.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await expect(page.getByRole('link', { name: 'First light' })).toHaveAttribute('href', '#/lesson/circuit/circuit-chain-1');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Worksheet with answers' }).click();
  await expect(page.locator('.worksheet .task')).toHaveCount(5);
  await expect(page.locator('.answers li').first()).toContainText('c2');
  await expectAccessible(page);
  // Empty cells are white: what is missing is drawn there with a pencil.
  const ground = page.locator('.task .board path[fill*="felt"]').first();
  await expect(ground).toHaveCSS('fill', 'rgb(255, 255, 255)');
  // On a sheet that stands upright too, what belongs to a question lies within it.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const strays = () =>
    page.locator('.task').evaluateAll(
      (tasks) =>
        tasks.filter((task) => {
          const [frame, line] = [task.getBoundingClientRect(), task.querySelector('.name-line')!.getBoundingClientRect()];
          return line.top < frame.top || line.bottom > frame.bottom || line.left < frame.left || line.right > frame.right;
        }).length,
    );
  await expect.poll(strays).toBe(0);
  await page.emulateMedia({ media: null });
  // Two sheets of questions and one of answers, each a whole page of A4.
  await expect(async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(pdf.match(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/g)).toHaveLength(3);
  }).toPass({ timeout: 60_000 });

  await open(page, '#/plans/closed-circuit/certificate');
  await expect(page.locator('.certificate .can')).toContainText('can close a circuit');
  await expect(page.locator('.certificate .board svg').first()).toBeVisible();
  await expect(async () => {
    const certificate = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(certificate.match(/\/MediaBox \[0 0 84[12][.\d]* 59[45][.\d]*\]/g)).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});
