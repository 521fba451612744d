// Runs in a thread of its own, so that thinking never holds up those who play.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerQuestion, type BotQuestion } from './question.ts';

export interface ThreadQuestion {
  readonly id: number;
  readonly question: BotQuestion;
  /** Milliseconds in the queue. */
  readonly waited: number;
}

export type ThreadAnswer =
  | { readonly id: number; readonly ok: true; readonly action: number }
  | { readonly id: number; readonly ok: false; readonly says: string };

// Thinking waits when there is something to serve. On Linux this is the thread's own rank; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ id, question, waited }: ThreadQuestion) => {
  const reply = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);
  answerQuestion(question, waited).then(
    (action) => reply({ id, ok: true, action }),
    (error: unknown) => reply({ id, ok: false, says: error instanceof Error ? error.message : String(error) }),
  );
});
