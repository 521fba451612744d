import type { AnyGame } from '@stolik/kernel/game';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { checkChance, commitmentOf } from '@stolik/table/fair';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { breathe } from '../../../base/ui/leisure.ts';
import { api } from '../../../session/online/api.ts';
import { t } from '../../../session/online/table-words.ts';

interface Finding {
  readonly isGood: boolean;
  readonly says: string;
}

interface Checked {
  readonly findings: readonly Finding[];
  readonly seed: string;
}

/** Everything about a finished game that can be reckoned again, in the browser of whoever doubts it. */
export function CheckDialog(props: {
  readonly game: AnyGame;
  readonly table: string;
  /** What the server promised before the game, as this page was told it. */
  readonly commitment: string;
  readonly onClose: () => void;
}): JSX.Element {
  const [checked] = createResource(async (): Promise<Checked | undefined> => {
    const told = await api.log(props.table);
    const log = told.ok ? parseLog(told.value) : undefined;
    await breathe();
    return log?.ok ? check(props.game, log.value, props.commitment) : undefined;
  });
  return (
    <Dialog title={t().check} onClose={props.onClose}>
      <p class="dim">{t().checkLead}</p>
      <div class="checked" aria-live="polite">
        <Show when={!checked.loading} fallback={<p>{t().checking}</p>}>
          <Show when={checked()} fallback={<p>{t().noLog}</p>}>
            {(result) => (
              <>
                <ul>
                  <For each={result().findings}>
                    {({ isGood, says }) => (
                      <li classList={{ good: isGood, bad: !isGood }}>
                        <Icon name={isGood ? 'check' : 'close'} small />
                        <span>{says}</span>
                      </li>
                    )}
                  </For>
                </ul>
                <h3>{t().promise}</h3>
                <p class="mono proof">{props.commitment}</p>
                <h3>{t().seed}</h3>
                <p class="mono proof">{result().seed}</p>
              </>
            )}
          </Show>
        </Show>
      </div>
    </Dialog>
  );
}

function check(game: AnyGame, log: GameLog, commitment: string): Checked {
  const { chance } = log;
  if (!chance) return { findings: [{ isGood: false, says: t().checkFailed('chance') }], seed: '' };
  const isKept = chance.commitment === commitment && commitmentOf(chance.seed) === commitment;
  const findings: Finding[] = [{ isGood: isKept, says: isKept ? t().promiseKept : t().promiseBroken }];
  const drawn = checkChance(game, log, chance);
  if (drawn.ok) {
    findings.push({ isGood: true, says: t().rulesKept(log.steps.length) });
    findings.push({ isGood: true, says: drawn.value === 0 ? t().noChance : t().chanceKept(drawn.value) });
  } else findings.push({ isGood: false, says: t().checkFailed(drawn.problem.says) });
  return { findings, seed: chance.seed };
}
