import { withPageWords } from '../../base/messages/pages.ts';
import { latePart } from '../../base/ui/late-part.ts';

/* What a table has no use for before somebody presses something or a game is over. */

export const Dialogs = latePart(
  withPageWords(() => import('./dialogs.tsx').then(({ Dialogs }) => Dialogs)),
  ({ onOpen }) => onOpen(undefined),
);

export const EndShow = latePart(
  () => import('../show/show.tsx').then(({ EndShow }) => EndShow),
  ({ onDone }) => onDone(),
);

export const ResultCard = latePart(withPageWords(() => import('./result-card.tsx').then(({ ResultCard }) => ResultCard)));

export const HintCard = latePart(
  () => import('./hint-card.tsx').then(({ HintCard }) => HintCard),
  ({ hinting }) => hinting.close(),
);

export const Light = latePart(() => import('./light.tsx').then(({ Light }) => Light));

/** Between people at one device: until it hangs the table is drawn for a watcher. */
export const Curtain = latePart(() => import('./curtain.tsx').then(({ Curtain }) => Curtain));

/** Beside the board on a wide screen; on a phone it is a sheet. */
export const LogPanel = latePart(() => import('./log-panel.tsx').then(({ LogPanel }) => LogPanel));

export const FilmBar = latePart(() => import('./film-bar.tsx').then(({ FilmBar }) => FilmBar));

export const LATER = [Curtain, HintCard, Light, LogPanel, FilmBar, Dialogs, EndShow, ResultCard] as const;
