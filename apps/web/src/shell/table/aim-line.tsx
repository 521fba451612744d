import type { JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { Icon } from '../../base/ui/icon.tsx';
import type { GameClient } from '../contract.ts';
import { aimTold } from './words.ts';

/** How this table is won, where the bar has no room for it or somebody asks. */
export function AimLine(props: { readonly client: GameClient; readonly view: unknown }): JSX.Element {
  return (
    <p class="help-aim">
      <Icon name="target" small /> <b>{m().table.aim}:</b> {aimTold(props.client, props.view, preferences.language)}
    </p>
  );
}
