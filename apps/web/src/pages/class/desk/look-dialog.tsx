import type { DeskTable } from '@stolik/class/views';
import { createSignal, type JSX, Show } from 'solid-js';
import { Choice } from '../../../base/ui/choice.tsx';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { LiveBoard } from '../live-board.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';

/** Over a shoulder, without being noticed: what lies open, or what one of the seats sees. */
export function LookDialog(props: { readonly table: string; readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  const [seat, setSeat] = createSignal(-1);
  const table = (): DeskTable | undefined => desk.view().tables.find(({ id }) => id === props.table);
  const sitterAt = (index: number): string => {
    const number = table()?.seats[index];
    const pupil = desk.view().pupils.find((each) => each.pupil === number);
    return pupil ? desk.nameOf(pupil) : dw().bot;
  };
  const names = (): readonly string[] => (table()?.seats ?? []).map((_, index) => sitterAt(index));
  return (
    <Dialog title={dw().lookTitle(names().join(', '))} class="wide" onClose={props.onClose}>
      <Show when={table()}>
        {(found) => (
          <>
            <Choice
              legend={dw().lookHint}
              values={[[-1, dw().open] as const, ...names().map((name, index) => [index, name] as const)]}
              value={seat()}
              onChoose={setSeat}
            />
            <div class="look-board">
              <Show when={found().looks[seat()] ?? found().look} keyed>
                {(look) => <LiveBoard game={found().game} table={props.table} look={look} />}
              </Show>
            </div>
          </>
        )}
      </Show>
    </Dialog>
  );
}
