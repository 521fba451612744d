import { createMemo, type JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import type { GameClient, TableClient } from '../contract.ts';
import { aimTold } from './words.ts';

/** How this table is won: one line in the bar where there is room for it, one tap away everywhere else. */
export function Aim(props: {
  readonly client: GameClient;
  readonly table: TableClient;
  /** Which part of something longer this game is. */
  readonly part?: string | undefined;
}): JSX.Element {
  const says = createMemo(() => aimTold(props.client, props.table.sight().view, props.table.language()));
  return (
    <div class="aim-place">
      <p class="aim">
        <b>{m().table.aim}:</b> {says()}
      </p>
      <button
        type="button"
        class="sq aim-ask"
        aria-label={m().table.aim}
        title={m().table.aim}
        onClick={() => toast(`${props.part ? `${props.part}. ` : ''}${m().table.aim}: ${says()}`)}
      >
        <Icon name="target" />
      </button>
    </div>
  );
}
