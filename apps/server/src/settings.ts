import { ok, problem, type Result } from '@stolik/kernel/result';
import type { WhoOpens } from './classes/who-opens.ts';
import type { CodeLength } from './guests/tokens.ts';
import { type LimitChanges, RATES, SIZES } from './limits/limits.ts';
import { type Storage, USUAL_STORAGE } from './live/capacity.ts';
import { type Retention, USUAL_RETENTION } from './tables/retention.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** An operator's settings from the environment; docs/deploy.md lists them. */
export interface Settings {
  /** How many proxies of ours stand in front. */
  readonly proxies: number;
  readonly retention: Retention;
  readonly limits: LimitChanges;
  readonly storage: Storage;
  /** Whom push services may write to about our notices. */
  readonly contact: string | undefined;
  /** Names under which this server is reached, beside those it knows itself. */
  readonly hosts: readonly string[];
  readonly codeLength: CodeLength | undefined;
  /** Milliseconds of draining: a stopping server still serves. */
  readonly drainFor: number;
  /** Who may open classes; undefined: it goes by who can reach the server. */
  readonly whoOpens: WhoOpens | undefined;
}

/** Seconds: a load balancer that looks every five, as deploy/Caddyfile says, has looked by then. */
export const USUAL_DRAIN = 7;

export function readSettings(env: Env): Result<Settings> {
  const proxies = Number(env['TRUST_PROXY'] ?? 0);
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 9)
    return problem('TRUST_PROXY', 'how many proxies stand in front is a number from 0 to 9');
  const retention = readPairs(env, 'STOLIK_KEEP', Object.keys(USUAL_RETENTION), isDays);
  if (!retention.ok) return retention;
  const limits = readLimits(env);
  if (!limits.ok) return limits;
  const room = readPairs(env, 'STOLIK_ROOM', ['tables', 'classes', 'gigabytes'], isPositive);
  if (!room.ok) return room;
  const { gigabytes, ...numbers } = room.value;
  const contact = env['STOLIK_CONTACT'] || undefined;
  if (contact !== undefined && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    return problem('STOLIK_CONTACT', 'mailto:somebody@example.org or https://… is expected');
  const letters = env['STOLIK_CODE_LETTERS'] || undefined;
  if (letters !== undefined && letters !== '6' && letters !== '8') return problem('STOLIK_CODE_LETTERS', '6 or 8 is expected');
  const drain = Number(env['STOLIK_DRAIN'] || USUAL_DRAIN);
  if (!Number.isFinite(drain) || drain < 0 || drain > 300) return problem('STOLIK_DRAIN', 'seconds from 0 to 300 are expected');
  const whoOpens = readWhoOpens(env);
  if (!whoOpens.ok) return whoOpens;
  return ok({
    proxies,
    retention: { ...USUAL_RETENTION, ...retention.value },
    limits: limits.value,
    storage: { ...USUAL_STORAGE, ...numbers, ...(gigabytes !== undefined && { bytes: gigabytes * 1e9 }) },
    contact,
    hosts: (env['STOLIK_HOSTS'] ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []),
    codeLength: letters === undefined ? undefined : (Number(letters) as CodeLength),
    drainFor: drain * 1000,
    whoOpens: whoOpens.value,
  });
}

/** A password is typed on a keyboard and guessed by children: short ones are refused. */
const LEAST_PASSWORD = 8;

function readWhoOpens(env: Env): Result<WhoOpens | undefined> {
  const password = env['STOLIK_CLASS_PASSWORD'] ?? '';
  const who = env['STOLIK_CLASSES'] || (password === '' ? undefined : 'password');
  if (who === undefined) return ok(undefined);
  if (who === 'anybody' || who === 'nobody') {
    if (password === '') return ok({ who });
    return problem('STOLIK_CLASS_PASSWORD', `nobody is asked for it while STOLIK_CLASSES is ${who}`);
  }
  if (who !== 'password') return problem('STOLIK_CLASSES', 'anybody, password or nobody is expected');
  if (password.length < LEAST_PASSWORD || password.length > 200)
    return problem('STOLIK_CLASS_PASSWORD', `a password of ${LEAST_PASSWORD} to 200 letters is expected`);
  return ok({ who, password });
}

const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;
const isDays = (value: number): boolean => isPositive(value) && value <= 3650;

/** `a=1,b=2`, with names that are known. */
function readPairs(
  env: Env,
  name: string,
  known: readonly string[],
  isFine: (value: number) => boolean,
): Result<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const part of (env[name] ?? '').split(',')) {
    if (part.trim() === '') continue;
    const [key = '', value = ''] = part.split('=').map((side) => side.trim());
    if (!known.includes(key)) return problem(name, `"${key}" is not known; there are ${known.join(', ')}`);
    if (value === '' || !isFine(Number(value))) return problem(name, `"${value}" is no number for ${key}`);
    found[key] = Number(value);
  }
  return ok(found);
}

/** `opening=60/1,connections=5000`: so many at once and so many a second, or one number. */
function readLimits(env: Env): Result<LimitChanges> {
  const changes: Record<string, unknown> = {};
  const known = [...Object.keys(RATES), ...Object.keys(SIZES)];
  for (const part of (env['STOLIK_LIMITS'] ?? '').split(',')) {
    if (part.trim() === '') continue;
    const [key = '', value = ''] = part.split('=').map((side) => side.trim());
    const isRate = key in RATES;
    if (!known.includes(key)) return problem('STOLIK_LIMITS', `"${key}" is not known; there are ${known.join(', ')}`);
    const numbers = value.split('/').map(Number);
    if (numbers.length !== (isRate ? 2 : 1) || value === '' || !numbers.every(isPositive))
      return problem(
        'STOLIK_LIMITS',
        `${key} is ${isRate ? 'two numbers, at once and a second: 30/0.5' : 'a number'}, not "${value}"`,
      );
    changes[key] = isRate ? numbers : numbers[0];
  }
  return ok(changes as LimitChanges);
}
