import type { AnyGame } from '@stolik/kernel/game';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { checkChance, type Kept } from '@stolik/table/fair';
import { For, type JSX, Show } from 'solid-js';
import { createArrival } from '../../../base/ui/arrival.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { breathe } from '../../../base/ui/leisure.ts';
import { saveFile } from '../../../base/ui/save-file.ts';
import { api } from '../../../session/online/api.ts';
import { findPlace, type Place } from '../../../session/online/places.ts';
import { t } from '../../../session/online/table-words.ts';

interface Finding {
  /** Weak: nothing is wrong, but less was checked. */
  readonly kind: 'good' | 'weak' | 'bad';
  readonly says: string;
}

const ICONS = { good: 'check', weak: 'eye', bad: 'close' } as const;

interface Checked {
  readonly findings: readonly Finding[];
  readonly seed: string;
}

/** Everything about a finished game that can be reckoned again, in the browser of whoever doubts it. */
export function CheckDialog(props: {
  readonly game: AnyGame;
  readonly table: string;
  /** What the server says now; what it promised before the game is what this browser has kept. */
  readonly commitment: string;
  readonly onClose: () => void;
}): JSX.Element {
  const kept = (): Place | undefined => findPlace(props.table);
  const { latest: checked, isAwaited } = createArrival(
    () => props.table,
    async (table): Promise<Checked | undefined> => {
      const told = await api.log(table, findPlace(table)?.token);
      const log = told.ok ? parseLog(told.value) : undefined;
      await breathe();
      return log?.ok ? check(props.game, log.value, kept()) : undefined;
    },
  );
  return (
    <Dialog title={t().check} onClose={props.onClose}>
      <p class="dim">{t().checkLead}</p>
      <div class="checked" aria-live="polite">
        <Show when={!isAwaited()} fallback={<p>{t().checking}</p>}>
          <Show when={checked()} fallback={<p>{t().noLog}</p>}>
            {(result) => (
              <>
                <ul>
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

function check(game: AnyGame, log: GameLog, place: Place | undefined): Checked {
  const { chance } = log;
  if (!chance) return { findings: [{ kind: 'bad', says: t().checkFailed }], seed: '' };
  const good = (says: string): Finding => ({ kind: 'good', says });
  const weak = (says: string): Finding => ({ kind: 'weak', says });
  const bad = (says: string): Finding => ({ kind: 'bad', says });
  const drawn = checkChance(game, log, chance, keptOf(place));
  const findings: Finding[] = place?.chance?.isBent ? [bad(t().bent)] : [];
  if (!drawn.ok) {
    const isBroken = drawn.problem.at === 'chance.commitment';
    console.warn(drawn.problem.at, drawn.problem.says);
    findings.push(bad(isBroken ? t().promiseBroken : t().checkFailed));
    return { findings, seed: chance.seed };
  }
  const { rolls, undone, isOld, isCompared, hasOwnSalt } = drawn.value;
  findings.push(isCompared ? good(t().promiseKept) : good(t().promiseFits));
  if (isCompared && !isOld) findings.push(hasOwnSalt ? good(t().saltKept) : weak(t().saltMissing));
  findings.push(good(t().rulesKept(log.steps.length)));
  findings.push(good(rolls === 0 ? t().noChance : t().chanceKept(rolls)));
  if (undone > 0) findings.push(good(t().undoneKept(undone)));
  if (isOld) findings.push(weak(t().oldRule));
  else if (!isCompared) findings.push(weak(t().nothingKept));
  return { findings, seed: chance.seed };
}

/** What a log is compared with. */
function keptOf(place: Place | undefined): Kept | undefined {
  if (!place?.chance) return undefined;
  const { commitment, salt, seals, seen } = place.chance;
  return { commitment, seat: place.seat, salt, seals, seen };
}

/** For `stolik verify --kept`: seats are counted from 1 there. */
const keptText = (place: Place): string => `${JSON.stringify({ ...keptOf(place), seat: place.seat + 1 }, null, 2)}\n`;
