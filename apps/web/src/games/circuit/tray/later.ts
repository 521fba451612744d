import { latePart } from '../../../base/ui/late-part.ts';
import { withPanelWords } from '../words/with-panel.ts';

/** Hands of others that lie open: few tables have them. */
export const OpenHands = latePart(() => import('./open-hands.tsx').then(({ OpenHands }) => OpenHands));

/** Before a chain has closed there is nothing to ask. */
export const WhyButton = latePart(withPanelWords(() => import('../panel/why-button.tsx').then(({ WhyButton }) => WhyButton)));
