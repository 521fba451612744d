import { StillPicture } from '../../../base/ui/still-picture.tsx';
import type { SetupPart } from '../../../shell/contract.ts';
import { OPTIONS } from './options.ts';

export const setup: SetupPart = {
  options: OPTIONS,
  Picture: () => <StillPicture game="micropul" />,
  minutes: (_, players) => (players === 1 ? 10 : 20),
};
