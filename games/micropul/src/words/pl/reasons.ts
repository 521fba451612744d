import { type CountForms, countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import type { ReasonWords } from '../../text/reasons.ts';

const forms = (count: number, each: CountForms): string => `${count} ${countForm('pl', count, each)}`;

const TILES = { one: 'żeton', few: 'żetony', many: 'żetonów' };
const POINTS = { one: 'punkt', few: 'punkty', many: 'punktów' };
const STAY = { one: 'zostaje', few: 'zostają', many: 'zostaje' };
const PLACES = { one: 'otwarte miejsce', few: 'otwarte miejsca', many: 'otwartych miejsc' };
const SIGNS = { one: 'nowy znak', few: 'nowe znaki', many: 'nowych znaków' };

export const pl: ReasonWords = {
  wins: (tiles) =>
    `zdobywa do magazynu ${forms(tiles, TILES)}: ${tiles === 1 ? '2 punkty, jeśli tam zostanie' : 'po 2 punkty za każdy, który tam zostanie'}`,
  again: 'daje dodatkową turę',
  againFor: (says) => `daje dodatkową turę, a ta ${says}`,
  turnsUp: 'odkrywa żeton z magazynu: wiadomo, co można wziąć',
  closesMine: (points) => `zamyka twoją grupę: ${forms(points, POINTS)} dla ciebie`,
  closesTheirs: (points) => `ale zamyka grupę rywala: ${forms(points, POINTS)} dla rywala`,
  closesFree: (points) => `zamyka grupę (${points}) bez kamienia: kamień na niej da punkty od razu`,
  growsMine: (points) =>
    points.length === 1
      ? `powiększa twoją grupę do ${points[0]}: punkty da, gdy się zamknie`
      : `powiększa twoje grupy do ${listed(points.map(String), 'pl')}: punkty dadzą, gdy się zamkną`,
  spoilsTheirs: (points) => `psuje grupę rywala (${points}): z dwoma kamieniami nic nie da`,
  spoilsMine: (points) => `ale psuje twoją grupę (${points}): z dwoma kamieniami nic nie da`,
  claimsClosed: (points) => `grupa jest zamknięta i od razu daje ci ${forms(points, POINTS)}`,
  claimsOpen: (points, places) =>
    `grupa da ci punkty, gdy się zamknie: na razie ${points}, ${countForm('pl', places, STAY)} ${forms(places, PLACES)}`,
  takes: (inHand) => (inHand === 1 ? 'ręka jest pusta' : `daje większy wybór: ${forms(inHand, TILES)} na ręce`),
  opens: (signs) => `ale rywal może użyć: ${forms(signs, SIGNS)}`,
  opensNothing: 'nie daje rywalowi nowych znaków',
  opensForMe: (signs) => `zostawia na później ${forms(signs, SIGNS)}`,
  endsAhead: 'kończy partię, gdy prowadzisz',
  endsBehind: 'ale kończy partię, gdy przegrywasz',
  ends: 'kończy partię',
  runsOut: 'ale zostajesz bez żetonów, a to przegrana',
  fewLeft: (tiles) =>
    tiles === 1
      ? 'zostanie ci ostatni żeton: zdobądź szybko kolejny, inaczej przegrana'
      : `zostaną ci ${tiles} żetony: zdobądź szybko kolejne, inaczej przegrana`,
};
