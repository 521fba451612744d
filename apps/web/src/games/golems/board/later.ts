import { latePart } from '../../../base/ui/late-part.ts';

/** What happens on the board while it happens. */
export const Effects = latePart(() => import('./effects.tsx').then(({ Effects }) => Effects));

/** Around the cell where a golem is said to end, while a question asks for it. */
export const FacingRing = latePart(() => import('./facing-ring.tsx').then(({ FacingRing }) => FacingRing));
