import type { Result } from '@stolik/kernel/result';
import { createResource, type JSX, Show } from 'solid-js';
import { unpackLog } from '../host/link.ts';
import { createLocalMatch } from '../host/local-match.ts';
import { type Opened, openLog } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { toHome } from '../router.ts';
import { pageTitle } from '../ui/title.ts';
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
    <Show when={found()} fallback={<Show when={trouble()}>{(says) => <BadLink says={says()} />}</Show>}>
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

function BadLink(props: { readonly says: string }): JSX.Element {
  pageTitle(() => 'Stolik');
  return (
    <main class="waiting">
      <h1>{m().replay.badge}</h1>
      <p>{props.says}</p>
      <p>
        <a class="btn go" href={toHome}>
          {m().nav.home}
        </a>
      </p>
    </main>
  );
}
