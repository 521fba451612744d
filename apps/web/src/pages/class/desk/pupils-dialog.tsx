import { ANIMALS, type Animal as AnimalId, animalOf, PICTURES, withAnimal } from '@stolik/class/names';
import { picturesOf } from '@stolik/class/secrets';
import type { DeskPupil } from '@stolik/class/views';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Switch } from '../../../base/ui/choice.tsx';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { saveFile } from '../../../base/ui/save-file.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { classApi } from '../../../session/class/api.ts';
import { madePupil, named, nameKey, namesIn, readNames, withoutClass, writeNames } from '../../../session/class/keyring.ts';
import { changeKeyring, keyring } from '../../../session/class/teacher.ts';
import { Animal } from '../art/animal.tsx';
import { AnimalKeys } from '../art/animal-keys.tsx';
import { SecretPicture } from '../art/secret-picture.tsx';
import { dw } from '../words.ts';
import { sayNick, useDesk } from './context.ts';
import { Devices } from './devices.tsx';
import { GuestsOut } from './guests-out.tsx';
import { LockNote } from './lock-note.tsx';
import { freshNames, MOST_PUPILS, mixedAnimals, pupilRequest, roomFor, secretsOf } from './new-pupils.ts';
import { SaveClass } from './save-class.tsx';

/** Who is in the class: names that stay here, new ones, new cards, a number for one lesson. */
export function PupilsDialog(props: { readonly onClose: () => void; readonly onGone: () => void }): JSX.Element {
  const desk = useDesk();
  const here = (): number => desk.view().pupils.filter(({ isHere }) => isHere).length;
  return (
    <Dialog title={dw().names.title} class="wide" onClose={props.onClose}>
      <section class="pupils-door stack near">
        <p class="pupils-code flow near">
          <span>
            {dw().hereCode(here(), desk.view().pupils.length)} <b class="num-f">{desk.view().code}</b>
          </span>
          <button type="button" class="btn quiet" onClick={() => void desk.do({ kind: 'code' })}>
            {dw().names.code}
          </button>
        </p>
        <Switch
          label={desk.view().pin ? `${dw().names.pin}: ${desk.view().pin}` : dw().names.pin}
          hint={dw().names.pinHint}
          isOn={desk.view().pin !== ''}
          onChange={(on) => void desk.do({ kind: 'pin', on })}
        />
        <GuestsOut />
      </section>
      <AddPupils />
      <ul class="pupil-list stack near">
        <For each={desk.view().pupils.map(({ pupil }) => pupil)}>
          {(number) => (
            <Show when={desk.view().pupils.find(({ pupil }) => pupil === number)}>{(pupil) => <Row pupil={pupil()} />}</Show>
          )}
        </For>
      </ul>
      <Devices />
      <LockNote />
      <ListFile />
      <SaveClass />
      <Wipe onGone={props.onGone} />
    </Dialog>
  );
}

function AddPupils(): JSX.Element {
  const desk = useDesk();
  const [text, setText] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const names = (): readonly string[] => namesIn(text()).slice(0, roomFor(desk.view()));
  async function add(): Promise<void> {
    setBusy(true);
    const { key, room } = desk.kept;
    const added = names();
    const first = desk.view().nextPupil;
    const nicknames = freshNames(desk.view(), added.length, first, mixedAnimals(room));
    for (const [index, name] of added.entries()) {
      if (!(await desk.do(pupilRequest(key, room, first + index, nicknames[index]!)))) break;
      changeKeyring((before) => named(before, room, first + index, name));
    }
    setText('');
    setBusy(false);
  }
  return (
    <section class="add-pupils stack near">
      <label class="field">
        <span>{dw().names.lead}</span>
        <textarea class="input" rows="4" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="button" class="btn go" disabled={names().length === 0 || isBusy()} onClick={() => void add()}>
        {dw().names.add(names().length)}
      </button>
      <Show when={namesIn(text()).length > roomFor(desk.view())}>
        <p role="status">{dw().names.full(MOST_PUPILS)}</p>
      </Show>
    </section>
  );
}

function Row(props: { readonly pupil: DeskPupil }): JSX.Element {
  const desk = useDesk();
  const { key, room } = desk.kept;
  const [isShown, setShown] = createSignal(false);
  const [isChoosing, setChoosing] = createSignal(false);
  const who = (): string => desk.nameOf(props.pupil);
  const pictures = () => picturesOf(key, room, props.pupil.pupil, props.pupil.drawn);
  /** What is about to be done and can't be undone. */
  const [asked, setAsked] = createSignal<'again' | 'remove'>();
  const drawNewCard = async (): Promise<void> => {
    const known = props.pupil;
    const { pupil, drawn, isGuest } = known;
    setAsked(undefined);
    if ((await desk.do({ kind: 'secrets', pupil, ...secretsOf(key, room, pupil, drawn + 1) })) && isGuest)
      changeKeyring((before) => madePupil(before, room, known));
  };
  const remove = async (): Promise<void> => {
    const known = props.pupil;
    if (await desk.do({ kind: 'remove', pupil: known.pupil })) changeKeyring((before) => named(before, room, nameKey(known), ''));
  };
  return (
    <li>
      <button
        type="button"
        class="pupil-animal"
        aria-label={dw().names.another(who())}
        title={dw().names.another(who())}
        aria-expanded={isChoosing()}
        onClick={() => setChoosing(!isChoosing())}
      >
        <Animal animal={animalOf(props.pupil.name)} isAway={!props.pupil.isHere} label="" />
      </button>
      <span class="pupil-nick">
        {sayNick(props.pupil.name)}
        <Show when={props.pupil.isGuest}>
          <small>{dw().names.guest}</small>
        </Show>
      </span>
      <input
        class="input"
        aria-label={dw().names.name(sayNick(props.pupil.name))}
        placeholder={dw().names.none}
        autocomplete="off"
        value={desk.realNameOf(props.pupil) ?? ''}
        onChange={(event) => changeKeyring((before) => named(before, room, nameKey(props.pupil), event.currentTarget.value))}
      />
      <Show when={!props.pupil.isGuest}>
        <button
          type="button"
          class="btn quiet"
          aria-expanded={isShown()}
          aria-label={dw().names.showPictures(who())}
          onClick={() => setShown(!isShown())}
        >
          {dw().names.pictures}
        </button>
      </Show>
      <button
        type="button"
        class="sq"
        aria-label={dw().names.again(who())}
        title={dw().names.again(who())}
        aria-expanded={asked() === 'again'}
        onClick={() => setAsked(asked() === 'again' ? undefined : 'again')}
      >
        <Icon name="rotate" />
      </button>
      <button
        type="button"
        class="sq"
        aria-label={dw().names.remove(who())}
        title={dw().names.remove(who())}
        aria-expanded={props.pupil.isGuest ? undefined : asked() === 'remove'}
        onClick={() => (props.pupil.isGuest ? void remove() : setAsked(asked() === 'remove' ? undefined : 'remove'))}
      >
        <Icon name="trash" />
      </button>
      <Show when={asked()}>
        {(what) => (
          <div class="row-sure stack near inset" role="alert">
            <p>{what() === 'remove' ? dw().names.removeSure(who()) : dw().names.newCardSure(who())}</p>
            <p class="actions">
              <button type="button" class="btn" onClick={() => void (what() === 'remove' ? remove() : drawNewCard())}>
                {what() === 'remove' ? dw().names.removeYes : dw().names.newCardYes}
              </button>
              <button type="button" class="btn quiet" onClick={() => setAsked(undefined)}>
                {dw().names.leave}
              </button>
            </p>
          </div>
        )}
      </Show>
      <Show when={isChoosing()}>
        <AnimalKeys
          animals={freeIn(desk.view().pupils)}
          onChoose={(animal) => {
            setChoosing(false);
            void desk.do({ kind: 'rename', pupil: props.pupil.pupil, name: withAnimal(props.pupil.name, animal) });
          }}
        />
      </Show>
      <Show when={isShown()}>
        <p class="row-pictures">
          <For each={pictures()}>{(index) => <SecretPicture picture={PICTURES[index]!} />}</For>
        </p>
      </Show>
    </li>
  );
}

const freeIn = (pupils: readonly DeskPupil[]): readonly AnimalId[] => {
  const taken = new Set(pupils.map(({ name }) => animalOf(name)));
  return ANIMALS.filter((animal) => !taken.has(animal));
};

/** The list as a file: for another laptop of the same teacher. */
function ListFile(): JSX.Element {
  const desk = useDesk();
  const { room, label } = desk.kept;
  async function load(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const names = readNames(await file.text(), room);
    // The same file, repaired, may be chosen once more.
    input.value = '';
    if (!names) return toast(dw().names.notLoaded);
    changeKeyring((before) => Object.entries(names).reduce((ring, [pupil, name]) => named(ring, room, pupil, name), before));
    toast(dw().names.loaded(Object.keys(names).length));
  }
  return (
    <p class="actions">
      <button type="button" class="btn" onClick={() => saveFile(`stolik-${label}.json`, writeNames(keyring(), room))}>
        {dw().names.save}
      </button>
      <label class="btn">
        {dw().names.load}
        <input class="hidden" type="file" accept=".json" onChange={(event) => void load(event.currentTarget)} />
      </label>
    </p>
  );
}

/** Everything goes: asked twice. */
function Wipe(props: { readonly onGone: () => void }): JSX.Element {
  const desk = useDesk();
  const { room, key, label } = desk.kept;
  const [isSure, setSure] = createSignal(false);
  async function wipe(): Promise<void> {
    if (!isSure()) {
      setSure(true);
      return;
    }
    const told = await classApi.remove(room, key);
    if (!told.ok) return toast(dw().refused.broken);
    changeKeyring((before) => withoutClass(before, room));
    toast(dw().wiped);
    props.onGone();
  }
  return (
    <section class="wipe-class stack near">
      <p class="dim">{dw().wipeHint}</p>
      <button type="button" class="btn" onClick={() => void wipe()}>
        <Icon name="trash" small /> {isSure() ? dw().wipeSure(label) : dw().wipe}
      </button>
    </section>
  );
}
