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
  const executablePath: string | undefined = findChromium(process.env);
  if (!executablePath) throw new Error(`No Chromium was found. ${CHROMIUM_HELP}`);
  const isRoot = process.getuid?.() === 0;
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  const lean = `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`;
  return { executablePath, args: [...quiet, lean, ...(isRoot ? ['--no-sandbox'] : [])] };
}
