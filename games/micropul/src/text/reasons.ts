import { type CountForms, countForm, type Language } from '@stolik/kernel/language';

/** What can be said of an action, each a few words that follow one another after commas. Numbers are counts or sizes. */
export interface ReasonWords {
  wins(tiles: number): string;
  readonly again: string;
  readonly turnsUp: string;
  closesMine(points: number): string;
  closesTheirs(points: number): string;
  closesFree(points: number): string;
  growsMine(points: number): string;
  spoilsTheirs(points: number): string;
  spoilsMine(points: number): string;
  claimsClosed(points: number): string;
  claimsOpen(points: number, places: number): string;
  takes(inHand: number): string;
  opens(signs: number): string;
  readonly opensNothing: string;
  readonly endsAhead: string;
  readonly endsBehind: string;
  readonly ends: string;
  readonly runsOut: string;
}

const forms = (language: Language, count: number, each: CountForms): string => `${count} ${countForm(language, count, each)}`;

const TILES = { one: 'tile', few: 'tiles', many: 'tiles' };
const PLACES = { one: 'open place', few: 'open places', many: 'open places' };
const SYMBOLS = { one: 'symbol', few: 'symbols', many: 'symbols' };

const en: ReasonWords = {
  wins: (tiles) => `wins ${forms('en', tiles, TILES)}`,
  again: 'brings another turn',
  turnsUp: 'turns a tile in your supply face up',
  closesMine: (points) => `closes your group of ${points}`,
  closesTheirs: (points) => `closes your opponent’s group of ${points}`,
  closesFree: (points) => `closes a group of ${points} that nobody has claimed`,
  growsMine: (points) => `grows your group to ${points}`,
  spoilsTheirs: (points) => `spoils your opponent’s group of ${points}`,
  spoilsMine: (points) => `spoils your group of ${points}`,
  claimsClosed: (points) => `claims a closed group of ${points}`,
  claimsOpen: (points, places) => `claims a group of ${points} with ${forms('en', places, PLACES)}`,
  takes: (inHand) => `more to choose from: ${forms('en', inHand, TILES)} in hand`,
  opens: (signs) => `leaves ${forms('en', signs, SYMBOLS)} for your opponent`,
  opensNothing: 'opens nothing',
  endsAhead: 'ends the game while you are ahead',
  endsBehind: 'ends the game while you are behind',
  ends: 'ends the game',
  runsOut: 'leaves you without a tile: lost',
};

const TILES_RU = { one: 'жетон', few: 'жетона', many: 'жетонов' };
const PLACES_RU = { one: 'открытым местом', few: 'открытыми местами', many: 'открытыми местами' };

const ru: ReasonWords = {
  wins: (tiles) => `приносит ${forms('ru', tiles, TILES_RU)}`,
  again: 'даёт ещё один ход',
  turnsUp: 'открывает жетон запаса',
  closesMine: (points) => `закрывает вашу группу из ${points}`,
  closesTheirs: (points) => `закрывает чужую группу из ${points}`,
  closesFree: (points) => `закрывает свободную группу из ${points}`,
  growsMine: (points) => `увеличивает вашу группу до ${points}`,
  spoilsTheirs: (points) => `портит чужую группу из ${points}`,
  spoilsMine: (points) => `портит вашу группу из ${points}`,
  claimsClosed: (points) => `занимает закрытую группу из ${points}`,
  claimsOpen: (points, places) => `занимает группу из ${points} с ${forms('ru', places, PLACES_RU)}`,
  takes: (inHand) => `больше выбора: ${forms('ru', inHand, TILES_RU)} в руке`,
  opens: (signs) => `оставляет сопернику знаков: ${signs}`,
  opensNothing: 'ничего не открывает',
  endsAhead: 'завершает партию, пока вы впереди',
  endsBehind: 'завершает партию, когда вы позади',
  ends: 'завершает партию',
  runsOut: 'оставляет вас без жетонов: проигрыш',
};

const TILES_PL = { one: 'żeton', few: 'żetony', many: 'żetonów' };
const PLACES_PL = { one: 'otwartym miejscem', few: 'otwartymi miejscami', many: 'otwartymi miejscami' };
const SIGNS_PL = { one: 'znak', few: 'znaki', many: 'znaków' };

const pl: ReasonWords = {
  wins: (tiles) => `zdobywa ${forms('pl', tiles, TILES_PL)}`,
  again: 'daje dodatkową turę',
  turnsUp: 'odkrywa żeton z magazynu',
  closesMine: (points) => `zamyka twoją grupę (${points})`,
  closesTheirs: (points) => `zamyka grupę rywala (${points})`,
  closesFree: (points) => `zamyka wolną grupę (${points})`,
  growsMine: (points) => `powiększa twoją grupę do ${points}`,
  spoilsTheirs: (points) => `psuje grupę rywala (${points})`,
  spoilsMine: (points) => `psuje twoją grupę (${points})`,
  claimsClosed: (points) => `zajmuje zamkniętą grupę (${points})`,
  claimsOpen: (points, places) => `zajmuje grupę (${points}) z ${forms('pl', places, PLACES_PL)}`,
  takes: (inHand) => `większy wybór: ${forms('pl', inHand, TILES_PL)} na ręce`,
  opens: (signs) => `zostawia rywalowi ${forms('pl', signs, SIGNS_PL)}`,
  opensNothing: 'niczego nie otwiera',
  endsAhead: 'kończy partię, gdy prowadzisz',
  endsBehind: 'kończy partię, gdy przegrywasz',
  ends: 'kończy partię',
  runsOut: 'zostajesz bez żetonów: przegrana',
};

export const REASONS: Readonly<Record<Language, ReasonWords>> = { en, ru, pl };
