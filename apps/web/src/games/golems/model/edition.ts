import type { BoxName } from '@stolik/golems/core';
import type { EditionId } from '@stolik/golems/editions';
import type { Card, Program, SeenBlock } from '@stolik/golems/programs';
import type { LeftOut } from '@stolik/golems/programs/forms';
import type { Scenario } from '@stolik/golems/scenarios';
import type { NoHope, View6 } from '@stolik/golems/v6';
import type { Limits } from './limits.ts';
import type { GolemsEvent, GolemsView, Scene } from './scene.ts';

/** What young players play for. [G6.11.3] */
export interface KidsTable {
  readonly goal: View6['options']['goal'];
  readonly players: number;
  readonly turns: View6['options']['turns'];
  /** Alone with a number of cards. */
  readonly cards: View6['cards'];
}

/** What a picture of a table needs, also where nobody plays. */
export interface DrawnEdition<View = GolemsView> {
  readonly id: EditionId;
  sceneOf(view: View): Scene;
  /** The scenario whose parts may lie here, where the view does not say it. */
  scenarioOf(view: View): Scenario | undefined;
  /** Undefined where nobody plays for children's goals. */
  kidsOf(view: View): KidsTable | undefined;
}

/** What a golem or robot can do. */
export interface Stats {
  readonly strength: number;
  readonly reach: number;
  /** A bot has none of its own. */
  readonly rows: number | undefined;
}

/** What a robot is built of, as colours, and from which box. */
export interface Built {
  readonly colours: readonly string[];
  readonly box: BoxName;
}

/** One golem or robot, as far as its end is told. */
export interface Ended {
  readonly seat: number;
  readonly isBot: boolean;
  readonly isIn: boolean;
  /** It has all the damage it can bear; whoever is out without has given up. */
  readonly isBroken: boolean;
  readonly cracks: number;
  readonly limit: number;
  readonly dealt: number;
  readonly items: number;
}

/** What happens at a table, and what is known there. */
export interface PlayedEdition<View = GolemsView> extends DrawnEdition<View> {
  /** The word of what is asked: `program`, `exit`, `jam`, … */
  askOf(view: View): string;
  /** The scenario of this table by its name; null where it has none. */
  scenarioName(view: View): string | null;
  hasLogic(view: View): boolean;
  /** Why nobody can win any more. */
  hopeless(view: View): NoHope | undefined;

  // Programs.
  /** The blocks of a seat's program as the viewer sees them. Before all lie, others' lengths are unknown and nothing is shown. */
  blocksOf(view: View, seat: number): readonly SeenBlock[];
  isLaid(view: View, seat: number): boolean;
  /** How many rows its program has at least, where no event of the round tells it. */
  lengthOf(view: View, seat: number): number;
  /** All programs run in every round; otherwise those whose lengths were told. */
  readonly doAllRun: boolean;
  limitsOf(view: View, seat: number): Limits;
  /** The rows of a whole program in the order in which they will run: a card of the round may change it. */
  inRunOrder<Row>(view: View, rows: readonly Row[]): readonly Row[];
  /** What Call runs. */
  subprogramOf(view: View, seat: number): readonly Card[];
  /** The events of one program by the real rules, on a little world of our own made from what the player sees. */
  rehearse(view: View, seat: number, program: Program): readonly GolemsEvent[];
  /** The view after one more event. */
  follow(view: View, event: GolemsEvent): View;
  /** What the Python of this edition does not know, as far as it is here. `words`: all that lies on the field. */
  leftOut(view: View, words: readonly string[]): readonly LeftOut[];

  /** What is heard of a step on bare ground, and of a way that leads to a cell far away. */
  readonly sounds: { readonly step: 'step' | 'stepRobot'; readonly leap: 'ladder' | 'portal' };

  // Facts.
  /** Undefined of a robot that is not built. */
  statsOf(view: View, seat: number): Stats | undefined;
  componentsOf(view: View, seat: number): Built | undefined;

  // The end.
  endedOf(view: View): readonly Ended[];
  /** Bots are among those that stand nearest to the winner. */
  readonly doBotsCount: boolean;
  /** Where cracks are equal strikes decide. */
  areStrikesCounted(view: View): boolean;
}
