import { createResource, For, type JSX, Show, Suspense } from 'solid-js';
import { askHints, type Hint } from '../host/bots.ts';
import { freshRng } from '../host/chance.ts';
import type { Match } from '../host/match.ts';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { GameClient, TableClient } from './contract.ts';
import { moveInWords } from './words.ts';

/** Whether a hint may be asked for now: where only bots play against one, or where people have agreed to it in the settings. */
export function mayHint(match: Match): boolean {
  const people = match.sitters().filter(({ kind }) => kind === 'person').length;
  return match.isAsked() && match.whole() !== undefined && match.curtain() === undefined && (people === 1 || preferences.hints);
}

/** The best moves of the one who is asked, with reasons. The bot that finds them sees what this seat sees. */
export function HintDialog(props: {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly onClose: () => void;
}): JSX.Element {
  const seat = props.table.seat() ?? 0;
  const [hints] = createResource(async () => {
    const whole = props.match.whole();
    const found = whole ? await askHints(whole, seat, preferences.language, freshRng()) : [];
    const inWords = ({ action }: Hint): string =>
      moveInWords(props.client, props.match.shownState(), seat, action, preferences.language, props.table.nameOf);
    const told = found.map((hint) => ({ ...hint, move: inWords(hint) }));
    // Two corners of one group are two moves and one piece of advice.
    return told.filter(
      ({ move, says }, index) => told.findIndex((other) => other.move === move && other.says === says) === index,
    );
  });
  const play = (hint: Hint): void => {
    props.onClose();
    if (!props.client.propose?.(props.table, hint.action)) props.table.act(hint.action);
  };
  return (
    <Dialog title={m().hint.title} onClose={props.onClose}>
      <p class="dim">{m().hint.from}</p>
      <div aria-live="polite">
        <Suspense fallback={<p>{m().hint.thinking}</p>}>
          <Show when={!hints.error} fallback={<p>{m().hint.nothing}</p>}>
            <ol class="hints">
              <For each={hints()}>
                {(hint) => (
                  <li>
                    <div>
                      <b>{hint.move}</b>
                      <Show when={hint.says}>
                        <p>{hint.says}</p>
                      </Show>
                    </div>
                    <button type="button" class="btn" onClick={() => play(hint)} aria-label={`${m().hint.doIt}: ${hint.move}`}>
                      {m().hint.doIt}
                    </button>
                  </li>
                )}
              </For>
            </ol>
          </Show>
        </Suspense>
      </div>
    </Dialog>
  );
}
