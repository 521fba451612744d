import type { GameLog } from '@stolik/kernel/log';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { goTo, toLearn, toTable } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { botName } from '../../session/bots/bot-name.ts';
import { tables } from '../../session/kept/shelf.ts';
import { dayOf } from '../../session/learn/daily.ts';
import { starsAt } from '../../session/learn/lessons.ts';
import { withLesson } from '../../session/learn/progress.ts';
import { learn, learnt } from '../../session/learn/store.ts';
import { begunToWin, idToWin, wonAt } from '../../session/learn/to-win.ts';
import { openLog, openWhatIf } from '../../shell/open.ts';
import { tablesToWin } from '../../shell/study/lessons.ts';
import { keepOrigin } from '../../shell/table/origin.ts';
import { bot, me, sittersOf } from '../setup/people.ts';
import { w } from './words.ts';

/** Good positions against the bots of the house: each is a table to be won, and a lesson that is done with it. */
export function BeatBots(props: { readonly game: string }): JSX.Element {
  keepWins();
  const toWin = createMemo(() => tablesToWin(props.game).map((each) => ({ ...each, id: idToWin(props.game, each.level) })));
  return (
    <Show when={toWin().length > 0}>
      <div class="beat-bots stack near">
        <h4>{w().beatBots}</h4>
        <p class="dim">{w().beatHint}</p>
        <p class="abreast near">
          <For each={toWin()}>
            {({ id, level, load }) => {
              const isWon = (): boolean => starsAt(learnt(), id) > 0;
              const says = (): string => w().beat(botName(level));
              return (
                <button
                  type="button"
                  class="btn"
                  data-won={isWon() || undefined}
                  aria-label={isWon() ? `${says()}, ${w().beaten}` : undefined}
                  onClick={() => void sitDownAt(props.game, level, load)}
                >
                  <Icon name={isWon() ? 'check' : 'play'} small /> {says()}
                </button>
              );
            }}
          </For>
        </p>
      </div>
    </Show>
  );
}

/** A win is seen when somebody comes back: no table has to know of lessons. */
function keepWins(): void {
  const day = dayOf(new Date());
  for (const id of wonAt(begunToWin(), tables()))
    if (starsAt(learnt(), id) === 0) learn((before) => withLesson(before, id, { stars: 3, day }));
}

/** The table of this lesson that is not over, or the position again. */
async function sitDownAt(game: string, level: string, load: () => Promise<GameLog>): Promise<void> {
  const id = idToWin(game, level);
  const begun = tables().find((table) => table.id === begunToWin()[id] && !table.isOver);
  if (begun) return goTo(toTable(begun.id));
  try {
    const opened = await openLog(await load(), sittersOf([me(), bot(level)], game));
    if (!opened.ok) throw new Error(opened.problem.says);
    const { client, session } = opened.value;
    const table = openWhatIf(client.game, session.table);
    keepOrigin(table, { address: toLearn, step: 0, isReview: false });
    begunToWin.change((before) => ({ ...before, [id]: table }));
    goTo(toTable(table));
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}
