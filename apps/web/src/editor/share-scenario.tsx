import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { createResource, type JSX, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { toScenario } from '../router.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { saveFile } from './file.ts';
import { packScenario } from './link.ts';
import { editorWords } from './words.ts';

/** A link that holds the scenario, and the scenario as a file. */
export function ShareScenario(props: { readonly scenario: Scenario; readonly onClose: () => void }): JSX.Element {
  let field: HTMLInputElement | undefined;
  const words = () => editorWords(props.scenario.game);
  const [link] = createResource(async () => {
    const code = await packScenario(props.scenario);
    return `${location.origin}${location.pathname}${toScenario(code)}`;
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

  return (
    <Dialog title={words().shareTitle} onClose={props.onClose}>
      <h3>{words().shareLink}</h3>
      <p class="dim">{words().shareLinkHint}</p>
      <Show when={link.latest}>
        {(address) => (
          <input
            ref={(element) => (field = element)}
            class="input mono"
            aria-label={words().linkField}
            readonly
            value={address()}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Show>
      <button type="button" class="btn go" onClick={() => void copy()}>
        <Icon name="link" />
        {m().share.copy}
      </button>
      <h3>{words().shareFile}</h3>
      <p class="dim">{words().shareFileHint}</p>
      <button type="button" class="btn" onClick={() => saveFile(props.scenario, props.scenario.title[preferences.language])}>
        <Icon name="file" />
        {words().shareFile}
      </button>
    </Dialog>
  );
}
