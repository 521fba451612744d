import { type JSX, Match, Switch } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import { isJustOver } from '../lesson-end.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { endRequests, hereOf, OUT } from './run-plan.ts';

/** Without a plan: a lesson is ended here, and after the end everybody goes out of the devices. */
export function Ending(): JSX.Element {
  const desk = useDesk();
  const wall = () => desk.view().wall;
  const isOver = (): boolean => wall().kind === 'recap' && isJustOver(desk.view().planAt, desk.now());
  const isOut = (): boolean => {
    const now = wall();
    return isOver() && now.kind === 'recap' && now.isOut === true;
  };
  const isUnderWay = (): boolean =>
    hereOf(desk.view()).length > 0 &&
    (desk.view().task !== undefined || desk.view().tables.length > 0 || desk.view().asked !== undefined);
  return (
    <Switch>
      <Match when={isOut()}>
        <p role="status">{dw().plan.isOut}</p>
      </Match>
      <Match when={isOver()}>
        <div class="stack near">
          <p role="status">{dw().plan.over}</p>
          <button type="button" class="btn" onClick={() => void desk.do(OUT)}>
            <Icon name="out" small /> {dw().plan.out}
          </button>
          <p class="dim">{dw().plan.outHint}</p>
        </div>
      </Match>
      <Match when={isUnderWay()}>
        <button type="button" class="btn quiet" onClick={() => void desk.do(...endRequests(desk.view()))}>
          {dw().plan.end}
        </button>
      </Match>
    </Switch>
  );
}
