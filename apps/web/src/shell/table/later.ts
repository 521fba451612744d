import { latePart } from '../../base/ui/late-part.ts';

/* What a table has no use for before somebody presses something or a game is over. */

export const Dialogs = latePart(
  () => import('./dialogs.tsx').then(({ Dialogs }) => Dialogs),
  ({ onOpen }) => onOpen(undefined),
);

export const ResultCard = latePart(() => import('./result-card.tsx').then(({ ResultCard }) => ResultCard));

export const HintCard = latePart(
  () => import('./hint-card.tsx').then(({ HintCard }) => HintCard),
  ({ hinting }) => hinting.close(),
);

export const Light = latePart(() => import('./light.tsx').then(({ Light }) => Light));

export const LATER = [HintCard, Light, Dialogs, ResultCard] as const;
