import { latePart } from '../../../base/ui/late-part.ts';

/** What happens on the board while it happens. */
export const Effects = latePart(() => import('./effects.tsx').then(({ Effects }) => Effects));

/** The chain that "Why?" explains, over the board. */
export const WhyHalo = latePart(() => import('./why-halo.tsx').then(({ WhyHalo }) => WhyHalo));
