import type { Scenario } from '@stolik/golems/scenarios/scenario';
import type { Json } from '@stolik/kernel/json';
import type { Sitter } from '@stolik/table/table';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { goTo, toTable } from '../../base/router.ts';
import { toast } from '../../base/ui/toast.tsx';
import { usualLevel } from '../../session/bots/levels.ts';
import { loadClient } from '../../shell/clients.ts';
import { openFresh } from '../../shell/open.ts';

/** One tap: a table of this scenario, a person and bots for the seats that are left. */
export async function playAgainstBots(scenario: Scenario): Promise<void> {
  const { game, players } = scenario;
  const seats = Math.min(players.max, Math.max(players.min, 2));
  try {
    const client = await loadClient(game);
    if (!client) return;
    const level = usualLevel(game).id;
    const sitters = Array.from(
      { length: seats },
      (_, seat): Sitter =>
        seat === 0
          ? { kind: 'person', name: preferences.name || m().names.guest }
          : { kind: 'bot', name: m().names.bots[seat - 1] ?? m().table.bot, level },
    );
    const opened = openFresh(client.game, { scenario: scenario as unknown as Json }, sitters);
    if (opened.ok) goTo(toTable(opened.value));
    else toast(m().setup.wrong(opened.problem.says));
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}
