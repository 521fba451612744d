import earlierGears6 from '../../data/scenarios/earlier/golems6-gears.json' with { type: 'json' };
import earlierRace6 from '../../data/scenarios/earlier/golems6-race.json' with { type: 'json' };
import earlierTreasure6 from '../../data/scenarios/earlier/golems6-treasure.json' with { type: 'json' };
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
import { RULINGS, type Rulings } from '../core/rulings.ts';
import type { Edition } from '../programs/program.ts';
import type { Scenario } from './scenario.ts';

/**
 * All scenarios of each edition in the order of the book. The first that fits is the default for a number of players.
 * That they are sound is for the tests to say: whoever opens a table does not wait for it.
 */
export const SCENARIOS: Readonly<Record<Edition, readonly Scenario[]>> = {
  golems6: [
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
  ] as readonly unknown[] as readonly Scenario[],
  golems4: [
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
  ] as readonly unknown[] as readonly Scenario[],
};

/** As they lay when tables under the first rulings began: such a table is finished on the field it began on. */
const EARLIER = [earlierTreasure6, earlierRace6, earlierGears6] as readonly unknown[] as readonly Scenario[];

export function findScenario(edition: Edition, id: string, rulings: Rulings = RULINGS): Scenario | undefined {
  const earlier = rulings > 1 ? undefined : EARLIER.find((scenario) => scenario.game === edition && scenario.id === id);
  if (earlier) return earlier;
  return SCENARIOS[edition].find((scenario) => scenario.id === id);
}

/** The scenario for so many people when none is named: the first that seats them, children's games left out. */
export function defaultScenario(edition: Edition, players: number): Scenario {
  const fits = ({ players: { min, max }, options }: Scenario): boolean =>
    players >= min && players <= max && options['kids'] !== true;
  const found = SCENARIOS[edition].find(fits);
  if (!found) throw new Error(`no scenario of ${edition} is for ${players}`);
  return found;
}
