import type { AnyGame } from '@stolik/kernel/game';
import type { Step } from '@stolik/kernel/steps';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { papers } from '../../../base/ui/window.ts';
import type { OpenGame } from '../../../shell/contract.ts';
import { Board } from '../board/board.tsx';
import { deskOf } from '../desk/desk.ts';
import type { Desk, Otherwise } from '../desk/desk-shape.ts';
import { listenToTrialKeys } from '../desk/keys.ts';
import type { GolemsTable } from '../model/table.ts';
import { Outcomes } from '../program/round-over.tsx';
import { Rows } from '../program/rows.tsx';
import { ProgramButtons, Tray } from '../program/tray.tsx';
import { type Course, courseOf, type Decision, decisionsOf, logOf, otherSteps } from '../story/fork.ts';
import { compare } from '../story/outcome.ts';
import { decidingTable, stillTable } from './trial-table.ts';

/** Another program or another choice in this round: decided as at the table, then both ways are seen beside each other. */
export function WhatIf(props: { readonly desk: Desk; readonly about: Otherwise; readonly onClose: () => void }): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().film;
  const rules = desk.table.game;
  const game = desk.table.reel.open();
  const decisions = game ? decisionsAbout(rules, game, desk, props.about) : [];
  const [chosen, setChosen] = createSignal(nearest(desk, decisions, props.about));
  const [other, setOther] = createSignal<readonly Step[]>();
  const trial = createMemo(() => {
    const decision = chosen();
    return game && decision && tableFor(decision);
  });
  /** With what was decided, or what is proposed, laid out already. */
  function tableFor(decision: Decision): GolemsTable {
    const step = game!.steps[decision.at];
    const before = step?.kind === 'play' ? step.action : undefined;
    const table = decidingTable(desk.table, game!, decision, (tried) => {
      if (tried === before) toast(words().unchanged);
      else setOther(otherSteps(rules, game!, decision, tried));
    });
    const laid = props.about.action ?? before;
    if (decision.ask === 'program' && laid !== undefined) deskOf(table, desk.edition).propose(table.write(laid));
    return table;
  }
  const label = ({ seat, ask }: Decision): string =>
    `${desk.table.nameOf(seat)}: ${ask === 'program' ? words().aProgram : (desk.words().asks[ask] ?? ask)}`;
  return (
    <Dialog title={words().whatIf} class="gl-whatif" onClose={props.onClose}>
      <Show
        when={other()}
        fallback={
          <>
            <div class="gl-what">
              <p>{chosen()?.ask === 'program' ? words().chooseCard : words().whatIfSays}</p>
              <Show when={decisions.length > 1}>
                <label class="gl-fork abreast near">
                  <span>{words().whatIfWhat}</span>
                  <select
                    class="input"
                    value={String(decisions.indexOf(chosen()!))}
                    onChange={(event) => setChosen(decisions[Number(event.currentTarget.value)])}
                  >
                    <For each={decisions}>
                      {(decision, index) => (
                        <option value={index()} selected={decision === chosen()}>
                          {label(decision)}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
              </Show>
            </div>
            <Show when={trial()} keyed>
              {(table) => <Deciding desk={desk} table={table} />}
            </Show>
          </>
        }
      >
        {(steps) => (
          <Compared
            desk={desk}
            game={game!}
            decision={chosen()!}
            steps={steps()}
            onMore={() => setOther(undefined)}
            onClose={props.onClose}
          />
        )}
      </Show>
    </Dialog>
  );
}

/** The decision as it was made, to be changed: the board with the way it leads, the rows, the hand. */
function Deciding(props: { readonly desk: Desk; readonly table: GolemsTable }): JSX.Element {
  const trial = deskOf(props.table, props.desk.edition);
  onMount(() => onCleanup(listenToTrialKeys(trial)));
  return (
    // Where the keys begin: on the cross Enter would throw away what was laid by letters.
    <div class={`gl-trial game-${props.table.game.id}`} tabindex="-1" autofocus>
      <div class={`gl-fork-board felt felt-${props.desk.edition.id}`}>
        <Board table={props.table} edition={props.desk.edition} isStill />
      </div>
      <Show when={papers() === 'beside' && trial.isProgramming()}>
        <div class="gl-trial-rows gl-panel stack">
          <Rows desk={trial} />
          <ProgramButtons desk={trial} label={props.desk.words().film.seeOther} />
        </div>
      </Show>
      <div class="gl-trial-hand">
        <Tray table={props.table} edition={props.desk.edition} readyLabel={props.desk.words().film.seeOther} />
      </div>
    </div>
  );
}

/** What happened and what would have happened, side by side. */
function Compared(props: {
  readonly desk: Desk;
  readonly game: OpenGame;
  readonly decision: Decision;
  readonly steps: readonly Step[];
  readonly onMore: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().film;
  const rules = desk.table.game;
  const was = createMemo(() => courseOf(rules, desk.edition, props.game, props.game.steps, props.decision.at));
  const other = createMemo(() => courseOf(rules, desk.edition, props.game, props.steps, props.decision.at));
  const differences = createMemo(() => compare(was().outcome, other().outcome));
  const courses = (): readonly (readonly [title: string, course: Course])[] => [
    [words().was, was()],
    [words().would, other()],
  ];
  function watch(): void {
    props.onClose();
    desk.table.reel.lookAt(logOf(rules, props.game, props.steps), props.decision.at);
  }
  return (
    <>
      <p role="status">{differences().length === 0 ? words().same : words().differs}</p>
      <div class="gl-both-ways">
        <For each={courses()}>
          {([title, course]) => (
            <section>
              <h3>{title}</h3>
              <div class={`gl-fork-board felt felt-${desk.edition.id}`}>
                <Board table={stillTable(desk.table, course.state, desk.looked())} edition={desk.edition} isStill />
              </div>
              <Outcomes
                desk={desk}
                outcome={course.outcome}
                isOther={(seat) => differences().some((each) => each.seat === seat)}
              />
            </section>
          )}
        </For>
      </div>
      <div class="actions gl-whatif-actions">
        <button type="button" class="btn go" onClick={watch}>
          {words().watchOther}
        </button>
        <button type="button" class="btn" onClick={() => props.onMore()}>
          {words().changeMore}
        </button>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {words().toTable}
        </button>
      </div>
    </>
  );
}

function decisionsAbout(rules: AnyGame, game: OpenGame, desk: Desk, { step }: Otherwise): readonly Decision[] {
  if (step === undefined) return decisionsOf(rules, desk.edition, game, desk.round()?.round ?? 1);
  for (let round = 1; round <= desk.view().rounds; round++) {
    const found = decisionsOf(rules, desk.edition, game, round);
    if (found.some(({ at }) => at === step)) return found;
  }
  return [];
}

/** What the moment on the screen is about: a choice that is just being made, or the program of the player who is looked at. */
function nearest(desk: Desk, decisions: readonly Decision[], about: Otherwise): Decision | undefined {
  if (about.step !== undefined) return decisions.find(({ at }) => at === about.step);
  const { step } = desk.table.reel.now();
  const now = decisions.find(({ at, ask }) => at === step && ask !== 'program');
  const own = decisions.find(({ seat, ask }) => seat === desk.looked() && ask === 'program');
  return now ?? own ?? decisions.find(({ ask }) => ask === 'program') ?? decisions[0];
}
