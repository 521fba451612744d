import { animalOf } from '@stolik/class/names';
import type { PairWay } from '@stolik/class/pairs';
import type { TeacherWish } from '@stolik/wire/class';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Choice, Switch } from '../../../base/ui/choice.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { fullName } from '../../../session/bots/full-name.ts';
import { levelsOf, sparringOf } from '../../../session/bots/levels.ts';
import { Animal } from '../art/animal.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { aloneOf, tapped, withAlone } from './pairing.ts';
import { playable } from './playable.ts';
import { botAt, gameWishes, handWishes, hereOf } from './run-plan.ts';
import { freshSeed, setTableWishes, tableWishes } from './wishes.ts';

/** Minutes for each; the first is none. */
const MINUTES = [undefined, 5, 10, 15, 20] as const;

/** Who plays with whom: by hand, at random, or neighbours by what they have solved; and tables for them. */
export function PairsPanel(props: { readonly isSheet?: boolean }): JSX.Element {
  const desk = useDesk();
  const [how, setHow] = createSignal<PairWay['how']>('random');
  const [first, setFirst] = createSignal<number>();
  const games = playable();
  const [game, setGame] = createSignal(0);
  const chosen = () => games[game()]!;
  /** How those who are paired now were. */
  const [paired, setPaired] = createSignal<PairWay['how']>();

  const wayNow = () => (how() === 'ladder' ? ({ how: 'ladder' } as const) : ({ how: 'random', seed: freshSeed() } as const));
  const pairAnew = (): void => {
    const way: PairWay = { ...wayNow(), odd: tableWishes().odd, whom: hereOf(desk.view()) };
    void desk.do({ kind: 'pairs', way }).then((isDone) => {
      if (!isDone) return;
      setPaired(way.how);
      // Cards show tables as long as there are some.
      if (desk.view().tables.length > 0) toast(dw().pairs.made);
    });
  };
  const tap = (pupil: number): void => {
    const next = tapped({ groups: desk.view().groups, first: first() }, pupil);
    setFirst(next.first);
    if (next.groups !== desk.view().groups) void desk.do({ kind: 'pairs', way: { how: 'hand', groups: next.groups } });
  };
  const tables = (): readonly TeacherWish[] => {
    const view = desk.view();
    if (how() === 'hand') return handWishes(withAlone(view.groups, hereOf(view)), chosen(), tableWishes());
    // Ladder pairs that were shown already stand, also when somebody has solved something since.
    const way = paired() === how() ? ({ how: 'random', seed: freshSeed() } as const) : wayNow();
    return gameWishes(view, { ...chosen(), isAlone: false }, tableWishes(), way);
  };
  const play = async (): Promise<void> => {
    const unask = desk.view().asked ? [{ kind: 'unask' } as const] : [];
    const isDone = await desk.do(...unask, ...tables(), { kind: 'wall', wall: { kind: 'boards' } });
    if (isDone) setPaired(how());
  };

  return (
    <section classList={{ panel: !props.isSheet, 'desk-panel': true }}>
      <Show when={!props.isSheet}>
        <h2>{dw().pairs.title}</h2>
      </Show>
      <Choice
        legend={dw().pairs.how}
        values={[
          ['hand', dw().pairs.hand],
          ['random', dw().pairs.random],
          ['ladder', dw().pairs.ladder],
        ]}
        value={how()}
        onChoose={setHow}
      />
      <Show when={how() === 'hand'} fallback={<ByChance isForTwo={chosen().most < 3} onPair={pairAnew} />}>
        <ByHandList first={first()} onTap={tap} />
      </Show>
      <Switch
        label={dw().pairs.sameDeal}
        isOn={tableWishes().isSameDeal}
        onChange={(isSameDeal) => setTableWishes((before) => ({ ...before, isSameDeal }))}
      />
      <label class="field">
        <span>{dw().pairs.game}</span>
        <select class="input" onChange={(event) => setGame(event.currentTarget.selectedIndex)}>
          <For each={games}>{(each, index) => <option selected={index() === game()}>{each.title()}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{dw().pairs.bot}</span>
        <select class="input" onChange={(event) => setTableWishes((before) => ({ ...before, level: event.target.value }))}>
          <For each={[...levelsOf(chosen().game), ...sparringOf(chosen().game)]}>
            {(level) => (
              <option value={level.id} selected={level.id === botAt(chosen().game, tableWishes())}>
                {fullName(level)}
              </option>
            )}
          </For>
        </select>
      </label>
      <label class="field">
        <span>{dw().pairs.clock}</span>
        <select
          class="input"
          onChange={(event) => {
            const minutes = MINUTES[event.currentTarget.selectedIndex];
            setTableWishes((before) => ({ ...before, minutes }));
          }}
        >
          <For each={MINUTES}>
            {(minutes) => (
              <option selected={minutes === tableWishes().minutes}>
                {minutes === undefined ? dw().pairs.noClock : dw().pairs.minutes(minutes)}
              </option>
            )}
          </For>
        </select>
      </label>
      <button type="button" class="btn" disabled={hereOf(desk.view()).length === 0} onClick={() => void play()}>
        {dw().pairs.play}
      </button>
    </section>
  );
}

function ByChance(props: { readonly isForTwo: boolean; readonly onPair: () => void }): JSX.Element {
  const desk = useDesk();
  return (
    <>
      <Choice
        legend={dw().pairs.odd}
        values={[
          ['bot', dw().pairs.oddBot],
          ['three', dw().pairs.oddThree],
        ]}
        value={tableWishes().odd}
        onChoose={(odd) => setTableWishes((before) => ({ ...before, odd }))}
      />
      <Show when={props.isForTwo && tableWishes().odd === 'three'}>
        <p class="dim">{dw().pairs.forTwo}</p>
      </Show>
      <button type="button" class="btn" disabled={hereOf(desk.view()).length < 2} onClick={() => props.onPair()}>
        {dw().pairs.anew}
      </button>
    </>
  );
}

function ByHandList(props: { readonly first: number | undefined; readonly onTap: (pupil: number) => void }): JSX.Element {
  const desk = useDesk();
  const pairs = () => desk.view().groups.filter(({ length }) => length > 1);
  const alone = () => aloneOf(desk.view().groups, hereOf(desk.view()));
  const pupilAt = (number: number) => desk.view().pupils.find(({ pupil }) => pupil === number);
  const One = (one: { readonly pupil: number }): JSX.Element => (
    <Show when={pupilAt(one.pupil)}>
      {(known) => (
        <button type="button" class="hand-pupil" aria-pressed={props.first === one.pupil} onClick={() => props.onTap(one.pupil)}>
          <Animal animal={animalOf(known().name)} isNow={props.first === one.pupil} label="" />
          <span>{desk.nameOf(known())}</span>
        </button>
      )}
    </Show>
  );
  return (
    <div class="by-hand">
      <p class="dim">{dw().pairs.handHint}</p>
      <For each={pairs()}>{(group) => <p class="hand-pair">{<For each={group}>{(pupil) => <One pupil={pupil} />}</For>}</p>}</For>
      <Show when={alone().length > 0}>
        <p class="dim">{dw().pairs.alone}</p>
        <p class="hand-alone">
          <For each={alone()}>{(pupil) => <One pupil={pupil} />}</For>
        </p>
      </Show>
    </div>
  );
}
