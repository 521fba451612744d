import type { Browser } from '@playwright/test';
import { quantile } from './figures.ts';
import { openTable } from './frames.ts';
import type { Kept } from './tables.ts';

const QUESTIONS = 4;
/** Marks in the page: a question is put, what that draws is drawn, the answer is there. */
const PUT = 'stolik put';
const DRAWN = 'stolik drawn';
const ANSWERED = 'stolik answered';

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
/** Frames are drawn whether somebody thinks or not. */
const FRAME = 'ScheduledActionSendBeginMainFrame';

/** How long single tasks hold the page's own thread while the strongest bot thinks about a hint, by the thread's own work. */
export async function thinking(chrome: Browser, address: string, kept: Kept): Promise<Record<string, number>> {
  const page = await openTable(chrome, address, kept, 1, markQuestions);
  const ask = async (): Promise<void> => {
    await page.keyboard.press('h');
    await page.locator('.hints li').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hints').waitFor({ state: 'detached' });
  };
  // The first time the bot itself is still on its way.
  await ask();
  await chrome.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  for (let question = 0; question < QUESTIONS; question++) await ask();
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  await page.close();
  return figuresOf(traceEvents);
}

function figuresOf(events: readonly Traced[]): Record<string, number> {
  const times = (name: string): number[] =>
    events
      .filter((each) => each.name === name)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
  const drawn = times(DRAWN);
  const answered = times(ANSWERED);
  const thought = times(PUT).map((put, index) => ((answered[index] ?? put) - put) / 1000);
  const { pid, tid } = events.find(({ name }) => name === PUT)!;
  const tasks = events
    .filter(({ name, ...each }) => name === TASK && each.pid === pid && each.tid === tid)
    .filter(({ ts }) => drawn.some((from, index) => ts > from && ts < answered[index]!));
  const work = (isFrame: boolean): number[] =>
    tasks.filter(({ args }) => (args?.src_func === FRAME) === isFrame).map(({ tdur = 0 }) => tdur / 1000);
  return {
    questions: thought.length,
    thoughtMs: quantile(thought, 0.5),
    tasks: tasks.length,
    longestMs: quantile(work(false), 1),
    longestFrameMs: quantile(work(true), 1),
  };
}

/** In the page, before its own scripts. */
function markQuestions(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    performance.mark('stolik put');
    post.call(this, message);
    this.addEventListener('message', () => performance.mark('stolik answered'), { once: true });
    // What is drawn when somebody asks is not the bot's doing.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('stolik drawn')));
  } as typeof post;
}
