import type { AnyGame } from '@stolik/kernel/game';
import { type Answer, type News, type RequestWithoutId, type Scene, TableConnection } from '@stolik/wire/client';
import type { Status } from '@stolik/wire/line';
import type { ByeCode } from '@stolik/wire/messages';
import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import { followChance } from './follow-chance.ts';
import { onReturn } from './on-return.ts';
import { keepSeat } from './places.ts';
import { fromPage } from './surroundings.ts';

/** A table on the server as the page sees it: what it shows now, whether the line stands, and what one may request. */
export interface Line {
  readonly scene: Accessor<Scene | undefined>;
  readonly status: Accessor<Status>;
  /** The connection stands, and what was missed while it did not is in the scene. */
  readonly isPresent: Accessor<boolean>;
  /** Why the server does not want us any more. */
  readonly why: Accessor<ByeCode | undefined>;
  /** When the clocks in the room were read, by `performance.now()`. */
  readonly clocksAt: Accessor<number>;
  /** Kept when the server has it for good, however often the line breaks meanwhile. */
  request(request: RequestWithoutId): Promise<Answer>;
  /** Whatever happens from now on; answers how to stop listening. */
  listen(hear: (news: News, scene: Scene) => void): () => void;
}

export interface LinePlan {
  readonly game: AnyGame;
  readonly table: string;
  /** Empty to look on. */
  readonly token: string;
}

/** Opens the line and keeps it open as long as the owner lives. */
export function createLine({ game, table, token }: LinePlan): Line {
  const [scene, setScene] = createSignal<Scene>();
  const [status, setStatus] = createSignal<Status>('connecting');
  const [why, setWhy] = createSignal<ByeCode>();
  const [clocksAt, setClocksAt] = createSignal(0);
  const [isPresent, setPresent] = createSignal(false);
  let readAt = 0;
  const listeners = new Set<(news: News, scene: Scene) => void>();

  // News only come when the connection is there.
  const follow = followChance(table, (request) => connection.request(request));
  const connection: TableConnection = new TableConnection(
    {
      game,
      table,
      token,
      wantsPast: true,
      onNews: (news, now) =>
        batch(() => {
          if (now.viewer >= 0) keepSeat(table, now.viewer);
          follow(now);
          if (news.kind === 'room' || news.kind === 'joined') readAt = performance.now();
          // The past of a table comes in many pieces: it is shown when it is whole.
          if (now.isPresent || !scene()) {
            setScene(now);
            setClocksAt(readAt);
            setPresent(now.isPresent);
          }
          for (const hear of listeners) hear(news, now);
        }),
      onStatus: (now, reason) =>
        batch(() => {
          setStatus(now);
          if (now !== 'live') setPresent(false);
          setWhy(reason);
        }),
    },
    fromPage('/api/play'),
  );

  onReturn(() => connection.hurry());
  onCleanup(() => {
    listeners.clear();
    connection.close();
  });

  return {
    scene,
    status,
    isPresent,
    why,
    clocksAt,
    request: (request) => connection.request(request),
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
