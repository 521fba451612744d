import { sidesOf } from '@stolik/circuit/order';
import type { SetupPart } from '../../table/contract.ts';
import { StillPicture } from '../still-picture.tsx';

const MINUTES_A_PLAYER = 10;

export const setup: SetupPart = {
  Picture: () => <StillPicture game="circuit" />,
  sides: ({ teams }, players) => sidesOf({ teams: teams === true }, players),
  minutes: (_, players) => players * MINUTES_A_PLAYER,
};
