import type { Robot } from '@stolik/golems/art/board';
import { componentArt } from '@stolik/golems/art/cards';
import type { BoxName } from '@stolik/golems/core';
import { CARDS } from '@stolik/golems/programs';
import { KITS, ROBOTS, type RobotName } from '@stolik/golems/v4';
import type { Words } from '../words/by-language.ts';
import type { Turned } from '../words/things.ts';

export const COMPONENTS = ['processor', 'weapon', 'chassis'] as const;

export function componentLook(kind: (typeof COMPONENTS)[number], colour: string, damaged: boolean, box: BoxName): string {
  const { rows, power, reach, forbids } = KITS[box];
  const index = ROBOTS.indexOf(colour as RobotName) * 2 + (damaged ? 1 : 0);
  const robot = colour as Robot;
  if (kind === 'processor') return componentArt({ kind, rows: rows[index]!, damaged, robot });
  if (kind === 'weapon') return componentArt({ kind, power: power[index]!, reach: reach[index]!, damaged, robot });
  const forbidden = CARDS[forbids[index]!] as 'F' | undefined;
  return componentArt({ kind, damaged, robot, ...(forbidden && { forbidden }) });
}

/** What a component is worth when it is turned to its damaged side, or back, in a few words. */
export function turnedTold(
  { things, card }: Pick<Words, 'things' | 'card'>,
  kind: (typeof COMPONENTS)[number],
  { colour, isRepair, box }: { readonly colour: string; readonly isRepair: boolean; readonly box: BoxName },
): string {
  const { rows, power, reach, forbids } = KITS[box];
  const sound = ROBOTS.indexOf(colour as RobotName) * 2;
  if (kind === 'chassis') {
    const forbidden = CARDS[forbids[sound + 1]!];
    return forbidden ? things.turned({ what: isRepair ? 'allowed' : 'forbidden', card: card(forbidden) }) : '';
  }
  const [before, after] = isRepair ? [sound + 1, sound] : [sound, sound + 1];
  const numbers =
    kind === 'processor'
      ? ([['rows', rows]] as const)
      : ([
          ['power', power],
          ['reach', reach],
        ] as const);
  return numbers
    .map(([what, by]): Turned => ({ what, from: by[before]!, to: by[after]! }))
    .filter((change) => 'from' in change && change.from !== change.to)
    .map((change) => things.turned(change))
    .join(', ');
}
