import type { AnyGame } from '@stolik/kernel/game';
import { printLog } from '@stolik/kernel/log';
import { logOf } from '@stolik/table/log';
import type { Table } from '@stolik/table/table';
import { createResource, type JSX } from 'solid-js';
import { packLog } from '../host/link.ts';
import { m } from '../messages/catalog.ts';
import { toReplay } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkField } from '../ui/link-field.tsx';
import { saveFile } from '../ui/save-file.ts';

/** A link that holds the whole game, and the log as a file. */
export function ShareDialog(props: { readonly game: AnyGame; readonly table: Table; readonly onClose: () => void }): JSX.Element {
  const [link] = createResource(async () => {
    const code = await packLog(logOf(props.game, props.table));
    return `${location.origin}${location.pathname}${toReplay(code)}`;
  });

  const save = (): void =>
    saveFile(
      `${props.game.id}-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.json`,
      printLog(logOf(props.game, props.table)),
    );

  return (
    <Dialog title={m().share.title} onClose={props.onClose}>
      <h3>{m().share.link}</h3>
      <p class="dim">{m().share.linkHint}</p>
      <LinkField link={link.latest} label={m().share.field} />
      <h3>{m().share.file}</h3>
      <p class="dim">{m().share.fileHint}</p>
      <button type="button" class="btn" onClick={save}>
        <Icon name="file" />
        {m().share.file}
      </button>
    </Dialog>
  );
}
