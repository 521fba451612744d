import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { CLASSROOM, launchOptionsIfAny } from './browser/chromium.ts';

// Chosen once by the main process; the workers inherit it. Several runs on one machine don't meet, nor outgoing connections (free-port.ts).
process.env['STOLIK_TEST_PORT'] ??= String(20_000 + Math.floor(Math.random() * 12_768));
const port = process.env['STOLIK_TEST_PORT'];

export default defineConfig({
  testDir: './browser',
  globalSetup: './browser/needs-chromium.ts',
  // Several runs at once must not sweep away each other's traces.
  outputDir: join(tmpdir(), `stolik-browser-${port}`),
  fullyParallel: true,
  workers: 2,
  // In CI a browser that stumbled is no reason to turn a whole change away. The runner names each test that needed its second try under
  // "flaky": that test is a fault to fix. At a desk nothing is tried twice.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  // A slow machine is no fault of the page; who waits for something that comes waits no longer for it.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // `npm test` runs what is quick, `npm run test:long` what is tagged: whole games, and everything in every size and light.
  projects: [
    { name: 'quick', grepInvert: /@long/ },
    { name: 'long', grep: /@long/ },
  ],
  reporter: [['list'], ['json', { outputFile: process.env['STOLIK_BROWSER_COUNTS'] ?? '../../.cache/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: launchOptionsIfAny(),
    locale: 'en-GB',
    // The service worker fetches every file into every new browser: only tests that are about it let it in.
    serviceWorkers: 'block',
    // Recording takes time in every test: ask for it with STOLIK_TRACE=1.
    trace: process.env['STOLIK_TRACE'] ? 'retain-on-failure' : 'off',
  },
  // Nothing is built for a run that can't begin.
  webServer: !launchOptionsIfAny().executablePath
    ? []
    : {
        // With tables of its own: one server a folder, and somebody may be playing with the usual one.
        command: `node build.ts && node ../server/src/main.ts --port ${port} --host 127.0.0.1 --data ${join(tmpdir(), `stolik-tables-${port}`)}`,
        cwd: import.meta.dirname,
        // All of them come from one address.
        env: { STOLIK_HOSTS: CLASSROOM, STOLIK_LIMITS: 'openingClasses=1000/10' },
        url: `http://127.0.0.1:${port}/`,
        reuseExistingServer: false,
        // A build that hangs meets it, and none on a busy machine.
        timeout: 900_000,
      },
});
