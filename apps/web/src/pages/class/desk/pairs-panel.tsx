import { animalOf } from '@stolik/class/names';
import { outside, type PairWay, sharedAmong } from '@stolik/class/pairs';
import type { TeacherRequest } from '@stolik/wire/class';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Choice, Switch } from '../../../base/ui/choice.tsx';
import { Sign } from '../../../base/ui/icon.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { fullName } from '../../../session/bots/full-name.ts';
import { levelsOf, sparringOf } from '../../../session/bots/levels.ts';
import { Animal } from '../art/animal.tsx';
import { dw } from '../words.ts';
import { TABLET } from './cards-panel.tsx';
import { useDesk } from './context.ts';
import { aloneOf, tapped, withAlone } from './pairing.ts';
import { playable } from './playable.ts';
import { botAt, gameRequests, handRequests, hereOf } from './run-plan.ts';
import { freshSeed, setTableChoices, tableChoices } from './table-choices.ts';

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
  const pairAgain = (): void => {
    const way: PairWay = { ...wayNow(), odd: tableChoices().odd, whom: hereOf(desk.view()), most: chosen().most };
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
  const tables = (): readonly TeacherRequest[] => {
    const view = desk.view();
    if (how() === 'hand') return handRequests(withAlone(view.groups, view.shared, hereOf(view)), chosen(), tableChoices());
    // Ladder pairs that were shown already stand, also when somebody has solved something since.
    const way = paired() === how() ? ({ how: 'random', seed: freshSeed() } as const) : wayNow();
    return gameRequests(view, { ...chosen(), isAlone: false }, tableChoices(), way);
  };
  const play = async (): Promise<void> => {
    const unask = desk.view().asked ? [{ kind: 'unask' } as const] : [];
    const isDone = await desk.do(...unask, ...tables(), { kind: 'wall', wall: { kind: 'boards' } });
    if (isDone) setPaired(how());
  };

  return (
    <section classList={{ panel: !props.isSheet, 'stack desk-panel': true }}>
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
      <Show when={how() === 'ladder'}>
        <p class="dim">{dw().pairs.ladderHint}</p>
      </Show>
      <Show when={how() === 'hand'} fallback={<ByChance isForTwo={chosen().most < 3} onPair={pairAgain} />}>
        <ByHandList first={first()} onTap={tap} />
      </Show>
      <Switch
        label={dw().pairs.sameDeal}
        hint={dw().pairs.sameDealHint}
        isOn={tableChoices().isSameDeal}
        onChange={(isSameDeal) => setTableChoices((before) => ({ ...before, isSameDeal }))}
      />
      <label class="field">
        <span>{dw().pairs.game}</span>
        <select class="input" onChange={(event) => setGame(event.currentTarget.selectedIndex)}>
          <For each={games}>{(each, index) => <option selected={index() === game()}>{each.title()}</option>}</For>
        </select>
      </label>
      <label class="field">
        <span>{dw().pairs.bot}</span>
        <select class="input" onChange={(event) => setTableChoices((before) => ({ ...before, level: event.target.value }))}>
          <For each={[...levelsOf(chosen().game), ...sparringOf(chosen().game)]}>
            {(level) => (
              <option value={level.id} selected={level.id === botAt(chosen().game, tableChoices())}>
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
            setTableChoices((before) => ({ ...before, minutes }));
          }}
        >
          <For each={MINUTES}>
            {(minutes) => (
              <option selected={minutes === tableChoices().minutes}>
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
        value={tableChoices().odd}
        onChoose={(odd) => setTableChoices((before) => ({ ...before, odd }))}
      />
      <Show when={props.isForTwo && tableChoices().odd === 'three'}>
        <p class="dim">{dw().pairs.forTwo}</p>
      </Show>
      <button type="button" class="btn" disabled={hereOf(desk.view()).length < 2} onClick={() => props.onPair()}>
        {dw().pairs.again}
      </button>
    </>
  );
}

function ByHandList(props: { readonly first: number | undefined; readonly onTap: (pupil: number) => void }): JSX.Element {
  const desk = useDesk();
  const pairs = () => desk.view().groups.filter(({ length }) => length > 1);
  const alone = () => aloneOf(desk.view().groups, hereOf(desk.view()));
  /** They play with each other unless they are paired otherwise. */
  const together = () => sharedAmong(desk.view().shared, alone());
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
    <div class="stack near">
      <p class="dim">{dw().pairs.handHint}</p>
      <For each={pairs()}>
        {(group) => <p class="hand-pair flow near">{<For each={group}>{(pupil) => <One pupil={pupil} />}</For>}</p>}
      </For>
      <For each={together()}>
        {(group) => (
          <p class="hand-pair flow near" title={dw().shared}>
            <Sign path={TABLET} />
            <For each={group}>{(pupil) => <One pupil={pupil} />}</For>
          </p>
        )}
      </For>
      <Show when={outside(together(), alone()).length > 0}>
        <p class="dim">{dw().pairs.alone}</p>
        <p class="hand-alone flow near">
          <For each={outside(together(), alone())}>{(pupil) => <One pupil={pupil} />}</For>
        </p>
      </Show>
    </div>
  );
}
