import { seatShape } from '@stolik/kernel/seats';
import { For, Index, type JSX, Show } from 'solid-js';
import { m } from '../messages/catalog.ts';
import { Choice, Switch } from '../settings/settings-dialog.tsx';
import { LevelChoice } from '../setup/level-choice.tsx';
import '../style/online.css';
import { Seal } from '../ui/seal.tsx';
import type { SeatWish, Trouble } from './api.ts';
import { NameField } from './name.tsx';
import { paceHint, paceWords } from './pace.ts';
import { botFor, kindOf, PACES, type PaceId, type TablePlan } from './plan.ts';
import { troubleWords, w } from './words.tsx';

/** The seats of a table for several devices: mine, those I invite to, bots. */
export function OnlinePlaces(props: { readonly plan: TablePlan }): JSX.Element {
  const { plan } = props;
  return (
    <>
      <ul class="places">
        <Index each={plan.form.seats}>{(wish, seat) => <OnlinePlace plan={plan} wish={wish()} seat={seat} />}</Index>
      </ul>
      <Show when={!plan.form.seats.includes('open')}>
        <p class="dim">{w().setup.noInvite}</p>
      </Show>
    </>
  );
}

function OnlinePlace(props: { readonly plan: TablePlan; readonly wish: SeatWish; readonly seat: number }): JSX.Element {
  const { plan } = props;
  const level = (): string => (typeof props.wish === 'string' ? '' : props.wish.bot);
  return (
    <li class="place online" classList={{ mine: props.wish === 'me' }} aria-label={m().setup.seat(props.seat + 1)}>
      <Seal seat={props.seat} letter={seatShape(props.seat).letter} />
      <Show
        when={props.wish !== 'me'}
        fallback={
          <NameField
            name={plan.name}
            label={w().setup.name}
            another={w().setup.otherName}
            hint={plan.form.isOpen ? w().join.generatedOnly : w().setup.nameHint}
            isAmongStrangers={plan.form.isOpen}
          />
        }
      >
        <Choice
          legend={w().setup.who}
          values={[
            ['open', w().setup.open],
            ['bot', w().setup.bot],
            ['me', w().setup.me],
          ]}
          value={kindOf(props.wish)}
          onChoose={(kind) => plan.seat(props.seat, kind === 'bot' ? botFor(plan.game) : kind)}
        />
      </Show>
      <Show when={level()}>
        <LevelChoice
          legend={m().setup.level}
          game={plan.game}
          level={level()}
          onChoose={(chosen) => plan.seat(props.seat, botFor(plan.game, chosen))}
        />
      </Show>
    </li>
  );
}

/** How fast, who may come, and what went wrong. */
export function OnlineTerms(props: {
  readonly plan: TablePlan;
  /** What a field is called in the form. */
  readonly labelOf: (at: string) => string | undefined;
}): JSX.Element {
  const { plan } = props;
  const says = (trouble: Trouble): string => {
    if (plan.form.isOpen && trouble.at === 'options') return w().setup.ownScenario;
    const label = trouble.kind === 'refused' ? props.labelOf(trouble.at) : undefined;
    return label === undefined ? troubleWords(trouble) : m().setup.wrong(label);
  };
  const paces = Object.entries(PACES) as [PaceId, (typeof PACES)[PaceId]][];
  return (
    <>
      <section class="panel" aria-labelledby="setup-pace">
        <h2 id="setup-pace">{w().setup.pace}</h2>
        <Choice
          legend={w().pace.legend}
          values={paces.map(([id, pace]) => [id, paceWords(pace)] as const)}
          value={plan.form.pace}
          onChoose={plan.choosePace}
        />
        <p class="dim">{paceHint(PACES[plan.form.pace])}</p>
      </section>
      <section class="panel" aria-labelledby="setup-door">
        <h2 id="setup-door">{w().setup.door}</h2>
        <Switch
          label={w().setup.isOpen}
          hint={plan.form.isOpen ? w().setup.isOpenHint : `${w().setup.isPrivateHint} ${w().setup.isOpenHint}`}
          isOn={plan.form.isOpen}
          onChange={plan.openDoor}
        />
      </section>
      <For each={[plan.trouble()].filter((known) => known !== undefined)}>
        {(known) => (
          <p class="wrong" role="alert">
            {says(known)}
          </p>
        )}
      </For>
    </>
  );
}
