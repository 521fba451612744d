import { createSignal, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { saveFile } from '../../base/ui/save-file.ts';
import { toast } from '../../base/ui/toast.tsx';
import { api } from '../../session/online/api.ts';
import { collectGames } from '../../session/online/own-games.ts';
import { forgetPlace, type Place, places } from '../../session/online/places.ts';
import { troubleWords, WithWords, w } from '../../session/online/words.tsx';

/** Saves games as a file; what came of it is said. */
async function save(wanted: readonly Place[]): Promise<void> {
  const file = await collectGames(wanted);
  if (!file.ok) {
    toast(troubleWords(file.problem));
    return;
  }
  const { length } = file.value.games;
  if (length > 0) saveFile(`stolik-games-${new Date().toISOString().slice(0, 10)}.json`, `${JSON.stringify(file.value)}\n`);
  toast(length > 0 ? w().own.saved(length) : w().own.nothing);
}

function SaveButton(props: { readonly places: readonly Place[]; readonly says: string }): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  return (
    <button
      type="button"
      class="btn"
      disabled={isBusy()}
      onClick={() => {
        setBusy(true);
        void save(props.places).finally(() => setBusy(false));
      }}
    >
      <Icon name="file" small />
      {isBusy() ? w().own.saving : props.says}
    </button>
  );
}

/** All games of this browser's seats, running and finished, as one file. */
export function SaveGames(): JSX.Element {
  return (
    <WithWords>
      <p class="own-games">
        <SaveButton places={places()} says={w().own.saveAll} />
      </p>
    </WithWords>
  );
}

interface OwnProps {
  readonly place: Place;
  readonly isPlaying: boolean;
  /** Left out where nothing is listed. */
  readonly onUnlist?: (() => void) | undefined;
  /** The seat is not mine any more. */
  readonly onForgotten: () => void;
  readonly onClose: () => void;
}

/** What a person may do with their part of one game: take it along, take it off the list, take themselves out of it. */
export function OwnGameDialog(props: OwnProps): JSX.Element {
  return (
    <WithWords>
      <OwnGame {...props} />
    </WithWords>
  );
}

function OwnGame(props: OwnProps): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  async function forget(): Promise<void> {
    setBusy(true);
    const told = await api.forgetMe(props.place.table, props.place.token);
    setBusy(false);
    // A seat that is not mine any more is what was wanted.
    if (!told.ok && told.problem.kind !== 'not-yours') {
      toast(told.problem.kind === 'seat-taken' ? w().gathering.notNow : troubleWords(told.problem));
      return;
    }
    forgetPlace(props.place.table);
    toast(w().own.forgotten);
    props.onForgotten();
  }
  return (
    <Dialog title={gameTitle(props.place.game)} onClose={props.onClose}>
      <p class="actions">
        <SaveButton places={[props.place]} says={w().own.save} />
        <Show when={props.onUnlist}>
          {(unlist) => (
            <button type="button" class="btn" onClick={() => unlist()()}>
              {w().own.unlist}
            </button>
          )}
        </Show>
      </p>
      <Show when={props.onUnlist}>
        <p class="dim">{w().own.unlistHint}</p>
      </Show>
      <h3>{w().own.forget}</h3>
      <p>
        {w().own.forgetHint(m().names.person(String(props.place.seat + 1)))} {props.isPlaying ? w().own.forgetPlaying : ''}{' '}
        {w().own.forgetSure}
      </p>
      <p class="actions">
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {m().cancel}
        </button>
        <button type="button" class="btn go" disabled={isBusy()} onClick={() => void forget()}>
          {w().own.forget}
        </button>
      </p>
    </Dialog>
  );
}
