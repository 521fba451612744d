import type { Result } from '@stolik/kernel/result';
import { createResource, type JSX, Show } from 'solid-js';
import { unpackLog } from '../host/link.ts';
import { createLocalMatch } from '../host/local-match.ts';
import { type Opened, openLog } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { DeadEnd } from '../ui/dead-end.tsx';
import { TableView } from './table-view.tsx';

/** A whole game that came in a link: looked at, step by step. */
export function ReplayPage(props: { readonly code: string; readonly from?: number | undefined }): JSX.Element {
  const [opened] = createResource(
    () => props.code,
    async (code): Promise<Result<Opened>> => {
      const log = await unpackLog(code);
      return log.ok ? openLog(log.value) : log;
    },
  );
  const found = (): Opened | undefined => {
    const result = opened();
    return result?.ok ? result.value : undefined;
  };
  const trouble = (): string | undefined => {
    const result = opened();
    if (!result || result.ok) return undefined;
    return result.problem.at === 'game' && !result.problem.says
      ? m().replay.unknownGame
      : m().replay.badLink(result.problem.says);
  };
  return (
    <Show when={found()} fallback={<Show when={trouble()}>{(says) => <DeadEnd title={m().replay.badge} says={says()} />}</Show>}>
      {(value) => (
        <TableView
          client={value().client}
          open={(page) => createLocalMatch({ ...value(), game: value().client.game, page, isReplay: true, from: props.from })}
          isReplay
        />
      )}
    </Show>
  );
}
