import { expect, test } from 'vitest';
import { programs4, unpackProgram4 } from '../../src/programs/choices4.ts';
import { rearrange } from '../../src/v4/cards.ts';
import { inRunOrder } from '../../src/v4/order.ts';

test('[G4.1.4] blocks lie in the order in which the rules run them', () => {
  for (const rows of [1, 2, 3, 4])
    for (const bonus of [0, 1, 2]) {
      const programs = programs4(rows, 7, bonus);
      const seen = Math.max(1, Math.floor(programs.length / 200));
      for (let at = 0; at < programs.length; at += seen)
        for (const event of ['swap', 'draught']) {
          const laid = programs[at]!;
          const runs = unpackProgram4(rearrange(laid, event === 'swap'));
          expect(inRunOrder(unpackProgram4(laid)!, event)).toEqual(runs);
        }
    }
});
