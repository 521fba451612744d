import type { JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { toReplay } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { type Origin, wantMoment } from './origin.ts';

export function wayBackOf({ address, isReview }: Origin): string {
  const words = m().otherwise;
  if (isReview) return words.toReview;
  return address.startsWith(toReplay('')) ? words.toReplay : words.toTable;
}

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
