import type { From } from '@stolik/wire/schema';

/* What the server answers, as schemas: for docs/openapi.json, and for the types of what is sent. */

export const PROBLEM = {
  type: 'object',
  properties: {
    problem: {
      type: 'object',
      properties: { at: { type: 'string' }, says: { type: 'string' } },
      required: ['at', 'says'],
    },
    request: { type: 'string', description: 'From 500 on: the id of the request, as in the header X-Request-Id and in the log' },
    shared: {
      type: 'boolean',
      description: 'With 429: others at this address have used up what they share. A pass from POST /api/pass helps',
    },
  },
  required: ['problem'],
} as const;

export const ROOM = { type: 'object', description: 'See Room in engine/wire/src/room.ts' } as const;

export const SEATED = {
  type: 'object',
  properties: {
    table: { type: 'string' },
    code: { type: 'string' },
    seat: { type: 'integer' },
    token: { type: 'string' },
    commitment: { type: 'string', description: "SHA-256 of the seed of this table's chance: keep it" },
    chance: { type: 'integer', description: 'The rule that chance follows at this table: keep it too' },
  },
  required: ['table', 'code', 'seat', 'token', 'commitment', 'chance'],
} as const;

export type SeatedAnswer = From<typeof SEATED>;

export const OPENED = {
  description: 'Where somebody sits down, their seat; where no seat is "me", the room alone',
  oneOf: [SEATED, { type: 'object', properties: { room: ROOM }, required: ['room'] }],
} as const;

export const PLACE = {
  type: 'object',
  properties: {
    table: { type: 'string' },
    seat: { type: 'integer', description: 'Counted from 1' },
    game: { type: 'string' },
  },
  required: ['table', 'seat', 'game'],
} as const;

export type PlaceAnswer = From<typeof PLACE>;

const TEXTS = { type: 'array', items: { type: 'string' } } as const;

export const GAMES = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      seats: { type: 'object', properties: { min: { type: 'integer' }, max: { type: 'integer' } } },
      levels: TEXTS,
    },
  },
} as const;

export const LOBBY = {
  type: 'array',
  items: {
    type: 'object',
    properties: { code: { type: 'string' }, game: { type: 'string' }, free: { type: 'integer' }, at: { type: 'integer' } },
  },
} as const;

export const SEAT_CODES = {
  type: 'array',
  items: {
    type: 'object',
    properties: { seat: { type: 'integer' }, code: { type: 'string' } },
    required: ['seat', 'code'],
  },
} as const;

export const ASKED = { type: 'object', properties: { ends: { type: 'integer' } }, required: ['ends'] } as const;

export const VERSION = { type: 'object', properties: { version: { type: 'integer' } } } as const;

export const READY = {
  type: 'object',
  properties: {
    ok: { type: 'boolean' },
    version: { type: 'string' },
    store: { type: 'string' },
    bus: { type: 'string' },
    problems: {
      type: 'array',
      items: { type: 'string', enum: ['closing', 'failing', 'store', 'writes', 'disk-full', 'disk-nearly-full', 'bus'] },
    },
  },
} as const;

/** One line of a bot's stream. */
export const LINE = {
  type: 'object',
  properties: {
    type: { enum: ['table', 'room', 'asked', 'steps', 'undone', 'question', 'clock', 'over'] },
    interface: { type: 'integer', description: 'Of the first line: 2. Interface 1 counted seats from 0' },
    version: { type: 'integer' },
    decision: { type: 'integer' },
    view: { type: 'object' },
    moves: {
      type: ['array', 'null'],
      items: { type: 'string' },
      description: 'All moves in notation; null where there are too many',
    },
    some: { ...TEXTS, description: 'Where moves is null: a few of them at random' },
    steps: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          actor: { type: ['integer', 'string'], description: 'A seat counted from 1, or "chance"' },
          move: { type: ['string', 'null'] },
          events: { type: 'array', items: { type: 'object' } },
        },
      },
    },
    outcome: { type: 'object' },
    seat: { type: 'integer' },
    question: { type: 'string', description: 'To be sent with the answer' },
    kind: { enum: ['undo', 'bot', 'pause', 'free', 'carry'] },
    by: { type: 'integer' },
    left: { type: 'array', items: { type: ['integer', 'null'] } },
    running: { type: 'array', items: { type: 'integer' } },
    room: ROOM,
  },
  required: ['type'],
} as const;
