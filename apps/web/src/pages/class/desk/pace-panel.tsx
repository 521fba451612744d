import { listOf } from '@stolik/class/pace';
import type { ClassPace } from '@stolik/class/things';
import type { DeskTable } from '@stolik/class/views';
import { type JSX, Show } from 'solid-js';
import { Choice } from '../../../base/ui/choice.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { moreTime } from './run-plan.ts';

/** How far everybody may go in their list. */
export function PacePanel(props: { readonly isSheet?: boolean }): JSX.Element {
  const desk = useDesk();
  const pace = (): ClassPace => desk.view().pace;
  const item = (): number => {
    const now = pace();
    return now.kind === 'upTo' ? now.item : 0;
  };
  const last = (): number => {
    const { task } = desk.view();
    return (listOf(task)?.items.length ?? 1) - 1;
  };
  const clocked = (): readonly DeskTable[] => desk.view().tables.filter(({ hasClock, isOver }) => hasClock && !isOver);
  const setPace = (next: ClassPace): void => void desk.do({ kind: 'pace', pace: next });
  const choose = (kind: ClassPace['kind']): void => setPace(kind === 'upTo' ? { kind, item: item() } : { kind });
  return (
    <section classList={{ panel: !props.isSheet, 'stack desk-panel': true }}>
      <Show when={!props.isSheet}>
        <h2>{dw().pace.title}</h2>
      </Show>
      <Choice
        legend={dw().pace.hint}
        values={[
          ['locked', dw().pace.locked],
          ['upTo', dw().pace.upTo(item() + 1)],
          ['open', dw().pace.open],
        ]}
        value={pace().kind}
        onChoose={choose}
      />
      <Show when={pace().kind === 'upTo'}>
        <p class="dim">{dw().pace.upToHint}</p>
        <p class="pace-steps abreast far">
          <button
            type="button"
            class="btn"
            aria-label={dw().pace.less}
            disabled={item() === 0}
            onClick={() => setPace({ kind: 'upTo', item: item() - 1 })}
          >
            <Icon name="minus" small />
          </button>
          <b class="num-f">{item() + 1}</b>
          <button
            type="button"
            class="btn"
            aria-label={dw().pace.more}
            disabled={item() >= last()}
            onClick={() => setPace({ kind: 'upTo', item: item() + 1 })}
          >
            <Icon name="plus" small />
          </button>
        </p>
      </Show>
      <Show when={clocked().length > 0}>
        <button type="button" class="btn" onClick={() => void desk.do(...moreTime(clocked()))}>
          {dw().pace.time}
        </button>
      </Show>
    </section>
  );
}
