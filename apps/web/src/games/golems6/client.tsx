import { golems6 } from '@stolik/golems/v6/game';
import { REASON_TEXTS } from '@stolik/golems/words';
import type { GameClient } from '../../shell/contract.ts';
import { makeClient } from '../golems/make-client.tsx';
import type { GolemsEvent, GolemsView } from '../golems/model/scene.ts';
import { edition6 } from './edition.ts';

export const client: GameClient<GolemsView, GolemsEvent> = makeClient(golems6, edition6, {
  setUp: () => import('./setup.ts').then(({ setup6 }) => setup6),
  endings: REASON_TEXTS,
});
