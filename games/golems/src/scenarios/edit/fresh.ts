import type { Words } from '@stolik/kernel/language';
import type { EditionId } from '../../editions/edition.ts';
import { EDITIONS } from '../../editions/editions.ts';
import type { Scenario } from '../scenario.ts';

/** A field of four by four and two golems that face each other: it can be played at once. */
export function freshScenario(game: EditionId, id: string, title: Words): Scenario {
  const [one, other] = EDITIONS[game].firstLeads;
  return {
    id,
    game,
    source: 'house',
    title,
    story: { en: '', ru: '', pl: '' },
    players: { min: 2, max: 2 },
    parts: [{ part: '4x4', side: 'summer', at: 'a1' }],
    tokens: {},
    starts: [
      { at: 'b1', facing: 'N', golem: one },
      { at: 'c4', facing: 'S', golem: other },
    ],
    bots: [],
    options: {},
  };
}

/** Another one to change, with a name of its own. */
export function copyScenario(scenario: Scenario, id: string, title: Words): Scenario {
  return { ...scenario, id, source: 'house', title };
}
