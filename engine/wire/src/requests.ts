import { LABEL_PATTERN } from '@stolik/class/forms';
import { COLOURS } from '@stolik/kernel/colours';
import { LANGUAGES } from '@stolik/kernel/language';
import { MOST_TEXT } from './messages.ts';
import type { From } from './schema.ts';

/*
 * The HTTP requests. The server validates bodies and queries by these schemas; the types of both sides and docs/openapi.json
 * are derived from them. `x-says` is the error message for invalid input.
 */

const object = { type: 'object', additionalProperties: false } as const;

/** Brown is nobody's choice, but tables of former times have it. */
const COLOUR = { enum: [...COLOURS, 'brown'], 'x-says': 'a colour is expected' } as const;

const GUEST_NAME = { type: 'string', 'x-says': 'a text is expected' } as const;

const SEAT = { type: 'integer', minimum: 1, maximum: 8, 'x-says': 'a seat is a number from 1' } as const;

const SALT = { type: 'string', pattern: '^[0-9a-f]{0,64}$', 'x-says': 'up to 64 hexadecimal digits' } as const;

const SEAL = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description:
    'SHA-256 of "stolik salt\\n" and a salt that is told over the socket when all have sat down; docs/protocol.md. No salt beside it',
  'x-says': '64 hexadecimal digits, and no salt beside them',
} as const;

const LEAD = { type: 'string', pattern: '^[\\w-]{0,40}$', 'x-says': 'a word is expected' } as const;

const SEAT_REQUEST = {
  anyOf: [
    { enum: ['me', 'open'] },
    { type: 'object', properties: { bot: { type: 'string', pattern: '^[\\w-]{1,32}$' } }, required: ['bot'] },
  ],
  'x-says': '"me", "open" or {"bot": level} is expected',
} as const;

/** The requested use of a seat at a new table. */
export type SeatRequest = From<typeof SEAT_REQUEST>;

const CLOCK_SAYS = '1 to 180 minutes and 0 to 300 seconds a move';

const PACE = {
  anyOf: [
    { const: 'free' },
    {
      type: 'object',
      properties: {
        minutes: { type: 'integer', minimum: 1, maximum: 180, 'x-says': CLOCK_SAYS },
        seconds: { type: 'integer', minimum: 0, maximum: 300, 'x-says': CLOCK_SAYS },
      },
      required: ['minutes'],
      not: { required: ['days'] },
    },
    { type: 'object', properties: { days: { enum: [1, 3, 7], 'x-says': '1, 3 or 7 days a move' } }, required: ['days'] },
  ],
  'x-says': '"free", {"minutes", "seconds"} or {"days"} is expected',
} as const;

export type PaceRequest = From<typeof PACE>;

/** `POST /api/tables` */
export const OPENING = {
  ...object,
  properties: {
    game: { type: 'string', maxLength: 40, 'x-says': 'the id of a game is expected' },
    options: { type: 'object', 'x-says': 'a small object is expected' },
    seats: { type: 'array', minItems: 1, maxItems: 8, items: SEAT_REQUEST, 'x-says': 'a list of 1 to 8 seats is expected' },
    colours: {
      type: 'array',
      maxItems: 8,
      items: { enum: [...COLOUR.enum, null] },
      description: 'By seat',
      'x-says': 'a list of colours is expected',
    },
    leads: {
      type: 'array',
      maxItems: 8,
      items: { type: 'string', pattern: LEAD.pattern },
      description: "What each seat leads: of one's own seat any, of the others random or empty",
      'x-says': 'a list of words is expected, one for each seat',
    },
    first: { ...SEAT, description: 'The seat that chooses first what it leads' },
    pace: PACE,
    isOpen: { type: 'boolean', 'x-says': 'true or false is expected' },
    name: GUEST_NAME,
    salt: SALT,
    seal: SEAL,
  },
  required: ['game', 'seats'],
} as const;

export type Opening = From<typeof OPENING>;

/** `POST /api/tables/:table/join` */
export const JOINING = {
  ...object,
  properties: {
    name: GUEST_NAME,
    seat: SEAT,
    colour: COLOUR,
    lead: { ...LEAD, description: 'What one leads, where seats choose that; random leaves it to chance' },
    salt: SALT,
    from: { type: 'string', description: 'At a rematch: the token of the table before', 'x-says': 'a text is expected' },
    seal: SEAL,
  },
} as const;

export type Joining = From<typeof JOINING>;

/** `POST /api/seat` */
export const SEAT_CODE = {
  ...object,
  properties: {
    code: { type: 'string', 'x-says': 'the code of a seat is expected' },
    name: { ...GUEST_NAME, description: 'Who comes, where it is somebody else than who sat there' },
  },
  required: ['code'],
} as const;

/** `POST /api/mine` */
export const TOKENS = {
  ...object,
  properties: { tokens: { type: 'array', items: { type: 'string' }, maxItems: 60, 'x-says': 'up to 60 tokens are expected' } },
  required: ['tokens'],
} as const;

/** `POST /api/notices`: a `PushSubscription` as browsers write it. */
export const SUBSCRIPTION = {
  ...object,
  properties: {
    endpoint: {
      type: 'string',
      pattern: '^[!-~]{1,1000}$',
      'x-says': 'the address of a known push service is expected',
    },
    keys: {
      type: 'object',
      properties: { p256dh: { type: 'string' }, auth: { type: 'string' } },
      required: ['p256dh', 'auth'],
      'x-says': 'p256dh and auth are expected',
    },
    expirationTime: {},
  },
  required: ['endpoint', 'keys'],
} as const;

/** `DELETE /api/notices` */
export const ENDPOINT = {
  ...object,
  properties: { endpoint: { type: 'string', 'x-says': 'a text is expected' } },
  required: ['endpoint'],
} as const;

/** `POST /api/bot/tables/:table/join`. */
export const BOT_JOINING = {
  ...object,
  properties: {
    seat: SEAT,
  },
} as const;

/** `POST /api/bot/tables/:table/move` */
export const BOT_MOVE = {
  ...object,
  properties: {
    decision: { type: 'integer', 'x-says': 'decision and move are expected' },
    move: { type: 'string', maxLength: MOST_TEXT, 'x-says': 'decision and move are expected' },
  },
  required: ['decision', 'move'],
} as const;

const ANSWER_SAYS = 'the id of a question, and yes: true or false, are expected';

/** `POST /api/bot/tables/:table/answer` */
export const BOT_ANSWER = {
  ...object,
  properties: {
    question: { type: 'string', pattern: '^[\\w-]{1,24}$', 'x-says': ANSWER_SAYS },
    yes: { type: 'boolean', 'x-says': ANSWER_SAYS },
  },
  required: ['question', 'yes'],
} as const;

const CLASS_LABEL = {
  type: 'string',
  pattern: LABEL_PATTERN,
  'x-says': 'up to 24 letters, digits and spaces, also with « » " № / & ( )',
} as const;
const CLASS_ID = { type: 'string', pattern: '^[a-z0-9]{12}$', 'x-says': 'the id of a class is expected' } as const;
const CLASS_KEY = { type: 'string', pattern: '^[\\w-]{22}$', 'x-says': '22 letters of a key are expected' } as const;
const CLASS_CODE = { type: 'string', minLength: 1, maxLength: 20, 'x-says': 'the code of a class is expected' } as const;
const PUPIL = { type: 'integer', minimum: 0, maximum: 1000, 'x-says': 'the number of a pupil is expected' } as const;

/** `POST /api/classes` */
export const CLASS_OPENING = {
  ...object,
  properties: {
    label: CLASS_LABEL,
    language: { enum: LANGUAGES, 'x-says': 'en, ru or pl is expected' },
    teacher: {
      type: 'string',
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of "stolik class teacher\\n" and the key that the teacher\'s browser has made and keeps',
      'x-says': '64 hexadecimal digits are expected',
    },
    password: {
      type: 'string',
      maxLength: 200,
      description: 'Where the server opens classes with a password only',
      'x-says': 'a password of up to 200 letters is expected',
    },
  },
  required: ['label', 'language', 'teacher'],
} as const;

/** `POST /api/classes/teacher`: anybody with the key, for example from a printed sheet. */
export const CLASS_TEACHER = {
  ...object,
  properties: { class: CLASS_ID, key: CLASS_KEY },
  required: ['class', 'key'],
} as const;

/** `POST /api/classes/lines`: a piece of a class that was saved elsewhere; `from`: how many lines are there already. */
export const CLASS_LINES = {
  ...object,
  properties: {
    class: CLASS_ID,
    key: CLASS_KEY,
    from: { type: 'integer', minimum: 0, maximum: 100_000, 'x-says': 'a number of lines is expected' },
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: { type: 'string', maxLength: 65_536 },
      'x-says': 'up to 1000 lines of a class are expected',
    },
  },
  required: ['class', 'key', 'from', 'lines'],
} as const;

/** `POST /api/classes/card` */
export const CLASS_CARD = {
  ...object,
  properties: { class: CLASS_ID, pupil: PUPIL, card: CLASS_KEY },
  required: ['class', 'pupil', 'card'],
} as const;

/** `POST /api/classes/animals` */
export const CLASS_ANIMALS = { ...object, properties: { code: CLASS_CODE }, required: ['code'] } as const;

/** `POST /api/classes/pictures` */
export const CLASS_PICTURES = {
  ...object,
  properties: {
    code: CLASS_CODE,
    pupil: PUPIL,
    pictures: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: { type: 'integer', minimum: 0, maximum: 11 },
      description: 'Three of the twelve pictures in order',
      'x-says': 'three numbers from 0 to 11 are expected',
    },
  },
  required: ['code', 'pupil', 'pictures'],
} as const;

/** `POST /api/classes/pin` */
export const CLASS_PIN = {
  ...object,
  properties: { pin: { type: 'string', pattern: '^\\d{5,7}$', 'x-says': 'the number on the wall is expected' } },
  required: ['pin'],
} as const;
