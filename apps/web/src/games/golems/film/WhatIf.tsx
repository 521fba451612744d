import { CHANCE, REFEREE, type Seat } from '@stolik/kernel/game';
import { LogWriter } from '@stolik/kernel/log';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { createMemo, type JSX, Show } from 'solid-js';
import type { OpenGame, TableClient } from '../../../table/contract.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Desk, deskOf } from '../desk.ts';
import { isWide } from '../media.ts';
import { askOf } from '../model.ts';
import { Rows } from '../Rows.tsx';
import type { GolemsView } from '../scene.ts';
import { ProgramButtons, Tray } from '../Tray.tsx';

/** Another program for this round: laid as at the table, then looked at as another film. */
export function WhatIf(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props;
  const words = () => desk.words().film;
  const fork = createMemo(() => {
    const game = desk.table.reel.open();
    const seat = seatFor(desk);
    return game && findFork(desk, game, desk.round()?.round ?? 1, seat);
  });
  return (
    <Dialog title={words().whatIf} class="wide gl-whatif" onClose={props.onClose}>
      <p>{words().whatIfSays}</p>
      <Show when={fork()}>
        {(found) => {
          const trial = trialTable(desk, found());
          return (
            <div class={`shell-less game-${desk.table.game.id}`}>
              <Show when={isWide()}>
                <Rows desk={deskOf(trial)} />
                <ProgramButtons desk={deskOf(trial)} />
              </Show>
              <Tray table={trial} />
            </div>
          );
        }}
      </Show>
    </Dialog>
  );
}

/** The player whose program is looked at; bots have none. */
function seatFor(desk: Desk): Seat {
  const players = desk
    .scene()
    .figures.filter(({ bot }) => bot === null)
    .map(({ seat }) => seat);
  return players.includes(desk.looked()) ? desk.looked() : (players[0] ?? 0);
}

interface Fork {
  readonly game: OpenGame;
  readonly seat: Seat;
  readonly round: number;
  /** Where this seat laid its program in this round. */
  readonly at: number;
  readonly state: unknown;
}

function findFork(desk: Desk, game: OpenGame, round: number, seat: Seat): Fork | undefined {
  const rules = desk.table.game;
  const seats = game.names.length;
  const state: unknown = rules.setup(unwrap(rules.parseOptions(game.options, seats)), seats);
  for (const [at, step] of game.steps.entries()) {
    if (step.actor === seat && step.kind === 'play') {
      const view = rules.view(state, seat) as GolemsView;
      if (view.round === round && askOf(view) === 'program') return { game, seat, round, at, state };
    }
    playStep(rules, state, step);
  }
  return undefined;
}

/** A table at which only this one program can be laid. */
function trialTable(desk: Desk, fork: Fork): TableClient {
  const { table } = desk;
  const view = table.game.view(fork.state, fork.seat);
  const sight = { ...table.sight(), viewer: fork.seat, view, next: table.game.next(fork.state), decision: -1 - fork.at };
  return {
    ...table,
    sight: () => sight,
    seat: () => fork.seat,
    isAsked: () => true,
    isPast: () => false,
    shown: () => [],
    event: () => undefined,
    legal: () => undefined,
    refuse: (action) => table.game.refuse(fork.state, fork.seat, action),
    write: (action) => table.game.write(fork.state, fork.seat, action),
    read: (text) => table.game.read(fork.state, fork.seat, text),
    act: (action) => {
      const steps = otherSteps(desk, fork, { kind: 'play', actor: fork.seat, action });
      table.reel.lookAt(logOf(desk, fork, steps), fork.at);
    },
  };
}

/** The round again with this program: the others and chance do what they did, as far as that is still possible. */
function otherSteps(desk: Desk, fork: Fork, changed: Step): readonly Step[] {
  const rules = desk.table.game;
  const seats = fork.game.names.length;
  const rng = new SeededRng(fork.at);
  const steps: Step[] = [...fork.game.steps.slice(0, fork.at), changed];
  const rest = fork.game.steps.slice(fork.at + 1);
  const state: unknown = rules.setup(unwrap(rules.parseOptions(fork.game.options, seats)), seats);
  for (const step of steps) playStep(rules, state, step);
  for (let guard = 0; guard < 400; guard++) {
    const next = rules.next(state);
    const view = rules.view(state, REFEREE) as GolemsView;
    if (next.kind === 'over' || view.round !== fork.round) break;
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const index = rest.findIndex((step) => step.actor === actor && step.kind === 'play');
    const before = index < 0 ? undefined : rest.splice(index, 1)[0];
    const isStill = before?.kind === 'play' && rules.refuse(state, actor, before.action) === undefined;
    const action =
      isStill && before?.kind === 'play'
        ? before.action
        : actor === CHANCE
          ? rules.roll(state, rng)
          : rules.overtime(state, actor);
    const step: Step = { kind: 'play', actor, action };
    steps.push(step);
    playStep(rules, state, step);
  }
  return steps;
}

function logOf(desk: Desk, fork: Fork, steps: readonly Step[]) {
  const rules = desk.table.game;
  const seats = fork.game.names.length;
  const writer = new LogWriter(rules, { seats, options: fork.game.options, names: fork.game.names });
  const state: unknown = rules.setup(unwrap(rules.parseOptions(fork.game.options, seats)), seats);
  for (const step of steps) {
    writer.add(state, step);
    playStep(rules, state, step);
  }
  return writer.log();
}
