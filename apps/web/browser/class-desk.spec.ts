import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { picturesOf } from '@stolik/class/secrets';
import { begin, cardAddress, device, nickname, PROJECTOR, showPictures, solveTouch } from './class-lesson.ts';
import { complaintsOf, expectAccessible, expectAccessibleInAllThemes, LONG, open, resting, SIZES } from './helpers.ts';
import { linger } from './linger.ts';
import { isAsked } from './micropul-table.ts';

/** For requests that no page sends: only browsers know the name of the classroom. */
const SERVER = `http://127.0.0.1:${process.env['STOLIK_TEST_PORT']}/`;
const NAMES = ['Ben Whitlock', 'Ivy Cromwell', 'Finn Everett'];
/** What the teacher's browser has sent in this test. */
let sent: readonly string[] = [];

/** What this teacher's browser keeps: the key of the class. */
const keptBy = (teacher: Page): Promise<{ readonly room: string; readonly key: string }> =>
  teacher.evaluate(() => JSON.parse(localStorage.getItem('stolik.class.teacher')!).classes[0]);

const inBar = (teacher: Page, name: string): Locator => teacher.locator('.desk-bar').getByRole('button', { name, exact: true });
const cardOfPupil = (teacher: Page, name: string): Locator => teacher.locator('.desk-card', { hasText: name });
const choose = (teacher: Page, name: string): Promise<void> => cardOfPupil(teacher, name).locator('.card-face').click();
const inDialog = (teacher: Page, name: string | RegExp): Locator => teacher.getByRole('dialog').getByRole('button', { name });
const inChosen = (teacher: Page, name: string): Locator => teacher.locator('.chosen-panel').getByRole('button', { name });

/** Everything that this page sends to anybody, from now on. */
function sentBy(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  return sent;
}

/** Tables and classes of other tests are written and deleted meanwhile. */
function orGone<Read>(read: () => Read, gone: Read): Read {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return gone;
    throw error;
  }
}

const filesIn = (folder: string): readonly string[] =>
  orGone(() => readdirSync(folder, { withFileTypes: true }), []).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** Files of the server in which one of these stands; its data are whole on disk before anything is acknowledged. */
function filesWith(words: readonly string[]): readonly string[] {
  const files = filesIn(join(tmpdir(), `stolik-tables-${process.env['STOLIK_TEST_PORT']}`));
  expect(files.length).toBeGreaterThan(0);
  return files.filter((path) => {
    const bytes = orGone(() => readFileSync(path), Buffer.of());
    return words.some((word) => bytes.includes(word));
  });
}

/** What pupils type to come in. */
async function codeOf(teacher: Page): Promise<string> {
  const code = teacher.locator('.desk-here b');
  await expect(code).not.toBeEmpty();
  return (await code.textContent())!;
}

/** From the home page to a desk with these pupils. */
async function openClass(browser: Browser): Promise<Page> {
  const teacher = await device(browser, SIZES.desktop, '');
  sent = sentBy(teacher);
  await teacher.getByRole('link', { name: 'For teachers', exact: true }).click();
  await teacher.getByLabel('What’s the class called?').fill('5B');
  await teacher.getByRole('button', { name: 'Open a class' }).click();
  await teacher.locator('.first-steps').getByRole('button', { name: 'Pupils' }).click();
  await teacher.getByRole('dialog').locator('textarea').fill(NAMES.join('\n'));
  await inDialog(teacher, 'Add 3 pupils').click();
  await expect(teacher.locator('.pupil-list li')).toHaveCount(NAMES.length);
  await teacher.keyboard.press('Escape');
  await expect(teacher.locator('.desk-card')).toHaveCount(NAMES.length);
  return teacher;
}

async function pupilsOf(browser: Browser, teacher: Page, count: number): Promise<readonly Page[]> {
  const { room, key } = await keptBy(teacher);
  const pupils: Page[] = [];
  for (let pupil = 0; pupil < count; pupil++) pupils.push(await device(browser, SIZES.tablet, cardAddress(room, key, pupil)));
  await expect(teacher.locator('.desk-here')).toContainText(`${count} of`);
  return pupils;
}

test('a teacher opens a class, three come in, work, look up, and all answer one question', async ({ browser }) => {
  const teacher = await openClass(browser);
  const complaints = complaintsOf(teacher);
  const { room, key } = await keptBy(teacher);
  const code = await codeOf(teacher);

  // By code, animal and three pictures.
  const pupils: Page[] = [];
  for (const pupil of [0, 1, 2]) {
    const page = await device(browser, SIZES.tablet, '#/class');
    await expect(page.locator('.code-keys')).toBeVisible();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.locator('.animal-keys button').nth(pupil).click();
    await showPictures(page, picturesOf(key, room, pupil, 0));
    await expect(page.locator('.class-home')).toBeVisible();
    pupils.push(page);
  }
  await expect(teacher.locator('.desk-here')).toContainText('3 of 3 here');
  await expectAccessibleInAllThemes(teacher);

  // The first chapter for all: what is done is seen on the desk, under the real name.
  await inBar(teacher, 'Give a task').click();
  await inDialog(teacher, /lessons, one after another/)
    .first()
    .click();
  await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText(/0 of \d+ done/);
  await begin(pupils[0]!);
  await solveTouch(pupils[0]!);
  await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText(/1 of \d+ done/);
  await expect(cardOfPupil(teacher, NAMES[0]!).locator('.class-felt > svg')).toBeVisible();

  await inBar(teacher, 'Eyes on me').click();
  for (const page of pupils) await expect(page.locator('dialog.eyes')).toBeVisible();
  await inBar(teacher, 'Go on').click();
  for (const page of pupils) await expect(page.locator('dialog.eyes')).toHaveCount(0);

  // One position for everybody; the wall counts without names.
  await inBar(teacher, 'Class screen').click();
  const wallAddress = await teacher.getByRole('link', { name: 'Open the class screen' }).getAttribute('href');
  await teacher.keyboard.press('Escape');
  const wall = await device(browser, PROJECTOR, wallAddress!);
  await inBar(teacher, 'Everybody solves this').click();
  await expect(teacher.locator('.ask-preview .class-felt > svg')).toBeVisible();
  await expectAccessible(teacher);
  await inDialog(teacher, 'Ask everybody').click();
  for (const page of [pupils[1]!, pupils[2]!]) await solveTouch(page);
  await expect(teacher.getByRole('dialog')).toContainText('2 of 3 have answered');
  // Nobody reads off the class screen what others have answered, until the teacher shows it.
  await expect(wall.locator('.wall-tag b').first()).toHaveText('2');
  await expect(wall.locator('.wall-hidden')).toBeVisible();
  await expect(wall.locator('.wall-bars li')).toHaveCount(0);
  await inDialog(teacher, 'Show the answers').click();
  await expect(wall.locator('.wall-bars b').first()).toHaveText('2');
  for (const name of [...NAMES, ...NAMES.map((each) => each.split(' ')[0]!)])
    await expect(wall.locator('body')).not.toContainText(name);
  await inDialog(teacher, /^Play out/)
    .first()
    .click();
  await expect(wall.locator('.wall-bars .played')).toBeVisible();
  await inDialog(teacher, 'Take the question away').click();
  await expect(teacher.locator('.ask-choice')).toBeVisible();
  expect(complaints).toEqual([]);

  // The real names have left the teacher's browser for nowhere: neither a message nor the server's data hold one, nor a part of one.
  const words = NAMES.flatMap((name) => [name, name.split(' ')[1]!]);
  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
  expect(filesWith(words)).toEqual([]);
  expect(filesWith(['5B'])).not.toEqual([]);
});

test('everything else on the desk', LONG, async ({ browser }) => {
  const teacher = await openClass(browser);
  const complaints = complaintsOf(teacher);
  const [fox, owl] = (await pupilsOf(browser, teacher, 2)) as [Page, Page];

  await test.step('a hint reaches the lesson; the shoulder is looked over', async () => {
    await choose(teacher, NAMES[0]!);
    await inChosen(teacher, 'Give a task').click();
    await inDialog(teacher, /lessons, one after another/)
      .first()
      .click();
    await expect(owl.locator('.class-home')).toBeVisible();
    await begin(fox);
    await expect(fox.locator('.shell.study')).toBeVisible();
    await expect(cardOfPupil(teacher, NAMES[0]!).locator('.class-felt > svg')).toBeVisible();
    await inChosen(teacher, 'Give a hint').click();
    await expect(fox.getByRole('button', { name: 'A stronger hint' })).toBeVisible();
    await cardOfPupil(teacher, NAMES[0]!).locator('.card-eye').click();
    await expect(teacher.locator('.look-board .class-felt > svg')).toBeVisible();
    await expectAccessible(teacher);
    await teacher.keyboard.press('Escape');
    // Nothing else that the teacher does is a hint.
    await inBar(teacher, 'Eyes on me').click();
    await expect(fox.locator('dialog.eyes')).toBeVisible();
    await inBar(teacher, 'Go on').click();
    await expect(fox.locator('dialog.eyes')).toHaveCount(0);
    await expect(fox.getByRole('button', { name: 'A stronger hint' })).toBeVisible();
  });

  await test.step('tables with a clock for those who are here; time, a bot in and the child back, start over', async () => {
    await teacher.getByLabel('Clock').selectOption('5 min each');
    await teacher.getByRole('button', { name: 'Start playing' }).click();
    for (const page of [fox, owl]) await expect(page.locator('.shell.game-micropul')).toBeVisible();
    await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText('’s turn');
    await inChosen(teacher, `Bot for ${NAMES[1]}`).click();
    await expect(cardOfPupil(teacher, NAMES[1]!)).toContainText('A bot plays for');
    await inChosen(teacher, `${NAMES[1]} again`).click();
    await expect(inChosen(teacher, `Bot for ${NAMES[1]}`)).toBeVisible();
    await teacher.getByRole('button', { name: 'Give 3 more minutes' }).click();
    await inChosen(teacher, 'Show on class screen').click();
    await inChosen(teacher, 'Start over').click();
    await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText('’s turn');
    await cardOfPupil(teacher, NAMES[0]!).locator('.card-eye').click();
    await expect(teacher.locator('.look-hand')).toHaveCount(0);
    await teacher.getByRole('dialog').getByText(NAMES[1]!, { exact: true }).click();
    await expect(teacher.locator('.look-board .class-felt > svg')).toBeVisible();
    await expect(teacher.locator('.look-hand svg')).toHaveCount(6);
    await teacher.keyboard.press('Escape');
  });

  await test.step('the position of that table, and what lies on the bench, go to everybody', async () => {
    await inBar(teacher, 'Everybody solves this').click();
    for (const [source, game] of [
      ['a table', 'micropul'],
      ['the bench', 'circuit'],
    ] as const) {
      await teacher.getByRole('dialog').getByText(source, { exact: true }).click();
      await expect(teacher.locator('.ask-preview .class-felt > svg')).toBeVisible();
      await inDialog(teacher, 'Ask everybody').click();
      await expect(fox.locator(`.shell.study.game-${game}`)).toBeVisible();
      await inDialog(teacher, 'Take the question away').click();
      await expect(fox.locator('.shell.study')).toHaveCount(0);
    }
    await teacher.keyboard.press('Escape');
  });

  await test.step('the bench is a task, for all', async () => {
    await inBar(teacher, 'Give a task').click();
    await teacher.getByRole('dialog').getByText('Don’t Short the Circuit!', { exact: true }).first().click();
    await inDialog(teacher, 'The bench: A lamp').click();
    await expect(fox.locator('.bench.game-circuit')).toBeVisible();
    await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText('Building at the bench');
    await expect(cardOfPupil(teacher, NAMES[0]!).locator('.class-felt > svg')).toBeVisible();
    // Whoever reloads there is with the class still.
    await fox.reload();
    await expect(fox.locator('.bench.game-circuit')).toBeVisible();
    await inBar(teacher, 'Eyes on me').click();
    await expect(fox.locator('dialog.eyes')).toBeVisible();
    await inBar(teacher, 'Go on').click();
  });

  await test.step('a number for one lesson: who came by it is removed by a tap', async () => {
    await inBar(teacher, 'Pupils').click();
    await teacher.getByRole('switch', { name: /A number for one lesson/ }).click();
    await expect(teacher.getByRole('dialog')).toContainText(/A number for one lesson: \d{5,7}/);
    const [, pin] = /lesson: (\d{5,7})/.exec((await teacher.getByRole('dialog').textContent())!)!;
    await expectAccessible(teacher);
    await teacher.keyboard.press('Escape');
    // The address on the class screen, typed by hand, leads to the keypad.
    const guest = await device(browser, SIZES.phone, 'c');
    await expect(guest.locator('.code-keys')).toBeVisible();
    await guest.keyboard.type(pin!);
    await guest.keyboard.press('Enter');
    await expect(nickname(guest)).not.toBeEmpty();
    const name = (await resting(guest, () => nickname(guest).textContent()))!;
    await expect(cardOfPupil(teacher, name)).toHaveCount(1);
    await choose(teacher, name);
    await inChosen(teacher, `Remove ${name}`).click();
    await expect(guest.locator('.class-out')).toBeVisible();
    await expect(cardOfPupil(teacher, name)).toHaveCount(0);
    // All of them at once, where somebody has filled the class.
    for (let count = 0; count < 2; count++) await teacher.request.post(`${SERVER}api/classes/pin`, { data: { pin } });
    await inBar(teacher, 'Pupils').click();
    await inDialog(teacher, 'Remove all guests (2)').click();
    await expect(teacher.locator('.row-sure')).toContainText('they can come in again');
    await expectAccessible(teacher);
    await inDialog(teacher, 'Remove them all').click();
    await expect(inDialog(teacher, /^Remove all guests/)).toHaveCount(0);
    await expect(teacher.locator('.pupil-list li')).toHaveCount(NAMES.length);
    await teacher.keyboard.press('Escape');
  });

  await test.step('somebody guesses the pictures of a child: the desk says so until there is a new card', async () => {
    const code = await codeOf(teacher);
    const { room, key } = await keptBy(teacher);
    const [first, ...others] = picturesOf(key, room, 2, 0);
    const pictures = [(first + 1) % 12, ...others];
    for (const device of ['first', 'second']) {
      const issued = await (await teacher.request.post(`${SERVER}api/pass`)).json();
      const guess = { headers: { 'stolik-pass': issued.pass }, data: { code, pupil: 2, pictures } };
      for (let tries = 0; tries < 3; tries++)
        expect((await teacher.request.post(`${SERVER}api/classes/pictures`, guess)).status(), device).toBe(403);
    }
    await expect(teacher.locator('.desk-note')).toContainText(`${NAMES[2]}: somebody is trying to guess the pictures.`);
    await expectAccessibleInAllThemes(teacher);
    await teacher.locator('.desk-note').getByRole('button', { name: 'Pupils' }).click();
    await inDialog(teacher, `New card for ${NAMES[2]}`).click();
    await inDialog(teacher, 'New card').last().click();
    await expect(teacher.locator('.desk-note')).toHaveCount(0);
    await teacher.keyboard.press('Escape');
  });

  await test.step('paper', async () => {
    await teacher.evaluate(() => {
      globalThis.print = () =>
        document.documentElement.setAttribute('data-printed', document.querySelector('.class-paper')!.textContent!);
    });
    await inBar(teacher, 'Print').click();
    for (const [paper, says] of [
      ['Login cards', NAMES[0]!],
      ['Recovery sheet', 'The key to your class'],
      ['Poster for the wall', 'Class 5B'],
      ['Certificates', NAMES[1]!],
      ['Worksheet', 'Answers'],
      ['Recap', 'What class 5B did today'],
    ] as const) {
      await inDialog(teacher, `Print: ${paper}`).click();
      await expect(teacher.locator('html')).toHaveAttribute('data-printed', new RegExp(says));
    }
    await teacher.keyboard.press('Escape');
  });

  await test.step('the class is deleted: nobody is in it any more', async () => {
    await inBar(teacher, 'Pupils').click();
    await inDialog(teacher, 'Delete the class').click();
    await inDialog(teacher, 'Really delete 5B?').click();
    await expect(teacher.locator('.class-opening')).toBeVisible();
    await expect(teacher.locator('.opening-list')).toHaveCount(0);
    await fox.goto('/#/class');
    await expect(fox.locator('.class-out')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test(
  'pairs by ladder and by hand, three at a table, the pace, the list of names, and who is removed',
  LONG,
  async ({ browser }) => {
    const teacher = await openClass(browser);
    const [fox, owl] = (await pupilsOf(browser, teacher, 3)) as [Page, Page, Page];
    const tables = (): Locator => teacher.locator('.desk-card', { has: teacher.locator('.class-felt > svg') });
    const inSide = (name: string): Locator => teacher.locator('.desk-side').getByText(name, { exact: true });

    await test.step('three sit together where the game has three seats, else the third plays with a bot', async () => {
      await inSide('Ladder').click();
      await inSide('two others').click();
      await expect(teacher.locator('.desk-side')).toContainText('is for two');
      await teacher.getByRole('button', { name: 'Start playing' }).click();
      await expect(tables()).toHaveCount(2);
      await teacher.getByLabel('Game').selectOption({ index: 1 });
      await expect(teacher.locator('.desk-side')).not.toContainText('is for two');
      await teacher.getByRole('button', { name: 'New pairs' }).click();
      await expect(teacher.getByText('New pairs are ready.').first()).toBeVisible();
      await teacher.getByRole('button', { name: 'Start playing' }).click();
      await expect(tables()).toHaveCount(1);
      await expect(tables().first().locator('.card-pupils li')).toHaveCount(3);
    });

    await test.step('by hand: a tap parts them, two taps pair', async () => {
      await inSide('By hand').click();
      const one = (name: string): Locator => teacher.locator('.hand-pupil', { hasText: name });
      await one(NAMES[0]!).click();
      await expect(teacher.locator('.hand-pair')).toHaveCount(0);
      await one(NAMES[0]!).click();
      await one(NAMES[2]!).click();
      await expect(teacher.locator('.hand-pair')).toHaveCount(1);
      await teacher.getByRole('button', { name: 'Start playing' }).click();
      await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText(NAMES[2]!);
      await expect(tables()).toHaveCount(2);
    });

    await test.step('a list that is locked, open up to its second, open', async () => {
      await inBar(teacher, 'Give a task').click();
      await inDialog(teacher, /lessons, one after another/)
        .first()
        .click();
      await expect(fox.locator('.my-list')).toBeVisible();
      await inSide('Locked').click();
      await expect(fox.locator('.my-items a')).toHaveCount(0);
      await inSide('Up to 1').click();
      await teacher.getByRole('button', { name: 'One more' }).click();
      await expect(fox.locator('.my-items a')).toHaveCount(2);
      await inSide('All open').click();
      await expect(fox.locator('.my-items .locked')).toHaveCount(0);
    });

    await test.step('a hint for whoever has just gone wrong comes with the next try', async () => {
      await begin(fox);
      await expect(isAsked(fox)).toBeVisible();
      await fox.locator('[data-mp-supply]').first().click();
      await fox.locator('.mp-go').click();
      await fox.getByRole('button', { name: 'Try again' }).waitFor();
      await choose(teacher, NAMES[0]!);
      await inChosen(teacher, 'Give a hint').click();
      await expect(fox.getByText('A hint from your teacher').first()).toBeVisible();
      await fox.getByRole('button', { name: 'Try again' }).click();
      await expect(fox.getByRole('button', { name: 'A stronger hint' })).toBeVisible();
    });

    await test.step('the list of names is saved and loaded; a broken file changes nothing', async () => {
      await inBar(teacher, 'Pupils').click();
      const list = teacher.getByRole('dialog').locator('input[type="file"]');
      const download = teacher.waitForEvent('download');
      await inDialog(teacher, 'Save the list as a file').click();
      const saved = readFileSync(await (await download).path(), 'utf8');
      const file = (text: string) => ({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await list.setInputFiles(file(saved.slice(0, 40)));
      await expect(teacher.getByText('There’s no list of this class in that file.').first()).toBeVisible();
      const first = teacher.locator('.pupil-list input').first();
      await expect(first).toHaveValue(NAMES[0]!);
      await first.fill('Somebody');
      await first.blur();
      await list.setInputFiles(file(saved));
      await expect(first).toHaveValue(NAMES[0]!);
    });

    await test.step('removing a child and a new card are asked twice', async () => {
      await inDialog(teacher, `Remove ${NAMES[1]}`).click();
      await expectAccessible(teacher);
      await inDialog(teacher, 'Leave it').click();
      await expect(teacher.locator('.pupil-list li')).toHaveCount(3);
      await inDialog(teacher, `New card for ${NAMES[1]}`).click();
      await teacher.locator('.row-sure .btn').first().click();
      await expect(owl.locator('.class-out')).toBeVisible();
      await inDialog(teacher, `Remove ${NAMES[1]}`).click();
      await teacher.locator('.row-sure .btn').first().click();
      await expect(teacher.locator('.pupil-list li')).toHaveCount(2);
      // The browser forgets the name when the server has acknowledged it.
      await expect.poll(() => teacher.evaluate(() => localStorage.getItem('stolik.class.teacher')!)).not.toContain(NAMES[1]);
    });
  },
);

test('a plan is run step by step, with nothing but the desk', LONG, async ({ browser }) => {
  const teacher = await openClass(browser);
  const [fox] = (await pupilsOf(browser, teacher, 2)) as [Page, Page];
  await teacher.getByRole('button', { name: 'Choose a plan' }).click();
  await inDialog(teacher, /^A closed circuit/).click();
  // It is read first: nothing begins by choosing it, nor by opening one of its steps.
  await expect(teacher.locator('.step-words')).toContainText('Current leaves the plus');
  await teacher.getByRole('button', { name: /Build your own/ }).click();
  await expect(teacher.locator('.step-words')).toContainText('The bench is yours');
  await expect(fox.locator('dialog.eyes')).toHaveCount(0);
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Begin: Sit down in pairs' }).click();
  // On a small laptop, too, what to look for is in sight with what to say.
  await teacher.setViewportSize({ width: 1366, height: 768 });
  const next = async (title: string): Promise<void> => {
    await teacher.getByRole('button', { name: `Next: ${title}` }).click();
    await expect(teacher.locator('.step-now')).toContainText(title);
    await expect(teacher.locator('.step-words > dl dd').first()).toBeInViewport({ ratio: 1 });
    await expect(teacher.locator('.step-words > dl dd').last()).toBeInViewport({ ratio: 1 });
  };
  await expect(fox.locator('dialog.eyes')).toBeVisible();
  await next('Everybody solves this: the missing corner');
  await expect(fox.locator('.shell.study.everybody')).toBeVisible();
  // In the words of its lesson, as on the wall.
  await expect(fox.locator('.goal-words')).toHaveText('Close the circuit: light the lamp.');
  await expect(cardOfPupil(teacher, NAMES[0]!)).toContainText('No answer yet');
  await teacher.getByRole('button', { name: 'Answers: 0 of 2' }).click();
  await expect(teacher.getByRole('dialog')).toContainText('0 of 2 have answered');
  await teacher.keyboard.press('Escape');
  // Nobody has answered yet: that is said, and it can wait.
  await teacher.getByRole('button', { name: 'Next: From side to side' }).click();
  await expect(teacher.locator('.desk-plan').getByRole('alert')).toContainText('Only 0 of 2 have answered.');
  await teacher.locator('.desk-plan').getByRole('button', { name: 'Go on' }).click();
  await expect(teacher.locator('.step-now')).toContainText('From side to side');
  await expect(fox.locator('.my-list')).toBeVisible();
  // One tap too many is taken back.
  await next('One lamp, two lamps');
  await teacher.getByRole('button', { name: 'Back to: From side to side' }).click();
  await expect(teacher.locator('.step-now')).toContainText('From side to side');
  await next('One lamp, two lamps');
  await expect(fox.locator('.my-list')).toContainText('0 of 2');
  // What the step has for the quick ones is given to one of them.
  await teacher.locator('.step-more summary').click();
  await expect(teacher.locator('.step-more')).toContainText('Two circuits with a switch');
  await expectAccessible(teacher);
  await cardOfPupil(teacher, NAMES[0]!).click();
  await teacher.locator('.chosen-actions').getByRole('button', { name: 'Give a task' }).click();
  await inDialog(teacher, /^Two circuits with a switch/).click();
  await expect(fox.locator('.my-list')).toContainText('A secret switch');
  // What may be left out is left out with one tap, without a tick, and can be done after all.
  await teacher.getByRole('button', { name: 'Leave it out, go on to: What did we find out?' }).click();
  await expect(teacher.locator('.step-now')).toContainText('What did we find out?');
  await expect(teacher.locator('.desk-plan li.past', { hasText: 'Build your own' })).toContainText('left out');
  await teacher.getByRole('button', { name: 'Back to: Build your own' }).click();
  await expect(teacher.locator('.step-now')).toContainText('Build your own');
  await expect(fox.locator('.bench')).toBeVisible();
  await next('What did we find out?');
  await expect(fox.locator('dialog.eyes')).toBeVisible();
  await teacher.getByRole('button', { name: 'End the lesson' }).click();
  await expect(fox.locator('dialog.eyes')).toHaveCount(0);
  await expectAccessibleInAllThemes(teacher);
  // What is printed is about the plan that was run, also after it, and another may be chosen.
  await teacher.getByRole('button', { name: 'Choose a plan' }).click();
  await inDialog(teacher, /^When it gets too hot/).click();
  await inBar(teacher, 'Print').click();
  await expect(teacher.getByRole('combobox', { name: 'Lesson plan' })).toHaveValue('When it gets too hot');
  await teacher.getByRole('combobox', { name: 'Lesson plan' }).selectOption('A closed circuit');
  await inDialog(teacher, 'Print: Certificates').click();
  await expect(teacher.locator('.class-paper')).toContainText('can close a circuit from plus to minus');
});

test('a class is saved as a file, deleted, and opened from the file: names, cards and all', LONG, async ({ browser }) => {
  const teacher = await openClass(browser);
  const { room, key } = await keptBy(teacher);
  await inBar(teacher, 'Pupils').click();
  await teacher.getByLabel('A password for the file').fill('green elephant');
  const [download] = await Promise.all([teacher.waitForEvent('download'), inDialog(teacher, 'Save as a file').click()]);
  const file = await download.path();
  expect(download.suggestedFilename()).toMatch(/^stolik-5B-\d{4}-\d\d-\d\d\.stolik$/);
  for (const secret of [...NAMES, key, room]) expect(readFileSync(file, 'latin1')).not.toContain(secret);
  await inDialog(teacher, 'Delete the class').click();
  await inDialog(teacher, 'Really delete 5B?').click();

  // From another device of the house nobody opens it: a log from outside is believed at the machine of the server only.
  const tablet = await device(browser, SIZES.tablet, '#/class/desk', { prepare: linger });
  await openFile(tablet, file, 'green elephant');
  await expect(tablet.locator('.toast')).toContainText('on the laptop that runs Stolik');

  // Another browser at that machine, as on another laptop.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: SERVER, viewport: SIZES.desktop });
  const other = await context.newPage();
  await linger(other);
  await open(other, '#/class/desk');
  await openFile(other, file, 'red elephant');
  await expect(other.locator('.toast')).toContainText('not the password');
  await openFile(other, file, 'green elephant');
  await expect(other.locator('.desk-card')).toHaveCount(NAMES.length);
  for (const name of NAMES) await expect(cardOfPupil(other, name)).toBeVisible();
  const pupil = await device(browser, SIZES.phone, cardAddress(room, key, 1));
  await expect(nickname(pupil)).toBeVisible();
  await expect.poll(async () => (await keptBy(other)).key).toBe(key);
  await expectAccessible(other);
});

async function openFile(page: Page, file: string, password: string): Promise<void> {
  const form = page.locator('form', { hasText: 'Open a saved class' });
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByLabel('Its password').fill(password);
  await form.getByRole('button', { name: 'Open it' }).click();
}
