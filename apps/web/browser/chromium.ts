import { createRequire } from 'node:module';

const { findChromium, CHROMIUM_HELP } = createRequire(import.meta.url)('../../../tools/chromium.cjs');

/** How browser tests and scripts start Chromium: the one of the machine, asking nobody for anything. */
export function launchOptions(): { executablePath: string; args: string[] } {
  const executablePath: string | undefined = findChromium(process.env);
  if (!executablePath) throw new Error(`No Chromium was found. ${CHROMIUM_HELP}`);
  const isRoot = process.getuid?.() === 0;
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return { executablePath, args: [...quiet, ...(isRoot ? ['--no-sandbox'] : [])] };
}
