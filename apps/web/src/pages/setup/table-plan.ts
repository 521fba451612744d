import { findGame } from '@stolik/games/games';
import { type Colour, fillColours } from '@stolik/kernel/colours';
import { lettersOf } from '@stolik/look/seats';
import { isolated } from '@stolik/look/typography';
import { usualOptions } from '@stolik/search/manifest';
import { type Accessor, batch, createMemo, createSignal } from 'solid-js';
import { prefer } from '../../base/preferences.ts';
import { usualLevel } from '../../session/bots/levels.ts';
import type { GameClient, SetupPart } from '../../shell/contract.ts';
import { type Agreement, agreed, type Options } from '../../shell/terms/house-rules.ts';
import { recall } from './memory.ts';
import { me, nameAt, person } from './people.ts';
import {
  botLevels,
  isAcross,
  resized,
  type Seating,
  type Sitting,
  seatAs,
  sitHere,
  takeColour,
  withoutStool,
  withStool,
} from './seating.ts';

/** A table while it is being set up: who sits where, which stool is looked at, and what has been agreed. */
export interface Plan {
  readonly game: string;
  readonly seats: Accessor<Seating>;
  /** The stool whose card lies open. */
  readonly chosen: Accessor<number>;
  /** What somebody has chosen, also where it waits for other numbers of players. */
  readonly options: Accessor<Options>;
  readonly agreement: Accessor<Agreement>;
  readonly sides: Accessor<readonly number[]>;
  readonly letters: Accessor<readonly string[]>;
  /** Of six seats; where figures have colours of their own, those. */
  readonly colours: Accessor<readonly Colour[]>;
  readonly isAcross: Accessor<boolean>;
  nameOf(seat: number): string;
  canAdd(): boolean;
  canTakeAway(): boolean;
  choose(seat: number): void;
  add(): void;
  takeAway(seat: number): void;
  seatAs(seat: number, kind: Sitting['kind']): void;
  sitHere(seat: number): void;
  takeColour(seat: number, colour: Colour): void;
  change(seat: number, change: Partial<Sitting>): void;
  setOption(key: string, value: Options[string]): void;
  /** Other options, with other numbers of players where they ask for it. */
  agree(options: Options, players?: number): void;
  /** What a table is opened with. */
  agreed(): Options;
}

/** `myName`: what whoever sets a table up for several devices is called there. */
export function createTablePlan(client: GameClient, part: SetupPart, isOnline: boolean, myName: () => string): Plan {
  const { id } = client.game;
  const card = findGame(id)!;
  const { min, max, usual } = card.players;
  const level = usualLevel(id).id;
  const last = recall(id).last;
  const [seats, setSeats] = createSignal<Seating>(firstSeats());
  const [options, setOptions] = createSignal<Options>(last?.options ?? {});
  // Across devices one's own name is asked for first.
  const mine = seats().findIndex(({ kind }) => kind === 'here');
  const [chosen, setChosen] = createSignal(isAcross(seats()) ? mine : Math.min(1, seats().length - 1));
  // Stools that were taken away come back with whoever sat there.
  let spare: Seating = [];

  function firstSeats(): Seating {
    const begun = last?.seats ?? [me(), ...Array.from({ length: usual - 1 }, person)];
    const fitting = resized(begun, Math.min(max, Math.max(min, begun.length)), level);
    if (!isOnline || isAcross(fitting)) return fitting;
    const joined = resized(fitting, Math.max(2, fitting.length), level);
    return seatAs(joined, joined[0]?.kind === 'here' ? 1 : 0, 'elsewhere');
  }

  const settled = createMemo(() => part.settle?.(options(), seats().length) ?? { options: options(), own: {} });
  const agreement = createMemo(
    (): Agreement => ({
      fields: part.options,
      usual: usualOptions(card, botLevels(seats()), seats().length),
      own: settled().own,
      chosen: settled().options,
      players: seats().length,
    }),
  );
  const sides = createMemo(() => part.sides?.(agreed(agreement()), seats().length) ?? seats().map((_, seat) => seat));
  /** What belongs to a seat goes along with whoever sits there. */
  const reseat = (players: number, from: readonly (number | undefined)[]): void => {
    if (part.reseat) setOptions(part.reseat(options(), players, from));
  };
  const nameOf = (seat: number): string =>
    isolated((isAcross(seats()) && seats()[seat]?.kind === 'here' && myName()) || nameAt(seats(), seat));

  return {
    game: id,
    seats,
    chosen,
    options,
    agreement,
    sides,
    letters: createMemo(() => lettersOf(seats().map((_, seat) => nameOf(seat)))),
    colours: createMemo(() => fillColours(part.colours?.(options(), seats().length) ?? seats().map(({ colour }) => colour))),
    isAcross: createMemo(() => isAcross(seats())),
    nameOf,
    canAdd: () => seats().length < max,
    canTakeAway: () => seats().length > min,
    choose: setChosen,
    add() {
      if (seats().length >= max) return;
      const [back, ...rest] = spare;
      spare = rest;
      const fits = back && (back.kind !== 'here' || !isAcross(seats())) && (back.kind !== 'elsewhere' || isAcross(seats()));
      const before = seats().map((_, seat) => seat);
      batch(() => {
        setSeats(fits ? [...seats(), back] : withStool(seats(), level));
        reseat(before.length, [...before, undefined]);
        setChosen(seats().length - 1);
      });
    },
    takeAway(seat) {
      const gone = seats()[seat];
      if (seats().length <= min || !gone) return;
      spare = [gone, ...spare];
      const left = withoutStool(seats(), seat);
      const before = seats().map((_, index) => index);
      batch(() => {
        reseat(
          before.length,
          before.filter((index) => index !== seat),
        );
        setChosen(Math.max(0, Math.min(chosen() - (chosen() >= seat && seat > 0 ? 1 : 0), left.length - 1)));
        setSeats(left);
      });
    },
    seatAs: (seat, kind) => setSeats(seatAs(seats(), seat, kind)),
    sitHere: (seat) => setSeats(sitHere(seats(), seat)),
    takeColour(seat, colour) {
      setSeats(takeColour(seats(), seat, colour));
      if (seat === seats().findIndex(({ kind }) => kind === 'here')) prefer({ colour });
    },
    change: (seat, change) => setSeats(seats().map((each, index) => (index === seat ? { ...each, ...change } : each))),
    setOption: (key, value) => setOptions({ ...options(), [key]: value }),
    agree(wanted, players) {
      const seated = players === undefined ? seats() : resized(seats(), players, level);
      batch(() => {
        setOptions(wanted);
        setChosen(Math.min(chosen(), seated.length - 1));
        setSeats(seated);
      });
    },
    agreed: () => agreed(agreement()),
  };
}
