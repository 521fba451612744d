import { createSignal, type JSX } from 'solid-js';
import { saveFile } from '../../../base/ui/save-file.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { contentOf, LEAST_PASSWORD } from '../../../session/class/carrying.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';

/** The class as a file that opens on any laptop. */
export function SaveClass(): JSX.Element {
  const desk = useDesk();
  const [password, setPassword] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const isLong = (): boolean => password().trim().length >= LEAST_PASSWORD;

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isLong()) return;
    setBusy(true);
    toast((await saved().catch(() => false)) ? dw().saving.saved : dw().saving.failed);
    setBusy(false);
  }

  async function saved(): Promise<boolean> {
    const label = desk.view().label;
    const content = await contentOf({ ...desk.kept, label }, keyring());
    if (!content.ok) return false;
    const { sealClass } = await import('../../../session/class/class-file.ts');
    const file = await sealClass(content.value, password());
    const name = label.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    const day = new Date().toLocaleDateString('sv');
    saveFile(`stolik-${name}-${day}.stolik`, new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }));
    setPassword('');
    return true;
  }

  return (
    <form class="save-class stack near" onSubmit={(event) => void save(event)}>
      <h3>{dw().saving.title}</h3>
      <p class="dim">{dw().saving.hint}</p>
      <label class="field">
        <span>{dw().saving.password}</span>
        <input
          class="input"
          type="password"
          autocomplete="new-password"
          maxlength="200"
          value={password()}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <small class="dim">{dw().saving.passwordHint(LEAST_PASSWORD)}</small>
      </label>
      <button type="submit" class="btn" disabled={!isLong() || isBusy()}>
        {dw().saving.save}
      </button>
    </form>
  );
}
