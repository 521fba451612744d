import type { GameEvent } from '@stolik/kernel/game';
import { createEffect, createSignal, getOwner, on, onCleanup, runWithOwner, untrack } from 'solid-js';
import { bring, isAudible, playAll } from '../../base/sound/sounds.ts';
import { idle } from '../../base/ui/leisure.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, GameSounds, TableClient } from '../contract.ts';

/** What happens at a table is heard by the sounds of its game. They are fetched when something can be heard. */
export function createHearing(
  client: GameClient,
  match: Pick<Match, 'event' | 'mode'>,
  table: TableClient,
): (event: GameEvent) => void {
  const [sounds, setSounds] = createSignal<GameSounds>();
  const owner = getOwner();
  let isGone = false;
  onCleanup(() => {
    isGone = true;
    if (sounds()) bring(undefined);
  });
  async function fetch(load: NonNullable<GameClient['sounds']>): Promise<void> {
    await idle();
    const found = await load();
    if (isGone) return;
    bring(found.recipes);
    setSounds(() => found);
    runWithOwner(owner, () => found.listen?.(table));
  }
  createEffect(
    on(isAudible, (is) => {
      // Without a network the table stays mute until sound is switched on again.
      if (is && client.sounds && !sounds()) fetch(client.sounds).catch(() => undefined);
    }),
  );
  const hear = (event: GameEvent): void => {
    const found = sounds();
    // Whoever looks at another page wants to hear that it is their turn, and no steps.
    if (found && isAudible() && !document.hidden) playAll(untrack(() => found.hear(event, table)));
  };
  // A film that is stepped through has no other word for what it comes to.
  createEffect(on(match.event, (event) => event && match.mode() === 'paused' && hear(event), { defer: true }));
  return hear;
}
