import { sayNickname } from '@stolik/class/names';
import { createEffect, createSignal, type JSX, Match, on, onCleanup, onMount, Switch } from 'solid-js';
import { announce } from '../../../base/a11y/announce.ts';
import { preferences } from '../../../base/preferences.ts';
import { goTo, replaceWith, toClass, toHome, toJoin } from '../../../base/router.ts';
import { pageTitle } from '../../../base/ui/title.ts';
import { type ClassTrouble, classApi, type Entered } from '../../../session/class/api.ts';
import { comeIn } from '../../../session/class/device.ts';
import { api } from '../../../session/online/api.ts';
import { type AnyCode, readAnyCode } from '../../../session/online/code.ts';
import { ClassBar } from '../class-bar.tsx';
import { pw } from '../words.ts';
import { AnimalsStep } from './animals-step.tsx';
import { CodeStep } from './code-step.tsx';
import {
  type Asks,
  asksFor,
  before,
  beginning,
  type Coming,
  codeRefused,
  found,
  isHouseName,
  picturesRefused,
  waited,
} from './coming.ts';
import { PicturesStep } from './pictures-step.tsx';
import './coming.css';
import '../../frame/windows.css';

/** The way in: any code; for a class an animal and three pictures too. No keyboard, nothing that must be read. */
export function ComingIn(props: { readonly code: string | undefined; readonly onBack?: (() => void) | undefined }): JSX.Element {
  pageTitle(() => pw().pageTitle);
  const isInHouse = isHouseName(location.hostname);
  const [coming, setComing] = createSignal<Coming>(beginning(isInHouse));
  const [isAsking, setAsking] = createSignal(false);

  onMount(() => {
    const code = props.code ? readAnyCode(props.code) : undefined;
    if (code) void ask({ kind: 'code', code });
  });
  createEffect(
    on(coming, (now) => {
      const asks = asksFor(now);
      if (asks && !isAsking()) void ask(asks);
      if (now.step !== 'pictures' || now.wait === 0) return;
      const timer = setTimeout(() => setComing((later) => (later.step === 'pictures' ? waited(later) : later)), now.wait);
      onCleanup(() => clearTimeout(timer));
    }),
  );

  async function ask(asks: Asks): Promise<void> {
    setAsking(true);
    await askFor(asks);
    setAsking(false);
  }

  async function askFor(asks: Asks): Promise<void> {
    switch (asks.kind) {
      case 'code':
        return askForCode(asks.code);
      case 'pictures': {
        const told = await classApi.byPictures(asks.code, asks.pupil, asks.pictures);
        const now = coming();
        if (now.step !== 'pictures') return;
        if (told.ok) enter(told.value, now.list.label);
        else refuse(told.problem);
      }
    }
  }

  async function askForCode({ kind, code }: AnyCode): Promise<void> {
    if (kind === 'table') {
      goTo(toJoin(code));
    } else if (kind === 'lesson') {
      const told = await classApi.byPin(code);
      if (told.ok) enter(told.value, '');
      else refuse(told.problem);
    } else {
      const told = await classApi.animals(code);
      if (told.ok) setComing(found(code, told.value));
      else if (kind === 'class-or-table' && (await api.room(code)).ok) replaceWith(toJoin(code));
      else refuse(told.problem);
    }
  }

  function refuse({ kind, wait }: ClassTrouble): void {
    setComing((now) => {
      if (now.step === 'pictures') return picturesRefused(now, kind, wait);
      return now.step === 'code' ? codeRefused(now, kind) : now;
    });
    announce(kind === 'wrong' ? pw().wrongPictures : pw().trouble[kind]);
  }

  function enter(entered: Entered, label: string): void {
    comeIn({ ...entered, label });
    announce(pw().welcome(sayNickname(entered.name, preferences.language)));
    replaceWith(toClass);
  }

  function goBack(): void {
    const earlier = before(coming(), isInHouse);
    if (earlier) setComing(earlier);
    else if (props.onBack) props.onBack();
    else goTo(toHome);
  }

  const says = (): string => {
    const now = coming();
    if (now.step === 'code') {
      return [pw().askCode, now.trouble ? pw().trouble[now.trouble] : ''].join(' ');
    }
    if (now.step === 'animal') return now.list.pupils.length > 0 ? pw().tapAnimal : pw().nobody;
    return [pw().threePictures, now.misses > 0 ? pw().wrongPictures : ''].join('. ');
  };
  const title = (): string => {
    const now = coming();
    return now.step === 'code' ? pw().joinTitle : pw().classTitle(now.list.label);
  };

  return (
    <main class="class-in" data-step={coming().step} aria-busy={isAsking()}>
      <ClassBar title={title()} says={says()} onBack={goBack} />
      <Switch>
        <Match when={stepOf(coming(), 'code')}>
          {(now) => <CodeStep coming={now()} isAsking={isAsking()} onChange={setComing} onSend={(asks) => void ask(asks)} />}
        </Match>
        <Match when={stepOf(coming(), 'animal')}>{(now) => <AnimalsStep coming={now()} onChange={setComing} />}</Match>
        <Match when={stepOf(coming(), 'pictures')}>
          {(now) => <PicturesStep coming={now()} isAsking={isAsking()} onChange={setComing} />}
        </Match>
      </Switch>
    </main>
  );
}

type Step<Name extends Coming['step']> = Extract<Coming, { readonly step: Name }>;

const stepOf = <Name extends Coming['step']>(coming: Coming, step: Name): Step<Name> | undefined =>
  coming.step === step ? (coming as Step<Name>) : undefined;
