import { isRobotName, KITS, ROBOTS, type RobotName } from '@stolik/golems/v4';
import { golems4 } from '@stolik/golems/v4/game';
import { makeSetupPart } from '../golems/setup/part.tsx';
import { drawn4 } from './drawn.ts';
import { OPTIONS } from './options.ts';

export const setup4 = makeSetupPart(golems4, drawn4, {
  options: OPTIONS,
  minutesARound: 2.5,
  aboutLead: (type, facts) => {
    const { rows, power, reach } = KITS.even;
    const sound = ROBOTS.indexOf(type as RobotName) * 2;
    return sound < 0 ? '' : facts.robot(power[sound]!, reach[sound]!, rows[sound]!);
  },
  // Robot and seat have one colour. [G4.1.3]
  colourOf: (lead) => (isRobotName(lead) ? lead : undefined),
});
