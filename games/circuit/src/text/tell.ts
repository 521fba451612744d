import type { Language, Words } from '@stolik/kernel/language';
import type { CircuitEvent } from '../turn/events.ts';
import { outcomeWords, wayWords } from './chain.ts';
import { countPoints, fill, listWords, playerName, sidePlace, sideTokenName, tokenName } from './words.ts';

const TEXTS = {
  sidePlaced: { en: '{side}: {token}.', ru: '{side}: {token}.', pl: '{side}: {token}.' },
  firstPlayerDrawn: { en: '{player} begins.', ru: '{player} начинает.', pl: '{player} zaczyna.' },
  turnBegan: { en: '{player} is to move.', ru: 'Ходит: {player}.', pl: 'Ruch ma {player}.' },
  drew: { en: '{player} draws: {token}.', ru: '{player} тянет: {token}.', pl: '{player} dobiera: {token}.' },
  drewHidden: { en: '{player} draws from the bag.', ru: '{player} тянет из мешка.', pl: '{player} dobiera z worka.' },
  tileLaid: {
    en: '{player} lays {token} ({tile}) at {cell}.',
    ru: '{player} кладёт на {cell}: {token} ({tile}).',
    pl: '{player} kładzie na {cell}: {token} ({tile}).',
  },
  tokenExchanged: { en: '{player} exchanges: {token}.', ru: '{player} меняет: {token}.', pl: '{player} wymienia: {token}.' },
  ironFront: {
    en: '{player} takes the iron in front to {at}.',
    ru: '{player} берёт паяльник, лежащий перед ним: {at}.',
    pl: '{player} używa lutownicy sprzed siebie: {at}.',
  },
  ironHand: {
    en: '{player} takes the iron of the hand to {at}.',
    ru: '{player} берёт паяльник из руки: {at}.',
    pl: '{player} używa lutownicy z ręki: {at}.',
  },
  takenToBag: {
    en: '{token} at {cell} is taken out and goes back into the bag.',
    ru: 'На {cell} выпаивают: {token}; жетон возвращается в мешок.',
    pl: 'Z {cell} wylutowano: {token}; kafelek wraca do worka.',
  },
  takenToDiscard: {
    en: '{token} at {cell} is taken out and discarded.',
    ru: 'На {cell} выпаивают: {token}; жетон уходит в сброс.',
    pl: 'Z {cell} wylutowano: {token}; kafelek trafia do odrzuconych.',
  },
  kept: {
    en: ' {player} keeps its glow token.',
    ru: ' Жетон «Свечение» сохраняет {player}.',
    pl: ' Żeton światła zachowuje {player}.',
  },
  smokeTakenOff: {
    en: 'The fuse is sound again: {side}.',
    ru: 'Предохранитель снова цел: {side}.',
    pl: 'Bezpiecznik znów sprawny: {side}.',
  },
  reedOn: { en: 'The reed switch at {cell} is On.', ru: 'Геркон на {cell} включён.', pl: 'Kontaktron na {cell} jest włączony.' },
  reedOff: {
    en: 'The reed switch at {cell} is off.',
    ru: 'Геркон на {cell} выключен.',
    pl: 'Kontaktron na {cell} jest wyłączony.',
  },
  fuseBurnt: { en: 'A fuse burns: {side}.', ru: 'Сгорает предохранитель: {side}.', pl: 'Przepala się bezpiecznik: {side}.' },
  shortMade: {
    en: '{player} has made a short circuit.',
    ru: '{player} устраивает короткое замыкание.',
    pl: '{player} powoduje zwarcie.',
  },
  shortRemoved: { en: 'The short circuit is removed.', ru: 'Короткое замыкание устранено.', pl: 'Zwarcie usunięte.' },
  partsBurnt: { en: 'Blue smoke at {cells}.', ru: 'Синий дым: {cells}.', pl: 'Niebieski dym: {cells}.' },
  glowHalf: {
    en: '{cell} glows half: 1 point for {player}.',
    ru: '{cell}: половинное свечение, {player} получает 1 очко.',
    pl: '{cell} świeci połową światła: {player} dostaje 1 punkt.',
  },
  glowFull: {
    en: '{cell} glows fully: 2 points for {player}.',
    ru: '{cell}: полное свечение, {player} получает 2 очка.',
    pl: '{cell} świeci pełnym światłem: {player} dostaje 2 punkty.',
  },
  keptDark: {
    en: 'The short circuit keeps dark: {cells}.',
    ru: 'Замыкание не даёт светиться: {cells}.',
    pl: 'Zwarcie nie pozwala świecić: {cells}.',
  },
  penaltyPaid: { en: 'Penalty for {player}: {points}.', ru: 'Штраф, {player}: {points}.', pl: 'Kara, {player}: {points}.' },
  turnLost: {
    en: '{player} will miss the next turn.',
    ru: '{player} пропустит следующий ход.',
    pl: '{player} straci następną kolejkę.',
  },
  turnMissed: { en: '{player} misses a turn.', ru: '{player} пропускает ход из-за штрафа.', pl: '{player} traci kolejkę.' },
  passed: { en: '{player} passes.', ru: '{player} пропускает ход.', pl: '{player} pasuje.' },
  lastRoundBegan: {
    en: 'Eight points! One more turn each: {players}.',
    ru: 'Восемь очков! Ещё по одному ходу: {players}.',
    pl: 'Osiem punktów! Jeszcze po jednej kolejce: {players}.',
  },
  resigned: { en: '{player} leaves the game.', ru: '{player} выходит из игры.', pl: '{player} opuszcza grę.' },
} as const satisfies Record<string, Words>;

const ENDS: Readonly<Record<string, Words>> = {
  'eight-points': {
    en: 'The last round is over: the game ends.',
    ru: 'Последний круг сыгран: игра окончена.',
    pl: 'Ostatnia runda rozegrana: koniec gry.',
  },
  'short-stands': {
    en: 'Nobody fixed the short circuit: the game ends.',
    ru: 'Замыкание никто не устранил: игра окончена.',
    pl: 'Nikt nie usunął zwarcia: koniec gry.',
  },
  'all-passed': {
    en: 'Everyone passed in a row: the game ends.',
    ru: 'Все подряд пропустили ход: игра окончена.',
    pl: 'Wszyscy po kolei spasowali: koniec gry.',
  },
  'no-tiles': {
    en: 'No tiles are left: the game ends.',
    ru: 'Жетонов больше нет: игра окончена.',
    pl: 'Nie ma już kafelków: koniec gry.',
  },
  'one-side-left': {
    en: 'One side is left and has won.',
    ru: 'Осталась одна сторона, она победила.',
    pl: 'Została jedna strona i ona wygrywa.',
  },
};

export const endWords = (reason: string, language: Language): string => ENDS[reason]?.[language] ?? reason;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isSide = (place: string): boolean => place.startsWith('left') || place.startsWith('right');

/** A seen event as one sentence; a closed chain as its way and outcome. */
export function tell(event: CircuitEvent, language: Language): string {
  const say = (key: keyof typeof TEXTS, details: Readonly<Record<string, string | number>>): string =>
    capital(fill(TEXTS[key][language], details));
  const player = 'seat' in event ? playerName(event.seat, language) : '';
  switch (event.kind) {
    case 'sidePlaced':
      return say('sidePlaced', { side: sidePlace(event.side, language), token: sideTokenName(event.token, language) });
    case 'tokenDrawn':
      return event.token ? say('drew', { player, token: tokenName(event.token, language) }) : say('drewHidden', { player });
    case 'tileLaid':
      return say('tileLaid', { player, token: tokenName(event.tile, language), tile: event.tile, cell: event.cell });
    case 'tokenExchanged':
      return say('tokenExchanged', { player, token: tokenName(event.token, language) });
    case 'ironUsed':
      return say(event.from === 'front' ? 'ironFront' : 'ironHand', {
        player,
        at: isSide(event.at) ? sidePlace(event.at, language) : event.at,
      });
    case 'tileTakenOut': {
      const kept = event.kept ? fill(TEXTS.kept[language], { player: playerName(event.kept.seat, language) }) : '';
      const details = { token: tokenName(event.tile, language), cell: event.cell };
      return say(event.to === 'bag' ? 'takenToBag' : 'takenToDiscard', details) + kept;
    }
    case 'smokeTakenOff':
    case 'fuseBurnt':
      return say(event.kind, { side: sidePlace(event.side, language) });
    case 'reedSwitched':
      return say(event.on ? 'reedOn' : 'reedOff', { cell: event.cell });
    case 'chainClosed':
      return `${capital(wayWords(event.reason, language))}. ${outcomeWords(event.reason, language)}`;
    case 'partsBurnt':
    case 'keptDark':
      return say(event.kind, { cells: listWords(event.cells, language) });
    case 'glowPlaced':
      return say(event.level === 1 ? 'glowHalf' : 'glowFull', { player, cell: event.cell });
    case 'penaltyPaid':
      return `${say('penaltyPaid', { player, points: countPoints(event.points, language) })} [${event.clause}]`;
    case 'lastRoundBegan':
      return say('lastRoundBegan', {
        players: listWords(
          event.seats.map((seat) => playerName(seat, language)),
          language,
        ),
      });
    case 'gameEnded':
      return `${endWords(event.reason, language)} [${event.clause}]`;
    case 'secondAsked':
    case 'turnEnded':
      return '';
    default:
      return say(event.kind, { player });
  }
}
