import type { Browser } from '@playwright/test';
import { quantile } from './figures.ts';
import { openTable } from './frames.ts';
import type { Kept } from './tables.ts';

const QUESTIONS = 4;
/** Marks in the page, followed by the number of the question: it is put, the answer is there. */
const PUT = 'stolik put ';
const ANSWERED = 'stolik answered ';

/** What Chromium's trace says of a task of a thread, or of a mark; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ts: number;
  /** Work of the thread itself, without what others did meanwhile. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly src_func?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';
/** Frames are drawn whether somebody thinks or not, and whoever presses a key opens or closes a dialog. */
const NOT_THE_BOTS = { frame: 'ScheduledActionSendBeginMainFrame', key: 'PostTaskToMainThread' } as const;

/** Of one question: how long bots thought, and how long tasks of each kind held the page's own thread; in milliseconds. */
interface Thinking {
  readonly thought: readonly number[];
  readonly tasks: Readonly<Record<'bots' | keyof typeof NOT_THE_BOTS, readonly number[]>>;
}

/**
 * How long single tasks hold the page's own thread while the other bots decide, what they have decided is put down, and the strongest
 * one thinks about hints; by the thread's own work. An idea is kept as long as its position lies there, so the table is laid again each time.
 */
export async function thinking(chrome: Browser, address: string, kept: Kept): Promise<Record<string, number>> {
  const all: Thinking[] = [];
  for (let question = 0; question < QUESTIONS; question++) all.push(await asked(chrome, address, kept));
  const thought = all.flatMap((each) => each.thought);
  const tasks = (kind: keyof Thinking['tasks']): readonly number[] => all.flatMap((each) => each.tasks[kind]);
  return {
    answers: thought.length,
    thoughtMs: quantile(thought, 0.5),
    tasks: tasks('bots').length,
    longestMs: quantile(tasks('bots'), 1),
    longestFrameMs: quantile([0, ...tasks('frame')], 1),
    longestKeyMs: quantile([0, ...tasks('key')], 1),
  };
}

async function asked(chrome: Browser, address: string, kept: Kept): Promise<Thinking> {
  const page = await openTable(chrome, address, kept, 1, markQuestions);
  await chrome.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await page.keyboard.press('h');
  await page.locator('.hint-card h2').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.hint-card').waitFor({ state: 'detached' });
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  await page.close();
  return readTrace(traceEvents);
}

function readTrace(events: readonly Traced[]): Thinking {
  const times = (mark: string): ReadonlyMap<string, number> =>
    new Map(events.filter(({ name }) => name.startsWith(mark)).map(({ name, ts }) => [name.slice(mark.length), ts]));
  const [put, answered] = [times(PUT), times(ANSWERED)];
  const [first, last] = [Math.min(...put.values()), Math.max(...answered.values())];
  // Some are asked before anything is traced.
  const thought = [...answered].flatMap(([id, end]) => (put.has(id) ? (end - put.get(id)!) / 1000 : []));
  const { pid, tid } = events.find(({ name }) => name.startsWith(PUT))!;
  const tasks = events
    .filter(({ name, ...each }) => name === TASK && each.pid === pid && each.tid === tid)
    .filter(({ ts }) => ts > first && ts < last);
  const kindOf = ({ args }: Traced): string =>
    Object.entries(NOT_THE_BOTS).find(([, name]) => name === args?.src_func)?.[0] ?? 'bots';
  const lengths = (kind: string): readonly number[] =>
    tasks.filter((task) => kindOf(task) === kind).map(({ tdur = 0 }) => tdur / 1000);
  return { thought, tasks: { bots: lengths('bots'), frame: lengths('frame'), key: lengths('key') } };
}

/** In the page, before its own scripts. */
function markQuestions(): void {
  const post = Worker.prototype.postMessage;
  const threads = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: { readonly id: number }) {
    performance.mark(`stolik put ${message.id}`);
    post.call(this, message);
    if (!threads.has(this)) this.addEventListener('message', ({ data }) => performance.mark(`stolik answered ${data.id}`));
    threads.add(this);
  } as typeof post;
}
