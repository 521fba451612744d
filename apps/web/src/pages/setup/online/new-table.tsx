import type { JSX } from 'solid-js';
import { Choice, Switch } from '../../../base/ui/choice.tsx';
import '../../online/online.css';
import { paceHint, paceWords } from '../../../session/online/pace.ts';
import { w } from '../../../session/online/words.tsx';
import { type OnlinePlan, PACES, type PaceId } from './plan.ts';

/** How fast, and who may come. */
export function OnlineTerms(props: { readonly plan: OnlinePlan }): JSX.Element {
  const { plan } = props;
  const paces = Object.entries(PACES) as [PaceId, (typeof PACES)[PaceId]][];
  return (
    <>
      <div class="option">
        <Choice
          legend={w().pace.legend}
          values={paces.map(([id, pace]) => [id, paceWords(pace)] as const)}
          value={plan.form.pace}
          onChoose={plan.choosePace}
        />
        <p class="dim">{paceHint(PACES[plan.form.pace])}</p>
      </div>
      <Switch
        label={w().setup.isOpen}
        hint={plan.form.isOpen ? w().setup.isOpenHint : `${w().setup.isPrivateHint} ${w().setup.isOpenHint}`}
        isOn={plan.form.isOpen}
        onChange={plan.openDoor}
      />
    </>
  );
}
