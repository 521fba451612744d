import type { AnyGame } from '@stolik/kernel/game';
import { printLog } from '@stolik/kernel/log';
import { logOf } from '@stolik/table/log';
import type { Table } from '@stolik/table/table';
import { createResource, type JSX, Show } from 'solid-js';
import { packLog } from '../host/link.ts';
import { m } from '../messages/catalog.ts';
import { toReplay } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';

/** A link that holds the whole game, and the log as a file. */
export function ShareDialog(props: { readonly game: AnyGame; readonly table: Table; readonly onClose: () => void }): JSX.Element {
  let field: HTMLInputElement | undefined;
  const [link] = createResource(async () => {
    const code = await packLog(logOf(props.game, props.table));
    return `${location.origin}${location.pathname}${toReplay(code)}`;
  });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link.latest ?? '');
      toast(m().share.copied);
    } catch {
      field?.select();
      toast(m().share.notCopied);
    }
  }

  function save(): void {
    const text = printLog(logOf(props.game, props.table));
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = `${props.game.id}-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  return (
    <Dialog title={m().share.title} onClose={props.onClose}>
      <h3>{m().share.link}</h3>
      <p class="dim">{m().share.linkHint}</p>
      <Show when={link.latest}>
        {(address) => (
          <input
            ref={(element) => (field = element)}
            class="input mono"
            aria-label={m().share.field}
            readonly
            value={address()}
          />
        )}
      </Show>
      <button type="button" class="btn go" onClick={() => void copy()}>
        <Icon name="link" />
        {m().share.copy}
      </button>
      <h3>{m().share.file}</h3>
      <p class="dim">{m().share.fileHint}</p>
      <button type="button" class="btn" onClick={save}>
        <Icon name="file" />
        {m().share.file}
      </button>
    </Dialog>
  );
}
