import type { JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { type Origin, wantMoment } from './origin.ts';

export const wayBackOf = ({ isReview }: Origin): string => (isReview ? m().otherwise.toReview : m().otherwise.toReplay);

/** In the head of a table that tries another way: what it is, and the way back to where it came from. */
export function Branch(props: { readonly origin: Origin }): JSX.Element {
  return (
    <a
      class="branch"
      href={props.origin.address}
      title={`${m().otherwise.says} ${wayBackOf(props.origin)}`}
      onClick={() => wantMoment(props.origin)}
    >
      <Icon name="back" small />
      <span>
        <b>{m().otherwise.title}</b> <small>{wayBackOf(props.origin)}</small>
      </span>
    </a>
  );
}
