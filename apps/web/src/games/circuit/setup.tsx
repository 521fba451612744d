import { sidesOf } from '@stolik/circuit/order';
import type { SetupPart } from '../../table/contract.ts';
import { StillPicture } from '../still-picture.tsx';

const MINUTES_A_PLAYER = 10;

export const setup: SetupPart = {
  Picture: () => <StillPicture game="circuit" />,
  sides: ({ battery, x2, teams, openHands }, players) =>
    sidesOf({ battery: battery === true, x2: x2 === true, teams: teams === true, openHands: openHands === true }, players),
  minutes: (_, players) => players * MINUTES_A_PLAYER,
};
