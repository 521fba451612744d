import type { DeskPupil } from '@stolik/class/views';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { type StarLine, starLines } from './stars.ts';
import { createThings } from './titles.ts';

/** What one pupil has stars for. The teacher takes them back one by one, or all at once after a question; nothing is lost by it. */
export function StarsDialog(props: { readonly pupil: number; readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  const titles = createThings();
  const [isAsking, setAsking] = createSignal(false);
  const pupil = (): DeskPupil | undefined => desk.view().pupils.find((each) => each.pupil === props.pupil);
  const lines = createMemo(() => {
    const known = pupil();
    return known ? starLines(known, titles()) : [];
  });
  const takeAll = (): void => {
    setAsking(false);
    void desk.do({ kind: 'unstar', pupil: props.pupil, things: 'all' });
  };
  return (
    <Show when={pupil()}>
      {(known) => (
        <Dialog title={dw().stars.title(desk.nameOf(known()))} onClose={props.onClose}>
          <p class="dim">{dw().stars.hint}</p>
          <ul class="print-list stack near">
            <For each={lines()}>{(line) => <Line pupil={props.pupil} line={line} />}</For>
          </ul>
          <Show when={lines().some(({ isTaken }) => !isTaken)}>
            <Show
              when={isAsking()}
              fallback={
                <p class="actions">
                  <button type="button" class="btn quiet" onClick={() => setAsking(true)}>
                    {dw().stars.all}
                  </button>
                </p>
              }
            >
              <div class="row-sure stack near inset" role="alert">
                <p>{dw().stars.allSure(desk.nameOf(known()))}</p>
                <p class="actions">
                  <button type="button" class="btn" onClick={takeAll}>
                    {dw().stars.all}
                  </button>
                  <button type="button" class="btn quiet" onClick={() => setAsking(false)}>
                    {dw().names.leave}
                  </button>
                </p>
              </div>
            </Show>
          </Show>
        </Dialog>
      )}
    </Show>
  );
}

function Line(props: { readonly pupil: number; readonly line: StarLine }): JSX.Element {
  const desk = useDesk();
  const title = (): string => (typeof props.line.title === 'number' ? dw().puzzle(props.line.title) : props.line.title);
  const change = (): void => {
    const { thing, isTaken } = props.line;
    void desk.do({ kind: isTaken ? 'restar' : 'unstar', pupil: props.pupil, things: [thing] });
  };
  return (
    <li>
      <span>
        <b>{title()}</b>
        <small>{props.line.isTaken ? dw().stars.taken(props.line.stars) : dw().stars.count(props.line.stars)}</small>
      </span>
      <button
        type="button"
        class="btn"
        aria-label={props.line.isTaken ? dw().stars.giveOf(title()) : dw().stars.takeOf(title())}
        onClick={change}
      >
        {props.line.isTaken ? dw().stars.give : dw().stars.take}
      </button>
    </li>
  );
}
