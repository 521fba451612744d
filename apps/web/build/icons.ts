// Makes the app's icons from build/app-icon.svg: node apps/web/build/icons.ts (needs Chromium; the pictures are committed).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';

const svg = readFileSync(join(import.meta.dirname, 'app-icon.svg'), 'utf8');
const browser = await chromium.launch(launchOptions());
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(import.meta.dirname, `../public/icon-${size}.png`) });
}
await browser.close();
