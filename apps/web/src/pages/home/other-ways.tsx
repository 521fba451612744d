import type { Problem } from '@stolik/kernel/result';
import type { JSX } from 'solid-js';
import { p } from '../../base/messages/pages.ts';
import { reasonWords } from '../../base/messages/reason.ts';
import { goTo, toClass, toDesk, toLobby, toReplay } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { CodeField } from '../frame/code-field.tsx';

/** To a table elsewhere, to a game from a file, and to a class. */
export function OtherWays(): JSX.Element {
  return (
    <section class="strip">
      <CodeField />
      <div class="panel kept">
        <a class="sm abreast" href={toLobby}>
          <Icon name="people" />
          <span>
            <b>{p().home.online}</b>
            <small>{p().home.onlineHint}</small>
          </span>
        </a>
      </div>
      <OpenFile />
      <div class="panel kept kept-class">
        <a class="sm abreast" href={toClass}>
          <Icon name="book" />
          <span>
            <b>{p().home.class}</b>
            <small>{p().home.classHint}</small>
          </span>
        </a>
        <a class="btn quiet" href={toDesk()}>
          {p().home.teacher}
        </a>
      </div>
    </section>
  );
}

/** In plain words; what is wrong inside a log is for those who write logs. */
function whatItIs(trouble: Problem, name: string): string {
  const { at } = trouble;
  if (at === 'case') return p().recorded.isCase(name);
  return at === 'log' ? p().recorded.noLog : p().recorded.badFile(reasonWords(trouble));
}

/** Somebody may as well have been given a scenario. */
async function scenarioAddress(text: string): Promise<string | undefined> {
  if (!text.includes('"scenario"')) return undefined;
  const { addressOfFile } = await import('../../games/golems/scenarios/file.ts');
  return addressOfFile(text);
}

function OpenFile(): JSX.Element {
  let field!: HTMLInputElement;
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await file.text();
    const [{ packRecorded, readRecorded }, { openRecorded }] = await Promise.all([
      import('../../session/kept/link.ts'),
      import('../../shell/open.ts'),
    ]);
    const recorded = readRecorded(text);
    if (!recorded.ok) {
      const address = await scenarioAddress(text);
      return address ? goTo(address) : toast(whatItIs(recorded.problem, file.name));
    }
    // Whether it can be shown is found out here, where it is still a file and not a link.
    const opened = await openRecorded(recorded.value);
    if (!opened.ok)
      return toast(opened.problem.says ? p().recorded.badFile(reasonWords(opened.problem)) : p().recorded.unknownGame);
    goTo(toReplay(await packRecorded(recorded.value)));
  }
  return (
    <div class="panel kept">
      <button type="button" class="sm abreast" onClick={() => field.click()}>
        <Icon name="file" />
        <span>
          <b>{p().home.openFile}</b>
          <small>{p().home.openFileHint}</small>
        </span>
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,.log,.txt,application/json,text/plain"
        hidden
        aria-label={p().home.openFile}
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
