import { LANGUAGES } from '@stolik/kernel/language';
import { LANGUAGE_NAMES } from '@stolik/look/language-names';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { hasVoice } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { play } from '../../base/sound/sounds.ts';
import { Choice, Switch } from '../../base/ui/choice.tsx';
import { Dialog } from '../../base/ui/dialog.tsx';
import { sayIn } from '../../base/ui/say-in.ts';

const NoticeSwitch = lazy(() => import('./notice-switch.tsx').then(({ NoticeSwitch }) => ({ default: NoticeSwitch })));

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
    <Dialog title={p().settings.title} onClose={props.onClose}>
      <Choice
        legend={p().settings.language}
        values={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        value={preferences.language}
        onChoose={(language) => void sayIn(language)}
      />
      <Choice
        legend={p().settings.theme}
        values={themes.map((theme) => [theme, p().settings.themes[theme]] as const)}
        value={preferences.theme}
        onChoose={(theme) => prefer({ theme })}
      />
      <Choice
        legend={p().settings.textSize}
        values={sizes.map((size) => [size, p().settings.textSizes[size]] as const)}
        value={preferences.textSize}
        onChoose={(textSize) => prefer({ textSize })}
      />
      <Switch
        label={p().settings.plainFont}
        hint={p().settings.plainFontHint}
        isOn={preferences.plainFont}
        onChange={(plainFont) => prefer({ plainFont })}
      />
      <Choice
        legend={p().settings.motion}
        values={motions.map((motion) => [motion, p().settings.motions[motion]] as const)}
        value={preferences.motion}
        onChoose={(motion) => prefer({ motion })}
      />
      <Choice
        legend={p().settings.speed}
        values={speeds.map(([speed, name]) => [speed, m().film.speeds[name]] as const)}
        value={preferences.speed}
        onChoose={(speed) => prefer({ speed })}
      />
      <Switch
        label={p().settings.sound}
        hint={p().settings.soundHint}
        isOn={preferences.sound}
        onChange={(sound) => prefer({ sound })}
      />
      <Show when={preferences.sound}>
        <label class="field volume">
          <span>{p().settings.volume}</span>
          <input
            type="range"
            min="0.1"
            max="1"
            step="0.1"
            value={preferences.volume}
            onChange={(event) => {
              prefer({ volume: Number(event.currentTarget.value) });
              play('lay');
            }}
          />
        </label>
      </Show>
      <Show when={hasVoice()} fallback={<p class="dim">{p().settings.noVoice}</p>}>
        <Switch
          label={p().settings.voice}
          hint={p().settings.voiceHint}
          isOn={preferences.voice}
          onChange={(voice) => prefer({ voice })}
        />
      </Show>
      <Switch
        label={p().settings.barks}
        hint={p().settings.barksHint}
        isOn={preferences.barks}
        onChange={(barks) => prefer({ barks })}
      />
      <Switch
        label={p().settings.notation}
        hint={p().settings.notationHint}
        isOn={preferences.notation}
        onChange={(notation) => prefer({ notation })}
      />
      <Switch
        label={p().settings.hints}
        hint={p().settings.hintsHint}
        isOn={preferences.hints}
        onChange={(hints) => prefer({ hints })}
      />
      <Suspense>
        <NoticeSwitch />
      </Suspense>
      <p class="dim">{p().settings.stored}</p>
    </Dialog>
  );
}
