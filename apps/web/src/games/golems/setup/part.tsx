import type { EditionId } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';
import { BOT_TITLES } from '@stolik/golems/words';
import type { Colour } from '@stolik/kernel/colours';
import type { AnyGame } from '@stolik/kernel/game';
import { lettersOf } from '@stolik/look/seats';
import { createMemo, type JSX, Show } from 'solid-js';
import { read } from '../../../base/messages/read.ts';
import { preferences } from '../../../base/preferences.ts';
import type { Picture } from '../../../base/ui/picture.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import type { OptionField, SetupPart, SetupProps, Term } from '../../../shell/contract.ts';
import { miniatureOf } from '../miniature.ts';
import type { DrawnEdition } from '../model/edition.ts';
import { startsOf } from '../model/field.ts';
import { wordsOf } from '../words/by-language.ts';
import { deal, golemsFor, isForKids, type Options, programsFor, reseat, roundsFor, scenarioFor, settle } from './agreement.ts';
import { makeField } from './field.tsx';
import { frontOf, nameOf } from './figures.ts';
import { makeGolemChoice } from './golem-choice.tsx';
import { laidView } from './laid.ts';
import { type LeadWords, makeLead } from './lead.tsx';

const KIDS_MINUTES = 10;

/** What an edition has of its own before a game. */
interface SetupOf {
  readonly options: readonly OptionField[];
  /** Of a round with its film. */
  readonly minutesARound: number;
  readonly aboutLead: LeadWords;
  /** Where figures have the colour of their seat. */
  colourOf?(lead: string): Colour | undefined;
}

export function makeSetupPart(
  game: AnyGame,
  drawn: DrawnEdition,
  { options, minutesARound, aboutLead, colourOf }: SetupOf,
): SetupPart {
  const edition = drawn.id;
  const Lead = makeLead(edition, aboutLead);
  const scenarioOf = (options: Options, players: number) => scenarioFor(edition, options, players).scenario;
  const typeOf = (options: Options, players: number, seat: number): string =>
    golemsFor(options, scenarioOf(options, players), players)[seat] ?? '';
  return {
    options,
    Picture: (props) => <FieldPicture game={game} edition={drawn} {...props} />,
    Field: makeField(game, drawn),
    Seat: makeGolemChoice(edition, Lead),
    figure: (options, players, seat) => {
      const type = typeOf(options, players, seat);
      return { art: frontOf(edition, type, seat), name: nameOf(edition, type) };
    },
    Lead,
    leadName: (lead) => nameOf(edition, lead),
    leadArt: (lead, seat) => frontOf(edition, lead, seat),
    deal: (options, players, rng) => deal(game, options, players, rng),
    ...(colourOf && {
      colours: (options: Options, players: number) => golemsFor(options, scenarioOf(options, players), players).map(colourOf),
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
      return Math.max(5, Math.round((roundsFor(options, scenario) * minutesARound) / 5) * 5);
    },
  };
}

/** Where, how long, and who plays by itself. */
function termsIn(edition: EditionId, scenario: Scenario, options: Options, players: number): readonly Term[] {
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
function FieldPicture(props: SetupProps & { readonly game: AnyGame; readonly edition: DrawnEdition }): JSX.Element {
  const picture = createMemo((): Picture | undefined => {
    const view = laidView(props.game, props.edition, props.options, props.players);
    const letters = lettersOf(Array.from({ length: props.players }, (_, seat) => props.nameOf(seat)));
    return view && miniatureOf(props.edition)(view, letters);
  });
  return <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>;
}
