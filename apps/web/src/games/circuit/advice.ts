import { tileArt } from '@stolik/circuit/art';
import type { CircuitView } from '@stolik/circuit/seen/view';
import { sidePlace, tokenName, tokenOf } from '@stolik/circuit/text/words';
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
  /** `was`: the tile that is there before. */
  solder(code: string, was: string, cell: string): string;
  takeOut(was: string, cell: string): string;
  mend(side: string): string;
  readonly pass: string;
}

const IDEAS: Readonly<Record<Language, IdeaWords>> = {
  en: {
    lay: (code, cell) => `Place the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `Exchange the ${tokenName(code, 'en')} for something from the bag`,
    solder: (code, was, cell) =>
      `With the soldering iron, put the ${tokenName(code, 'en')} on ${cell} in place of the ${tokenName(was, 'en')}`,
    takeOut: (was, cell) => `With the soldering iron, take out the ${tokenName(was, 'en')} on ${cell}`,
    mend: (side) => `With the soldering iron, fix the fuse: ${sidePlace(side, 'en')}`,
    pass: 'Pass: nothing else can be done',
  },
  ru: {
    lay: (code, cell) => `Положите на ${cell}: ${tokenName(code, 'ru')}`,
    swap: (code) => `Обменяйте в мешке: ${tokenName(code, 'ru')}`,
    solder: (code, was, cell) => `Впаяйте на ${cell} вместо ${tokenOf(was, 'ru')}: ${tokenName(code, 'ru')}`,
    takeOut: (was, cell) => `Выпаяйте с ${cell}: ${tokenName(was, 'ru')}`,
    mend: (side) => `Паяльником почините предохранитель: ${sidePlace(side, 'ru')}`,
    pass: 'Пропустите ход: больше ничего сделать нельзя',
  },
  pl: {
    lay: (code, cell) => `Połóż na ${cell}: ${tokenName(code, 'pl')}`,
    swap: (code) => `Wymień na coś z worka: ${tokenName(code, 'pl')}`,
    solder: (code, was, cell) => `Wlutuj na ${cell} zamiast ${tokenOf(was, 'pl')}: ${tokenName(code, 'pl')}`,
    takeOut: (was, cell) => `Wylutuj z ${cell}: ${tokenName(was, 'pl')}`,
    mend: (side) => `Lutownicą napraw bezpiecznik: ${sidePlace(side, 'pl')}`,
    pass: 'Spasuj: nic innego nie da się zrobić',
  },
};

/** After "Played:" and "Better:". */
const DONE: Readonly<Record<Language, IdeaWords>> = {
  en: {
    lay: (code, cell) => `the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `the ${tokenName(code, 'en')} exchanged for something from the bag`,
    solder: (code, was, cell) => `the ${tokenName(code, 'en')} soldered in on ${cell} in place of the ${tokenName(was, 'en')}`,
    takeOut: (was, cell) => `the ${tokenName(was, 'en')} on ${cell} soldered out`,
    mend: (side) => `the fuse fixed with the soldering iron, ${sidePlace(side, 'en')}`,
    pass: 'a pass',
  },
  ru: {
    lay: (code, cell) => `${tokenName(code, 'ru')} на ${cell}`,
    swap: (code) => `обмен в мешке, ${tokenName(code, 'ru')}`,
    solder: (code, was, cell) => `пайка на ${cell}, ${tokenName(code, 'ru')} вместо ${tokenOf(was, 'ru')}`,
    takeOut: (was, cell) => `выпаивание с ${cell}, ${tokenName(was, 'ru')}`,
    mend: (side) => `починка предохранителя паяльником, ${sidePlace(side, 'ru')}`,
    pass: 'пропуск хода',
  },
  pl: {
    lay: (code, cell) => `${tokenName(code, 'pl')} na ${cell}`,
    swap: (code) => `wymiana w worku, ${tokenName(code, 'pl')}`,
    solder: (code, was, cell) => `lutowanie na ${cell}, ${tokenName(code, 'pl')} zamiast ${tokenOf(was, 'pl')}`,
    takeOut: (was, cell) => `wylutowanie z ${cell}, ${tokenName(was, 'pl')}`,
    mend: (side) => `naprawa bezpiecznika lutownicą, ${sidePlace(side, 'pl')}`,
    pass: 'pas',
  },
};

const say = (view: unknown, _seat: Seat, text: string, language: Language): string =>
  inWords(view as CircuitView, text, IDEAS[language]);
const tell = (view: unknown, _seat: Seat, text: string, language: Language): string =>
  inWords(view as CircuitView, text, DONE[language]);

function inWords({ cells }: CircuitView, text: string, words: IdeaWords): string {
  const { verb, place, tile } = readWritten(text);
  if (verb === 'lay') return words.lay(tile!.charAt(0), place!);
  if (verb === 'swap') return words.swap(tile!);
  if (verb === 'pass' || place === undefined) return words.pass;
  if (isSide(place)) return words.mend(place);
  const was = cells[place]?.tile.charAt(0) ?? '';
  return tile === undefined ? words.takeOut(was, place) : words.solder(tile.charAt(0), was, place);
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
