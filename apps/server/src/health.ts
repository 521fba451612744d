import { statfs } from 'node:fs/promises';
import type { Bus } from './bus/bus.ts';
import type { Standing } from './standing.ts';
import type { Store } from './store/store.ts';

/** With less than this nothing can be written soon; with less than the second the operator should look. */
const NO_DISK = 20 * 1024 * 1024;
const LITTLE_DISK = 200 * 1024 * 1024;
/** A write that failed so lately may fail again. */
const FAILED_LATELY = 30_000;
const CHECK_WITHIN = 3000;

export interface Health {
  /** Whether people can be served. */
  readonly ok: boolean;
  /** What is wrong; also what people do not notice yet. */
  readonly problems: readonly Problem[];
  /** Free bytes where the embedded store lives. */
  readonly free: number | undefined;
}

type Problem =
  | 'closing' // it will stop soon: nobody new should come
  | 'failing' // something threw that nobody caught: it stops now
  | 'store' // can't be reached
  | 'writes' // have failed just now
  | 'disk-full'
  | 'disk-nearly-full'
  | 'bus'; // other servers can't be reached: tables go on, what others write is seen later

/** What people notice: a load balancer should send them elsewhere. */
const FATAL: ReadonlySet<Problem> = new Set(['closing', 'failing', 'store', 'writes', 'disk-full']);

export interface Examined {
  readonly store: Pick<Store, 'kind' | 'check' | 'failures'>;
  readonly bus: Pick<Bus, 'check'>;
  readonly standing: Pick<Standing, 'isLeaving' | 'isFailing'>;
  /** The folder of the embedded store. */
  readonly data: string;
}

/** How a server is doing. Never throws. */
export async function examine(
  { store, bus, standing, data }: Examined,
  freeOf = freeBytes,
  now: () => number = Date.now,
): Promise<Health> {
  const works = async (check: () => Promise<void>): Promise<boolean> =>
    Promise.race([
      check().then(
        () => true,
        () => false,
      ),
      new Promise<false>((done) => setTimeout(done, CHECK_WITHIN, false).unref()),
    ]);
  const [hasStore, hasBus, free] = await Promise.all([
    works(() => store.check()),
    works(() => bus.check()),
    store.kind === 'sqlite' ? freeOf(data) : undefined,
  ]);
  const found: readonly (Problem | false)[] = [
    standing.isLeaving && 'closing',
    standing.isFailing && 'failing',
    !hasStore && 'store',
    now() - store.failures.at < FAILED_LATELY && 'writes',
    free !== undefined && free < NO_DISK && 'disk-full',
    free !== undefined && free >= NO_DISK && free < LITTLE_DISK && 'disk-nearly-full',
    !hasBus && 'bus',
  ];
  const problems = found.filter((one) => one !== false);
  return { ok: !problems.some((one) => FATAL.has(one)), problems, free };
}

/** What is left where this folder lies; undefined where nobody knows. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
