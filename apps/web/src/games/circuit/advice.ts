import { tileArt } from '@stolik/circuit/art';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Advising, Lit } from '../../shell/contract.ts';
import { face } from './art/face.ts';
import { codeOf, rotationOf } from './art/picture.ts';
import { deskOf } from './desk/desk.ts';
import { wordsOf } from './words/by-language.ts';
import type { IdeaWords } from './words/words.ts';

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

const say = (view: CircuitView, _seat: Seat, text: string, language: Language): string =>
  inWords(view, text, wordsOf(language).advice.ideas);
const tell = (view: CircuitView, _seat: Seat, text: string, language: Language): string =>
  inWords(view, text, wordsOf(language).advice.done);

function inWords({ cells }: CircuitView, text: string, words: IdeaWords): string {
  const { verb, place, tile } = readWritten(text);
  if (verb === 'lay') return words.lay(tile!.charAt(0), place!);
  if (verb === 'swap') return words.swap(tile!);
  if (verb === 'pass' || place === undefined) return words.pass;
  if (isSide(place)) return words.mend(place);
  const was = cells[place]?.tile.charAt(0) ?? '';
  return tile === undefined ? words.takeOut(was, place) : words.solder(tile.charAt(0), was, place);
}

function lit(_view: CircuitView, _seat: Seat, text: string): Lit {
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

export const advice: Advising<CircuitView, CircuitEvent> = {
  say,
  tell,
  lit,
  propose: (table, action) => deskOf(table).propose(action),
  confirm: '.ci-buttons .go',
};
