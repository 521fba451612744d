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

/**
 * How long single tasks hold the page's own thread while the other bots decide, what they have decided is put down, and the strongest
 * one thinks about hints; by the thread's own work.
 */
export async function thinking(chrome: Browser, address: string, kept: Kept): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, kept, 1, markQuestions);
  await chrome.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  for (let question = 0; question < QUESTIONS; question++) {
    await page.keyboard.press('h');
    await page.locator('.hints li').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hints').waitFor({ state: 'detached' });
  }
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  await page.close();
  return figuresOf(traceEvents);
}

function figuresOf(events: readonly Traced[]): Record<string, number> {
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
  const longest = (kind: string): number =>
    quantile(
      tasks.filter((task) => kindOf(task) === kind).map(({ tdur = 0 }) => tdur / 1000),
      1,
    );
  return {
    answers: answered.size,
    thoughtMs: quantile(thought, 0.5),
    tasks: tasks.length,
    longestMs: longest('bots'),
    longestFrameMs: longest('frame'),
    longestKeyMs: longest('key'),
  };
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
