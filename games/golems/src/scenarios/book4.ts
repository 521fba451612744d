import barrelsAndBombs4 from '../../data/scenarios/golems4-barrels-and-bombs.json' with { type: 'json' };
import duelWithBots4 from '../../data/scenarios/golems4-duel-with-bots.json' with { type: 'json' };
import fourRobots4 from '../../data/scenarios/golems4-four-robots.json' with { type: 'json' };
import longField4 from '../../data/scenarios/golems4-long-field.json' with { type: 'json' };
import portalsAndLines4 from '../../data/scenarios/golems4-portals-and-lines.json' with { type: 'json' };
import solo4 from '../../data/scenarios/golems4-solo.json' with { type: 'json' };
import soloWinter4 from '../../data/scenarios/golems4-solo-winter.json' with { type: 'json' };
import summerDuel4 from '../../data/scenarios/golems4-summer-duel.json' with { type: 'json' };
import threeAndOne4 from '../../data/scenarios/golems4-three-and-one.json' with { type: 'json' };
import winterDuel4 from '../../data/scenarios/golems4-winter-duel.json' with { type: 'json' };
import { type Book, bookOf } from './book.ts';
import type { Scenario } from './scenario.ts';

/** That they are sound is for the tests to say: a table that opens does not wait for it. */
const SCENARIOS = [
  summerDuel4,
  winterDuel4,
  longField4,
  barrelsAndBombs4,
  portalsAndLines4,
  fourRobots4,
  solo4,
  soloWinter4,
  duelWithBots4,
  threeAndOne4,
] as readonly unknown[] as readonly Scenario[];

export const BOOK4: Book = bookOf('golems4', SCENARIOS);
