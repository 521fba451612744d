import type { JSX } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { Icon } from '../../base/ui/icon.tsx';

/** Which paper is open; none: on a phone no sheet, elsewhere the game's own. */
export type Paper = 'panel' | 'log' | undefined;

/** The tabs of the papers beside the board, and what lays a phone's sheet away. */
export function SideHead(props: {
  readonly label: string;
  readonly open: Paper;
  readonly onOpen: (paper: Paper) => void;
}): JSX.Element {
  return (
    <div class="side-head abreast near">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be named twice */}
      <div class="side-tabs" role="group" aria-label={m().table.panel}>
        <button type="button" aria-pressed={props.open !== 'log'} onClick={() => props.onOpen('panel')}>
          {props.label}
        </button>
        <button type="button" aria-pressed={props.open === 'log'} onClick={() => props.onOpen('log')}>
          {m().log.title}
        </button>
      </div>
      <button type="button" class="sq side-close" aria-label={m().close} onClick={() => props.onOpen(undefined)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
