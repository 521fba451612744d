import type { JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { toLearn, toReplay } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { type Origin, wantMoment } from './origin.ts';

/** A position that a lesson gave is no other path through a game of one's own. */
const isLesson = ({ address }: Origin): boolean => address === toLearn;

export function wayBackOf({ address, isReview }: Origin): string {
  const words = m().otherwise;
  if (isReview) return words.toReview;
  if (address === toLearn) return words.toLessons;
  return address.startsWith(toReplay('')) ? words.toReplay : words.toTable;
}

/** In the head of a table that tries another way: what it is, and the way back to where it came from. */
export function Branch(props: { readonly origin: Origin }): JSX.Element {
  return (
    <a
      class="branch"
      href={props.origin.address}
      title={isLesson(props.origin) ? wayBackOf(props.origin) : `${m().otherwise.says} ${wayBackOf(props.origin)}`}
      onClick={() => wantMoment(props.origin)}
    >
      <Icon name="back" small />
      <span>
        <b>{isLesson(props.origin) ? m().otherwise.lesson : m().otherwise.title}</b> <small>{wayBackOf(props.origin)}</small>
      </span>
    </a>
  );
}
