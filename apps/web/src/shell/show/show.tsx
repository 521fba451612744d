import { REFEREE } from '@stolik/kernel/game';
import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { pace } from '../../base/preferences.ts';
import { playAll } from '../../base/sound/sounds.ts';
import { Seal } from '../../base/ui/seal.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { litOf } from './lit.ts';
import { planShow } from './plan.ts';
import './show.css';

interface ShowProps {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  /** How long it may take, in milliseconds. */
  readonly room: number;
  /** It is over, or somebody has seen enough. */
  readonly onDone: () => void;
}

/** After the last move: what counted lights up one by one with its sound, and the scores count up. Any key or tap ends it. */
export function EndShow(props: ShowProps): JSX.Element {
  const { match, table } = props;
  const scores = match.next().outcome?.scores ?? [];
  const [counted, setCounted] = createSignal<readonly number[]>(scores.map(() => 0));
  const { light } = litOf(table);
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isGone = false;
  // Evening falls on a dark board: nothing shines before it is counted.
  light(new Set());
  endedByHand(() => props.onDone());
  onCleanup(() => {
    isGone = true;
    for (const timer of timers) clearTimeout(timer);
    light(undefined);
  });

  async function run(): Promise<void> {
    const show = await props.client.end.show?.();
    if (isGone) return;
    const view = props.client.game.view(match.state(), REFEREE);
    const things = show?.counted(view, match.passages()) ?? [];
    const { beats, end } = planShow({ counted: things, scores, pace: pace(), room: props.room });
    for (const beat of beats)
      timers.push(
        setTimeout(() => {
          light(new Set(beat.lit));
          setCounted(beat.scores);
          playAll(beat.sound);
        }, beat.at),
      );
    timers.push(setTimeout(() => props.onDone(), end));
  }
  // Without a network the card comes in without a show.
  onMount(() => void run().catch(() => isGone || props.onDone()));

  return (
    <div class="end-count" aria-hidden="true">
      <For each={scores}>
        {(_, seat) => (
          <span>
            <Seal seat={seat()} letter={table.letterOf(seat())} />
            <b class="num-f">{String(counted()[seat()] ?? 0).replace('-', '−')}</b>
          </span>
        )}
      </For>
    </div>
  );
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The key does nothing else; with a modifier it is a command of its own (to take back, for example). */
function endedByHand(end: () => void): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.repeat || MODIFIERS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  onMount(() => {
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('click', end, { capture: true });
  });
  onCleanup(() => {
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('click', end, { capture: true });
  });
}
