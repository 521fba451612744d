// What a suitcase starts: the server for everybody in the same network, with a page for whoever opened it.
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPage } from '@stolik/server/open-page';
import { ROOT } from '@stolik/server/root';
import { holderOf } from '@stolik/server/store/lock';
import { dataFolder } from './data-folder.ts';

const { values } = parseArgs({ strict: false, options: { data: { type: 'string' }, host: { type: 'string' } } });
const data = typeof values.data === 'string' ? values.data : dataFolder(resolve(ROOT, '..'), homedir());
const running = await whereItRuns(holderOf(data));
if (running !== undefined) {
  console.log(`Stolik is already running. This page says where, and stops it: ${running}`);
  openPage(running);
} else {
  if (values.host === undefined) process.argv.push('--lan');
  process.argv.push('--data', data, '--open');
  await import('@stolik/server/main');
}

/** Who opens a suitcase twice wants to see the page again. */
async function whereItRuns(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const page = `${address}host`;
  const answer = await fetch(page, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  return answer?.ok ? page : undefined;
}
