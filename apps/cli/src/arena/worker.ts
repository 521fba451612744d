// Plays deals in a thread of its own: asked for one, answers with its result.
import { parentPort } from 'node:worker_threads';
import { playSpec } from './contest.ts';
import type { Task } from './pool.ts';

parentPort!.on('message', ({ spec, deal }: Task) => parentPort!.postMessage(playSpec(spec, deal)));
