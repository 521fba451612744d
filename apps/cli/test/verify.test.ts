import { writeFileSync } from 'node:fs';
import { loadRules } from '@stolik/games/games';
import { printLog } from '@stolik/kernel/log';
import { sealOf } from '@stolik/table/seal';
import { forgedLog } from '@stolik/table/testing/forged';
import { expect, test } from 'vitest';
import { run, scratchFile } from './capture.ts';

const SEED = '5e'.repeat(32);
const SALTS = ['0a'.repeat(16), '0b'.repeat(16)];

async function forged() {
  const log = forgedLog(await loadRules('micropul'), 2, SEED, SALTS);
  const bare = { commitment: log.chance.commitment, seat: 1, salt: SALTS[0] };
  return { log, bare, path: fileOf('forged.json', printLog(log)) };
}

function fileOf(name: string, text: string): string {
  const path = scratchFile(name);
  writeFileSync(path, text);
  return path;
}

const keptFile = (kept: object): string => fileOf('kept.json', JSON.stringify(kept));

test('a log with loaded dice that claims the old rule is wrong for whoever was promised the new one', async () => {
  const { bare, path } = await forged();
  for (const trace of [{ version: 2 }, { seals: SALTS.map(sealOf) }, { seen: { rolled: 28, undone: 0 } }]) {
    const kept = keptFile({ ...bare, ...trace });
    const { code, out } = await run('verify', path, '--kept', kept);
    expect([code, out]).toEqual([1, expect.stringContaining('wrong  chance.version: the log follows the old rule of chance')]);
    expect((await run('verify', path, '--kept', kept, '--lang', 'ru')).out).toContain('запись говорит о другом правиле');
    expect((await run('verify', path, '--kept', kept, '--lang', 'pl')).out).toContain('zapis mówi o innej zasadzie');
  }
});

test('the same log is right for whoever kept nothing of the new rule, and the check says that it is weaker', async () => {
  const { bare, path } = await forged();
  for (const kept of [bare, { ...bare, version: 1 }]) {
    const { code, out } = await run('verify', path, '--kept', keptFile(kept));
    expect([code, out]).toEqual([0, expect.stringContaining('an older rule: a server could have skipped rolls')]);
  }
});

test('a log that leaves its proof out is wrong for whoever kept a promise', async () => {
  const { log, bare } = await forged();
  const { chance: _, ...plain } = log;
  const path = fileOf('plain.json', printLog(plain));
  expect(await run('verify', path)).toMatchObject({ code: 0 });
  expect(await run('verify', path, '--kept', keptFile(bare))).toMatchObject({
    code: 1,
    out: expect.stringContaining('chance.proof'),
  });
});

test('a kept file with an unknown rule is damaged', async () => {
  const { bare, path } = await forged();
  const { code, err } = await run('verify', path, '--kept', keptFile({ ...bare, version: 7 }));
  expect([code, err]).toEqual([2, expect.stringContaining('version, seals or seen are damaged')]);
});
