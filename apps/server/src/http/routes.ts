import {
  BOT_ANSWER,
  BOT_JOINING,
  BOT_MOVE,
  ENDPOINT,
  JOINING,
  OPENING,
  SEAT_CODE,
  SUBSCRIPTION,
  TOKENS,
} from '@stolik/wire/requests';
import { ASKED, GAMES, LINE, LOBBY, OPENED, PLACE, READY, ROOM, SEAT_CODES, SEATED, VERSION } from './answers.ts';

/*
 * Every address for machines: what it takes (Fastify checks it, and its handler has the types) and what it answers. docs/openapi.json is
 * made of this by tools/openapi.ts.
 */

/** What a status means: alone for a refusal or nothing; with a schema, and the type of what is sent where it is not JSON. */
export type Answer = string | readonly [description: string, schema: object, type?: string];

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: `/api/${string}`;
  readonly schema: {
    readonly params?: object;
    readonly querystring?: object;
    readonly body?: object;
  };
  readonly config: {
    readonly summary: string;
    readonly answers: Readonly<Record<number, Answer>>;
    /** Whose key it asks for. */
    readonly key?: 'bot' | 'seat' | 'teacher';
    /** A pass may come along in the header `stolik-pass`. */
    readonly takesPass?: true;
  };
}

const text = { type: 'string' } as const;
const object = { type: 'object' } as const;
const fields = <Properties extends object>(properties: Properties) => ({ ...object, properties }) as const;

const AT_TABLE = {
  params: { ...object, properties: { table: { ...text, description: 'Id or six-letter code' } }, required: ['table'] },
} as const;

const WRONG = 'Says what is wrong';
const SLOWER = 'Slower';
const BEGUN = 'The game has begun: its code opens nothing any more';
const SHUT = 'No spectators are allowed; or the operator has closed it, and problem.at is operator';
const ENDED = 'The operator has closed it; problem.at is operator';
const UNPLAYABLE = "This server can't go on with it; problem.at is rules";
const NEWER = 'A newer server could go on with it';
const NOT_YOURS = 'Not yours';
const NO_TABLE = 'No such table';
const NO_SEAT = 'No seat';
const NO_KEY = 'No key';

export const LIST_GAMES = {
  method: 'GET',
  url: '/api/games',
  schema: {},
  config: { summary: 'Games with their seats and levels of bots', answers: { 200: ['The games', GAMES], 429: SLOWER } },
} as const satisfies Route;

export const OFFER_NAME = {
  method: 'GET',
  url: '/api/name',
  schema: { querystring: fields({ language: { ...text, description: 'en, ru or pl; another is taken for en' } }) },
  config: { summary: 'A name to offer to a guest', answers: { 200: ['A name', fields({ name: text })], 429: SLOWER } },
} as const satisfies Route;

export const ISSUE_PASS = {
  method: 'POST',
  url: '/api/pass',
  schema: {},
  config: {
    summary:
      "A pass: a device that shows it has tries of its own, whatever others at its address guess. One's own may be renewed",
    answers: { 201: ['The pass, for the header stolik-pass', fields({ pass: text })], 429: SLOWER },
    takesPass: true,
  },
} as const satisfies Route;

export const LIST_TABLES = {
  method: 'GET',
  url: '/api/tables',
  schema: { querystring: fields({ from: { ...text, description: 'After so many, in digits' } }) },
  config: { summary: 'Open tables whose host is there, 60 at a time', answers: { 200: ['The lobby', LOBBY], 429: SLOWER } },
} as const satisfies Route;

export const OPEN_TABLE = {
  method: 'POST',
  url: '/api/tables',
  schema: { body: OPENING },
  config: {
    summary: 'Open a table',
    answers: {
      201: ['The seat of the host, or the room where nobody sits down', OPENED],
      400: WRONG,
      409: 'The seat is taken',
      429: SLOWER,
      503: 'No room for another table',
    },
  },
} as const satisfies Route;

export const LOOK_AT_TABLE = {
  method: 'GET',
  url: '/api/tables/:table',
  schema: AT_TABLE,
  config: {
    summary: 'What everybody may know of a table',
    answers: {
      200: ['The room', fields({ room: ROOM })],
      403: SHUT,
      404: NO_TABLE,
      409: UNPLAYABLE,
      410: BEGUN,
      429: SLOWER,
      503: NEWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const REMOVE_TABLE = {
  method: 'DELETE',
  url: '/api/tables/:table',
  schema: AT_TABLE,
  config: {
    summary: 'Wipe a table away; for its host',
    answers: { 204: 'Gone', 403: NOT_YOURS, 409: 'Others are playing there', 429: SLOWER },
    key: 'seat',
  },
} as const satisfies Route;

export const JOIN_TABLE = {
  method: 'POST',
  url: '/api/tables/:table/join',
  schema: { ...AT_TABLE, body: JOINING },
  config: {
    summary: 'Sit down',
    answers: {
      201: ['The seat', SEATED],
      400: WRONG,
      403: ENDED,
      404: NO_TABLE,
      409: 'The seat is taken',
      410: BEGUN,
      429: SLOWER,
      503: NEWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const READ_LOG = {
  method: 'GET',
  url: '/api/tables/:table/log',
  schema: AT_TABLE,
  config: {
    summary: 'The log of a finished game, with the proof of its chance',
    answers: {
      200: ['The log', object],
      403: SHUT,
      404: 'No finished game',
      409: `${UNPLAYABLE}; or problem.at is deal: other tables of the class still play with the same seed`,
      429: SLOWER,
      503: NEWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const FORGET_ME = {
  method: 'DELETE',
  url: '/api/tables/:table/me',
  schema: AT_TABLE,
  config: {
    summary: "Delete one's own part of a table: name, token and notices. A game that goes on is played on by a bot",
    answers: { 204: 'Gone', 403: NOT_YOURS, 409: 'Not in this moment; try again in a few seconds', 429: SLOWER },
    key: 'seat',
  },
} as const satisfies Route;

export const SAVE_GAMES = {
  method: 'POST',
  url: '/api/mine/games',
  schema: { body: TOKENS },
  config: {
    summary: 'The games of these tokens in one file',
    answers: { 200: ['See GamesFile in engine/table/src/games-file.ts', object], 400: WRONG, 429: SLOWER },
  },
} as const satisfies Route;

export const LIST_SEAT_CODES = {
  method: 'GET',
  url: '/api/tables/:table/seats',
  schema: AT_TABLE,
  config: {
    summary: "The code of one's seat; for the host of a private table those of bots' seats too, never another person's",
    answers: { 200: ['Codes by seat', SEAT_CODES], 403: NOT_YOURS, 429: SLOWER },
    key: 'seat',
  },
} as const satisfies Route;

export const TAKE_SEAT = {
  method: 'POST',
  url: '/api/seat',
  schema: { body: SEAT_CODE },
  config: {
    summary: 'Take a seat by its code, on another device',
    answers: {
      201: ['The seat; the token from before only takes it back', { allOf: [SEATED, fields({ game: text })] }],
      202: ['Its person is connected and asked first: ask again, until `ends` milliseconds are over', ASKED],
      400: `${WRONG}; a bot's seat needs a name`,
      404: 'No such seat',
      409: 'Not now, not at a table of strangers, or its person has said no (problem.at is refused)',
      429: SLOWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const TAKE_BACK = {
  method: 'POST',
  url: '/api/seat/back',
  schema: {},
  config: {
    summary: 'Take back a seat that was carried to another device, with the token from before',
    answers: {
      201: ['The seat; the person who had it since is out', { allOf: [SEATED, fields({ game: text })] }],
      403: NOT_YOURS,
      429: SLOWER,
    },
    key: 'seat',
  },
} as const satisfies Route;

export const TELL_MINE = {
  method: 'POST',
  url: '/api/mine',
  schema: { body: TOKENS },
  config: {
    summary: 'How the tables of these tokens stand',
    answers: {
      200: [
        "One entry a token: null where it is no good, problem where the table can't be opened now",
        { type: 'array', items: {} },
      ],
      400: WRONG,
      429: SLOWER,
    },
  },
} as const satisfies Route;

export const HEALTH = {
  method: 'GET',
  url: '/api/health',
  schema: {},
  config: {
    summary: 'The process is alive',
    answers: { 200: ['Alive', fields({ ok: { type: 'boolean' }, version: text })] },
  },
} as const satisfies Route;

export const READINESS = {
  method: 'GET',
  url: '/api/ready',
  schema: {},
  config: {
    summary: 'Whether people can be served, and what is wrong',
    answers: { 200: ['Ready', READY], 503: ['Not now', READY] },
  },
} as const satisfies Route;

export const DESCRIBE = {
  method: 'GET',
  url: '/api/openapi.json',
  schema: {},
  config: { summary: 'This document', answers: { 200: ['OpenAPI 3.1', object] } },
} as const satisfies Route;

export const NOTICES_KEY = {
  method: 'GET',
  url: '/api/notices/key',
  schema: {},
  config: {
    summary: 'The key to subscribe to Web Push with',
    answers: { 200: ['base64url', fields({ key: text })], 429: SLOWER },
  },
} as const satisfies Route;

export const SUBSCRIBE = {
  method: 'POST',
  url: '/api/notices',
  schema: { body: SUBSCRIPTION },
  config: {
    summary: 'Send "your turn" for this seat to a PushSubscription',
    answers: {
      204: 'Kept',
      400: 'Not the address of a push service',
      403: NOT_YOURS,
      409: 'This seat has enough devices',
      429: SLOWER,
    },
    key: 'seat',
  },
} as const satisfies Route;

export const UNSUBSCRIBE = {
  method: 'DELETE',
  url: '/api/notices',
  schema: { body: ENDPOINT },
  config: { summary: 'No more notices to this address', answers: { 204: 'Gone', 400: WRONG, 429: SLOWER } },
} as const satisfies Route;

export const MAKE_BOT = {
  method: 'POST',
  url: '/api/bot/account',
  schema: {},
  config: {
    summary: 'A key for a bot',
    answers: { 201: ['The key; it is stored nowhere', fields({ bot: text, key: text })], 429: SLOWER },
  },
} as const satisfies Route;

export const NAME_BOT = {
  method: 'GET',
  url: '/api/bot/account',
  schema: {},
  config: { summary: 'Whose key this is', answers: { 200: ['The bot', fields({ bot: text })], 401: NO_KEY }, key: 'bot' },
} as const satisfies Route;

export const JOIN_AS_BOT = {
  method: 'POST',
  url: '/api/bot/tables/:table/join',
  schema: { ...AT_TABLE, body: { anyOf: [{ type: 'null' }, BOT_JOINING] } },
  config: {
    summary: 'Sit down at the table with this code',
    answers: {
      201: ["The seat; at the next table of the same people one's own", PLACE],
      400: WRONG,
      401: NO_KEY,
      404: NO_TABLE,
      409: 'The seat is taken',
      410: BEGUN,
      429: SLOWER,
    },
    key: 'bot',
    takesPass: true,
  },
} as const satisfies Route;

export const STREAM = {
  method: 'GET',
  url: '/api/bot/tables/:table/stream',
  schema: AT_TABLE,
  config: {
    summary: 'What happens at the table, one JSON object a line; empty lines keep the connection alive',
    answers: {
      200: [
        'Lines of type table, room, asked, steps, undone, question, clock, over; docs/bots.md tells what is in view, by game',
        LINE,
        'application/x-ndjson',
      ],
      403: NO_SEAT,
      409: UNPLAYABLE,
      429: SLOWER,
      503: NEWER,
    },
    key: 'bot',
  },
} as const satisfies Route;

export const MOVE = {
  method: 'POST',
  url: '/api/bot/tables/:table/move',
  schema: { ...AT_TABLE, body: BOT_MOVE },
  config: {
    summary: 'Answer a decision. Sent twice it is done once',
    answers: {
      200: ['Done, on disk', VERSION],
      400: 'The rules refuse it, with the clause',
      403: NO_SEAT,
      409: 'Not asked',
      429: SLOWER,
    },
    key: 'bot',
  },
} as const satisfies Route;

export const RESIGN = {
  method: 'POST',
  url: '/api/bot/tables/:table/resign',
  schema: AT_TABLE,
  config: {
    summary: 'Give up',
    answers: { 200: ['Done', VERSION], 403: NO_SEAT, 409: 'Not now', 429: SLOWER },
    key: 'bot',
  },
} as const satisfies Route;

export const ANSWER = {
  method: 'POST',
  url: '/api/bot/tables/:table/answer',
  schema: { ...AT_TABLE, body: BOT_ANSWER },
  config: {
    summary: 'Answer what the others ask',
    answers: { 200: ['Done', VERSION], 400: WRONG, 403: NO_SEAT, 409: 'Nobody asks this any more', 429: SLOWER },
    key: 'bot',
  },
} as const satisfies Route;

export const AGAIN = {
  method: 'POST',
  url: '/api/bot/tables/:table/again',
  schema: AT_TABLE,
  config: {
    summary: 'Another game with the same people, after the end',
    answers: {
      201: ['The seat at the next table', PLACE],
      403: NO_SEAT,
      409: 'Not now, or the seat is taken',
      429: SLOWER,
    },
    key: 'bot',
  },
} as const satisfies Route;

/** In the order of the document. */
export const ROUTES: readonly Route[] = [
  LIST_GAMES,
  OFFER_NAME,
  ISSUE_PASS,
  LIST_TABLES,
  OPEN_TABLE,
  LOOK_AT_TABLE,
  REMOVE_TABLE,
  JOIN_TABLE,
  READ_LOG,
  LIST_SEAT_CODES,
  TAKE_SEAT,
  TAKE_BACK,
  TELL_MINE,
  SAVE_GAMES,
  FORGET_ME,
  HEALTH,
  READINESS,
  DESCRIBE,
  NOTICES_KEY,
  SUBSCRIBE,
  UNSUBSCRIBE,
  MAKE_BOT,
  NAME_BOT,
  JOIN_AS_BOT,
  STREAM,
  MOVE,
  RESIGN,
  ANSWER,
  AGAIN,
];
