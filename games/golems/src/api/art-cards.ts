// Cards of a hand, components of a robot, and what is drawn for a round. Public API: what others may use of it; inside the package nobody imports it.
export { type Command, cardArt, commandArt, commandSign, slotArt } from '../art/commands.ts';
export { componentArt, dieArt } from '../art/components.ts';
export { commandBack, type EventCard, eventArt, type LuckCard, luckArt } from '../art/decks.ts';
