import type { SetupPart } from '../../table/contract.ts';
import { StillPicture } from '../still-picture.tsx';

export const setup: SetupPart = {
  Picture: () => <StillPicture game="micropul" />,
  minutes: (_, players) => (players === 1 ? 10 : 20),
};
