import { botFront } from '@stolik/golems/art/board';
import { BOT_NAMES, BOT_PROGRAMS, type BotName } from '@stolik/golems/core';
import { EDITIONS, type EditionId } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';
import { BOT_TITLES } from '@stolik/golems/words';
import { AT_RANDOM, withLead } from '@stolik/kernel/leads';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import { wordsOf } from '../words/by-language.ts';
import { golemsFor, mostRounds, type Options, programsFor, roundsFor } from './agreement.ts';
import { nameOf } from './figures.ts';

/** Which programs the bots of the scenario have, how many rounds: as in the scenario until somebody changes it. */
export function Lineup(props: {
  readonly edition: EditionId;
  readonly scenario: Scenario;
  readonly players: number;
  readonly options: Options;
  readonly onChange: (change: Options) => void;
}): JSX.Element {
  const words = () => wordsOf(preferences.language, props.edition);
  const programs = createMemo(() => programsFor(props.options, props.scenario));
  const golems = createMemo(() => golemsFor(props.options, props.scenario, props.players));
  const types = (): readonly string[] => [...EDITIONS[props.edition].leads, AT_RANDOM];
  /** Whoever has it swaps with the bot. */
  const takeGolem = (at: number, type: string): void => props.onChange({ golems: [...withLead(golems(), at, type)] });
  const rounds = () => roundsFor(props.options, props.scenario);
  const takeProgram = (index: number, program: BotName): void =>
    props.onChange({ bots: programs().map((before, at) => (at === index ? program : before)) });
  return (
    <details class="gl-lineup">
      <summary>{programs().length > 0 ? words().setup.lineup : words().setup.rounds}</summary>
      <ul>
        <Index each={programs()}>
          {(program, index) => (
            <li>
              <svg
                viewBox="0 0 100 100"
                aria-hidden="true"
                innerHTML={botFront({ program: program(), seat: props.players + index, letter: '' })}
              />
              <label>
                <span>{words().setup.botProgram(index + 1)}</span>
                <select
                  class="input"
                  value={program()}
                  onChange={(event) => takeProgram(index, event.currentTarget.value as BotName)}
                >
                  <For each={BOT_NAMES}>
                    {(each) => (
                      <option value={each} selected={each === program()}>
                        {read(BOT_TITLES[each])}
                      </option>
                    )}
                  </For>
                </select>
              </label>
              <label class="gl-bot-golem">
                <span>{words().setup.botGolem(index + 1)}</span>
                <select
                  class="input"
                  value={golems()[props.players + index]}
                  onChange={(event) => takeGolem(props.players + index, event.currentTarget.value)}
                >
                  <For each={types()}>
                    {(each) => (
                      <option value={each} selected={each === golems()[props.players + index]}>
                        {nameOf(props.edition, each)}
                      </option>
                    )}
                  </For>
                </select>
              </label>
              <p>{words().bot(BOT_PROGRAMS.find(({ id }) => id === program())!)}</p>
            </li>
          )}
        </Index>
      </ul>
      <Show when={programs().length > 0}>
        <p class="gl-die">{words().die}</p>
      </Show>
      <label class="gl-rounds-choice">
        <span>{words().setup.rounds}</span>
        <select
          class="input"
          value={String(rounds())}
          onChange={(event) => props.onChange({ rounds: Number(event.currentTarget.value) })}
        >
          <For each={Array.from({ length: mostRounds(props.scenario) }, (_, index) => index + 1)}>
            {(count) => (
              <option value={count} selected={count === rounds()}>
                {count}
              </option>
            )}
          </For>
        </select>
        <small>{words().setup.roundsHint}</small>
      </label>
    </details>
  );
}
