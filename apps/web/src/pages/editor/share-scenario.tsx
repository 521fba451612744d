import type { Scenario } from '@stolik/golems/scenarios';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { preferences } from '../../base/preferences.ts';
import { toScenario } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { LinkField } from '../../base/ui/link-field.tsx';
import { saveScenario } from '../../games/golems/scenarios/file.ts';
import { packScenario } from '../../games/golems/scenarios/link.ts';
import { editorWords } from '../../games/golems/scenarios/words/now.ts';
import { findAddress } from '../../session/online/address.ts';

/** Cameras of tablets no longer read what is packed more densely. */
const MOST_SCANNED = 800;

/** A link that holds the scenario, and the scenario as a file. */
export function ShareScenario(props: { readonly scenario: Scenario; readonly onClose: () => void }): JSX.Element {
  const words = () => editorWords(props.scenario.game);
  const link = createArrival(
    () => props.scenario,
    async (scenario) => `${location.origin}${location.pathname}${toScenario(await packScenario(scenario))}`,
  );
  // A whole class points its tablets at it: where this device calls itself localhost, others need its name.
  const code = createArrival(
    () => props.scenario,
    async (scenario) => {
      const [{ QrCode }, { base }, packed] = await Promise.all([
        import('../online/qr-code.tsx'),
        findAddress(),
        packScenario(scenario),
      ]);
      return { QrCode, text: `${base}${toScenario(packed)}` };
    },
  );

  return (
    <Dialog title={words().shareTitle} onClose={props.onClose}>
      <h3>{words().shareLink}</h3>
      <p class="dim">{words().shareLinkHint}</p>
      <LinkField link={link.latest()} label={words().linkField} />
      <Show when={code.latest()}>
        {(now) => (
          <Show when={now().text.length <= MOST_SCANNED}>
            <p class="es-code">
              <Dynamic component={now().QrCode} text={now().text} label={words().shareCode} />
            </p>
          </Show>
        )}
      </Show>
      <h3>{words().shareFile}</h3>
      <p class="dim">{words().shareFileHint}</p>
      <button type="button" class="btn" onClick={() => saveScenario(props.scenario, props.scenario.title[preferences.language])}>
        <Icon name="file" />
        {words().shareFile}
      </button>
    </Dialog>
  );
}
