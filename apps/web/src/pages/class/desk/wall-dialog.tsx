import type { WallState } from '@stolik/class/things';
import { For, type JSX } from 'solid-js';
import { toWall } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';

/** What the projector shows: it has no buttons of its own. */
export function WallDialog(props: { readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  const states = (): readonly (readonly [string, WallState])[] => [
    [dw().walls.gather, { kind: 'gather' }],
    [dw().walls.boards, { kind: 'boards' }],
    ...(desk.view().asked ? ([[dw().walls.question, { kind: 'question' }]] as const) : []),
    [dw().walls.recap, { kind: 'recap', isRanked: false }],
    [dw().walls.ranked, { kind: 'recap', isRanked: true }],
  ];
  const isNow = (wall: WallState): boolean => JSON.stringify(wall) === JSON.stringify(desk.view().wall);
  return (
    <Dialog title={dw().walls.title} onClose={props.onClose}>
      <a class="btn go" href={toWall(desk.view().wallKey)} target="_blank" rel="noopener">
        <Icon name="share" small /> {dw().walls.show}
      </a>
      <p class="dim">{dw().walls.showHint}</p>
      <div class="desk-choices stack near">
        <For each={states()}>
          {([label, wall]) => (
            <button type="button" class="btn" aria-pressed={isNow(wall)} onClick={() => void desk.do({ kind: 'wall', wall })}>
              {label}
            </button>
          )}
        </For>
      </div>
      <p class="actions">
        <button type="button" class="btn quiet" title={dw().walls.wallKeyHint} onClick={() => void desk.do({ kind: 'wallKey' })}>
          {dw().walls.wallKey}
        </button>
      </p>
    </Dialog>
  );
}
