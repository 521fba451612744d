import { StillPicture } from '../../../base/ui/still-picture.tsx';
import type { SetupPart } from '../../../shell/contract.ts';

export const setup: SetupPart = {
  Picture: () => <StillPicture game="micropul" />,
  minutes: (_, players) => (players === 1 ? 10 : 20),
};
