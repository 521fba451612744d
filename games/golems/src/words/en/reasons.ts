import type { About, Blows, ReasonWords } from '../../bots/reasons.ts';
import { capital } from '../telling.ts';

const BLOWS: Blows = {
  golems6: { when: 'strike', can: 'strike', into: 'strike', does: 'strikes' },
  golems4: { when: 'attack', can: 'attack', into: 'attack', does: 'attacks' },
};
const blow = ({ edition }: About) => BLOWS[edition];
const rival = ({ isMany }: About): string => (isMany ? 'a rival' : 'your rival');

export const en: ReasonWords = {
  putsOut: {
    likely: (about) => `This program most likely knocks ${rival(about)} out.`,
    often: (about) => `This program has a good chance to knock ${rival(about)} out.`,
    lucky: (about) => `With some luck this program knocks ${rival(about)} out.`,
  },
  hits: {
    likely: (about) => `${capital(rival(about))} will most likely be in front of you when you ${blow(about).when}.`,
    often: (about) => `There’s a good chance that ${rival(about)} is in front of you when you ${blow(about).when}.`,
    lucky: (about) => `With some luck ${rival(about)} walks into your ${blow(about).into}.`,
  },
  habit: {
    still: (about) => `${capital(rival(about))} has stayed in one place: if they stay there, this program hits them.`,
    repeat: (about) => `${capital(rival(about))} keeps laying the same program: this one ${blow(about).does} where it leads.`,
  },
  aims: (about) => `You end up facing ${rival(about)}, so you can ${blow(about).can} next round.`,
  aimsUnseen: (about) => `You end up facing ${rival(about)}, who isn’t facing you: you can ${blow(about).can} before they turn.`,
  nearer: (about) => `This brings you nearer to ${rival(about)}: next round you can walk up and ${blow(about).can}.`,
  nearerOnly: (about) => `This brings you nearer to ${rival(about)}.`,
  away: 'This gets you out of the way: if you stayed, you would probably be hit.',
  safe: 'Nobody is within range yet, and nobody is likely to hit you here.',
  safeNear: 'Keeps you safe: nobody is likely to hit you here.',
  least: 'Nothing is safe now; this is one of the least risky programs.',
  warning: {
    hurt: 'But you may well be hit, too.',
    out: 'But you may well be knocked out.',
    perhapsOut: 'But with bad luck you are knocked out.',
  },
  reaches: { gear: 'Picks up this gear!', treasure: 'Gets the treasure!', edge: 'Reaches the far edge!' },
  goesTo: {
    gear: 'Goes for this gear.',
    treasure: 'Goes for the treasure.',
    edge: 'Goes to the far edge.',
  },
  then: (n) => `Then ${n} more ${n === 1 ? 'card' : 'cards'}.`,
};
