import { componentArt } from '@stolik/golems/art/components';
import type { Robot } from '@stolik/golems/art/robots';
import type { BoxName } from '@stolik/golems/core/rulings';
import { CARDS } from '@stolik/golems/programs/program';
import { KITS, ROBOTS, type RobotName } from '@stolik/golems/v4/kinds';

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
