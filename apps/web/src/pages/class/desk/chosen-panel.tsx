import { animalOf } from '@stolik/class/names';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Animal } from '../art/animal.tsx';
import { dw } from '../words.ts';
import { cardsOf } from './cards.ts';
import { useDesk } from './context.ts';
import { GiveDialog } from './give-dialog.tsx';

const THREE_MINUTES = 180;

/** What can be done for the table that was tapped. */
export function ChosenPanel(props: { readonly chosen: string | undefined }): JSX.Element {
  const desk = useDesk();
  const [isGiving, setGiving] = createSignal(false);
  const card = createMemo(() => cardsOf(desk.view(), desk.now()).find(({ key }) => key === props.chosen));
  return (
    <Show when={card()}>
      {(now) => (
        <section class="panel desk-panel chosen-panel">
          <h2>
            {now().pupils.map(desk.nameOf).join(', ')}
            <span class="both">
              <For each={now().pupils}>{({ name }) => <Animal animal={animalOf(name)} label="" />}</For>
            </span>
          </h2>
          <button type="button" class="btn" onClick={() => setGiving(true)}>
            {dw().giving.give}
          </button>
          <Show when={now().table}>
            {(table) => (
              <div class="chosen-actions">
                <button
                  type="button"
                  class="btn"
                  onClick={() => void desk.do({ kind: 'wall', wall: { kind: 'board', table: table().id } })}
                >
                  {dw().toWall}
                </button>
                <button type="button" class="btn" onClick={() => void desk.do({ kind: 'restart', table: table().id })}>
                  {dw().restart}
                </button>
                <button
                  type="button"
                  class="btn"
                  onClick={() =>
                    void desk.do(
                      ...table().seats.flatMap((pupil, seat) =>
                        pupil === null ? [] : [{ kind: 'time', table: table().id, seat, seconds: THREE_MINUTES } as const],
                      ),
                    )
                  }
                >
                  {dw().moreTime}
                </button>
                <button type="button" class="btn" onClick={() => void desk.do({ kind: 'away', table: table().id })}>
                  {dw().putAway}
                </button>
                <For each={now().pupils}>
                  {(pupil) => (
                    <button
                      type="button"
                      class="btn"
                      onClick={() =>
                        void desk.do({
                          kind: 'bot',
                          table: table().id,
                          seat: table().seats.indexOf(pupil.pupil),
                          on: !pupil.isHere,
                        })
                      }
                    >
                      {pupil.isHere ? dw().botOut(desk.nameOf(pupil)) : dw().botIn(desk.nameOf(pupil))}
                    </button>
                  )}
                </For>
              </div>
            )}
          </Show>
          <Show when={isGiving()}>
            <GiveDialog
              whom={now().pupils.map(({ pupil }) => pupil)}
              names={now().pupils.map(desk.nameOf).join(', ')}
              onClose={() => setGiving(false)}
            />
          </Show>
        </section>
      )}
    </Show>
  );
}
