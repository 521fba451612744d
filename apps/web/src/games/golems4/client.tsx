import type { RobotName, View4 } from '@stolik/golems/v4';
import { golems4 } from '@stolik/golems/v4/game';
import { ENDINGS } from '@stolik/golems/words';
import type { GameClient } from '../../shell/contract.ts';
import { makeClient } from '../golems/make-client.tsx';
import type { GolemsEvent, GolemsView } from '../golems/model/scene.ts';
import { edition4 } from './edition.ts';

/** Robot, deck and seat have one colour. [G4.1.3] */
const colours = ({ robots }: View4): readonly RobotName[] => robots.map(({ robot }) => robot as RobotName);

const made = makeClient(golems4, edition4, {
  setUp: () => import('./setup.ts').then(({ setup4 }) => setup4),
  endings: ENDINGS,
});

export const client: GameClient<GolemsView, GolemsEvent> = { ...made, pieces: { ...made.pieces, colours } };
