import { BOT_TITLES } from '@stolik/golems/core/words';
import type { Edition } from '@stolik/golems/programs/program';
import type { Scenario } from '@stolik/golems/scenarios/scenario';
import { isRobotName } from '@stolik/golems/v4/kinds';
import { type AnyGame, WATCHER } from '@stolik/kernel/game';
import { lettersOf } from '@stolik/kernel/seats';
import { createMemo, type JSX, Show } from 'solid-js';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import type { Picture } from '../../../base/ui/picture.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import type { SetupPart, SetupProps, Term } from '../../../shell/contract.ts';
import { miniature } from '../miniature.ts';
import { startsOf } from '../model/field.ts';
import { wordsOf } from '../words/by-language.ts';
import { deal, golemsFor, isForKids, type Options, programsFor, reseat, roundsFor, scenarioFor, settle } from './agreement.ts';
import { makeField } from './field.tsx';
import { frontOf, nameOf } from './figures.ts';
import { makeGolemChoice } from './golem-choice.tsx';
import { makeLead } from './lead.tsx';

/** Of a round with its film. */
const MINUTES_A_ROUND = { golems6: 2, golems4: 2.5 };
const KIDS_MINUTES = 10;

export function makeSetupPart(game: AnyGame): SetupPart {
  const edition: Edition = game.id === 'golems4' ? 'golems4' : 'golems6';
  const scenarioOf = (options: Options, players: number) => scenarioFor(edition, options, players).scenario;
  const typeOf = (options: Options, players: number, seat: number): string =>
    golemsFor(options, scenarioOf(options, players), players)[seat] ?? '';
  return {
    Picture: (props) => <FieldPicture game={game} edition={edition} {...props} />,
    Field: makeField(game, edition),
    Seat: makeGolemChoice(edition),
    figure: (options, players, seat) => {
      const type = typeOf(options, players, seat);
      return { art: frontOf(edition, type, seat), name: nameOf(edition, type) };
    },
    Lead: makeLead(edition),
    leadName: (lead) => nameOf(edition, lead),
    leadArt: (lead, seat) => frontOf(edition, lead, seat),
    deal: (options, players, rng) => deal(game, options, players, rng),
    // Robot and seat have one colour. [G4.1.3]
    ...(edition === 'golems4' && {
      colours: (options: Options, players: number) =>
        golemsFor(options, scenarioOf(options, players), players).map((robot) => (isRobotName(robot) ? robot : undefined)),
    }),
    settle: (options, players) => settle(edition, options, players),
    reseat: (options, players, from) => reseat(game, options, players, from),
    starts: (options, players) => startsOf(scenarioOf(options, players), players),
    what: (options, players) => read(scenarioOf(options, players).title),
    story: (options, players) => read(scenarioOf(options, players).story),
    terms: (options, players) => termsIn(edition, scenarioOf(options, players), options, players),
    minutes: (options, players) => {
      const scenario = scenarioOf(options, players);
      if (isForKids(scenario)) return KIDS_MINUTES;
      return Math.max(5, Math.round((roundsFor(options, scenario) * MINUTES_A_ROUND[edition]) / 5) * 5);
    },
  };
}

/** Where, how long, and who plays by itself. */
function termsIn(edition: Edition, scenario: Scenario, options: Options, players: number): readonly Term[] {
  const words = wordsOf(preferences.language, edition).setup;
  const golems = golemsFor(options, scenario, players);
  const bots = programsFor(options, scenario).map(
    (program, index) => `${read(BOT_TITLES[program])} (${nameOf(edition, golems[players + index] ?? '')})`,
  );
  return [
    { label: words.title, value: read(scenario.title) },
    { label: words.rounds, value: String(roundsFor(options, scenario)) },
    ...(bots.length > 0 ? [{ label: words.bots, value: bots.join(', ') }] : []),
  ];
}

/** The field before the first move, with everybody who will stand on it. */
function FieldPicture(props: SetupProps & { readonly game: AnyGame; readonly edition: Edition }): JSX.Element {
  const picture = createMemo((): Picture | undefined => {
    const { options } = settle(props.edition, props.options, props.players);
    const { scenario, golems } = deal(props.game, options, props.players);
    const parsed = props.game.parseOptions({ scenario, ...(golems && { golems }) }, props.players);
    if (!parsed.ok) return undefined;
    const letters = lettersOf(Array.from({ length: props.players }, (_, seat) => props.nameOf(seat)));
    return miniature(props.game.view(props.game.setup(parsed.value, props.players), WATCHER), letters);
  });
  return <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>;
}
