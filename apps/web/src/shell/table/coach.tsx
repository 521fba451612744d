import { type Accessor, createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { read } from '../../base/messages/read.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { Icon } from '../../base/ui/icon.tsx';
import type { Match } from '../../session/match.ts';
import type { CoachStep, GameClient, TableClient } from '../contract.ts';
import { aimTold } from './words.ts';

const PRACTISED = 3;

/** Somebody beside you at your first move: it says one sentence for each step, and is gone for good when the move is made. */
export interface Coaching {
  /** The step the newcomer is at; undefined when nobody needs to be told anything. */
  readonly step: Accessor<CoachStep | undefined>;
  readonly steps: Accessor<readonly CoachStep[]>;
  says(step: CoachStep): string;
  dismiss(): void;
}

export function createCoaching(client: GameClient, match: Match, table: TableClient, isReplay: boolean): Coaching {
  const { id } = client.game;
  const isKnown = (): boolean => preferences.known.includes(id);
  function know(): void {
    if (!isKnown()) prefer({ known: [...preferences.known, id] });
  }
  const decisions = createMemo(() => match.passages().filter(({ actor }) => match.isPlayedHere(actor)).length);
  // Whoever has decided some times here has needed nobody.
  if (!isReplay && decisions() >= PRACTISED) know();
  const steps = (): readonly CoachStep[] => client.coach?.stepsAt?.(table) ?? client.coach?.steps ?? [];
  const step = createMemo((): CoachStep | undefined => {
    if (isReplay || isKnown() || !match.isAsked()) return undefined;
    const at = client.coach?.at(table);
    return steps().find((each) => each.id === at);
  });
  // Known is a decision that was made with the coach beside; there are others before it (who begins, what lies open).
  let isBeside = false;
  createEffect(() => {
    if (step()) isBeside = true;
  });
  createEffect(
    on(decisions, (now, before) => {
      if (isBeside && before !== undefined && now > before) know();
      isBeside = step() !== undefined;
    }),
  );
  const says = (step: CoachStep): string =>
    `${step.afterAim ? `${aimTold(client, table.sight().view, table.language())} ` : ''}${read(step.says)}`;
  return { step, steps, says, dismiss: know };
}

/** Under the line that says whose turn it is: it takes room of its own and covers nothing. */
export function CoachLine(props: { readonly coaching: Coaching; readonly onHelp: () => void }): JSX.Element {
  return (
    <Show when={props.coaching.step()}>
      {(now) => (
        <section class="coach" aria-label={m().coach.title}>
          <ol>
            <For each={props.coaching.steps()}>
              {(step) => (
                <li classList={{ on: step === now() }} aria-current={step === now() ? 'step' : undefined}>
                  <span classList={{ hidden: step !== now() }}>{props.coaching.says(step)}</span>
                </li>
              )}
            </For>
          </ol>
          <button type="button" class="btn" title={m().howTo.open} onClick={() => props.onHelp()}>
            <Icon name="help" small />
            <span>{m().howTo.open}</span>
          </button>
          <button
            type="button"
            class="sq"
            aria-label={m().coach.dismiss}
            title={m().coach.dismiss}
            onClick={() => props.coaching.dismiss()}
          >
            <Icon name="close" small />
          </button>
        </section>
      )}
    </Show>
  );
}
