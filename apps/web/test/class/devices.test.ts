import type { DeskPupil, DeskView } from '@stolik/class/views';
import { expect, test } from 'vitest';
import { devicesOf } from '../../src/pages/class/desk/devices.ts';

const pupil = (index: number, more: Partial<DeskPupil>): DeskPupil => ({ pupil: index, isHere: true, ...more }) as DeskPupil;

test('the desk adds up devices, not pupils: a shared one counts once, and who is away has none', () => {
  const view: Pick<DeskView, 'pupils' | 'shared'> = {
    pupils: [
      pupil(0, { lacks: [] }),
      pupil(1, { lacks: ['sound'] }),
      pupil(2, { lacks: ['sound'] }),
      pupil(3, { lacks: ['storage'], isHere: false }),
      pupil(4, {}),
    ],
    shared: [[1, 2]],
  };
  expect(devicesOf(view).map(({ pupils, lacks }) => [pupils.map((each) => each.pupil), lacks])).toEqual([
    [[0], []],
    [[1, 2], ['sound']],
  ]);
});
