import type { Result } from '@stolik/kernel/result';
import { type JSX, Show } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { reasonWords } from '../../base/messages/reason.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { EmptyTable } from '../frame/unknown-page.tsx';

/** In the place of a table that this browser does not keep, or cannot read. */
export function Gone(props: { readonly opened: Result<unknown> }): JSX.Element {
  const broken = () => (props.opened.ok || props.opened.problem.at === 'gone' ? undefined : props.opened.problem);
  return (
    <Show when={broken()} fallback={<EmptyTable title={p().gone.title} hint={p().gone.hint} />}>
      {(problem) => <DeadEnd title={p().gone.broken(reasonWords(problem()))} hint={p().gone.hint} />}
    </Show>
  );
}
