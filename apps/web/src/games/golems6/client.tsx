import { golems6 } from '@stolik/golems/v6/game';
import { REASON_TEXTS } from '@stolik/golems/v6/text/words';
import type { GameClient } from '../../shell/contract.ts';
import { makeClient } from '../golems/make-client.tsx';
import { teachGhost } from '../golems/model/ghost.ts';
import { ghostRun6 } from './ghost.ts';
import { OPTIONS } from './options.ts';

teachGhost('golems6', ghostRun6);

export const client: GameClient = makeClient(golems6, {
  endings: REASON_TEXTS,
  options: OPTIONS,
});
