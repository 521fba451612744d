import { botFront } from '@stolik/golems/art/bots';
import { golemFront } from '@stolik/golems/art/golem-front';
import { type Robot, robotFront } from '@stolik/golems/art/robots';
import { BOT_NAMES, BOT_PROGRAMS, type BotName } from '@stolik/golems/core/bots';
import { BOT_TITLES } from '@stolik/golems/core/words';
import type { Edition } from '@stolik/golems/programs/program';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { POWER, REACH, ROBOTS, ROUNDS as ROUNDS4, ROWS, type RobotName } from '@stolik/golems/v4/kinds';
import { ROBOT_NAMES } from '@stolik/golems/v4/text/words';
import { ROUNDS as ROUNDS6 } from '@stolik/golems/v6/options';
import { TYPE_NAMES } from '@stolik/golems/v6/text/words';
import { GOLEM_CARDS, GOLEM_TYPES, type GolemType } from '@stolik/golems/v6/types';
import type { Json } from '@stolik/kernel/json';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { preferences } from '../../../preferences.ts';
import { wordsOf } from '../words.ts';

type Options = { readonly [key: string]: Json };

/** Which golem everybody leads, which programs the bots have, how many rounds: as in the scenario until somebody changes it. */
export function Lineup(props: {
  readonly edition: Edition;
  readonly scenario: Scenario;
  readonly players: number;
  readonly options: Options;
  readonly onChange: (change: Options) => void;
}): JSX.Element {
  const words = () => wordsOf(preferences.language, props.edition);
  const types = createMemo((): readonly string[] => {
    const own = props.options['golems'];
    const usual = [...props.scenario.starts.slice(0, props.players), ...props.scenario.bots].map(({ golem }) => golem);
    return Array.isArray(own) && own.length === usual.length ? (own as string[]) : usual;
  });
  const programs = createMemo((): readonly BotName[] => {
    const own = props.options['bots'];
    return Array.isArray(own) ? (own as BotName[]) : props.scenario.bots.map(({ program }) => program);
  });
  const most = () => (props.edition === 'golems6' ? ROUNDS6 : ROUNDS4);
  const rounds = () => Number(props.options['rounds'] ?? props.scenario.options['rounds'] ?? most());

  function takeGolem(seat: number, type: string): void {
    // No two are alike: whoever had this one gets the other. [G6.2.5]
    const twin = types().indexOf(type);
    props.onChange({
      golems: types().map((before, index) => (index === seat ? type : index === twin ? types()[seat]! : before)),
    });
  }
  const takeProgram = (index: number, program: BotName): void =>
    props.onChange({ bots: programs().map((before, at) => (at === index ? program : before)) });

  return (
    <details class="gl-lineup" open={props.scenario.bots.length > 0}>
      <summary>{words().setup.lineup}</summary>
      <ul>
        <Index each={types().slice(0, props.players)}>
          {(type, seat) => (
            <li>
              <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={frontOf(props.edition, type(), seat)} />
              <label>
                <span>{words().setup.golem(seat + 1)}</span>
                <select class="input" value={type()} onChange={(event) => takeGolem(seat, event.currentTarget.value)}>
                  <For each={props.edition === 'golems6' ? GOLEM_TYPES : ROBOTS}>
                    {(each) => (
                      <option value={each} selected={each === type()}>
                        {nameOf(each)}
                      </option>
                    )}
                  </For>
                </select>
              </label>
              <p>{aboutOf(props.edition, type())}</p>
            </li>
          )}
        </Index>
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
                        {BOT_TITLES[each][preferences.language]}
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
          <For each={Array.from({ length: most() }, (_, index) => index + 1)}>
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

const nameOf = (type: string): string =>
  (TYPE_NAMES[type as GolemType] ?? ROBOT_NAMES[type as RobotName])?.[preferences.language] ?? type;

const frontOf = (edition: Edition, type: string, seat: number): string =>
  edition === 'golems6'
    ? golemFront({ type: type as GolemType, seat, letter: '' })
    : robotFront({ robot: type as Robot, seat, letter: '' });

/** What the numbers on its card mean. */
function aboutOf(edition: Edition, type: string): string {
  const { facts } = wordsOf(preferences.language, edition);
  if (edition === 'golems6') {
    const { strength, range, rows, limit } = GOLEM_CARDS[type as GolemType];
    return facts.golem(strength, range, rows, limit);
  }
  const sound = ROBOTS.indexOf(type as RobotName) * 2;
  return facts.robot(POWER[sound]!, REACH[sound]!, ROWS[sound]!);
}
