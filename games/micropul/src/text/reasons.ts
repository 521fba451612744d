import { type CountForms, countForm, type Language } from '@stolik/kernel/language';
import { listed } from '@stolik/kernel/telling';

/** What can be said of an action, each a sentence of its own that says why. Numbers are counts or points. */
export interface ReasonWords {
  wins(tiles: number): string;
  readonly again: string;
  /** Another turn, and what can be done in it. */
  againFor(says: string): string;
  readonly turnsUp: string;
  closesMine(points: number): string;
  closesTheirs(points: number): string;
  closesFree(points: number): string;
  /** The groups of this seat that grow, the largest first. */
  growsMine(points: readonly number[]): string;
  spoilsTheirs(points: number): string;
  spoilsMine(points: number): string;
  claimsClosed(points: number): string;
  claimsOpen(points: number, places: number): string;
  takes(inHand: number): string;
  opens(signs: number): string;
  readonly opensNothing: string;
  /** The same for somebody who plays alone. */
  opensForMe(signs: number): string;
  readonly endsAhead: string;
  readonly endsBehind: string;
  readonly ends: string;
  readonly runsOut: string;
  /** So few tiles are left to play, and whoever has none loses. */
  fewLeft(tiles: number): string;
}

const forms = (language: Language, count: number, each: CountForms): string => `${count} ${countForm(language, count, each)}`;

const TILES = { one: 'tile', few: 'tiles', many: 'tiles' };
const POINTS = { one: 'point', few: 'points', many: 'points' };
const SYMBOLS = { one: 'symbol', few: 'symbols', many: 'symbols' };

const en: ReasonWords = {
  wins: (tiles) => `wins ${forms('en', tiles, TILES)} for your supply: 2 points ${tiles === 1 ? '' : 'each '}if unused`,
  again: 'gives you another turn',
  againFor: (says) => `gives you another turn, which then ${says}`,
  turnsUp: 'turns a tile in your supply face up, so you know what you can take',
  closesMine: (points) => `closes your group: ${forms('en', points, POINTS)} for you`,
  closesTheirs: (points) => `but it closes your opponent’s group: ${forms('en', points, POINTS)} for them`,
  closesFree: (points) => `closes a group of ${points} without a stone: a stone there would score at once`,
  growsMine: (points) =>
    points.length === 1
      ? `grows your group to ${points[0]}: you get the points when it’s closed`
      : `grows your groups to ${listed(points.map(String), 'en')}: you get the points when they’re closed`,
  spoilsTheirs: (points) => `spoils your opponent’s group of ${points}: with two stones it scores nothing`,
  spoilsMine: (points) => `but it spoils your own group of ${points}: with two stones it scores nothing`,
  claimsClosed: (points) => `the group is closed: ${forms('en', points, POINTS)} for you at once`,
  claimsOpen: (points, places) =>
    `you get the group’s points when it’s closed: ${points} so far, ${places} ${places === 1 ? 'place' : 'places'} still open`,
  takes: (inHand) => (inHand === 1 ? 'your hand is empty' : `gives you more choice: ${forms('en', inHand, TILES)} in hand`),
  opens: (signs) => `but your opponent can use ${signs === 1 ? 'a new symbol' : `${forms('en', signs, SYMBOLS)}`} on it`,
  opensNothing: 'gives your opponent no new symbol to use',
  opensForMe: (signs) => `leaves ${forms('en', signs, SYMBOLS)} on it to use later`,
  endsAhead: 'ends the game while you’re ahead',
  endsBehind: 'but it ends the game while you’re behind',
  ends: 'ends the game',
  runsOut: 'but it leaves you without a tile, and you lose',
  fewLeft: (tiles) =>
    tiles === 1
      ? 'this leaves you your last tile: win another soon, or you lose'
      : `this leaves you ${tiles} tiles: win more soon, or you lose`,
};

const TILES_RU = { one: 'жетон', few: 'жетона', many: 'жетонов' };
const POINTS_RU = { one: 'очко', few: 'очка', many: 'очков' };
const OPEN_RU = { one: 'открыто', few: 'открыты', many: 'открыто' };
const PLACES_RU = { one: 'место', few: 'места', many: 'мест' };
const SIGNS_RU = { one: 'знак', few: 'знака', many: 'знаков' };
const NEW_SIGNS_RU = { one: 'новым знаком', few: 'новыми знаками', many: 'новыми знаками' };

const ru: ReasonWords = {
  wins: (tiles) =>
    `приносит в запас ${forms('ru', tiles, TILES_RU)}: ${tiles === 1 ? '2 очка, если он там останется' : 'по 2 очка за каждый, что там останется'}`,
  again: 'даёт ещё один ход',
  againFor: (says) => `даёт ещё один ход, а тот ${says}`,
  turnsUp: 'открывает жетон запаса: видно, что можно взять',
  closesMine: (points) => `закрывает вашу группу: ${forms('ru', points, POINTS_RU)}`,
  closesTheirs: (points) => `но закрывает чужую группу: ${forms('ru', points, POINTS_RU)} сопернику`,
  closesFree: (points) => `закрывает группу из ${points} без камня: камень на ней сразу даст очки`,
  growsMine: (points) =>
    points.length === 1
      ? `ваша группа вырастет до ${points[0]}: очки даст, когда закроется`
      : `ваши группы вырастут до ${listed(points.map(String), 'ru')}: очки дадут, когда закроются`,
  spoilsTheirs: (points) => `портит чужую группу из ${points}: с двумя камнями она ничего не даст`,
  spoilsMine: (points) => `но портит вашу группу из ${points}: с двумя камнями она ничего не даст`,
  claimsClosed: (points) => `группа закрыта: сразу ${forms('ru', points, POINTS_RU)}`,
  claimsOpen: (points, places) =>
    `группа даст вам очки, когда закроется: пока ${points}, ${forms('ru', places, PLACES_RU)} ещё ${countForm('ru', places, OPEN_RU)}`,
  takes: (inHand) => (inHand === 1 ? 'в руке пусто' : `больше выбора: ${forms('ru', inHand, TILES_RU)} в руке`),
  opens: (signs) => `но соперник сможет воспользоваться ${signs === 1 ? 'новым знаком' : forms('ru', signs, NEW_SIGNS_RU)}`,
  opensNothing: 'не даёт сопернику новых знаков',
  opensForMe: (signs) => `оставляет на потом ${forms('ru', signs, SIGNS_RU)}`,
  endsAhead: 'завершает партию, пока вы впереди',
  endsBehind: 'но завершает партию, когда вы позади',
  ends: 'завершает партию',
  runsOut: 'но оставляет вас без жетонов: это проигрыш',
  fewLeft: (tiles) =>
    tiles === 1
      ? 'останется последний жетон: скорее добудьте ещё, иначе проигрыш'
      : `останется жетонов: ${tiles}. Скорее добудьте ещё, иначе проигрыш`,
};

const TILES_PL = { one: 'żeton', few: 'żetony', many: 'żetonów' };
const POINTS_PL = { one: 'punkt', few: 'punkty', many: 'punktów' };
const STAY_PL = { one: 'zostaje', few: 'zostają', many: 'zostaje' };
const PLACES_PL = { one: 'otwarte miejsce', few: 'otwarte miejsca', many: 'otwartych miejsc' };
const SIGNS_PL = { one: 'nowy znak', few: 'nowe znaki', many: 'nowych znaków' };

const pl: ReasonWords = {
  wins: (tiles) =>
    `zdobywa do magazynu ${forms('pl', tiles, TILES_PL)}: ${tiles === 1 ? '2 punkty, jeśli tam zostanie' : 'po 2 punkty za każdy, który tam zostanie'}`,
  again: 'daje dodatkową turę',
  againFor: (says) => `daje dodatkową turę, a ta ${says}`,
  turnsUp: 'odkrywa żeton z magazynu: wiadomo, co można wziąć',
  closesMine: (points) => `zamyka twoją grupę: ${forms('pl', points, POINTS_PL)} dla ciebie`,
  closesTheirs: (points) => `ale zamyka grupę rywala: ${forms('pl', points, POINTS_PL)} dla rywala`,
  closesFree: (points) => `zamyka grupę (${points}) bez kamienia: kamień na niej da punkty od razu`,
  growsMine: (points) =>
    points.length === 1
      ? `powiększa twoją grupę do ${points[0]}: punkty da, gdy się zamknie`
      : `powiększa twoje grupy do ${listed(points.map(String), 'pl')}: punkty dadzą, gdy się zamkną`,
  spoilsTheirs: (points) => `psuje grupę rywala (${points}): z dwoma kamieniami nic nie da`,
  spoilsMine: (points) => `ale psuje twoją grupę (${points}): z dwoma kamieniami nic nie da`,
  claimsClosed: (points) => `grupa jest zamknięta i od razu daje ci ${forms('pl', points, POINTS_PL)}`,
  claimsOpen: (points, places) =>
    `grupa da ci punkty, gdy się zamknie: na razie ${points}, ${countForm('pl', places, STAY_PL)} ${forms('pl', places, PLACES_PL)}`,
  takes: (inHand) => (inHand === 1 ? 'ręka jest pusta' : `daje większy wybór: ${forms('pl', inHand, TILES_PL)} na ręce`),
  opens: (signs) => `ale rywal może użyć: ${forms('pl', signs, SIGNS_PL)}`,
  opensNothing: 'nie daje rywalowi nowych znaków',
  opensForMe: (signs) => `zostawia na później ${forms('pl', signs, SIGNS_PL)}`,
  endsAhead: 'kończy partię, gdy prowadzisz',
  endsBehind: 'ale kończy partię, gdy przegrywasz',
  ends: 'kończy partię',
  runsOut: 'ale zostajesz bez żetonów, a to przegrana',
  fewLeft: (tiles) =>
    tiles === 1
      ? 'zostanie ci ostatni żeton: zdobądź szybko kolejny, inaczej przegrana'
      : `zostaną ci ${tiles} żetony: zdobądź szybko kolejne, inaczej przegrana`,
};

export const REASONS: Readonly<Record<Language, ReasonWords>> = { en, ru, pl };
