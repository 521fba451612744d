// Plays games in a thread of its own: asked for one, answers with what was counted.
import { parentPort } from 'node:worker_threads';
import { playTask, type Task } from './pool.ts';

parentPort!.on('message', (task: Task) => parentPort!.postMessage(playTask(task)));
