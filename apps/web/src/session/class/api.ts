import { isNickname, type Nickname } from '@stolik/class/names';
import { isRecord } from '@stolik/kernel/json';
import type { Language } from '@stolik/kernel/language';
import { ok, type Result } from '@stolik/kernel/result';
import { requestWithPass } from '../online/pass.ts';

import type { Request } from '../online/request.ts';

export type ClassTroubleKind =
  | 'no-network'
  | 'no-server'
  /** No class has this code, or no lesson this number. */
  | 'no-class'
  /** Other pictures, another card, another key, another password. */
  | 'wrong'
  | 'full'
  | 'too-fast'
  /** Nothing can be saved now: the server's disk is full, for example. */
  | 'unsaved'
  /** The operator of the server has closed the class, or wants nobody from this network. */
  | 'ended'
  | 'blocked'
  | 'broken';

/** Why it did not work; `wait`: in how many milliseconds the next try is looked at. */
export interface ClassTrouble {
  readonly kind: ClassTroubleKind;
  readonly wait: number;
}

export type ClassTold<T> = Promise<Result<T, ClassTrouble>>;

export interface Entered {
  readonly room: string;
  readonly pupil: number;
  readonly name: Nickname;
  readonly token: string;
}

const WHO_OPENS = ['anybody', 'password', 'nobody'] as const;
/** `password`: whoever has it. */
export type WhoOpens = (typeof WHO_OPENS)[number];

export interface AnimalList {
  readonly room: string;
  readonly label: string;
  readonly pupils: readonly { readonly pupil: number; readonly name: Nickname; readonly isHere: boolean }[];
}

/** Lines of a log, and how many it has in all. */
export interface Piece {
  readonly lines: readonly string[];
  readonly version: number;
}

async function ask<T>(path: string, read: (raw: unknown) => T | undefined, wanted: Request = {}): ClassTold<T> {
  const response = await requestWithPass(path, wanted);
  if (typeof response === 'string') return no(response);
  const { status, raw } = response;
  if (status >= 400) return no(kindOf(status, raw), isRecord(raw) && typeof raw['wait'] === 'number' ? raw['wait'] : 0);
  const value = read(raw);
  return value === undefined ? no('no-server') : ok(value);
}

const no = (kind: ClassTroubleKind, wait = 0): { readonly ok: false; readonly problem: ClassTrouble } => ({
  ok: false,
  problem: { kind, wait },
});

/** A server without classes answers 404 as well, but says nothing of what it was asked. */
function kindOf(status: number, raw: unknown): ClassTroubleKind {
  const problem = isRecord(raw) && isRecord(raw['problem']) ? raw['problem'] : undefined;
  if (status === 404) return problem ? 'no-class' : 'no-server';
  if (status === 403 && problem?.['at'] === 'operator') return 'ended';
  if (status === 403 && problem?.['at'] === 'address') return 'blocked';
  if (status === 401 || status === 403) return 'wrong';
  if (status === 503 && problem?.['at'] === 'store') return 'unsaved';
  if (status === 503 && problem?.['at'] === 'closing') return 'no-network';
  if (status === 409 || status === 503) return 'full';
  if (status === 429) return 'too-fast';
  return status >= 500 ? 'broken' : 'no-class';
}

function readEntered(raw: unknown): Entered | undefined {
  if (!isRecord(raw)) return undefined;
  const { class: room, pupil, name, token } = raw;
  if (typeof room !== 'string' || typeof token !== 'string' || !Number.isInteger(pupil) || !isNickname(name)) return undefined;
  return { room, pupil: pupil as number, name, token };
}

function readAnimals(raw: unknown): AnimalList | undefined {
  if (!isRecord(raw) || typeof raw['class'] !== 'string' || typeof raw['label'] !== 'string') return undefined;
  if (!Array.isArray(raw['pupils'])) return undefined;
  const pupils = raw['pupils'].flatMap((each) => {
    if (!isRecord(each) || !isNickname(each['name']) || !Number.isInteger(each['pupil'])) return [];
    return [{ pupil: each['pupil'] as number, name: each['name'], isHere: each['isHere'] === true }];
  });
  return { room: raw['class'], label: raw['label'], pupils };
}

function readPiece(raw: unknown): Piece | undefined {
  if (!isRecord(raw) || !Array.isArray(raw['lines']) || typeof raw['version'] !== 'number') return undefined;
  return { lines: raw['lines'].map(String), version: raw['version'] };
}

const text = (raw: unknown, key: string): string | undefined =>
  isRecord(raw) && typeof raw[key] === 'string' ? raw[key] : undefined;

export const classApi = {
  animals: (code: string): ClassTold<AnimalList> => ask('classes/animals', readAnimals, { body: { code } }),

  byPictures: (code: string, pupil: number, pictures: readonly number[]): ClassTold<Entered> =>
    ask('classes/pictures', readEntered, { body: { code, pupil, pictures } }),

  byCard: (room: string, pupil: number, card: string): ClassTold<Entered> =>
    ask('classes/card', readEntered, { body: { class: room, pupil, card } }),

  byPin: (pin: string): ClassTold<Entered> => ask('classes/pin', readEntered, { body: { pin } }),

  /** Who may open a class on this server. */
  whoOpens: (): ClassTold<WhoOpens> => ask('classes', (raw) => WHO_OPENS.find((who) => who === text(raw, 'who'))),

  /** Opens a class whose key this browser has made; answers its id. */
  open: (label: string, language: Language, teacher: string, password: string): ClassTold<string> =>
    ask('classes', (raw) => text(raw, 'class'), { body: { label, language, teacher, ...(password && { password }) } }),

  /** Whether this is the key of that class; answers what it is called. */
  recover: (room: string, key: string): ClassTold<string> =>
    ask('classes/teacher', (raw) => text(raw, 'label'), { body: { class: room, key } }),

  /** A piece of its log, after so many lines. */
  lines: (room: string, key: string, from: number): ClassTold<Piece> =>
    ask(`classes/${room}/lines?from=${from}`, readPiece, { token: teacherToken(room, key) }),

  /** Brings a piece of a saved class to this server. */
  bring: (room: string, key: string, from: number, lines: readonly string[]): ClassTold<true> =>
    ask('classes/lines', () => true as const, { body: { class: room, key, from, lines } }),

  /** Wipes a class away with everything in it. */
  remove: (room: string, key: string): ClassTold<true> =>
    ask(`classes/${room}`, () => true as const, { method: 'DELETE', token: teacherToken(room, key) }),
};

export const teacherToken = (room: string, key: string): string => `teacher.${room}.${key}`;
