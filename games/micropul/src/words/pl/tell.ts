import { countForm } from '@stolik/kernel/language';
import type { Texts } from '../../text/texts.ts';
import { face, place, spot } from '../places.ts';

const form = (count: number, one: string, few: string, many: string): string => countForm('pl', count, { one, few, many });
const counted = (count: number, one: string, few: string, many: string): string => `${count} ${form(count, one, few, many)}`;
const tiles = (count: number): string => counted(count, 'żeton', 'żetony', 'żetonów');
const points = (count: number): string => counted(count, 'punkt', 'punkty', 'punktów');
const stones = (count: number): string => counted(count, 'kamień', 'kamienie', 'kamieni');
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
  turn: (seat, { name }) => `Ruch ma ${name(seat)}.`,
  extraTurn: (seat, { name }) => `Ruch ma ${name(seat)}: dodatkowa tura.`,
  owed: (turns) => `Potem ${form(turns, 'należy', 'należą', 'należy')} się jeszcze ${counted(turns, 'tura', 'tury', 'tur')}.`,
  drawing: {
    first: 'Trwa losowanie pierwszego gracza.',
    deal: 'Trwa rozdawanie żetonów.',
    take: 'Trwa dobieranie żetonu z magazynu.',
    reveal: 'Trwa odkrywanie żetonu z magazynu.',
  },
  legend:
    'W biały, B czarny, 1 kropka, 2 podwójna kropka, + krzyżyk; ¹ ² kamienie; duży żeton jest wypełniony; · wolne miejsce obok żetonu',
  seat: (name, isViewer, { hand, supply, stones: left, score }) =>
    `${name}${isViewer ? ' (ty)' : ''}: na ręce ${tiles(hand)}, w magazynie ${supply}, ${form(left, 'został', 'zostały', 'zostało')} ${stones(left)}, ${points(score)}.`,
  openSupply: 'Odkryte w magazynie (take 1, take 2 …):',
  core: (count) => `Rdzeń: ${tiles(count)}.`,
  groups: 'Grupy:',
  openGroups: 'Pozostałe otwarte grupy (kolor i wielkość):',
  group: ({ colour, points: worth, isClosed, stones: on }, { names }) => {
    const what = `${COLOURS[colour]}, ${isClosed ? 'zamknięta' : 'otwarta'}, ${points(worth)}`;
    if (on.length === 0) return `${what}, bez kamienia`;
    return on.length === 1 ? `${what}, kamień: ${names(on)}` : `${what}, kamienie: ${names(on)}; nic niewarta`;
  },
  coreExhausted: 'Rdzeń się wyczerpał.',
  result: (winner, scores) => `${winner === undefined ? 'Remis' : `Wygrywa ${winner}`}, ${scores.join(' : ')}.`,
  soloResult: (hasWon, score) => `${hasWon ? 'Wygrana' : 'Przegrana'}, ${points(score)}.`,
  rank: (rank) => `Na naszej skali (to tylko wskazówka): ${RANKS[rank]}.`,
  tell: {
    firstPlayerDrawn: ({ seat }, { isYou, name }) => (isYou(seat) ? 'Zaczynasz ty.' : `Zaczyna ${name(seat)}.`),
    tileDealt: ({ seat, tile }, speech) => `${speech.does(seat, 'dostaje', 'dostajesz')} ${face(tile, 'żeton', speech)}.`,
    tileLaid: (event, speech) =>
      `${speech.does(event.seat, 'wykłada', 'wykładasz')} ${face(event.tile, 'żeton', speech)} na ${place(event, speech)}.`,
    catalystFired: (event, speech) => `${FIRED[event.catalyst]} na ${place(event, speech)}.`,
    tilesWon: ({ asked, count }) =>
      count < asked
        ? `Z rdzenia: ${tiles(count)} zamiast ${asked}, więcej tam nie ma.`
        : `Z rdzenia: ${tiles(count)}, +${2 * count}.`,
    groupClosed: (event, speech) => {
      const [owner, other] = event.stones;
      const group = `${GROUPS[event.colour]} na ${place(event, speech)} jest zamknięta`;
      if (owner === undefined) return `${group}: ${points(event.points)}, ale nie ma na niej kamienia.`;
      return other === undefined
        ? `${group}: ${speech.isYou(owner) ? 'dla ciebie' : speech.name(owner)} +${event.points}.`
        : `${group}, ale ma kilka kamieni: jest nic niewarta.`;
    },
    groupSpoilt: (event, speech) =>
      `${GROUPS[event.colour]} na ${place(event, speech)} ma teraz kilka kamieni i jest nic niewarta.`,
    stonePut: (event, speech) => `${speech.does(event.seat, 'kładzie', 'kładziesz')} kamień na ${spot(event, speech)}.`,
    drawBegan: () => '',
    tileTaken: ({ seat, tile }, speech) =>
      `${speech.does(seat, 'bierze', 'bierzesz')} ${face(tile, 'żeton', speech)} z magazynu.`,
    openTileTaken: ({ seat, tile }, speech) =>
      `${speech.does(seat, 'bierze', 'bierzesz')} ${face(tile, 'odkryty żeton', speech)} z magazynu.`,
    tileTurnedUp: ({ tile }, speech) => `Krzyżyk odkrywa w magazynie ${face(tile, 'żeton', speech)}.`,
    nothingTurnedUp: () => 'Krzyżyk niczego nie odkrywa.',
    extraTurnWon: ({ owed }) => (owed === 1 ? 'Dodatkowa tura.' : `Dodatkowe tury: ${owed}.`),
    plusLost: () => 'Krzyżyk przepada: rdzeń jest pusty.',
    extraTurnSkipped: ({ seat }, { does }) => `${does(seat, 'nie ma', 'nie masz')} żadnego ruchu: dodatkowa tura się kończy.`,
    turnBegan: ({ seat, isExtra }, { does, isYou, name }) =>
      isExtra ? `${does(seat, 'gra', 'grasz')} jeszcze raz.` : isYou(seat) ? 'Twój ruch.' : `Ruch ma ${name(seat)}.`,
    seatLost: ({ seat, reason }, { does }) =>
      reason === 'ran-out'
        ? `${does(seat, 'nie ma już żetonów i przegrywa', 'nie masz już żetonów i przegrywasz')}.`
        : reason === 'no-action'
          ? `${does(seat, 'nie ma żadnego ruchu i przegrywa', 'nie masz żadnego ruchu i przegrywasz')}.`
          : `${does(seat, 'się poddaje', 'poddajesz się')}.`,
    gameOver: ({ winners, scores }, { doing }) => {
      if (scores.length === 1) return `Koniec gry: ${winners.length > 0 ? 'wygrana' : 'przegrana'}, ${points(scores[0]!)}.`;
      return `Koniec gry: ${winners.length > 0 ? doing(winners[0]!, 'wygrywa', 'wygrywasz') : 'remis'}, ${scores.join(' : ')}.`;
    },
  },
  explain: {
    'game-over': () => 'Gra jest skończona.',
    'not-your-turn': () => 'Teraz nie twoja kolej.',
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
