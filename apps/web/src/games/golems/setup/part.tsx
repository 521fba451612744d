import { golemFront } from '@stolik/golems/art/golem-front';
import { type Robot, robotFront } from '@stolik/golems/art/robots';
import type { Edition } from '@stolik/golems/programs/program';
import type { RobotName } from '@stolik/golems/v4/kinds';
import { ROBOT_NAMES } from '@stolik/golems/v4/text/words';
import { TYPE_NAMES } from '@stolik/golems/v6/text/words';
import type { GolemType } from '@stolik/golems/v6/types';
import { type AnyGame, WATCHER } from '@stolik/kernel/game';
import { createMemo, type JSX, Show } from 'solid-js';
import { preferences } from '../../../preferences.ts';
import type { SetupPart, SetupProps } from '../../../table/contract.ts';
import { PictureView } from '../../../ui/picture-view.tsx';
import type { Picture } from '../../picture.ts';
import { miniature } from '../miniature.ts';
import { golemsFor, isForKids, type Options, roundsFor, scenarioFor, settle } from './agreement.ts';
import { makeField } from './Field.tsx';
import { makeGolemChoice } from './GolemChoice.tsx';

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
      return { art: frontOf(edition, type, seat), name: nameOf(type) };
    },
    settle: (options, players) => settle(edition, options, players),
    what: (options, players) => scenarioOf(options, players).title[preferences.language],
    minutes: (options, players) => {
      const scenario = scenarioOf(options, players);
      if (isForKids(scenario)) return KIDS_MINUTES;
      return Math.max(5, Math.round((roundsFor(options, scenario) * MINUTES_A_ROUND[edition]) / 5) * 5);
    },
  };
}

export const nameOf = (type: string): string =>
  (TYPE_NAMES[type as GolemType] ?? ROBOT_NAMES[type as RobotName])?.[preferences.language] ?? type;

export const frontOf = (edition: Edition, type: string, seat: number): string =>
  edition === 'golems6'
    ? golemFront({ type: type as GolemType, seat, letter: '' })
    : robotFront({ robot: type as Robot, seat, letter: '' });

/** The field before the first move, with everybody who will stand on it. */
function FieldPicture(props: SetupProps & { readonly game: AnyGame; readonly edition: Edition }): JSX.Element {
  const picture = createMemo((): Picture | undefined => {
    const { options } = settle(props.edition, props.options, props.players);
    const { scenario, golems } = options;
    const parsed = props.game.parseOptions({ scenario, ...(golems && { golems }) }, props.players);
    return parsed.ok ? miniature(props.game.view(props.game.setup(parsed.value, props.players), WATCHER)) : undefined;
  });
  return <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>;
}
