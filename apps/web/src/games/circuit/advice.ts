import { tileArt } from '@stolik/circuit/art';
import { sidePlace, tokenName } from '@stolik/circuit/text/words';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Advising, Lit } from '../../shell/contract.ts';
import { face } from './art/face.ts';
import { codeOf, rotationOf } from './art/picture.ts';

/** A move as it is written: `lay E1 c1`, `swap E`, `iron c3 R0`, `iron left5 hand`, `pass`. */
interface Written {
  readonly verb: string;
  /** A cell, or a side: `left5`. */
  readonly place: string | undefined;
  readonly tile: string | undefined;
}

function readWritten(text: string): Written {
  const [verb = '', ...rest] = text.replace(/ glow .*$/, '').split(' ');
  const words = rest.filter((word) => word !== 'hand');
  if (verb === 'lay') return { verb, tile: words[0], place: words[1] };
  if (verb === 'swap') return { verb, tile: words[0], place: undefined };
  return { verb, place: words[0], tile: words[1] };
}

const isSide = (place: string): boolean => /^(left|right)/.test(place);

interface IdeaWords {
  lay(code: string, cell: string): string;
  swap(code: string): string;
  solder(code: string, cell: string): string;
  takeOut(cell: string): string;
  mend(side: string): string;
  readonly pass: string;
}

const IDEAS: Readonly<Record<Language, IdeaWords>> = {
  en: {
    lay: (code, cell) => `Place the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `Exchange the ${tokenName(code, 'en')} for something from the bag`,
    solder: (code, cell) => `With the soldering iron, put the ${tokenName(code, 'en')} on ${cell} instead of what’s there`,
    takeOut: (cell) => `With the soldering iron, take out what’s on ${cell}`,
    mend: (side) => `With the soldering iron, fix the fuse: ${sidePlace(side, 'en')}`,
    pass: 'Pass: nothing else can be done',
  },
  ru: {
    lay: (code, cell) => `Положите на ${cell}: ${tokenName(code, 'ru')}`,
    swap: (code) => `Обменяйте в мешке: ${tokenName(code, 'ru')}`,
    solder: (code, cell) => `Впаяйте на ${cell} вместо того, что там лежит: ${tokenName(code, 'ru')}`,
    takeOut: (cell) => `Выпаяйте то, что лежит на ${cell}`,
    mend: (side) => `Паяльником почините предохранитель: ${sidePlace(side, 'ru')}`,
    pass: 'Пропустите ход: больше ничего сделать нельзя',
  },
  pl: {
    lay: (code, cell) => `Połóż na ${cell}: ${tokenName(code, 'pl')}`,
    swap: (code) => `Wymień na coś z worka: ${tokenName(code, 'pl')}`,
    solder: (code, cell) => `Wlutuj na ${cell} zamiast tego, co tam leży: ${tokenName(code, 'pl')}`,
    takeOut: (cell) => `Wylutuj to, co leży na ${cell}`,
    mend: (side) => `Lutownicą napraw bezpiecznik: ${sidePlace(side, 'pl')}`,
    pass: 'Spasuj: nic innego nie da się zrobić',
  },
};

/** After "Played:" and "Better:". */
const DONE: Readonly<Record<Language, IdeaWords>> = {
  en: {
    lay: (code, cell) => `the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `the ${tokenName(code, 'en')} exchanged for something from the bag`,
    solder: (code, cell) => `the ${tokenName(code, 'en')} soldered in on ${cell} instead of what was there`,
    takeOut: (cell) => `what was on ${cell} soldered out`,
    mend: (side) => `the fuse fixed with the soldering iron, ${sidePlace(side, 'en')}`,
    pass: 'a pass',
  },
  ru: {
    lay: (code, cell) => `${tokenName(code, 'ru')} на ${cell}`,
    swap: (code) => `обмен в мешке, ${tokenName(code, 'ru')}`,
    solder: (code, cell) => `на ${cell} вместо того, что там лежало, впаян жетон (${tokenName(code, 'ru')})`,
    takeOut: (cell) => `выпаяно то, что лежало на ${cell}`,
    mend: (side) => `паяльником починен предохранитель, ${sidePlace(side, 'ru')}`,
    pass: 'пропуск хода',
  },
  pl: {
    lay: (code, cell) => `${tokenName(code, 'pl')} na ${cell}`,
    swap: (code) => `wymiana w worku, ${tokenName(code, 'pl')}`,
    solder: (code, cell) => `na ${cell} zamiast tego, co tam leżało, wlutowany kafelek (${tokenName(code, 'pl')})`,
    takeOut: (cell) => `wylutowane to, co leżało na ${cell}`,
    mend: (side) => `lutownicą naprawiony bezpiecznik, ${sidePlace(side, 'pl')}`,
    pass: 'pas',
  },
};

const say = (_view: unknown, _seat: Seat, text: string, language: Language): string => inWords(text, IDEAS[language]);
const tell = (_view: unknown, _seat: Seat, text: string, language: Language): string => inWords(text, DONE[language]);

function inWords(text: string, words: IdeaWords): string {
  const { verb, place, tile } = readWritten(text);
  if (verb === 'lay') return words.lay(tile!.charAt(0), place!);
  if (verb === 'swap') return words.swap(tile!);
  if (verb === 'pass' || place === undefined) return words.pass;
  if (isSide(place)) return words.mend(place);
  return tile === undefined ? words.takeOut(place) : words.solder(tile.charAt(0), place);
}

function lit(_view: unknown, _seat: Seat, text: string): Lit {
  const { verb, place, tile } = readWritten(text);
  const token = verb === 'iron' ? 'iron' : tile === undefined ? undefined : verb === 'swap' ? tile : tile.charAt(0);
  const held = token === undefined ? [] : [`.ci-held[data-token="${token}"]`];
  const both = verb === 'iron' && tile !== undefined ? [...held, `.ci-held[data-token="${tile.charAt(0)}"]`] : held;
  const art =
    tile === undefined || place === undefined
      ? undefined
      : tileArt(codeOf(tile), { face: face(), rotation: rotationOf(tile) || 0, state: {}, chip: true });
  return {
    board: () => {
      const cell = place === undefined ? undefined : document.querySelector(`.ci-cell[data-spot="${place}"]`);
      return cell ? [cell.getBoundingClientRect()] : [];
    },
    hand: both,
    ...(art !== undefined && { art }),
  };
}

export const advice: Advising = { say, tell, lit, confirm: '.ci-buttons .go' };
