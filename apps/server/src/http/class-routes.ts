import {
  CLASS_ANIMALS,
  CLASS_CARD,
  CLASS_LINES,
  CLASS_OPENING,
  CLASS_PICTURES,
  CLASS_PIN,
  CLASS_TEACHER,
} from '@stolik/wire/requests';
import type { Route } from './routes.ts';

/* The addresses of classes, as routes.ts has those of tables. */

const text = { type: 'string' } as const;
const fields = <Properties extends object>(properties: Properties) => ({ type: 'object', properties }) as const;

const WRONG = 'Says what is wrong';
const SLOWER = 'Slower';
const NO_CLASS = 'No such class';
/** Every address of a class may answer this. */
const ENDED = 'The operator has closed the class; problem.at is operator';

const WHO_OPENS = fields({ who: { enum: ['anybody', 'password', 'nobody'] } } as const);

const ENTERED = fields({
  class: text,
  pupil: { type: 'integer', description: 'The number of the pupil, from 0' },
  name: { ...text, description: 'A nickname as two words: brave-fox' },
  token: { ...text, description: 'This device reconnects with it; for the socket /api/class' },
  pass: { ...text, description: 'For the header stolik-pass: says that this device was let in. It opens nothing' },
} as const);

export const ASK_CLASSES = {
  method: 'GET',
  url: '/api/classes',
  schema: {},
  config: {
    summary: 'Who may open a class on this server',
    answers: { 200: ['Anybody, people with the password, or nobody', WHO_OPENS], 429: SLOWER },
  },
} as const satisfies Route;

export const OPEN_CLASS = {
  method: 'POST',
  url: '/api/classes',
  schema: { body: CLASS_OPENING },
  config: {
    summary: 'Open a class',
    answers: {
      201: ['The class, and the code that opens its list of animals', fields({ class: text, code: text })],
      400: WRONG,
      403: 'Another password, or this server opens no classes: problem.at is password or classes',
      429: SLOWER,
      503: 'No room for another class',
    },
    takesPass: true,
  },
} as const satisfies Route;

export const RECOVER_CLASS = {
  method: 'POST',
  url: '/api/classes/teacher',
  schema: { body: CLASS_TEACHER },
  config: {
    summary: "Whether this is a teacher's key; teacher.CLASS.KEY is the token",
    answers: {
      200: ['The class', fields({ class: text, label: text, language: text })],
      400: WRONG,
      403: 'Not its key',
      429: SLOWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const ENTER_BY_CARD = {
  method: 'POST',
  url: '/api/classes/card',
  schema: { body: CLASS_CARD },
  config: {
    summary: 'Come in by a card',
    answers: { 201: ['Who one is', ENTERED], 400: WRONG, 403: 'Another card, or one that is no good any more', 429: SLOWER },
    takesPass: true,
  },
} as const satisfies Route;

export const LIST_ANIMALS = {
  method: 'POST',
  url: '/api/classes/animals',
  schema: { body: CLASS_ANIMALS },
  config: {
    summary: 'The animals of the class with this code',
    answers: {
      200: [
        'The class and its pupils',
        fields({
          class: text,
          label: text,
          language: text,
          pupils: {
            type: 'array',
            items: fields({ pupil: { type: 'integer' }, name: text, isHere: { type: 'boolean' } } as const),
          },
        } as const),
      ],
      400: WRONG,
      403: ENDED,
      404: NO_CLASS,
      429: SLOWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const ENTER_BY_PICTURES = {
  method: 'POST',
  url: '/api/classes/pictures',
  schema: { body: CLASS_PICTURES },
  config: {
    summary: 'Come in by code, animal and three pictures',
    answers: {
      201: ['Who one is', ENTERED],
      400: WRONG,
      403: 'Other pictures; `wait` says in how many milliseconds the next try is looked at',
      404: NO_CLASS,
      429: 'Slower; `wait` as above',
    },
    takesPass: true,
  },
} as const satisfies Route;

export const ENTER_BY_PIN = {
  method: 'POST',
  url: '/api/classes/pin',
  schema: { body: CLASS_PIN },
  config: {
    summary: 'Come in for one lesson, under a name that is made up',
    answers: {
      201: ['Who one is', ENTERED],
      400: WRONG,
      403: ENDED,
      404: 'No lesson has this number',
      409: 'The class is full, or too many guests came in this lesson',
      429: SLOWER,
    },
    takesPass: true,
  },
} as const satisfies Route;

export const REMOVE_CLASS = {
  method: 'DELETE',
  url: '/api/classes/:class',
  schema: { params: { ...fields({ class: text } as const), required: ['class'] } },
  config: {
    summary: 'Wipe a class away with all its tables; for its teacher',
    answers: { 204: 'Gone', 403: 'Not yours', 429: SLOWER },
    key: 'teacher',
  },
} as const satisfies Route;

export const READ_CLASS = {
  method: 'GET',
  url: '/api/classes/:class/lines',
  schema: {
    params: { ...fields({ class: text } as const), required: ['class'] },
    querystring: fields({ from: { ...text, description: 'After so many lines, in digits' } } as const),
  },
  config: {
    summary: 'The log of a class, piece by piece, to be saved; for its teacher',
    answers: {
      200: [
        'Some lines, and how many there are in all',
        fields({ lines: { type: 'array', items: text }, version: { type: 'integer' } } as const),
      ],
      403: 'Not yours',
      429: SLOWER,
    },
    key: 'teacher',
  },
} as const satisfies Route;

export const BRING_CLASS = {
  method: 'POST',
  url: '/api/classes/lines',
  schema: { body: CLASS_LINES },
  config: {
    summary: 'Bring a class that was saved elsewhere, piece by piece; only from the machine of a server in the house',
    answers: {
      201: ['How many lines are there now', fields({ version: { type: 'integer' } } as const)],
      400: WRONG,
      403: 'Not its key, or this server takes no classes from elsewhere: or not the server’s own machine: problem.at is key, classes or machine',
      409: ['Another number of lines is there', fields({ version: { type: 'integer' } } as const)],
      429: SLOWER,
      503: 'No room for another class',
    },
  },
} as const satisfies Route;

export const CLASS_ROUTES: readonly Route[] = [
  ASK_CLASSES,
  OPEN_CLASS,
  REMOVE_CLASS,
  READ_CLASS,
  BRING_CLASS,
  RECOVER_CLASS,
  ENTER_BY_CARD,
  LIST_ANIMALS,
  ENTER_BY_PICTURES,
  ENTER_BY_PIN,
];
