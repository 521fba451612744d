import type { PictureSecret } from '@stolik/class/secrets';
import type { AnimalList, ClassTroubleKind } from '../../../session/class/api.ts';

/*
 * The way into a class as a value: a code, an animal, three pictures; or a number for one lesson. Whoever shows it performs what a step has
 * come to (`asksFor`) and tells what came of it.
 */

/** What is typed: the code of a class, four digits in a house and six letters elsewhere, or the number of one lesson. */
export type Typed = 'digits' | 'letters' | 'pin';

export interface TypingCode {
  readonly step: 'code';
  readonly kind: Typed;
  readonly typed: string;
  readonly isInHouse: boolean;
  readonly trouble: ClassTroubleKind | undefined;
}

export interface ChoosingAnimal {
  readonly step: 'animal';
  readonly code: string;
  readonly list: AnimalList;
}

export interface ShowingPictures {
  readonly step: 'pictures';
  readonly code: string;
  readonly list: AnimalList;
  readonly pupil: number;
  readonly chosen: readonly number[];
  /** Sets that were wrong: every one of them wobbles once. */
  readonly misses: number;
  /** So long nobody looks at another set, in milliseconds; 0: at once. */
  readonly wait: number;
  readonly trouble: ClassTroubleKind | undefined;
}

export type Coming = TypingCode | ChoosingAnimal | ShowingPictures;

/** What must be asked of the server now. */
export type Asks =
  | { readonly kind: 'animals'; readonly code: string }
  | { readonly kind: 'pin'; readonly pin: string }
  | { readonly kind: 'pictures'; readonly code: string; readonly pupil: number; readonly pictures: PictureSecret };

const PICTURES_OF_SECRET = 3;
/** As the server makes codes: no vowels, so that no code is a word, and nothing that looks like a digit. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** In a house people come by an address of the house; elsewhere by a name. */
export const isHouseName = (host: string): boolean =>
  /^[\d.]+$/.test(host) || host.startsWith('[') || host.endsWith('.local') || !host.includes('.');

export const lengthOf = ({ kind, isInHouse }: Pick<TypingCode, 'kind' | 'isInHouse'>): number => {
  if (kind === 'pin') return isInHouse ? 5 : 7;
  return kind === 'digits' ? 4 : 6;
};

export const beginning = (isInHouse: boolean): TypingCode => ({
  step: 'code',
  kind: isInHouse ? 'digits' : 'letters',
  typed: '',
  isInHouse,
  trouble: undefined,
});

/** Another way of typing begins anew. */
export const typing = (coming: TypingCode, kind: Typed): TypingCode => ({ ...coming, kind, typed: '', trouble: undefined });

/** A key of the page, or of a keyboard: what does not belong there is nothing. */
export function pressed(coming: TypingCode, key: string): TypingCode {
  const sign = key.toUpperCase();
  const isRight = coming.kind === 'letters' ? CODE_LETTERS.includes(sign) : /^\d$/.test(sign);
  if (sign.length !== 1 || !isRight || coming.typed.length >= lengthOf(coming)) return coming;
  return { ...coming, typed: coming.typed + sign, trouble: undefined };
}

export const erased = (coming: TypingCode): TypingCode => ({ ...coming, typed: coming.typed.slice(0, -1), trouble: undefined });

/** Nobody has this code: it is typed again from the start. */
export const codeRefused = (coming: TypingCode, trouble: ClassTroubleKind): TypingCode => ({ ...coming, typed: '', trouble });

export const found = (code: string, list: AnimalList): ChoosingAnimal => ({ step: 'animal', code, list });

export const tapped = ({ code, list }: ChoosingAnimal, pupil: number): ShowingPictures => ({
  step: 'pictures',
  code,
  list,
  pupil,
  chosen: [],
  misses: 0,
  wait: 0,
  trouble: undefined,
});

/** Pictures may come twice: a secret may hold the same one more than once. */
export function shown(coming: ShowingPictures, picture: number): ShowingPictures {
  if (coming.wait > 0 || coming.chosen.length >= PICTURES_OF_SECRET) return coming;
  return { ...coming, chosen: [...coming.chosen, picture], trouble: undefined };
}

/** One of those shown is taken back; what comes after it moves up. */
export const takenBack = (coming: ShowingPictures, index: number): ShowingPictures => ({
  ...coming,
  chosen: coming.chosen.toSpliced(index, 1),
});

export const picturesRefused = (coming: ShowingPictures, trouble: ClassTroubleKind, wait: number): ShowingPictures => ({
  ...coming,
  chosen: [],
  misses: coming.misses + (trouble === 'wrong' ? 1 : 0),
  wait,
  trouble,
});

export const waited = (coming: ShowingPictures): ShowingPictures => ({ ...coming, wait: 0 });

/** One step back; undefined: out of here. */
export function before(coming: Coming, isInHouse: boolean): Coming | undefined {
  if (coming.step === 'pictures') return found(coming.code, coming.list);
  if (coming.step === 'animal' || coming.kind === 'pin') return beginning(isInHouse);
  return undefined;
}

/** What is complete is asked at once: nobody looks for a button. */
export function asksFor(coming: Coming): Asks | undefined {
  if (coming.step === 'code') {
    if (coming.typed.length < lengthOf(coming)) return undefined;
    return coming.kind === 'pin' ? { kind: 'pin', pin: coming.typed } : { kind: 'animals', code: coming.typed };
  }
  if (coming.step === 'animal' || coming.chosen.length < PICTURES_OF_SECRET) return undefined;
  const [first, second, third] = coming.chosen as unknown as PictureSecret;
  return { kind: 'pictures', code: coming.code, pupil: coming.pupil, pictures: [first, second, third] };
}
