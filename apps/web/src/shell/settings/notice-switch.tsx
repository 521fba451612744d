import { createSignal, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { Switch } from '../../base/ui/choice.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { canNotice, turnNoticesOff, turnNoticesOn } from '../../session/online/notices.ts';
import { WithWords, w } from '../../session/online/words.tsx';

/** "Tell me when it is my turn": the browser is asked for leave only when somebody wants it. */
export function NoticeSwitch(props: { readonly isQuiet?: boolean }): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  async function choose(isOn: boolean): Promise<void> {
    if (isBusy()) return;
    setBusy(true);
    if (isOn) {
      const switched = await turnNoticesOn();
      toast(switched === 'done' ? w().notices.on : w().notices[switched]);
    } else {
      await turnNoticesOff();
      toast(w().notices.off);
    }
    setBusy(false);
  }
  return (
    <WithWords>
      <Show when={canNotice()} fallback={!props.isQuiet && <p class="dim">{w().notices.impossible}</p>}>
        <Switch
          label={w().notices.label}
          hint={w().notices.hint}
          isOn={preferences.notices || isBusy()}
          onChange={(isOn) => void choose(isOn)}
        />
      </Show>
    </WithWords>
  );
}
