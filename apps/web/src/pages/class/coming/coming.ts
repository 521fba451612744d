import type { PictureSecret } from '@stolik/class/secrets';
import type { AnimalList, ClassTroubleKind } from '../../../session/class/api.ts';
import { type AnyCode, readAnyCode } from '../../../session/online/code.ts';

/*
 * The way into a class as a value: a code, an animal, three pictures. A component shows it, asks what a step asks for, and reports the answer.
 */

/** Which keys there are. Classes have digits in a house and letters elsewhere; a lesson's number has digits, a table's code letters. */
export type Keys = 'digits' | 'letters';

export interface TypingCode {
  readonly step: 'code';
  readonly keys: Keys;
  readonly typed: string;
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
  | { readonly kind: 'code'; readonly code: AnyCode }
  | { readonly kind: 'pictures'; readonly code: string; readonly pupil: number; readonly pictures: PictureSecret };

const PICTURES_OF_SECRET = 3;
/** As the server makes codes: no vowels, so that no code is a word, and nothing that looks like a digit. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** In a house people come by an address of the house; elsewhere by a name. */
export const isHouseName = (host: string): boolean =>
  /^[\d.]+$/.test(host) || host.startsWith('[') || host.endsWith('.local') || !host.includes('.');

/** How long codes are: boxes that are shown at once, and the longest. */
const LENGTHS: Readonly<Record<Keys, { readonly shown: number; readonly most: number }>> = {
  digits: { shown: 4, most: 7 },
  letters: { shown: 6, most: 12 },
};

/** As many boxes as the code of a class has; a longer code gets a box for each sign. */
export const boxesOf = ({ keys, typed }: TypingCode): number => Math.max(LENGTHS[keys].shown, typed.length);

export const beginning = (isInHouse: boolean): TypingCode => withKeys(isInHouse ? 'digits' : 'letters');

export const withKeys = (keys: Keys): TypingCode => ({ step: 'code', keys, typed: '', trouble: undefined });

/** A key of the page or of a keyboard. A keyboard changes the kind of code with its first sign. */
export function pressed(coming: TypingCode, key: string): TypingCode {
  const sign = key.toUpperCase();
  const keys = CODE_LETTERS.includes(sign) ? 'letters' : 'digits';
  if (sign.length !== 1 || (keys === 'digits' && !/^\d$/.test(sign))) return coming;
  if (keys !== coming.keys) return coming.typed === '' ? pressed(withKeys(keys), key) : coming;
  if (coming.typed.length >= LENGTHS[keys].most) return coming;
  return { ...coming, typed: coming.typed + sign, trouble: undefined };
}

/** What a code asks for when it is sent: it may be whole at four digits or go on. */
export function sent(coming: TypingCode): Asks | undefined {
  const code = readAnyCode(coming.typed);
  return code && { kind: 'code', code };
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
  if (coming.step === 'animal') return beginning(isInHouse);
  return undefined;
}

/** Three pictures are complete and asked at once: nobody looks for a button. */
export function asksFor(coming: Coming): Asks | undefined {
  if (coming.step !== 'pictures' || coming.chosen.length < PICTURES_OF_SECRET) return undefined;
  const [first, second, third] = coming.chosen as unknown as PictureSecret;
  return { kind: 'pictures', code: coming.code, pupil: coming.pupil, pictures: [first, second, third] };
}
