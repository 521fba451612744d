import { defaultScenario, SCENARIOS } from '@stolik/golems/scenarios/all';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import type { AnyGame } from '@stolik/kernel/game';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { preferences } from '../../../preferences.ts';
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
    const chosen = createMemo(
      () => scenarios.find(({ id }) => id === props.options['scenario']) ?? defaultScenario(edition, props.players),
    );
    function choose(scenario: Scenario, players = props.players): void {
      // What was agreed for another field need not fit this one.
      const { golems: _, bots: __, rounds: ___, ...rest } = props.options;
      const { min, max } = scenario.players;
      props.choose({ ...rest, scenario: scenario.id }, Math.max(min, Math.min(max, players)));
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
    return (
      <section class="panel gl-setup" aria-labelledby="gl-setup">
        <h2 id="gl-setup">{words().title}</h2>
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
            onChange={(change) => props.choose({ ...props.options, scenario: chosen().id, ...change })}
          />
        </Show>
        <Show when={isChoosing()}>
          <Gallery
            game={game}
            scenarios={scenarios}
            chosen={chosen().id}
            onChoose={(scenario) => {
              choose(scenario);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Show>
      </section>
    );
  };
}
