import type { ClassView } from '@stolik/class/views';
import type { ClassRequest } from '@stolik/wire/class';
import { type ClassAnswer, ClassConnection } from '@stolik/wire/class-client';
import type { Status } from '@stolik/wire/line';
import type { ByeCode } from '@stolik/wire/messages';
import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import { lasting } from '../../base/lasting.ts';
import { onReturn } from '../online/on-return.ts';
import { fromPage } from '../online/surroundings.ts';

/** A line that breaks for a moment is nobody's concern. */
const CALM = 1200;

/** A class as one of it sees it: what one is told, whether the line stands, and what one may request. */
export interface ClassLine<View extends ClassView> {
  readonly view: Accessor<View | undefined>;
  readonly status: Accessor<Status>;
  /** There has been no line for a while, whatever is tried meanwhile; the server has not sent us away. */
  readonly isCut: Accessor<boolean>;
  /** Why the server does not want us any more. */
  readonly why: Accessor<ByeCode | undefined>;
  /** The server's time now, as far as this device knows. */
  now(): number;
  /** Kept when the server has it for good, however often the line breaks meanwhile. */
  request(request: ClassRequest): Promise<ClassAnswer>;
}

/** Opens the line of a teacher, a pupil or the wall, and keeps it open as long as the owner lives. */
export function createClassLine<Who extends ClassView['who']>(
  who: Who,
  token: string,
): ClassLine<Extract<ClassView, { readonly who: Who }>> {
  type View = Extract<ClassView, { readonly who: Who }>;
  const [view, setView] = createSignal<View>();
  const [status, setStatus] = createSignal<Status>('connecting');
  const [why, setWhy] = createSignal<ByeCode>();
  let [toldAt, serverNow] = [performance.now(), Date.now()];

  const connection: ClassConnection = new ClassConnection(
    {
      token,
      onView: (now) => {
        if (connection.serverNow !== serverNow) [toldAt, serverNow] = [performance.now(), connection.serverNow];
        if (now.who === who) setView(() => now as View);
      },
      onStatus: (now, reason) =>
        batch(() => {
          setStatus(now);
          setWhy(reason);
        }),
    },
    fromPage('/api/class'),
  );
  onReturn(() => connection.hurry());
  onCleanup(() => connection.close());
  return {
    view,
    status,
    isCut: lasting(() => status() === 'waiting' || status() === 'connecting', CALM),
    why,
    now: () => serverNow + performance.now() - toldAt,
    request: (request) => connection.request(request),
  };
}
