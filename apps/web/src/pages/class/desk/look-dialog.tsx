import type { DeskPupil } from '@stolik/class/views';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Choice } from '../../../base/ui/choice.tsx';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { loadOnPaper } from '../../../games/on-paper.ts';
import { LiveBoard } from '../live-board.tsx';
import { dw } from '../words.ts';
import { WorkBoard } from '../work-board.tsx';
import type { DeskCard } from './cards.ts';
import { useDesk } from './context.ts';

/** Over a shoulder, without being noticed: what lies open on a table, what one of its seats sees, or what is on a screen. */
export function LookDialog(props: { readonly card: DeskCard; readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  const names = (): string => props.card.pupils.map(desk.nameOf).join(', ');
  return (
    <Dialog title={props.card.table ? dw().lookTitle(names()) : dw().screenTitle(names())} class="wide" onClose={props.onClose}>
      <Switch>
        <Match when={props.card.table}>
          <AtTable card={props.card} />
        </Match>
        <Match when={props.card.pupils.some(({ doing }) => doing)}>
          <AtWork pupils={props.card.pupils.filter(({ doing }) => doing)} />
        </Match>
      </Switch>
    </Dialog>
  );
}

function AtTable(props: { readonly card: DeskCard }): JSX.Element {
  const desk = useDesk();
  const [seat, setSeat] = createSignal(-1);
  const table = () => props.card.table!;
  const [seen, setSeen] = createSignal<{ readonly look: string; readonly view: unknown }>();
  const [onPaper] = createResource(() => table().game, loadOnPaper);
  const look = (): string => table().looks[seat()] ?? table().look;
  /** What lies in front of this seat alone. */
  const hand = (): readonly string[] => {
    const now = seen();
    return seat() >= 0 && now?.look === look() ? (onPaper()?.hand(now.view, seat()) ?? []) : [];
  };
  const sitterAt = (index: number): string => {
    const pupil = desk.view().pupils.find((each) => each.pupil === table().seats[index]);
    return pupil ? desk.nameOf(pupil) : dw().bot;
  };
  return (
    <>
      <Choice
        legend={dw().lookHint}
        values={[[-1, dw().open] as const, ...table().seats.map((_, index) => [index, sitterAt(index)] as const)]}
        value={seat()}
        onChoose={setSeat}
      />
      <div class="look-board stack">
        <Show when={look()} keyed>
          {(now) => (
            <LiveBoard game={table().game} table={table().id} look={now} onView={(view) => setSeen({ look: now, view })} />
          )}
        </Show>
        <Show when={hand().length > 0}>
          <p class="look-hand flow near" role="img" aria-label={dw().asking.hand}>
            <For each={hand()}>{(art) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art} />}</For>
          </p>
        </Show>
      </div>
    </>
  );
}

function AtWork(props: { readonly pupils: readonly DeskPupil[] }): JSX.Element {
  const desk = useDesk();
  const [chosen, setChosen] = createSignal<number>();
  const now = () => props.pupils.find(({ pupil }) => pupil === chosen()) ?? props.pupils[0]!;
  return (
    <>
      <Choice
        legend={dw().lookHint}
        values={props.pupils.map((pupil) => [pupil.pupil, desk.nameOf(pupil)] as const)}
        value={now().pupil}
        onChoose={setChosen}
      />
      <div class="look-board stack">
        <Show when={now().doing}>{(doing) => <WorkBoard doing={doing()} />}</Show>
      </div>
    </>
  );
}
