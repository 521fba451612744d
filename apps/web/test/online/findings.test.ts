import { coin } from '@stolik/kernel/testing/coin';
import { forgedLog } from '@stolik/table/testing/forged';
import { expect, test, vi } from 'vitest';
import { check } from '../../src/pages/online/table/findings.ts';
import type { KeptChance } from '../../src/session/online/chance.ts';
import { en } from '../../src/words/en/online/table.ts';

const SEED = '5e'.repeat(32);
const SALTS = ['0a'.repeat(16), '0b'.repeat(16)];

function judged(kept: Partial<KeptChance>) {
  const log = forgedLog(coin, 2, SEED, SALTS);
  const chance: KeptChance = { commitment: log.chance.commitment, salt: SALTS[0]!, ...kept };
  const place = { table: 'abc', code: 'BCDFGH', game: 'coin', seat: 0, token: '', savedAt: 0, chance };
  return check(coin, log, place, en).findings;
}

test('a log that claims the old rule after the new one was promised gets a red line and no green one', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const kept of [{ version: 2 }, { seen: { version: 9, rolled: 2, undone: 0 } }] as const)
    expect(judged(kept)).toEqual([{ kind: 'bad', says: en.ruleBroken }]);
  expect(warned).toHaveBeenCalledWith('chance.version', expect.any(String));
});

test('a game that began under the old rule is weaker and not wrong', () => {
  expect(judged({}).map(({ kind }) => kind)).toEqual(['good', 'good', 'good', 'weak']);
});
