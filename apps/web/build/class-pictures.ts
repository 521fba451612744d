// The pictures of docs/class*.md, made from the running app: node apps/web/build/class-pictures.ts, or with the languages wanted after it
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { launchOptions } from '../browser/chromium.ts';
import { device, Lesson, RIGHT } from '../browser/class-lesson.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PICTURES = join(ROOT, 'docs/pictures');
const WALL = { width: 960, height: 540 };
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 640 };
const PUPILS = 20;
/** What a classroom's laptop would be called. */
const ADDRESS = 'http://192.168.0.12:8080/';
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Ben', 'Clara', 'Daniel', 'Emma', 'Felix', 'Grace', 'Henry', 'Iris', 'Jack'],
  ru: ['Аня', 'Боря', 'Вера', 'Гриша', 'Даша', 'Егор', 'Женя', 'Зоя', 'Игорь', 'Катя'],
  pl: ['Ania', 'Bartek', 'Celina', 'Dawid', 'Ewa', 'Filip', 'Gosia', 'Hubert', 'Iga', 'Janek'],
};
/** What a class might answer. */
const ANSWERS = [
  ...Array.from({ length: 11 }, () => RIGHT),
  ...Array.from({ length: 5 }, () => 'lay L0 c2'),
  'lay I0 b3',
  'lay I0 b3',
];

/** A browser in which the names of a class lie, where there are any. */
const open = (
  browser: Browser,
  lesson: Lesson,
  address: string,
  viewport: { readonly width: number; readonly height: number },
  language: Language,
  names: readonly string[] = [],
): Promise<Page> =>
  device(browser, viewport, address, {
    baseURL: lesson.base,
    locale: language,
    colorScheme: 'light',
    prepare: async (context) => {
      await context.route('**/api/addresses', (route) => route.fulfill({ json: [ADDRESS] }));
      await context.addInitScript(
        ([room, all]) => {
          if (all.length > 0)
            localStorage.setItem('stolik.class.teacher', JSON.stringify({ classes: [], names: { [room]: { ...all } } }));
        },
        [lesson.id, names] as const,
      );
    },
  });

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** One lesson as it begins: the desk, the way in, the wall, a question for all. */
async function picture(browser: Browser, base: string, language: Language): Promise<void> {
  const lesson = await Lesson.open(base, PUPILS, language);
  const wall = await open(browser, lesson, lesson.wall(), WALL, language);
  const early = await lesson.pupils(0, 6);
  await lesson.until(({ pupils }) => pupils.filter(({ isHere }) => isHere).length === 6);
  const phone = await open(browser, lesson, `#/class/in/${lesson.code}`, PHONE, language);
  await phone.locator('.animal-keys').waitFor();
  await take(phone, `class-animals-${language}`);

  const pupils = [...early, ...(await lesson.pupils(6, 18))];
  await wall.waitForFunction(() => document.querySelectorAll('.gather .stools .pupil').length === 18);
  await take(wall, `class-wall-${language}`);

  await lesson.does({ kind: 'lesson' });
  await lesson.does({ kind: 'plan', plan: { plan: 'closed-circuit', step: 1 } });
  await lesson.answered(pupils, ANSWERS);
  await wall.locator('.wall-bars li').nth(2).waitFor();
  await take(wall, `class-question-${language}`);

  const desk = await open(browser, lesson, lesson.deskPage(), DESK, language, NAMES[language]);
  await desk.getByText(NAMES[language][0]!, { exact: true }).first().waitFor();
  await take(desk, `class-desk-${language}`);

  for (const pupil of pupils) pupil.close();
  lesson.close();
  for (const page of [wall, phone, desk]) await page.context().close();
}

async function main(): Promise<void> {
  const built = spawnSync(process.execPath, ['apps/web/build.ts'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the client could not be built');
  const data = mkdtempSync(join(tmpdir(), 'stolik-class-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts', '--port', '0', '--data', data], { cwd: ROOT });
  try {
    const [first] = (await once(server.stdout, 'data')) as [Buffer];
    const base = /http:\/\/\S+/.exec(first.toString())?.[0];
    if (!base) throw new Error(`the server did not start: ${first.toString()}`);
    const browser = await chromium.launch(launchOptions());
    const wanted = process.argv.slice(2);
    for (const language of LANGUAGES)
      if (wanted.length === 0 || wanted.includes(language)) await picture(browser, base, language);
    await browser.close();
  } finally {
    server.kill();
  }
}

await main();
