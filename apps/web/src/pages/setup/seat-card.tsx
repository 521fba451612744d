import { findGame } from '@stolik/games/games';
import type { Colour } from '@stolik/kernel/colours';
import { seatName } from '@stolik/look/seat-names';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { p } from '../../base/messages/pages.ts';
import { preferences } from '../../base/preferences.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { usualLevel } from '../../session/bots/levels.ts';
import { w } from '../../session/online/words.tsx';
import type { SetupPart, SetupProps } from '../../shell/contract.ts';
import { hasTeams } from '../../shell/terms/stools.ts';
import { teamSays } from '../../shell/terms/terms-list.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { LevelChoice } from './level-choice.tsx';
import { NameField } from './online/name.tsx';
import type { OnlinePlan } from './online/plan.ts';
import { person, usualName } from './people.ts';
import { saysOf } from './room.tsx';
import { KINDS, mayBe, peopleIn, type Sitting } from './seating.ts';
import type { Plan } from './table-plan.ts';

/** Who sits on the chosen stool, how strong a bot is, and what the game lets one choose for that seat. */
export function SeatCard(props: {
  readonly plan: Plan;
  readonly online: OnlinePlan;
  readonly part: SetupPart;
  readonly setup: SetupProps;
}): JSX.Element {
  const { plan } = props;
  const seat = (): number => plan.chosen();
  const sitting = (): Sitting => plan.seats()[seat()] ?? person();
  const isMine = (): boolean => plan.isAcross() && sitting().kind === 'here';
  const where = (): string => {
    const side = hasTeams(plan.sides()) ? [teamSays(plan.sides(), seat(), plan.nameOf)] : [];
    return [saysOf(plan, seat()), seatName(seat(), plan.colours()[seat()]!, preferences.language), ...side].join(' · ');
  };
  const ownerOf = (colour: Colour): string | undefined => {
    const owner = plan.colours().indexOf(colour);
    return owner !== seat() && owner < plan.seats().length ? plan.nameOf(owner) : undefined;
  };
  return (
    <section
      class="panel place"
      classList={{ online: plan.isAcross(), mine: isMine() }}
      id="stool-card"
      role="tabpanel"
      aria-labelledby={`stool-${seat()}`}
    >
      <header>
        <Seal seat={seat()} letter={plan.letters()[seat()]} />
        <div>
          <h2>{plan.nameOf(seat())}</h2>
          <p class="dim">{where()}</p>
        </div>
        <Show when={plan.canTakeAway()}>
          <button
            type="button"
            class="btn quiet"
            title={p().setup.takeAwayHint}
            aria-label={p().setup.takeAwayOf(plan.nameOf(seat()))}
            onClick={() => plan.takeAway(seat())}
          >
            <Icon name="trash" small />
            <span>{p().setup.takeAway}</span>
          </button>
        </Show>
      </header>
      <Who plan={plan} sitting={sitting()} seat={seat()} />
      <Show when={isMine()}>
        <NameField
          name={props.online.name}
          label={w().setup.name}
          another={w().setup.otherName}
          hint={props.online.form.isOpen ? w().join.generatedOnly : w().setup.nameHint}
          isAmongStrangers={props.online.form.isOpen}
        />
      </Show>
      <Show when={!isMine() && sitting().kind !== 'elsewhere' && !(plan.isAcross() && sitting().kind === 'bot')}>
        <OwnName plan={plan} sitting={sitting()} seat={seat()} />
      </Show>
      <Show when={sitting().kind === 'elsewhere'}>
        <p class="dim">{p().setup.elsewhereHint}</p>
        <button type="button" class="btn" onClick={() => plan.sitHere(seat())}>
          <Icon name="person" />
          {p().setup.sitHere}
        </button>
      </Show>
      <Show when={sitting().kind === 'bot'}>
        <LevelChoice
          legend={p().setup.level}
          game={plan.game}
          level={sitting().level || usualLevel(plan.game).id}
          onChoose={(level) => plan.change(seat(), { level })}
        />
      </Show>
      <Show when={!props.part.colours}>
        <ColourChoice
          seat={seat()}
          colour={plan.colours()[seat()]!}
          ownerOf={ownerOf}
          mayTake
          onChoose={(colour) => plan.takeColour(seat(), colour)}
        />
      </Show>
      <Show when={props.part.Seat}>{(Own) => <Dynamic component={Own()} {...props.setup} seat={seat()} />}</Show>
      <Show when={noteOn(plan)}>
        {(says) => (
          <p class="dim" role="status">
            {says()}
          </p>
        )}
      </Show>
    </section>
  );
}

/** What the seating as a whole means. */
function noteOn(plan: Plan): string | undefined {
  if (plan.isAcross()) return plan.seats()[plan.chosen()]?.kind === 'elsewhere' ? undefined : p().setup.across;
  const people = peopleIn(plan.seats());
  if (people < 2) return people === 0 ? p().setup.onlyBots : undefined;
  return findGame(plan.game)?.hasSecrets ? p().setup.hotSeat : p().setup.openSeat;
}

function Who(props: { readonly plan: Plan; readonly sitting: Sitting; readonly seat: number }): JSX.Element {
  const name = createUniqueId();
  const labels = () => ({ here: p().setup.here, elsewhere: p().setup.elsewhere, bot: p().setup.bot });
  return (
    <div class="seg su-who" role="radiogroup" aria-label={p().setup.who}>
      {KINDS.map((kind) => (
        <label>
          <input
            type="radio"
            name={name}
            checked={props.sitting.kind === kind}
            disabled={!mayBe(props.plan.seats(), props.seat, kind)}
            onChange={() => {
              props.plan.seatAs(props.seat, kind);
              if (kind === 'bot' && !props.sitting.level)
                props.plan.change(props.seat, { level: usualLevel(props.plan.game).id });
            }}
          />
          {labels()[kind]}
        </label>
      ))}
    </div>
  );
}

function OwnName(props: { readonly plan: Plan; readonly sitting: Sitting; readonly seat: number }): JSX.Element {
  const field = createUniqueId();
  return (
    <label class="su-name" for={field}>
      <span class="su-label">{p().setup.name}</span>
      <input
        id={field}
        class="input"
        maxlength="24"
        autocomplete="off"
        placeholder={usualName(props.plan.seats(), props.seat)}
        value={props.sitting.name}
        onInput={(event) => props.plan.change(props.seat, { name: event.currentTarget.value })}
      />
    </label>
  );
}
