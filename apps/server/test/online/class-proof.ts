import { merged } from '@stolik/class/classroom';
import { type Entry, readEntry } from '@stolik/class/entry';
import type { Fact } from '@stolik/class/things';
import type { ClassView } from '@stolik/class/views';
import type { Store } from '../../src/store/store.ts';
import type { Device, GrantedRequest } from './lesson.ts';
import type { Proof } from './proof.ts';

/** What somebody of a class had acknowledged: a pupil by number, or the teacher. */
export interface ClassClaim {
  readonly who: number | 'teacher';
  readonly granted: readonly GrantedRequest[];
}

export const claimOf = (device: Device): ClassClaim => {
  const view: ClassView = device.view;
  return { who: view.who === 'pupil' ? view.pupil : 'teacher', granted: device.granted };
};

/** Requests that always leave an entry under their id, and which; others may have come to nothing, or are not kept. */
const LEAVES: Partial<Record<GrantedRequest['request']['kind'], Entry['kind']>> = {
  answer: 'answer',
  ask: 'ask',
  label: 'label',
  lesson: 'lesson',
  pace: 'pace',
  pairs: 'pairs',
  plan: 'plan',
  play: 'task',
  playOut: 'playOut',
  pupil: 'pupil',
  restart: 'table',
  task: 'task',
  unask: 'unask',
  wall: 'wall',
};

/** Everything of a class that was acknowledged is in its log once: requests under their ids, facts in what the pupil's entries come to. */
export async function proveClass(store: Store, id: string, claims: readonly ClassClaim[]): Promise<Proof> {
  const stored = await store.load(id);
  const entries = (stored?.entries ?? []).map(readEntry);
  const wrong: string[] = [];
  const isWrong = (what: string): unknown => wrong.push(`class ${id}: ${what}`);
  if (entries.length !== stored?.version) isWrong(`${entries.length} entries, version ${stored?.version}`);
  if (entries.includes(undefined)) isWrong('an entry makes no sense');
  const byId = new Map<string, Entry[]>();
  for (const entry of entries) if (entry?.id !== undefined) byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
  for (const [request, { length }] of byId) if (length > 1) isWrong(`request ${request} was granted ${length} times`);
  let acknowledged = 0;
  for (const { who, granted } of claims) {
    for (const { id: requestId, request } of granted) {
      acknowledged++;
      const name = who === 'teacher' ? requestId : `${who} ${requestId}`;
      const left = byId.get(name)?.[0];
      const expected = LEAVES[request.kind];
      if (expected && left?.kind !== expected)
        isWrong(`${JSON.stringify(request)} of ${who} was acknowledged, the log has ${left?.kind}`);
      if (left && expected && !holds(left, request))
        isWrong(`${JSON.stringify(request)} of ${who} is ${JSON.stringify(left)} in the log`);
      if (request.kind !== 'did' || who === 'teacher') continue;
      const lost = request.facts.filter((fact) => !knows(entries, who, fact));
      if (lost.length > 0) isWrong(`${JSON.stringify(lost)} of ${who} are lost`);
    }
  }
  return { acknowledged, wrong };
}

/** What the log says of a request is what was requested. Answers are kept as the game writes them. */
function holds(entry: Entry, request: GrantedRequest['request']): boolean {
  switch (request.kind) {
    case 'label':
      return entry.kind === 'label' && entry.label === request.label;
    case 'answer':
      return entry.kind === 'answer' && entry.asked === request.asked && entry.answer.length === request.answer.length;
    case 'task':
      return entry.kind === 'task' && JSON.stringify([entry.whom, entry.task]) === JSON.stringify([request.whom, request.task]);
    default:
      return true;
  }
}

/** By the entries alone: a pupil whom the teacher has removed has no progress any more. */
function knows(entries: readonly (Entry | undefined)[], who: number, [thing, stars, misses]: Fact): boolean {
  const told = entries.flatMap((entry) => (entry?.kind === 'did' && entry.pupil === who ? [entry.facts] : []));
  const known = merged({}, told.flat(), 0)[thing];
  return known !== undefined && known.stars >= stars && known.misses >= misses;
}
