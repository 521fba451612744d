import { JOINING, OPENING } from '@stolik/wire/requests';
import { PASS_HEADER } from '../guests/passes.ts';
import { LINE, OPENED, PLACE, PROBLEM, ROOM, SEATED } from './answers.ts';
import { CLASS_ROUTES } from './class-routes.ts';
import { type Answer, ROUTES, type Route } from './routes.ts';

/** Schemas that stand once in the document, under this name. */
const NAMED = {
  Problem: PROBLEM,
  Opening: OPENING,
  Joining: JOINING,
  Seated: SEATED,
  Room: ROOM,
  Line: LINE,
  Place: PLACE,
  Opened: OPENED,
};

const NAME_OF: ReadonlyMap<unknown, string> = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** A client with a pass sends it with a short code. */
const PASS = { name: PASS_HEADER, in: 'header', description: 'A pass from POST /api/pass', schema: { type: 'string' } };

type Fields = Readonly<Record<string, unknown>>;

/** The description of every address for machines: `/api/openapi.json`, and docs/openapi.json for readers. */
export function openApi(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of [...ROUTES, ...CLASS_ROUTES]) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stolik',
      version: '1',
      description:
        'Online tables, and the interface for bots (docs/bots.md). Playing from a client is done over a WebSocket: see docs/protocol.md. ' +
        'Seats are counted from 1 in requests, answers and everything that bots are told; in a `room` of the interface for people from 0, as on the socket. ' +
        '`x-says` is what problem.says tells a client that sent something else. ' +
        'Every address may also answer 403 with problem.at `address` (the operator has blocked this network) and 503 with problem.at `store` ' +
        '(nothing can be saved now) or `closing` (the server is being restarted).',
    },
    paths,
    components: {
      securitySchemes: {
        bot: { type: 'http', scheme: 'bearer', description: 'A key from POST /api/bot/account or the page /bots' },
        seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat' },
        teacher: { type: 'http', scheme: 'bearer', description: 'teacher.CLASS.KEY' },
      },
      schemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, inside(schema)])),
    },
  };
}

function operationOf({ schema, config }: Route): object {
  const parameters = [
    ...parametersOf(schema.params, 'path'),
    ...parametersOf(schema.querystring, 'query'),
    ...(config.takesPass ? [PASS] : []),
  ];
  return {
    summary: config.summary,
    ...(config.key && { security: [{ [config.key]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(schema.body && { requestBody: bodyOf(schema.body) }),
    responses: Object.fromEntries(Object.entries(config.answers).map(([status, answer]) => [status, answerOf(answer, +status)])),
  };
}

function parametersOf(schema: object | undefined, where: 'path' | 'query'): object[] {
  const { properties = {} } = (schema ?? {}) as { readonly properties?: Readonly<Record<string, Fields>> };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    ...(where === 'path' && { required: true }),
    description,
    schema: rest,
  }));
}

/** Where nothing at all may be sent, the schema begins with null. */
function bodyOf(schema: Fields | object): object {
  const [first, second] = ((schema as Fields)['anyOf'] ?? []) as readonly Fields[];
  const isOptional = first?.['type'] === 'null';
  return { required: !isOptional, content: contentOf((isOptional && second) || schema) };
}

function answerOf(answer: Answer, status: number): object {
  if (typeof answer === 'string') return status < 400 ? { description: answer } : answerOf([answer, PROBLEM], status);
  const [description, schema, type] = answer;
  return { description, content: contentOf(schema, type) };
}

const contentOf = (schema: object, type = 'application/json'): object => ({ [type]: { schema: referring(schema) } });

/** The schema with what has a name in it named only. */
function referring(value: unknown): unknown {
  const name = NAME_OF.get(value);
  return name === undefined ? inside(value) : { $ref: `#/components/schemas/${name}` };
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, referring(item)]));
}
