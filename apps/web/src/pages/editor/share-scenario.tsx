import type { Scenario } from '@stolik/golems/scenarios/scenario';
import type { JSX } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { toScenario } from '../../base/router.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { LinkField } from '../../base/ui/link-field.tsx';
import { saveScenario } from '../../games/golems/scenarios/file.ts';
import { packScenario } from '../../games/golems/scenarios/link.ts';
import { editorWords } from '../../games/golems/scenarios/words/now.ts';

/** A link that holds the scenario, and the scenario as a file. */
export function ShareScenario(props: { readonly scenario: Scenario; readonly onClose: () => void }): JSX.Element {
  const words = () => editorWords(props.scenario.game);
  const { latest: link } = createArrival(
    () => props.scenario,
    async (scenario) => `${location.origin}${location.pathname}${toScenario(await packScenario(scenario))}`,
  );

  return (
    <Dialog title={words().shareTitle} onClose={props.onClose}>
      <h3>{words().shareLink}</h3>
      <p class="dim">{words().shareLinkHint}</p>
      <LinkField link={link()} label={words().linkField} />
      <h3>{words().shareFile}</h3>
      <p class="dim">{words().shareFileHint}</p>
      <button type="button" class="btn" onClick={() => saveScenario(props.scenario, props.scenario.title[preferences.language])}>
        <Icon name="file" />
        {words().shareFile}
      </button>
    </Dialog>
  );
}
