// Plays deals of a contest in a thread of its own: asked for a deal's number, answers with its result.
import { parentPort, workerData } from 'node:worker_threads';
import { unwrap } from '@stolik/kernel/result';
import { playDeal } from '@stolik/search/arena';
import { type ContestSpec, makeContest } from './contest.ts';

const contest = unwrap(makeContest(workerData as ContestSpec));
parentPort!.on('message', (deal: number) => parentPort!.postMessage(playDeal(contest, deal)));
