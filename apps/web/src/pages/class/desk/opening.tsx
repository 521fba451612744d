import { teacherHash } from '@stolik/class/secrets';
import { isClassLabel } from '@stolik/wire/class';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { type ClassTroubleKind, classApi } from '../../../session/class/api.ts';
import { readRecovery, withClass, withoutClass } from '../../../session/class/keyring.ts';
import { changeKeyring, freshKey, keyring } from '../../../session/class/teacher.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import '../../frame/pages.css';
import { Animal } from '../art/animal.tsx';
import { dw } from '../words.ts';
import { FromFile } from './from-file.tsx';
import { bringClass, classTrouble } from './recovering.ts';

/** Opens a class: its key is made here. Or goes on with one that this device knows. */
export function Opening(props: { readonly onOpen: (room: string) => void }): JSX.Element {
  pageTitle(() => `${dw().opening.title} · Stolik`);
  // Where it can't be told, opening one says why it can't.
  const [who] = createResource(async () => {
    const told = await classApi.whoOpens();
    return told.ok ? told.value : 'anybody';
  });
  return (
    <PageFrame here="online">
      <div class="class-opening stack far">
        <p class="opening-stools" aria-hidden="true">
          <For each={['fox', 'owl', 'hedgehog', 'cat', 'bear'] as const}>{(animal) => <Animal animal={animal} label="" />}</For>
        </p>
        <h1>{dw().opening.title}</h1>
        <p class="dim">{dw().opening.lead}</p>
        <Switch>
          <Match when={who() === 'nobody'}>
            <p class="panel stack" role="status">
              {dw().opening.nobody}
            </p>
          </Match>
          <Match when={who()}>
            <OpeningForm hasPassword={who() === 'password'} onOpen={props.onOpen} />
          </Match>
        </Switch>
        <Show when={keyring().classes.length > 0}>
          <section class="panel stack">
            <h2>{dw().opening.yours}</h2>
            <ul class="opening-list stack near">
              <For each={keyring().classes}>
                {(kept) => (
                  <li>
                    <b>{kept.label}</b>
                    <button type="button" class="btn" onClick={() => props.onOpen(kept.room)}>
                      {dw().opening.toDesk} <Icon name="next" small />
                    </button>
                    <button
                      type="button"
                      class="sq"
                      aria-label={dw().opening.forget(kept.label)}
                      title={dw().opening.forgetHint}
                      onClick={() => changeKeyring((before) => withoutClass(before, kept.room))}
                    >
                      <Icon name="trash" />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
        <FromFile onOpen={props.onOpen} />
        <BySheet onOpen={props.onOpen} />
      </div>
    </PageFrame>
  );
}

/** What a new class is called; and the password, where the server asks for one. */
function OpeningForm(props: { readonly hasPassword: boolean; readonly onOpen: (room: string) => void }): JSX.Element {
  const [label, setLabel] = createSignal('');
  const [password, setPassword] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const isRight = (): boolean => isClassLabel(label().trim()) && (!props.hasPassword || password() !== '');

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isRight()) return;
    setBusy(true);
    const key = freshKey();
    const told = await classApi.open(label().trim(), preferences.language, teacherHash(key), password());
    setBusy(false);
    if (!told.ok) return toast(whyNot(told.problem.kind));
    changeKeyring((before) => withClass(before, { room: told.value, key, label: label().trim() }));
    toast(dw().opening.recovery);
    props.onOpen(told.value);
  }

  return (
    <form class="panel stack" onSubmit={(event) => void open(event)}>
      <label class="field">
        <span>{dw().opening.label}</span>
        <input
          class="input"
          autocomplete="off"
          maxlength="24"
          value={label()}
          onInput={(event) => setLabel(event.currentTarget.value)}
        />
        <small class="dim" aria-live="polite">
          {label().trim() === '' || isClassLabel(label().trim()) ? dw().opening.labelHint : dw().opening.labelWrong}
        </small>
      </label>
      <Show when={props.hasPassword}>
        <label class="field">
          <span>{dw().opening.password}</span>
          <input
            class="input"
            type="password"
            autocomplete="off"
            maxlength="200"
            value={password()}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
          <small class="dim">{dw().opening.passwordHint}</small>
        </label>
      </Show>
      <button type="submit" class="btn go" disabled={!isRight() || isBusy()}>
        {dw().opening.open}
      </button>
    </form>
  );
}

function whyNot(kind: ClassTroubleKind): string {
  if (kind === 'wrong') return dw().opening.wrongPassword;
  return kind === 'too-fast' ? dw().refused['too-fast'] : classTrouble(kind);
}

/** A class that this device does not know yet: its key is typed from the recovery sheet. */
function BySheet(props: { readonly onOpen: (room: string) => void }): JSX.Element {
  const [text, setText] = createSignal('');
  const typed = (): ReturnType<typeof readRecovery> => readRecovery(text());
  async function bring(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const found = typed();
    if (found && (await bringClass(found))) props.onOpen(found.room);
  }
  return (
    <form class="panel stack" onSubmit={(event) => void bring(event)}>
      <label class="field">
        <span>{dw().opening.sheet}</span>
        <input
          class="input mono"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <small class="dim">{dw().opening.sheetHint}</small>
      </label>
      <button type="submit" class="btn" disabled={!typed()}>
        {dw().opening.bring}
      </button>
    </form>
  );
}
