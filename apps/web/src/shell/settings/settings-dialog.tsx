import { LANGUAGES } from '@stolik/kernel/language';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { hasVoice } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { Choice, Switch } from '../../base/ui/choice.tsx';
import { Dialog } from '../../base/ui/dialog.tsx';
import { sayIn } from '../../base/ui/say-in.ts';

const NoticeSwitch = lazy(() => import('./notice-switch.tsx').then(({ NoticeSwitch }) => ({ default: NoticeSwitch })));

/** Names of languages are written in themselves. */
export const LANGUAGE_NAMES = { en: 'English', ru: 'Русский', pl: 'Polski' } as const;

export function SettingsDialog(props: { readonly onClose: () => void }): JSX.Element {
  const themes = ['auto', 'light', 'dark', 'contrast'] as const;
  const sizes = ['normal', 'large', 'largest'] as const;
  const motions = ['auto', 'full', 'none'] as const;
  const speeds = [
    [0.5, 'slow'],
    [1, 'normal'],
    [2, 'fast'],
    [0, 'atOnce'],
  ] as const;
  return (
    <Dialog title={m().settings.title} onClose={props.onClose}>
      <Choice
        legend={m().settings.language}
        values={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        value={preferences.language}
        onChoose={(language) => void sayIn(language)}
      />
      <Choice
        legend={m().settings.theme}
        values={themes.map((theme) => [theme, m().settings.themes[theme]] as const)}
        value={preferences.theme}
        onChoose={(theme) => prefer({ theme })}
      />
      <Choice
        legend={m().settings.textSize}
        values={sizes.map((size) => [size, m().settings.textSizes[size]] as const)}
        value={preferences.textSize}
        onChoose={(textSize) => prefer({ textSize })}
      />
      <Switch
        label={m().settings.plainFont}
        hint={m().settings.plainFontHint}
        isOn={preferences.plainFont}
        onChange={(plainFont) => prefer({ plainFont })}
      />
      <Choice
        legend={m().settings.motion}
        values={motions.map((motion) => [motion, m().settings.motions[motion]] as const)}
        value={preferences.motion}
        onChoose={(motion) => prefer({ motion })}
      />
      <Choice
        legend={m().settings.speed}
        values={speeds.map(([speed, name]) => [speed, m().film.speeds[name]] as const)}
        value={preferences.speed}
        onChoose={(speed) => prefer({ speed })}
      />
      <Switch
        label={m().settings.sound}
        hint={m().settings.soundHint}
        isOn={preferences.sound}
        onChange={(sound) => prefer({ sound })}
      />
      <Show when={hasVoice()} fallback={<p class="dim">{m().settings.noVoice}</p>}>
        <Switch
          label={m().settings.voice}
          hint={m().settings.voiceHint}
          isOn={preferences.voice}
          onChange={(voice) => prefer({ voice })}
        />
      </Show>
      <Switch
        label={m().settings.notation}
        hint={m().settings.notationHint}
        isOn={preferences.notation}
        onChange={(notation) => prefer({ notation })}
      />
      <Switch
        label={m().settings.hints}
        hint={m().settings.hintsHint}
        isOn={preferences.hints}
        onChange={(hints) => prefer({ hints })}
      />
      <Suspense>
        <NoticeSwitch />
      </Suspense>
      <p class="dim">{m().settings.stored}</p>
    </Dialog>
  );
}
