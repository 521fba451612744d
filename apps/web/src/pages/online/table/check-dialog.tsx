import type { AnyGame } from '@stolik/kernel/game';
import { parseLog } from '@stolik/kernel/log';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createArrival } from '../../../base/ui/arrival.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { breathe } from '../../../base/ui/leisure.ts';
import { saveFile } from '../../../base/ui/save-file.ts';
import { api } from '../../../session/online/api.ts';
import { findPlace, type Place } from '../../../session/online/places.ts';
import { t } from '../../../session/online/table-words.ts';
import { type Checked, check, keptOf } from './findings.ts';

const ICONS = { good: 'check', weak: 'eye', bad: 'close' } as const;

/** Everything about a finished game that can be reckoned again, in the browser of whoever doubts it. */
export function CheckDialog(props: {
  readonly game: AnyGame;
  readonly table: string;
  /** What the server says now; what it promised before the game is what this browser has kept. */
  readonly commitment: string;
  readonly onClose: () => void;
}): JSX.Element {
  const kept = (): Place | undefined => findPlace(props.table);
  const [isWithheld, setWithheld] = createSignal(false);
  const { latest: checked, isAwaited } = createArrival(
    () => props.table,
    async (table): Promise<Checked | undefined> => {
      const told = await api.log(table, findPlace(table)?.token);
      setWithheld(!told.ok && told.problem.kind === 'withheld');
      const log = told.ok ? parseLog(told.value) : undefined;
      await breathe();
      return log?.ok ? check(props.game, log.value, kept(), t()) : undefined;
    },
  );
  return (
    <Dialog title={t().check} onClose={props.onClose}>
      <p class="dim">{t().checkLead}</p>
      <div class="checked" aria-live="polite">
        <Show when={!isAwaited()} fallback={<p>{t().checking}</p>}>
          <Show when={checked()} fallback={<p>{isWithheld() ? t().withheld : t().noLog}</p>}>
            {(result) => (
              <>
                <ul class="stack near">
                  <For each={result().findings}>
                    {({ kind, says }) => (
                      <li class={kind}>
                        <Icon name={ICONS[kind]} small />
                        <span>{says}</span>
                      </li>
                    )}
                  </For>
                </ul>
                <h3>{t().promise}</h3>
                <p class="mono proof">{kept()?.chance?.commitment ?? props.commitment}</p>
                <Show when={kept()?.chance}>
                  {(own) => (
                    <>
                      <h3>{t().ownSalt}</h3>
                      <p class="mono proof">{own().salt}</p>
                    </>
                  )}
                </Show>
                <h3>{t().seed}</h3>
                <p class="mono proof">{result().seed}</p>
                <Show when={kept()}>
                  {(place) => (
                    <button
                      type="button"
                      class="btn"
                      onClick={() => saveFile(`stolik-${props.table}-kept.json`, keptText(place()))}
                    >
                      <Icon name="file" small />
                      {t().saveKept}
                    </button>
                  )}
                </Show>
              </>
            )}
          </Show>
        </Show>
      </div>
    </Dialog>
  );
}

/** For `stolik verify --kept`: seats are counted from 1 there. */
const keptText = (place: Place): string => `${JSON.stringify({ ...keptOf(place), seat: place.seat + 1 }, null, 2)}\n`;
