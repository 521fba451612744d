import type { GolemType } from '@stolik/golems/core';
import { GOLEM_CARDS } from '@stolik/golems/v6';
import { golems6 } from '@stolik/golems/v6/game';
import { makeSetupPart } from '../golems/setup/part.tsx';
import { drawn6 } from './drawn.ts';
import { OPTIONS } from './options.ts';

export const setup6 = makeSetupPart(golems6, drawn6, {
  options: OPTIONS,
  minutesARound: 2,
  aboutLead: (type, facts) => {
    const card = GOLEM_CARDS.even[type as GolemType];
    return card ? facts.golem(card.strength, card.range, card.rows, card.limit) : '';
  },
});
