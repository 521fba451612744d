import { tileArt } from '@stolik/circuit/art';
import { sidePlace, tokenName } from '@stolik/circuit/text/words';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Advising, Lit } from '../../table/contract.ts';
import { face } from './face.ts';
import { codeOf, rotationOf } from './picture.ts';

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
    lay: (code, cell) => `Lay the ${tokenName(code, 'en')} on ${cell}`,
    swap: (code) => `Exchange the ${tokenName(code, 'en')} for something from the bag`,
    solder: (code, cell) => `With the soldering iron, put the ${tokenName(code, 'en')} on ${cell} instead of what lies there`,
    takeOut: (cell) => `With the soldering iron, take out what lies on ${cell}`,
    mend: (side) => `With the soldering iron, mend the fuse: ${sidePlace(side, 'en')}`,
    pass: 'Pass: nothing else can be done',
  },
  ru: {
    lay: (code, cell) => `Положите на ${cell}: ${tokenName(code, 'ru')}`,
    swap: (code) => `Обменяйте в мешке: ${tokenName(code, 'ru')}`,
    solder: (code, cell) => `Паяльником поставьте на ${cell} вместо того, что там лежит: ${tokenName(code, 'ru')}`,
    takeOut: (cell) => `Паяльником снимите то, что лежит на ${cell}`,
    mend: (side) => `Паяльником почините предохранитель: ${sidePlace(side, 'ru')}`,
    pass: 'Пропустите ход: больше ничего сделать нельзя',
  },
  pl: {
    lay: (code, cell) => `Połóż na ${cell}: ${tokenName(code, 'pl')}`,
    swap: (code) => `Wymień na coś z woreczka: ${tokenName(code, 'pl')}`,
    solder: (code, cell) => `Lutownicą postaw na ${cell} zamiast tego, co tam leży: ${tokenName(code, 'pl')}`,
    takeOut: (cell) => `Lutownicą zdejmij to, co leży na ${cell}`,
    mend: (side) => `Lutownicą napraw bezpiecznik: ${sidePlace(side, 'pl')}`,
    pass: 'Spasuj: nic innego nie da się zrobić',
  },
};

function say(_view: unknown, _seat: Seat, text: string, language: Language): string {
  const { verb, place, tile } = readWritten(text);
  const words = IDEAS[language];
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

export const advice: Advising = { say, lit, confirm: '.ci-buttons .go' };
