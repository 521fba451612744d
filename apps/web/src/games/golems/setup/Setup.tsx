import { defaultScenario, SCENARIOS } from '@stolik/golems/scenarios/all';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import type { AnyGame } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { createEffect, createMemo, createSignal, type JSX, on, onMount, Show } from 'solid-js';
import { findShared } from '../../../editor/file.ts';
import { MakeLink } from '../../../editor/gallery.tsx';
import { preferences } from '../../../preferences.ts';
import { route } from '../../../router.ts';
import type { SetupProps } from '../../../table/contract.ts';
import { wordsOf } from '../words.ts';
import { Gallery } from './Gallery.tsx';
import { Lineup } from './Lineup.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';

const fits = ({ players: { min, max } }: Scenario, players: number): boolean => players >= min && players <= max;

/** The scenario as one card, the others a tap away; then who stands on its field. */
export function makeSetup(game: AnyGame): (props: SetupProps) => JSX.Element {
  const edition = game.id === 'golems4' ? 'golems4' : 'golems6';
  const scenarios = SCENARIOS[edition];
  return (props) => {
    const words = () => wordsOf(preferences.language, edition).setup;
    const [isChoosing, setChoosing] = createSignal(false);
    const [guest, setGuest] = createSignal<Scenario>();
    const chosen = createMemo((): Scenario => {
      const wanted = props.options['scenario'];
      // One that is in no book travels whole.
      if (typeof wanted === 'object' && wanted !== null) return wanted as unknown as Scenario;
      return scenarios.find(({ id }) => id === wanted) ?? defaultScenario(edition, props.players);
    });
    /** As the options name it. */
    const optionOf = (scenario: Scenario): Json =>
      scenarios.some(({ id }) => id === scenario.id) ? scenario.id : (scenario as unknown as Json);
    function choose(scenario: Scenario, players = props.players): void {
      // What was agreed for another field need not fit this one.
      const { golems: _, bots: __, rounds: ___, ...rest } = props.options;
      const { min, max } = scenario.players;
      props.choose({ ...rest, scenario: optionOf(scenario) }, Math.max(min, Math.min(max, players)));
    }
    // More or fewer people sit down than the scenario is for: another one lies ready.
    createEffect(
      on(
        () => props.players,
        (players, before) => {
          if (before === undefined || before === players) return;
          if (!fits(chosen(), players)) choose(defaultScenario(edition, players), players);
          else if (props.options['golems'] !== undefined) choose(chosen(), players);
        },
      ),
    );
    // An address may name an own scenario, or hold one that somebody sent.
    async function takeFromAddress(): Promise<void> {
      const now = route();
      const found = now.page === 'new' && now.scenario ? await findShared(now.scenario, edition) : undefined;
      if (!found) return;
      if (!found.isOwn) setGuest(found.scenario);
      choose(found.scenario);
    }
    onMount(() => void takeFromAddress());
    return (
      <section class="panel gl-setup" aria-labelledby="gl-setup">
        <div class="ed-head">
          <h2 id="gl-setup">{words().title}</h2>
          <MakeLink edition={edition} />
        </div>
        <div class="gl-chosen">
          <ScenarioCard game={game} scenario={chosen()} />
          <button type="button" class="btn gl-change" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {words().change}
          </button>
        </div>
        <Show when={chosen().options['kids'] !== true}>
          <Lineup
            edition={edition}
            scenario={chosen()}
            players={props.players}
            options={props.options}
            onChange={(change) => props.choose({ ...props.options, scenario: optionOf(chosen()), ...change })}
          />
        </Show>
        <Show when={isChoosing()}>
          <Gallery
            game={game}
            scenarios={scenarios}
            guest={guest()}
            chosen={chosen().id}
            onChoose={(scenario) => {
              choose(scenario);
              setChoosing(false);
            }}
            onGone={(id) => chosen().id === id && choose(defaultScenario(edition, props.players))}
            onClose={() => setChoosing(false)}
          />
        </Show>
      </section>
    );
  };
}
