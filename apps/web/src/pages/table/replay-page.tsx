import type { Result } from '@stolik/kernel/result';
import { createResource, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { reasonWords } from '../../base/messages/reason.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { createFilmMatch } from '../../session/film/film-match.ts';
import { unpackRecorded } from '../../session/kept/link.ts';
import { createLocalMatch } from '../../session/local/local-match.ts';
import { type Opened, type OpenedFilm, openRecorded } from '../../shell/open.ts';
import { leftFor } from '../../shell/table/origin.ts';
import { TableView } from '../../shell/table/table-view.tsx';

/** A whole game that came in a link: looked at, step by step. */
export function ReplayPage(props: { readonly code: string; readonly from?: number | undefined }): JSX.Element {
  const [opened] = createResource(
    () => props.code,
    async (code): Promise<Result<Opened | OpenedFilm>> => {
      const recorded = await unpackRecorded(code);
      return recorded.ok ? openRecorded(recorded.value) : recorded;
    },
  );
  const found = (): Opened | OpenedFilm | undefined => {
    const result = opened();
    return result?.ok ? result.value : undefined;
  };
  const trouble = (): string | undefined => {
    const result = opened();
    if (!result || result.ok) return undefined;
    return result.problem.at === 'game' && !result.problem.says
      ? p().recorded.unknownGame
      : p().recorded.badLink(reasonWords(result.problem));
  };
  return (
    <Show when={found()} fallback={<Show when={trouble()}>{(says) => <DeadEnd title={m().replay.badge} says={says()} />}</Show>}>
      {(value) => (
        <TableView
          client={value().client}
          origin={leftFor(props.code)}
          open={(page) => {
            const opened = value();
            const common = { game: opened.client.game, page, from: props.from };
            return 'film' in opened
              ? createFilmMatch({ ...opened, ...common })
              : createLocalMatch({ ...opened, ...common, isReplay: true });
          }}
          isReplay
        />
      )}
    </Show>
  );
}
