import { sidesOf } from '@stolik/circuit/board/order';
import { StillPicture } from '../../../base/ui/still-picture.tsx';
import type { SetupPart } from '../../../shell/contract.ts';
import { OPTIONS } from './options.ts';

const MINUTES_A_PLAYER = 10;

export const setup: SetupPart = {
  options: OPTIONS,
  Picture: () => <StillPicture game="circuit" />,
  sides: ({ teams }, players) => sidesOf({ teams: teams === true }, players),
  minutes: (_, players) => players * MINUTES_A_PLAYER,
};
