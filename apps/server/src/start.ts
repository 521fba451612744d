import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isClassLabel } from '@stolik/wire/class';
import { type AdminWords, readAdmin } from './operator/admin.ts';
import { ROOT } from './root.ts';

type Command =
  | { readonly word: 'backup' | 'restore' | 'worker'; readonly file: string }
  /** Without words: what it can do. */
  | { readonly word: 'admin'; readonly words: AdminWords | undefined };

export interface Start {
  readonly host: string;
  /** Who can reach that address: this machine, the same house, or anybody. */
  readonly reach: 'machine' | 'house' | 'anywhere';
  readonly port: number;
  /** The user asked for exactly this port. */
  readonly isPortFixed: boolean;
  /** The folder of the embedded store. */
  readonly data: string;
  /** The label of a class to open at startup. */
  readonly classLabel: string | undefined;
  /** A page in the browser of this machine says where others find it, and stops it. */
  readonly opensPage: boolean;
  /** Something else than serving. */
  readonly command: Command | undefined;
  readonly help: boolean;
}

export type StartResult =
  | { readonly ok: true; readonly value: Start }
  | { readonly ok: false; readonly problem: { readonly says: string } };

const WORDS = ['backup', 'restore', 'worker'] as const;

export const HELP = `npm start -- [--port N] [--lan | --host ADDRESS] [--data FOLDER] [--class NAME] [--open]

  --port N        the port to serve on (default 8080, or the next free one; also PORT in the environment)
  --lan           everybody in the same network may come in: a classroom, the phone beside you
  --host ADDRESS  the address to listen on (default 127.0.0.1: this machine only)
  --data FOLDER   where tables are kept (default data; also STOLIK_DATA in the environment)
  --class NAME    opens a class, "5B" for example, or finds it again, and says where its teacher's desk is
  --open          opens a page in your browser: the address for the others as a QR code, and a button that stops the server

npx stolik backup FILE | restore FILE | worker | admin

  backup FILE     all tables into one file, while people play
  restore FILE    such a file into an empty place
  worker          thinks for the bots of servers that are joined by NATS_URL
  admin           lists, inspects, closes and removes tables and classes, blocks networks: "npx stolik admin help" says more

DATABASE_URL in the environment keeps tables in Postgres instead, NATS_URL joins several servers: see docs/deploy.md`;

export function readStart(args: readonly string[], env: Readonly<Record<string, string | undefined>>): StartResult {
  if (args[0] === 'admin') return readAdminStart(args.slice(1), env);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        lan: { type: 'boolean' },
        data: { type: 'string' },
        class: { type: 'string' },
        open: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const asked = values.port ?? (env['PORT'] || undefined);
    const port = asked === undefined ? 8080 : Number(asked);
    if (!Number.isInteger(port) || port < 0 || port > 65_535 || asked?.trim() === '') {
      return wrong(`"${asked}" is no port. A port is a number from 1 to 65535 (0: any free one).`);
    }
    if (values.lan && values.host !== undefined) return wrong('Use either --lan or --host, not both.');
    const host = values.host ?? (values.lan ? '0.0.0.0' : '127.0.0.1');
    const classLabel = values.class?.trim();
    if (classLabel !== undefined && !isClassLabel(classLabel))
      return wrong('A class is called by up to 24 letters, digits and spaces, also with « » " № / & ( ): --class "5B"');
    const command = readCommand(positionals);
    if (typeof command === 'string') return wrong(command);
    const data = dataOf(values.data, env);
    const reach = values.lan ? 'house' : isLoopback(host) ? 'machine' : 'anywhere';
    return {
      ok: true,
      value: {
        host,
        reach,
        port,
        isPortFixed: asked !== undefined,
        data,
        classLabel,
        opensPage: values.open,
        command,
        help: values.help ?? false,
      },
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

const dataOf = (given: string | undefined, env: Readonly<Record<string, string | undefined>>): string =>
  resolve(ROOT, given ?? (env['STOLIK_DATA'] || 'data'));

/** It has options of its own, and serves nobody. */
function readAdminStart(args: readonly string[], env: Readonly<Record<string, string | undefined>>): StartResult {
  const words = readAdmin(args);
  if (!words.ok) return wrong(`${words.problem.at}: ${words.problem.says}.`);
  const { data } = parseArgs({ args: [...args], strict: false, options: { data: { type: 'string' } } }).values;
  const nowhere = {
    host: '127.0.0.1',
    reach: 'machine',
    port: 0,
    isPortFixed: false,
    classLabel: undefined,
    opensPage: false,
    help: false,
  } as const;
  const command = { word: 'admin', words: words.value } as const;
  return { ok: true, value: { ...nowhere, data: dataOf(typeof data === 'string' ? data : undefined, env), command } };
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function readCommand(words: readonly string[]): Command | undefined | string {
  const [first, file = '', ...more] = words;
  if (first === undefined) return undefined;
  const word = WORDS.find((known) => known === first);
  if (!word) return `"${first}" is no command; there are ${WORDS.join(', ')}, admin.`;
  if (more.length > 0 || (word === 'worker') !== (file === ''))
    return word === 'worker' ? 'worker takes no file.' : `${word} which file?`;
  return { word, file };
}

function wrong(says: string): StartResult {
  return { ok: false, problem: { says } };
}
