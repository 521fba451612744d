import type { Scenario } from '@stolik/golems/scenarios';
import type { Json } from '@stolik/kernel/json';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { goTo, toTable } from '../../base/router.ts';
import { toast } from '../../base/ui/toast.tsx';
import { usualLevel } from '../../session/bots/levels.ts';
import { loadClient } from '../../shell/clients.ts';
import { openFresh } from '../../shell/open.ts';
import { bot, me, sittersOf } from '../setup/people.ts';

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
    else toast(p().setup.wrongTogether);
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}
