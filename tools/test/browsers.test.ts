import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blankComments } from '../source-text.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOR_BROWSERS = ['apps/web/src/**/*.{ts,tsx,js}', 'engine/*/src/**/*.ts', 'games/*/src/**/*.ts'];

/**
 * What the oldest browsers that we serve lack, or have in a secure context only. The build lowers syntax, never methods. `lib` of tsconfig.json
 * knows the age of those of the language, but the types of a page name every one there is.
 */
const NEWER: Readonly<Record<string, RegExp>> = {
  checkVisibility: /\.checkVisibility\b/,
  popover: /\.(show|hide|toggle)Popover\b|:popover-open/,
  requestIdleCallback: /\brequestIdleCallback\b/,
  scheduler: /\bscheduler\b/,
  userActivation: /\buserActivation\b/,
  randomUUID: /\brandomUUID\b/,
  subtle: /\bcrypto\.subtle\b/,
  locks: /\bnavigator\.locks\b/,
  clipboard: /\bnavigator\.clipboard\b/,
  share: /\bnavigator\.(share|canShare)\b/,
  badge: /\bAppBadge\b|\b(set|clear)AppBadge\b/,
  'URL.canParse': /\bURL\.(canParse|parse)\b/,
  'AbortSignal.any': /\bAbortSignal\.any\b/,
  'Intl.Segmenter': /\bIntl\.Segmenter\b/,
  'Promise.withResolvers': /\bPromise\.(withResolvers|try)\b/,
  groupBy: /\b(Object|Map)\.groupBy\b/,
  'view transitions': /\bstartViewTransition\b/,
  'dialogs closed by light': /\brequestClose\b|\bclosedby=/,
  'unsafe markup': /\b(setHTMLUnsafe|parseHTMLUnsafe|getHTML|setHTML)\b/,
  'moveBefore and the like': /\.(moveBefore|commitStyles)\(|\bCloseWatcher\b|\bVideoEncoder\b|\bnavigation\./,
};

/** Where such a thing is only used if it is there, with another way for browsers that lack it. */
const GUARDED = [
  'apps/web/src/base/a11y/announce.ts: userActivation',
  'apps/web/src/base/sound/sounds.ts: userActivation',
  'apps/web/src/base/ui/copy.ts: clipboard',
  'apps/web/src/base/ui/leisure.ts: requestIdleCallback',
  'apps/web/src/base/ui/leisure.ts: scheduler',
  'apps/web/src/base/ui/share.ts: share',
  'apps/web/src/base/ui/toasts.tsx: popover',
  'apps/web/src/pages/online/invite.tsx: share',
  'apps/web/src/pages/online/my-tables.tsx: badge',
  'apps/web/src/session/local/tenancy.ts: locks',
  'apps/web/src/session/local/tenancy.ts: randomUUID',
  'apps/web/src/shell/keepsake/keepsake-buttons.tsx: share',
];

test('what the oldest browsers lack is used only where another way is written down', () => {
  const used = globSync(FOR_BROWSERS, { cwd: ROOT })
    .filter((file) => !file.includes('/words/'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const named = Object.entries(NEWER).filter(([, pattern]) => pattern.test(text));
      return named.flatMap(([name, pattern]) => (pattern.test(blankComments(text)) ? [`${file}: ${name}`] : []));
    });
  expect(used.sort()).toEqual(GUARDED);
});

test('whoever asks which browsers are served reads the versions that the client is built for', () => {
  const config = readFileSync(join(ROOT, 'apps/web/vite.config.ts'), 'utf8');
  const versions = ['chrome', 'firefox', 'safari'].map((name) => new RegExp(`${name}([\\d.]+)'`).exec(config)![1]!);
  const iPads = versions[2]!;
  for (const file of ['README.md', 'README.ru.md', 'README.pl.md', 'docs/client.md'])
    expect({ file, lacks: versions.filter((each) => !readFileSync(join(ROOT, file), 'utf8').includes(` ${each}`)) }).toEqual({
      file,
      lacks: [],
    });
  for (const file of ['docs/class.md', 'docs/class.ru.md', 'docs/class.pl.md'])
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(iPads);
});
