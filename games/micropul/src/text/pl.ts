import type { Seat } from '@stolik/kernel/game';
import { countForm } from '@stolik/kernel/language';
import type { Texts } from './texts.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('pl', count, { one, few, many });
const counted = (count: number, one: string, few: string, many: string): string => `${count} ${form(count, one, few, many)}`;
const tiles = (count: number): string => counted(count, 'żeton', 'żetony', 'żetonów');
const points = (count: number): string => counted(count, 'punkt', 'punkty', 'punktów');
const stones = (count: number): string => counted(count, 'kamień', 'kamienie', 'kamieni');
const player = (seat: Seat): string => `gracz ${seat + 1}`;
const Player = (seat: Seat): string => `Gracz ${seat + 1}`;
const ofPlayers = (seats: readonly Seat[]): string => seats.map((seat) => `gracza ${seat + 1}`).join(' i ');
const COLOURS = { W: 'biała', B: 'czarna' } as const;
const GROUPS = { W: 'Biała grupa', B: 'Czarna grupa' } as const;
const FIRED = { '1': 'Zadziałała kropka', '2': 'Zadziałała podwójna kropka', '+': 'Zadziałał krzyżyk' } as const;
const RANKS = {
  beginner: 'początkujący',
  normal: 'średni',
  advanced: 'zaawansowany',
  expert: 'ekspert',
  master: 'mistrz',
} as const;

export const pl: Texts = {
  turn: (seat) => `Ruch ma ${player(seat)}.`,
  extraTurn: (seat) => `Ruch ma ${player(seat)}: dodatkowa tura.`,
  owed: (turns) => `Potem ${form(turns, 'należy', 'należą', 'należy')} się jeszcze ${counted(turns, 'tura', 'tury', 'tur')}.`,
  drawing: {
    first: 'Trwa losowanie pierwszego gracza.',
    deal: 'Trwa rozdawanie żetonów.',
    take: 'Z magazynu brany jest żeton.',
    reveal: 'Odkrywany jest żeton z magazynu.',
  },
  legend:
    'W biały, B czarny, 1 kropka, 2 podwójna kropka, + krzyżyk; ¹ ² kamienie; duży żeton jest wypełniony; · wolne miejsce obok żetonu',
  seat: (seat, isViewer, { hand, supply, stones: left, score }) =>
    `${Player(seat)}${isViewer ? ' (ty)' : ''}: na ręce ${tiles(hand)}, w magazynie ${supply}, ${form(left, 'został', 'zostały', 'zostało')} ${stones(left)}, ${points(score)}.`,
  openSupply: 'Odkryte w magazynie (take 1, take 2 …):',
  core: (count) => `Rdzeń: ${tiles(count)}.`,
  groups: 'Grupy:',
  openGroups: 'Pozostałe otwarte grupy (kolor i wielkość):',
  group: ({ colour, points: worth, isClosed, stones: on }) => {
    const what = `${COLOURS[colour]}, ${isClosed ? 'zamknięta' : 'otwarta'}, ${points(worth)}`;
    if (on.length === 0) return `${what}, bez kamienia`;
    return on.length === 1 ? `${what}, kamień ${ofPlayers(on)}` : `${what}, kamienie ${ofPlayers(on)}: nic niewarta`;
  },
  coreExhausted: 'Rdzeń się wyczerpał.',
  result: (winner, scores) => `${winner === undefined ? 'Remis' : `Wygrał ${player(winner)}`}, ${scores.join(' : ')}.`,
  soloResult: (hasWon, score) => `${hasWon ? 'Wygrana' : 'Przegrana'}, ${points(score)}.`,
  rank: (rank) => `Na naszej skali (to tylko wskazówka): ${RANKS[rank]}.`,
  tell: {
    firstPlayerDrawn: ({ seat }) => `Zaczyna ${player(seat)}.`,
    tileDealt: ({ seat, tile }) => (tile ? `${Player(seat)} dostaje [${tile}].` : `${Player(seat)} dostaje żeton.`),
    tileLaid: ({ seat, tile, x, y }) => `${Player(seat)} wykłada [${tile}] na ${x},${y}.`,
    catalystFired: ({ x, y, catalyst }) => `${FIRED[catalyst]} na ${x},${y}.`,
    tilesWon: ({ seat, asked, count }) =>
      count < asked
        ? `${Player(seat)} bierze z rdzenia ${tiles(count)} zamiast ${asked}: więcej tam nie ma.`
        : `${Player(seat)} bierze z rdzenia ${tiles(count)}.`,
    groupClosed: ({ colour, points: worth, stones: on, x, y }) =>
      `${GROUPS[colour]} na ${x},${y} jest zamknięta: ${points(worth)}${on.length === 1 ? `, kamień ${ofPlayers(on)}` : on.length > 1 ? ', ale leży na niej kilka kamieni' : ', nie ma na niej kamienia'}.`,
    groupSpoilt: ({ colour, x, y }) => `${GROUPS[colour]} na ${x},${y}: leży na niej teraz kilka kamieni i jest nic niewarta.`,
    stonePut: ({ seat, x, y, corner }) => `${Player(seat)} kładzie kamień na ${x},${y},${corner}.`,
    drawBegan: () => '',
    tileTaken: ({ seat, tile }) =>
      tile ? `${Player(seat)} bierze z magazynu [${tile}].` : `${Player(seat)} bierze żeton z magazynu.`,
    openTileTaken: ({ seat, tile }) => `${Player(seat)} bierze z magazynu odkryty [${tile}].`,
    tileTurnedUp: ({ tile }) => `Krzyżyk odkrywa w magazynie [${tile}].`,
    nothingTurnedUp: () => 'Krzyżyk niczego nie odkrywa.',
    extraTurnWon: ({ seat, owed }) =>
      owed === 1
        ? `${Player(seat)} zdobywa dodatkową turę.`
        : `${Player(seat)} zdobywa dodatkowe tury: razem ${form(owed, 'czeka', 'czekają', 'czeka')} ${owed}.`,
    plusLost: () => 'Krzyżyk przepada: rdzeń się wyczerpał.',
    extraTurnSkipped: ({ seat }) => `${Player(seat)} nie ma żadnego ruchu; dodatkowa tura się kończy.`,
    turnBegan: ({ seat, isExtra }) => (isExtra ? `${Player(seat)} gra jeszcze raz.` : `Ruch ma ${player(seat)}.`),
    seatLost: ({ seat, reason }) =>
      reason === 'ran-out'
        ? `${Player(seat)} nie ma żetonów ani na ręce, ani w magazynie i przegrywa.`
        : reason === 'no-action'
          ? `${Player(seat)} nie ma żadnego ruchu i przegrywa.`
          : `${Player(seat)} się poddaje.`,
    gameOver: ({ winners, scores }) => {
      if (scores.length === 1) return `Koniec gry: ${winners.length > 0 ? 'wygrana' : 'przegrana'}, ${points(scores[0]!)}.`;
      return `Koniec gry: ${winners.length > 0 ? `wygrał ${player(winners[0]!)}` : 'remis'}, ${scores.join(' : ')}.`;
    },
  },
  explain: {
    'game-over': () => 'Gra jest skończona.',
    'not-your-turn': ({ seat }) => `Teraz ruch ma gracz ${seat}.`,
    'chance-pending': () => 'Żeton jest jeszcze losowany.',
    'no-such-action': () => 'Nie ma takiego ruchu.',
    'not-among-unseen': () => 'Tego nie można teraz wylosować.',
    'tile-not-in-hand': ({ tile }) => `Nie masz na ręce [${tile}].`,
    'place-taken': ({ x, y }) => `Na ${x},${y} leży już żeton.`,
    'not-beside': ({ x, y }) => `Obok ${x},${y} nie ma żadnego żetonu.`,
    'colours-clash': ({ tile, x, y }) => `Po wyłożeniu [${tile}] na ${x},${y} czarne dotykałoby białego.`,
    'nothing-touches': ({ tile, x, y }) => `Po wyłożeniu [${tile}] na ${x},${y} micropul nie dotykałby micropulu.`,
    'hand-full': ({ limit }) => `Masz już na ręce ${limit} żetonów.`,
    'supply-empty': () => 'W twoim magazynie nie ma zakrytego żetonu.',
    'no-open-tile': ({ number }) => `W twoim magazynie nie ma odkrytego żetonu numer ${number}.`,
    'no-stones-left': () => 'Nie masz już kamieni.',
    'no-micropul-there': ({ x, y, corner }) => `Na ${x},${y},${corner} nie ma micropulu.`,
    'group-claimed': ({ x, y, corner }) => `Na grupie ${x},${y},${corner} leży już kamień.`,
    'group-spoilt': ({ x, y, corner }) => `Na grupie ${x},${y},${corner} leży kilka kamieni, jest nic niewarta.`,
  },
};
