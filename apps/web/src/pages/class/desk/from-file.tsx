import { createSignal, type JSX, Show } from 'solid-js';
import { toast } from '../../../base/ui/toast.tsx';
import { carry, isHere, withContent } from '../../../session/class/carrying.ts';
import type { ClassContent } from '../../../session/class/class-file.ts';
import { changeKeyring } from '../../../session/class/teacher.ts';
import { dw } from '../words.ts';
import { classTrouble } from './recovering.ts';

/** Opens a class that was saved here or on another laptop. An earlier state that is here gives way only when the teacher says so. */
export function FromFile(props: { readonly onOpen: (room: string) => void }): JSX.Element {
  const [file, setFile] = createSignal<File>();
  const [secret, setSecret] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const [asked, setAsked] = createSignal<ClassContent>();

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const chosen = file();
    if (!chosen) return;
    setBusy(true);
    const content = await contentIn(chosen);
    if (content) await settle(content);
    setBusy(false);
  }

  async function contentIn(chosen: File): Promise<ClassContent | undefined> {
    const { openClassFile } = await import('../../../session/class/class-file.ts');
    const bytes = await chosen.arrayBuffer().catch(() => new ArrayBuffer(0));
    const content = await openClassFile(new Uint8Array(bytes), secret());
    if (typeof content !== 'string') return content;
    toast({ 'not-ours': dw().saving.notOurs, newer: dw().saving.newer, wrong: dw().saving.wrong }[content]);
    return undefined;
  }

  async function settle(content: ClassContent): Promise<void> {
    const here = await isHere(content);
    if (here === 'earlier') setAsked(content);
    else if (here === 'later') take(content, dw().saving.later);
    else await bring(content, false);
  }

  async function bring(content: ClassContent, replaces: boolean): Promise<void> {
    setBusy(true);
    const brought = await carry(content, replaces);
    setBusy(false);
    if (brought.ok) take(content, dw().saving.opened(content.label));
    else toast(brought.problem.kind === 'wrong' ? dw().saving.elsewhere : classTrouble(brought.problem.kind));
  }

  function take(content: ClassContent, says: string): void {
    changeKeyring((before) => withContent(before, content));
    toast(says);
    props.onOpen(content.room);
  }

  return (
    <form class="panel stack" onSubmit={(event) => void open(event)}>
      <h2>{dw().saving.open}</h2>
      <p class="dim">{dw().saving.openHint}</p>
      <p class="actions">
        <label class="btn">
          {file()?.name ?? dw().saving.choose}
          <input class="hidden" type="file" accept=".stolik" onChange={(event) => setFile(event.currentTarget.files?.[0])} />
        </label>
      </p>
      <Show when={file()}>
        <label class="field">
          <span>{dw().saving.secret}</span>
          <input
            class="input"
            type="password"
            autocomplete="off"
            maxlength="200"
            value={secret()}
            onInput={(event) => setSecret(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn go" disabled={secret() === '' || isBusy()}>
          {dw().saving.go}
        </button>
      </Show>
      <Show when={asked()}>
        {(content) => (
          <div class="stack near inset" role="alert">
            <p>{dw().saving.earlier(content().label)}</p>
            <p class="actions">
              <button type="button" class="btn" disabled={isBusy()} onClick={() => void bring(content(), true)}>
                {dw().saving.replace}
              </button>
              <button type="button" class="btn quiet" onClick={() => take(content(), dw().saving.opened(content().label))}>
                {dw().saving.keep}
              </button>
            </p>
          </div>
        )}
      </Show>
    </form>
  );
}
