import { createSignal, type JSX, Show } from 'solid-js';
import { hasOwnVoice, readOut } from '../../../base/a11y/announce.ts';
import { goTo, toClass } from '../../../base/router.ts';
import { play } from '../../../base/sound/sounds.ts';
import { Icon } from '../../../base/ui/every-icon.tsx';
import { pageTitle } from '../../../base/ui/title.ts';
import { canSound, createLineCheck, heard, keepsThings } from '../../../session/class/fitness.ts';
import { ClassBar } from '../class-bar.tsx';
import { pw } from '../words.ts';
import './check.css';
import '../../frame/windows.css';

type Finding = 'fine' | 'bad' | 'asking';

/** Before the lesson: whether this device can take part, in plain words, and what to do where it can't. */
export function CheckPage(): JSX.Element {
  pageTitle(() => pw().check.title);
  const [line, { refetch }] = createLineCheck();
  const [isKeeping, setKeeping] = createSignal(keepsThings());
  const [isPlayed, setPlayed] = createSignal(false);
  const lineFinding = (): Finding => {
    if (line.loading) return 'asking';
    return line()?.took === undefined ? 'bad' : 'fine';
  };
  const soundFinding = (): Finding => {
    if (!canSound() || heard() === false) return 'bad';
    return heard() === null ? 'asking' : 'fine';
  };
  const remarks = (): number => [!isKeeping(), soundFinding() === 'bad', !hasOwnVoice()].filter((isRemark) => isRemark).length;
  const sum = (): string => {
    if (lineFinding() === 'asking') return pw().check.asking;
    if (lineFinding() === 'bad') return pw().check.not;
    return remarks() > 0 ? pw().check.almost : pw().check.ready;
  };
  const again = (): void => {
    setKeeping(keepsThings());
    void refetch();
  };
  return (
    <main class="class-home class-check stack far">
      <ClassBar title={pw().check.title} says={sum()} onBack={() => goTo(toClass)} />
      <div role="status">
        <h1>{sum()}</h1>
      </div>
      <ul class="stack">
        <Row finding="fine" title={pw().check.browser} says={pw().check.browserFine} />
        <Row
          finding={lineFinding()}
          title={pw().check.line}
          says={lineFinding() === 'bad' ? pw().check.lineBad : lineFinding() === 'fine' ? pw().check.lineFine : ''}
        />
        <Row
          finding={isKeeping() ? 'fine' : 'bad'}
          title={pw().check.storage}
          says={isKeeping() ? pw().check.storageFine : pw().check.storageBad}
        />
        <Row finding={soundFinding()} title={pw().check.sound} says={soundSays(soundFinding())}>
          <Show when={canSound()}>
            <button
              type="button"
              class="btn"
              onClick={() => {
                play('message');
                setPlayed(true);
              }}
            >
              <Icon name="sound" small /> {pw().check.playSound}
            </button>
            <Show when={isPlayed()}>
              <button type="button" class="btn" aria-pressed={heard() === true} onClick={() => heard.change(() => true)}>
                {pw().check.heard}
              </button>
              <button type="button" class="btn" aria-pressed={heard() === false} onClick={() => heard.change(() => false)}>
                {pw().check.notHeard}
              </button>
            </Show>
          </Show>
        </Row>
        <Row
          finding={hasOwnVoice() ? 'fine' : 'bad'}
          title={pw().check.voice}
          says={hasOwnVoice() ? pw().check.voiceFine : pw().check.voiceBad}
        >
          <Show when={hasOwnVoice()}>
            <button type="button" class="btn" onClick={() => readOut(pw().check.voiceSays)}>
              <Icon name="say" small /> {pw().check.tryVoice}
            </button>
          </Show>
        </Row>
      </ul>
      <p class="actions">
        <button type="button" class="btn" onClick={again}>
          <Icon name="again" small /> {pw().check.again}
        </button>
        <a class="btn go" href={toClass}>
          {pw().comeIn} <Icon name="next" small />
        </a>
      </p>
    </main>
  );
}

function soundSays(finding: Finding): string {
  if (finding === 'asking') return pw().check.soundAsk;
  if (finding === 'fine') return pw().check.soundFine;
  return canSound() ? pw().check.soundBad : pw().check.soundOff;
}

/** One thing that was looked at: a sign, and in words what it means. */
function Row(props: {
  readonly finding: Finding;
  readonly title: string;
  readonly says: string;
  readonly children?: JSX.Element;
}): JSX.Element {
  const SIGNS = { fine: 'check', bad: 'help', asking: 'more' } as const;
  return (
    <li class="panel" data-finding={props.finding}>
      <span class="check-sign">
        <Icon name={SIGNS[props.finding]} />
      </span>
      <div class="stack near">
        <h2>
          {props.title}: {pw().check.findings[props.finding]}
        </h2>
        <Show when={props.says}>
          <p>{props.says}</p>
        </Show>
        <Show when={props.children}>
          <p class="actions">{props.children}</p>
        </Show>
      </div>
    </li>
  );
}
