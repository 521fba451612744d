import { expect, test } from '@playwright/test';
import { SCRIPTS } from '../build/measure/figures.ts';
import { scriptsOf } from '../build/measure/scripts.ts';

for (const [page, { most }] of Object.entries(SCRIPTS))
  test(`the scripts of ${page} weigh at most what they did`, () => {
    const bytes = scriptsOf(page === 'home' ? undefined : page);
    // What only some need goes into a late part (docs/client.md). A limit that is kept by far is to be lowered.
    expect(bytes).toBeLessThanOrEqual(most);
    expect(bytes).toBeGreaterThan(most * 0.95);
  });
