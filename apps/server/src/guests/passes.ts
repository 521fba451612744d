import { randomBytes } from 'node:crypto';
import type { Signer } from './tokens.ts';

/** Where a device was let in: as which pupil of which class, and how often their secrets had been drawn by then. */
export interface Been {
  readonly room: string;
  readonly pupil: number;
  readonly drawn: number;
}

/**
 * What a device shows so that others at its address can't use up its tries. A random number, when it was issued, and where the device was let
 * in before; nothing about anybody. It opens nothing. The server keeps none: its signature is on it.
 */
export interface Pass {
  readonly id: string;
  /** In seconds; 0 where it was never issued but given to a device that was let in: then it has no tries of its own. */
  readonly issuedAt: number;
  readonly been: readonly Been[];
}

/** So long a pass has tries of its own. Where the device was let in it says for ever. */
const LASTS = 24 * 3600;
/** A tablet of a school goes through many hands. */
const MOST_BEEN = 12;

/** The header that carries it. */
export const PASS_HEADER = 'stolik-pass';

const freshPass = (): Pass => ({ id: randomBytes(9).toString('base64url'), issuedAt: 0, been: [] });

/** A client that joins repeatedly without a pass gets the same one each time, so nobody can collect them. */
const passOf = ({ room, pupil, drawn }: Been, signer: Signer): Pass => ({
  id: signer.signPass(`${room}:${pupil}:${drawn}`).slice(0, 12),
  issuedAt: 0,
  been: [],
});

/** A pass with tries of its own: a new one, or the same device again. */
export const issuePass = (now: number, known: Pass = freshPass()): Pass => ({ ...known, issuedAt: Math.floor(now / 1000) });

export const isIssued = ({ issuedAt }: Pass, now: number): boolean => issuedAt > 0 && now / 1000 - issuedAt < LASTS;

/** The same after the device was let in. */
export function admitted(been: Been, signer: Signer, known: Pass = passOf(been, signer)): Pass {
  const others = known.been.filter(({ room, pupil }) => room !== been.room || pupil !== been.pupil);
  return { ...known, been: [been, ...others].slice(0, MOST_BEEN) };
}

export const hasBeen = (pass: Pass | undefined, { room, pupil, drawn }: Been): boolean =>
  pass?.been.some((each) => each.room === room && each.pupil === pupil && each.drawn === drawn) ?? false;

const FORM = /^([\w-]{12})\.(\d{1,12})\.([a-z0-9:_]{0,400})\.([\w-]{22})$/;
const BEEN = /^([a-z0-9]{12}):(\d{1,4}):(\d{1,6})$/;

export function writePass({ id, issuedAt, been }: Pass, signer: Signer): string {
  const where = been.map(({ room, pupil, drawn }) => `${room}:${pupil}:${drawn}`).join('_');
  const what = `${id}.${issuedAt}.${where}`;
  return `${what}.${signer.signPass(what)}`;
}

/** Undefined for whatever we have not signed. */
export function readPass(text: unknown, signer: Signer): Pass | undefined {
  const match = typeof text === 'string' ? FORM.exec(text) : null;
  if (!match) return undefined;
  const [, id = '', issuedAt = '', where = '', signature = ''] = match;
  if (!signer.isSignedPass(`${id}.${issuedAt}.${where}`, signature)) return undefined;
  const been = where.split('_').flatMap((each): Been[] => {
    const [, room, pupil, drawn] = BEEN.exec(each) ?? [];
    return room === undefined ? [] : [{ room, pupil: Number(pupil), drawn: Number(drawn) }];
  });
  return { id, issuedAt: Number(issuedAt), been };
}
