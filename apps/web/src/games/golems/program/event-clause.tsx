import { type JSX, Show } from 'solid-js';
import { Clause } from '../../../base/ui/clause.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import type { GolemsEvent } from '../model/scene.ts';

/** The clause that says why something did not happen; children ask the grown-ups. */
export function EventClause(props: { readonly desk: Desk; readonly event: GolemsEvent }): JSX.Element {
  const clause = () => ('clause' in props.event && typeof props.event.clause === 'string' ? props.event.clause : undefined);
  return <Show when={!props.desk.isKids() && clause()}>{(id) => <Clause game={props.desk.edition.id} id={id()} />}</Show>;
}
