import { createRequire } from 'node:module';

const { findChromium, CHROMIUM_HELP } = createRequire(import.meta.url)('../../../tools/chromium.cjs');

/** Playwright's own list of what it turns off: the last list on the command line is the one that counts. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Two processes that Chromium starts beside every page, for an address bar that nobody sees and for a page that may come. */
const OFF_FOR_SPEED = [
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIToolbar',
  'WebUIReloadButton',
  'WebUIOmniboxPopup',
  'OmniboxWebUIPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** How browser tests and scripts start Chromium: the one of the machine, asking nobody for anything. */
export function launchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: chromiumHere(), args: chromiumArgs() };
}

/** Throws the sentence that says how to get one. */
export function chromiumHere(): string {
  const path: string | undefined = findChromium(process.env);
  if (!path) throw new Error(`No Chromium was found. ${CHROMIUM_HELP}`);
  return path;
}

/** How the tests start it. Tools that only read the configuration may do so on a machine without one: `needs-chromium.ts` stops the run. */
export function launchOptionsIfAny(): { executablePath?: string; args: string[] } {
  const path: string | undefined = findChromium(process.env);
  return { ...(path && { executablePath: path }), args: chromiumArgs() };
}

/**
 * The test server by a name as in a classroom; only Chromium knows it. Pages from there have plain HTTP and no secure context, as on every tablet of a class:
 * no service worker, no `crypto.randomUUID`, no clipboard. At 127.0.0.1 they would have all of it.
 */
export const CLASSROOM = 'classroom.local';

function chromiumArgs(): string[] {
  const isRoot = process.getuid?.() === 0;
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const lean = `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`;
  const names = `--host-resolver-rules=MAP ${CLASSROOM} 127.0.0.1`;
  return [...quiet, lean, names, ...(isRoot ? ['--no-sandbox'] : [])];
}
