import earlierGears6 from '../../data/scenarios/earlier/golems6-gears.json' with { type: 'json' };
import earlierRace6 from '../../data/scenarios/earlier/golems6-race.json' with { type: 'json' };
import earlierTreasure6 from '../../data/scenarios/earlier/golems6-treasure.json' with { type: 'json' };
import allGears6 from '../../data/scenarios/golems6-all-gears.json' with { type: 'json' };
import barrelYard6 from '../../data/scenarios/golems6-barrel-yard.json' with { type: 'json' };
import courtyard6 from '../../data/scenarios/golems6-courtyard.json' with { type: 'json' };
import cross6 from '../../data/scenarios/golems6-cross.json' with { type: 'json' };
import duel6 from '../../data/scenarios/golems6-duel.json' with { type: 'json' };
import ford6 from '../../data/scenarios/golems6-ford.json' with { type: 'json' };
import gears6 from '../../data/scenarios/golems6-gears.json' with { type: 'json' };
import logicGarden6 from '../../data/scenarios/golems6-logic-garden.json' with { type: 'json' };
import nineCards6 from '../../data/scenarios/golems6-nine-cards.json' with { type: 'json' };
import race6 from '../../data/scenarios/golems6-race.json' with { type: 'json' };
import river6 from '../../data/scenarios/golems6-river.json' with { type: 'json' };
import soloHunters6 from '../../data/scenarios/golems6-solo-hunters.json' with { type: 'json' };
import threeAndOne6 from '../../data/scenarios/golems6-three-and-one.json' with { type: 'json' };
import tournament6 from '../../data/scenarios/golems6-tournament.json' with { type: 'json' };
import towers6 from '../../data/scenarios/golems6-towers.json' with { type: 'json' };
import treasure6 from '../../data/scenarios/golems6-treasure.json' with { type: 'json' };
import twoAndTwo6 from '../../data/scenarios/golems6-two-and-two.json' with { type: 'json' };
import winterDuel6 from '../../data/scenarios/golems6-winter-duel.json' with { type: 'json' };
import { type Book, bookOf } from './book.ts';
import type { Scenario } from './scenario.ts';

/** That they are sound is for the tests to say: a table that opens does not wait for it. */
const SCENARIOS = [
  duel6,
  courtyard6,
  cross6,
  winterDuel6,
  river6,
  towers6,
  barrelYard6,
  tournament6,
  soloHunters6,
  twoAndTwo6,
  threeAndOne6,
  logicGarden6,
  treasure6,
  race6,
  gears6,
  allGears6,
  ford6,
  nineCards6,
] as readonly unknown[] as readonly Scenario[];

const EARLIER = [earlierTreasure6, earlierRace6, earlierGears6] as readonly unknown[] as readonly Scenario[];

export const BOOK6: Book = bookOf('golems6', SCENARIOS, EARLIER);
