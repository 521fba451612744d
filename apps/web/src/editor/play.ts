import type { Scenario } from '@stolik/golems/scenarios/scenario';
import type { Json } from '@stolik/kernel/json';
import { usualLevel } from '../games/bots.ts';
import { loadClient } from '../games/registry.ts';
import { openFresh } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { goTo, toTable } from '../router.ts';
import { bot, me, sittersOf } from '../setup/people.ts';
import { toast } from '../ui/toast.tsx';

/** One tap: a table of this scenario, a person and bots for the seats that are left. */
export async function playAgainstBots(scenario: Scenario): Promise<void> {
  const { game, players } = scenario;
  const seats = Math.min(players.max, Math.max(players.min, 2));
  try {
    const client = await loadClient(game);
    if (!client) return;
    const level = usualLevel(game).id;
    const seated = [me(), ...Array.from({ length: seats - 1 }, () => bot(level))];
    const opened = openFresh(client.game, { scenario: scenario as unknown as Json }, sittersOf(seated, game));
    if (opened.ok) goTo(toTable(opened.value));
    else toast(m().setup.wrong(opened.problem.says));
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}
