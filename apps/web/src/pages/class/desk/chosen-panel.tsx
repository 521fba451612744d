import { animalOf } from '@stolik/class/names';
import type { DeskPupil, DeskTable } from '@stolik/class/views';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { Animal } from '../art/animal.tsx';
import { dw } from '../words.ts';
import { cardsOf, type DeskCard } from './cards.ts';
import { useDesk } from './context.ts';
import { GiveDialog } from './give-dialog.tsx';
import { moreTime } from './run-plan.ts';
import { hasStars } from './stars.ts';
import { StarsDialog } from './stars-dialog.tsx';

/** What can be done for the tables and pupils that were tapped. */
export function ChosenPanel(props: { readonly chosen: ReadonlySet<string>; readonly onNone: () => void }): JSX.Element {
  const desk = useDesk();
  const [isGiving, setGiving] = createSignal(false);
  const [starred, setStarred] = createSignal<number>();
  const cards = createMemo(() => cardsOf(desk.view(), desk.now()).filter(({ key }) => props.chosen.has(key)));
  const pupils = (): readonly DeskPupil[] => cards().flatMap((card) => card.pupils);
  const tables = (): readonly DeskTable[] => cards().flatMap(({ table }) => (table ? [table] : []));
  const names = (): string =>
    pupils().length > MOST_NAMED ? dw().several(pupils().length) : pupils().map(desk.nameOf).join(', ');
  const clocked = (): readonly DeskTable[] => tables().filter(({ hasClock, isOver }) => hasClock && !isOver);
  return (
    <Show when={cards().length > 0}>
      <section class="panel stack desk-panel chosen-panel">
        <header>
          <h2>{names()}</h2>
          <button type="button" class="sq" aria-label={dw().chooseNone} title={dw().chooseNone} onClick={() => props.onNone()}>
            <Icon name="close" />
          </button>
          <span class="both">
            <For each={pupils().slice(0, MOST_NAMED)}>{({ name }) => <Animal animal={animalOf(name)} label="" />}</For>
          </span>
        </header>
        <div class="chosen-actions">
          <button type="button" class="btn" onClick={() => setGiving(true)}>
            {dw().giving.give}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => void desk.do({ kind: 'hint', whom: pupils().map(({ pupil }) => pupil) })}
          >
            {dw().hint}
          </button>
          <Show when={tables().length > 0}>
            <button
              type="button"
              class="btn"
              onClick={() => void desk.do(...tables().map(({ id }) => ({ kind: 'restart', table: id }) as const))}
            >
              {dw().restart}
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => void desk.do(...tables().map(({ id }) => ({ kind: 'away', table: id }) as const))}
            >
              {dw().putAway}
            </button>
          </Show>
          <Show when={clocked().length > 0}>
            <button type="button" class="btn" onClick={() => void desk.do(...moreTime(clocked()))}>
              {dw().moreTime}
            </button>
          </Show>
          <Show when={cards().length === 1 && cards()[0]}>{(card) => <ForOne card={card()} onStars={setStarred} />}</Show>
        </div>
        <Show when={starred() !== undefined}>
          <StarsDialog pupil={starred()!} onClose={() => setStarred(undefined)} />
        </Show>
        <Show when={isGiving()}>
          <GiveDialog whom={pupils().map(({ pupil }) => pupil)} names={names()} onClose={() => setGiving(false)} />
        </Show>
      </section>
    </Show>
  );
}

/** More names than this are a number. */
const MOST_NAMED = 4;

/** What is meant for one table alone, or for one who came for today. */
function ForOne(props: { readonly card: DeskCard; readonly onStars: (pupil: number) => void }): JSX.Element {
  const desk = useDesk();
  const seatOf = (table: DeskTable, pupil: DeskPupil): number => table.seats.indexOf(pupil.pupil);
  const hasBot = (table: DeskTable, pupil: DeskPupil): boolean => table.bots.includes(seatOf(table, pupil));
  /** Where only bots would be left nobody looks on, and they don't play for nobody. */
  const isLast = (table: DeskTable, pupil: DeskPupil): boolean =>
    table.seats.every((sitter, seat) => sitter === pupil.pupil || sitter === null || table.bots.includes(seat));
  const areBotsAlone = (table: DeskTable): boolean =>
    props.card.pupils.length > 1 && props.card.pupils.some((pupil) => isLast(table, pupil));
  return (
    <>
      <Show when={props.card.table}>
        {(table) => (
          <>
            <button
              type="button"
              class="btn"
              onClick={() => void desk.do({ kind: 'wall', wall: { kind: 'board', table: table().id } })}
            >
              {dw().toWall}
            </button>
            <Show when={!table().isOver}>
              <For each={props.card.pupils}>
                {(pupil) => (
                  <Show when={hasBot(table(), pupil) || !isLast(table(), pupil)}>
                    <button
                      type="button"
                      class="btn for-one"
                      onClick={() =>
                        void desk.do({
                          kind: 'bot',
                          table: table().id,
                          seat: seatOf(table(), pupil),
                          on: !hasBot(table(), pupil),
                        })
                      }
                    >
                      {hasBot(table(), pupil) ? dw().botOut(desk.nameOf(pupil)) : dw().botIn(desk.nameOf(pupil))}
                    </button>
                  </Show>
                )}
              </For>
              <Show when={areBotsAlone(table())}>
                <p class="dim for-one">{dw().botsAlone}</p>
              </Show>
            </Show>
          </>
        )}
      </Show>
      <For each={props.card.pupils.filter(hasStars)}>
        {(pupil) => (
          <button type="button" class="btn for-one" onClick={() => props.onStars(pupil.pupil)}>
            {dw().stars.of(desk.nameOf(pupil), pupil.stars)}
          </button>
        )}
      </For>
      <For each={props.card.pupils.filter(({ isGuest }) => isGuest)}>
        {(guest) => (
          <button type="button" class="btn for-one" onClick={() => void desk.do({ kind: 'remove', pupil: guest.pupil })}>
            {dw().names.remove(desk.nameOf(guest))}
          </button>
        )}
      </For>
    </>
  );
}
