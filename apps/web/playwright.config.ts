import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './browser/chromium.ts';

// Chosen once by the main process; the workers inherit it. Several runs on one machine don't meet.
process.env['STOLIK_TEST_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env['STOLIK_TEST_PORT'];

export default defineConfig({
  testDir: './browser',
  // Several runs at once must not sweep away each other's traces.
  outputDir: join(tmpdir(), `stolik-browser-${port}`),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['STOLIK_BROWSER_COUNTS'] ?? '../../.cache/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: launchOptions(),
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node build.ts && node ../server/src/main.ts --port ${port} --host 127.0.0.1`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 90_000,
  },
});
