import { listed } from '@stolik/look/speech';
import { outcomeWords, wayWords } from '../chain.ts';
import { countPoints, sidePlace, sideTokenName, tokenName } from '../naming.ts';
import { capital, isSide, type Sentences } from '../telling.ts';

const token = (code: string): string => tokenName(code, 'pl');
const side = (name: string): string => sidePlace(name, 'pl');
const ends = {
  'eight-points': 'Ostatnia runda rozegrana: koniec gry.',
  'short-stands': 'Nikt nie zdążył usunąć zwarcia: koniec gry.',
  'all-passed': 'Wszyscy po kolei spasowali: koniec gry.',
  'no-tiles': 'Nie ma już kafelków: koniec gry.',
  'one-side-left': 'Przy stole została jedna strona i to ona wygrywa.',
};

export const pl: Sentences = {
  ends,
  tell: {
    sidePlaced: (e) => `${capital(side(e.side))}: ${sideTokenName(e.token, 'pl')}.`,
    firstPlayerDrawn: (e, { isYou, name }) => (isYou(e.seat) ? 'Zaczynasz ty.' : `Zaczyna ${name(e.seat)}.`),
    turnBegan: (e, { isYou, name }) => (isYou(e.seat) ? 'Twój ruch.' : `Ruch ma ${name(e.seat)}.`),
    tokenDrawn: (e, { does }) => (e.token === undefined ? '' : `${does(e.seat, 'dobiera', 'dobierasz')}: ${token(e.token)}.`),
    tileLaid: (e, { does, isFull }) =>
      `${does(e.seat, 'kładzie', 'kładziesz')} na ${e.cell}: ${token(e.tile)}${isFull ? ` (${e.tile})` : ''}.`,
    tokenExchanged: (e, { does }) => `${does(e.seat, 'wymienia', 'wymieniasz')}: ${token(e.token)}.`,
    ironUsed: (e, { does }) =>
      `${does(e.seat, 'używa', 'używasz')} lutownicy: ${isSide(e.at) ? `bezpiecznik, ${side(e.at)}` : e.at}.`,
    tileTakenOut: (e, { name, isYou }) => {
      const gone = `${capital(token(e.tile))} na ${e.cell}: ${e.to === 'bag' ? 'z powrotem do worka' : 'do odrzuconych'}.`;
      if (!e.kept) return gone;
      return isYou(e.kept.seat)
        ? `${gone} Żeton światła zostaje u ciebie.`
        : `${gone} Żeton światła zachowuje ${name(e.kept.seat)}.`;
    },
    smokeTakenOff: (e) => `Bezpiecznik znów jest cały: ${side(e.side)}.`,
    reedSwitched: (e) => `Kontaktron na ${e.cell} jest ${e.on ? 'włączony' : 'wyłączony'}.`,
    chainClosed: (e, { isFull }) => {
      if (isFull) return `${capital(wayWords(e.reason, 'pl'))}. ${outcomeWords(e.reason, 'pl')}`;
      return e.reason.outcome === 'weak' ? 'Na tyle odbiorników prądu jest za mało.' : '';
    },
    fuseBurnt: (e) => `Przepala się bezpiecznik, kary nie ma: ${side(e.side)}.`,
    shortMade: () => 'Zwarcie!',
    shortRemoved: () => 'Zwarcie usunięte.',
    partsBurnt: (e) => `Niebieski dym na ${listed(e.cells, 'pl')}.`,
    glowPlaced: (e) => `${e.cell} świeci ${e.level === 1 ? 'połową mocy' : 'pełną mocą'}: +${e.level}.`,
    keptDark: () => 'Póki trwa zwarcie, jest ciemno.',
    penaltyPaid: (e, { isFull }) => `Kara: ${countPoints(e.points, 'pl')}${isFull ? ` [${e.clause}]` : ''}.`,
    secondAsked: () => '',
    turnLost: (e, { does }) => `${does(e.seat, 'straci', 'stracisz')} następną turę.`,
    turnMissed: (e, { does }) => `${does(e.seat, 'traci', 'tracisz')} tę turę.`,
    turnEnded: () => '',
    passed: (e, { does }) => `${does(e.seat, 'pasuje', 'pasujesz')}.`,
    lastRoundBegan: (e, { does, names }) =>
      `${does(e.seat, 'ma', 'masz')} 8 punktów lub więcej. Jeszcze po jednej turze: ${names(e.seats)}.`,
    resigned: (e, { does }) => `${does(e.seat, 'wycofuje się', 'wycofujesz się')} z gry.`,
    gameEnded: (e, { isFull }) => (ends[e.reason as keyof typeof ends] ?? e.reason) + (isFull ? ` [${e.clause}]` : ''),
  },
};
