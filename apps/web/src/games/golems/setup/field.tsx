import { findGame } from '@stolik/games/games';
import { defaultScenario, SCENARIOS, type Scenario } from '@stolik/golems/scenarios';
import type { AnyGame } from '@stolik/kernel/game';
import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { p } from '../../../base/messages/pages.ts';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { route, toTournament } from '../../../base/router.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import type { SetupProps } from '../../../shell/contract.ts';
import type { DrawnEdition } from '../model/edition.ts';
import { findShared } from '../scenarios/file.ts';
import { MakeLink } from '../scenarios/own-gallery.tsx';
import { wordsOf } from '../words/by-language.ts';
import { isForKids, optionOf, othersFor, scenarioFor, withScenario } from './agreement.ts';
import { nameOf } from './figures.ts';
import { Gallery } from './gallery.tsx';
import { frailIn } from './laid.ts';
import { Lineup } from './lineup.tsx';
import { ScenarioCard } from './scenario-card.tsx';

const OFFERED = 3;

/** The scenario as one card, the others a tap away; then its bots and how many rounds. */
export function makeField(game: AnyGame, drawn: DrawnEdition): (props: SetupProps) => JSX.Element {
  const edition = drawn.id;
  const scenarios = SCENARIOS[edition];
  return (props) => {
    const words = () => wordsOf(preferences.language, edition).setup;
    const [isChoosing, setChoosing] = createSignal(false);
    const [guest, setGuest] = createSignal<Scenario>();
    const chosen = createMemo(() => scenarioFor(edition, props.options, props.players));
    const scenario = (): Scenario => chosen().scenario;
    const title = (each: Scenario): string => read(each.title);
    const [isMissing, setMissing] = createSignal(false);
    function choose(wanted: Scenario, options = props.options): void {
      const { min, max } = wanted.players;
      setMissing(false);
      props.choose(withScenario(options, wanted), Math.max(min, Math.min(max, props.players)));
    }
    // An address may name a scenario, or hold one that somebody sent. Then nothing of the last table is left but who sat there.
    async function takeFromAddress(): Promise<void> {
      const now = route();
      if (now.page !== 'new' || !now.scenario) return;
      const found = await findShared(now.scenario, edition);
      if (!found) {
        setMissing(true);
        return;
      }
      if (found.isGuest) setGuest(found.scenario);
      choose(found.scenario, {});
    }
    onMount(() => void takeFromAddress());
    const frail = createMemo(() => frailIn(game, drawn, props.options, props.players));
    return (
      <section class="panel gl-setup" aria-labelledby="gl-setup">
        <h2 id="gl-setup" class="hidden">
          {words().title}
        </h2>
        <div class="gl-chosen">
          <ScenarioCard game={game} edition={drawn} scenario={scenario()} />
          <button type="button" class="btn gl-change" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {words().change}
          </button>
        </div>
        <div role="status" class="gl-waiting">
          <For each={frail()}>
            {(golem) => (
              <p>
                {nameOf(edition, golem)}: {wordsOf(preferences.language, edition).facts.damage(0, 1)}.
              </p>
            )}
          </For>
          <Show when={isMissing()}>
            <p>{words().missing(title(scenario()))}</p>
          </Show>
          <Show when={chosen().waiting}>
            {(waiting) => (
              <>
                <p>{words().standIn(title(waiting()), title(scenario()), waiting().players.min, waiting().players.max)}</p>
                <div class="gl-others">
                  <For each={othersFor(edition, chosen(), props.players).slice(0, OFFERED)}>
                    {(other) => (
                      <button type="button" class="btn" onClick={() => choose(other)}>
                        {title(other)}
                      </button>
                    )}
                  </For>
                  <Show when={waiting().players.max !== props.players}>
                    <button type="button" class="btn" onClick={() => choose(waiting())}>
                      <Icon name="undo" small />
                      {title(waiting())}
                    </button>
                  </Show>
                </div>
              </>
            )}
          </Show>
        </div>
        <div class="gl-more">
          <Show when={!isForKids(scenario())}>
            <Lineup
              edition={edition}
              scenario={scenario()}
              players={props.players}
              options={props.options}
              onChange={(change) => props.choose({ ...props.options, scenario: optionOf(scenario()), ...change })}
            />
          </Show>
          <MakeLink edition={edition} />
          <Show when={findGame(edition)?.hasTournament}>
            <a class="btn quiet" href={toTournament('new')}>
              <Icon name="flag" />
              {p().home.ways.tournament}
            </a>
          </Show>
        </div>
        <Show when={isChoosing()}>
          <Gallery
            game={game}
            edition={drawn}
            scenarios={scenarios}
            guest={guest()}
            chosen={scenario().id}
            onChoose={(wanted) => {
              choose(wanted);
              setChoosing(false);
            }}
            onGone={(id) => scenario().id === id && choose(defaultScenario(edition, props.players))}
            onClose={() => setChoosing(false)}
          />
        </Show>
      </section>
    );
  };
}
