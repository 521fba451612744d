import { SCENARIOS } from '@stolik/golems/scenarios/all';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { TYPE_NAMES } from '@stolik/golems/v6/text/words';
import { GOLEM_CARDS, GOLEM_TYPES, type GolemType } from '@stolik/golems/v6/types';
import { type AnyGame, WATCHER } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { preferences } from '../../preferences.ts';
import type { SetupProps } from '../../table/contract.ts';
import { Miniature } from './Miniature.tsx';
import { wordsOf } from './words.ts';

/** A gallery of scenarios: picture, title, story, for how many. In v6 also who leads which golem. */
export function makeSetup(game: AnyGame): (props: SetupProps) => JSX.Element {
  const edition = game.id === 'golems4' ? 'golems4' : 'golems6';
  const scenarios = SCENARIOS[edition];
  return (props) => {
    const words = () => wordsOf(preferences.language, edition).setup;
    const chosen = createMemo(() => scenarios.find(({ id }) => id === props.options['scenario']));
    const fits = (scenario: Scenario): boolean => props.players >= scenario.players.min && props.players <= scenario.players.max;
    function choose(scenario: Scenario): void {
      const { golems: _, ...rest } = props.options;
      const players = fits(scenario) ? undefined : Math.max(scenario.players.min, Math.min(scenario.players.max, props.players));
      props.choose({ ...rest, scenario: scenario.id }, players);
    }
    const types = createMemo((): readonly string[] => {
      const own = props.options['golems'];
      const usual = chosen()?.starts.map(({ golem }) => golem) ?? [];
      return Array.isArray(own) ? (own as string[]) : usual.slice(0, props.players);
    });
    function takeGolem(seat: number, type: string): void {
      const next = types()
        .slice(0, props.players)
        .map((before, index) => (index === seat ? type : before));
      // Two may not be alike: whoever had this one gets the other. [G6.2.5]
      const twin = next.findIndex((each, index) => each === type && index !== seat);
      if (twin >= 0) next[twin] = types()[seat]!;
      props.choose({ ...props.options, golems: next as Json }, undefined);
    }
    return (
      <section class="panel gl-setup" aria-labelledby="gl-setup">
        <h2 id="gl-setup">{words().title}</h2>
        <p class="dim">{words().says}</p>
        <ul class="gl-gallery">
          <For each={scenarios}>
            {(scenario) => (
              <li>
                <button
                  type="button"
                  data-scenario={scenario.id}
                  aria-pressed={chosen()?.id === scenario.id}
                  onClick={() => choose(scenario)}
                >
                  <Miniature view={stillOf(game, scenario)} />
                  <span class="gl-gallery-text">
                    <b>{scenario.title[preferences.language]}</b>
                    <small>
                      {words().players(scenario.players.min, scenario.players.max)}
                      <Show when={scenario.bots.length > 0}> {words().withBots(scenario.bots.length)}</Show>
                      <Show when={scenario.options['kids'] === true}> · {words().kids}</Show>
                    </small>
                    <span>{scenario.story[preferences.language]}</span>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={edition === 'golems6' && chosen() && chosen()!.options['kids'] !== true}>
          <div class="gl-golems">
            <h3>{words().golems}</h3>
            <Index each={types().slice(0, props.players)}>
              {(type, seat) => (
                <label>
                  <span>{words().golem(seat + 1)}</span>
                  <select class="input" value={type()} onChange={(event) => takeGolem(seat, event.currentTarget.value)}>
                    <For each={GOLEM_TYPES.filter((each) => !chosen()?.bots.some(({ golem }) => golem === each))}>
                      {(each) => (
                        <option value={each} selected={each === type()}>
                          {TYPE_NAMES[each][preferences.language]} · {statsOf(each)}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
              )}
            </Index>
          </div>
        </Show>
      </section>
    );
  };

  function statsOf(type: GolemType): string {
    const { strength, range, rows, limit } = GOLEM_CARDS[type];
    return `${wordsOf(preferences.language, edition).facts.stats(strength, range, rows)}, ${wordsOf(preferences.language, edition).facts.damage(0, limit)}`;
  }
}

const stills = new Map<string, unknown>();

/** The scenario before its first move. */
function stillOf(game: AnyGame, scenario: Scenario): unknown {
  const key = `${game.id} ${scenario.id}`;
  if (!stills.has(key)) {
    const options = game.parseOptions({ scenario: scenario.id }, scenario.players.max);
    if (options.ok) stills.set(key, game.view(game.setup(options.value, scenario.players.max), WATCHER));
  }
  return stills.get(key);
}
