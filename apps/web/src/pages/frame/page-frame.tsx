import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { toAbout, toClass, toDesk, toHome, toLearn, toLobby, toParents, toRules } from '../../base/router.ts';
import { Icon, Logo } from '../../base/ui/icon.tsx';
import { Languages } from '../../base/ui/languages.tsx';

const SettingsDialog = lazy(() =>
  import('../../shell/settings/settings-dialog.tsx').then(({ SettingsDialog }) => ({ default: SettingsDialog })),
);

/** Head and foot of every page that is no table. */
export function PageFrame(props: {
  readonly here: 'home' | 'learn' | 'rules' | 'about' | 'setup' | 'lobby' | 'online';
  readonly children: JSX.Element;
}): JSX.Element {
  const [isSetting, setSetting] = createSignal(false);
  const current = (page: string): 'page' | undefined => (props.here === page ? 'page' : undefined);
  return (
    <div class="page">
      <header class="hd">
        <a class="brand" href={toHome} aria-current={current('home')}>
          <Logo />
          <span class="wm">Stolik</span>
        </a>
        <span class="grow" />
        <nav aria-label={m().nav.main}>
          <a href={toHome} aria-current={current('home')}>
            {m().nav.tables}
          </a>
          <a href={toLearn} aria-current={current('learn')}>
            {m().nav.learn}
          </a>
          <a href={toLobby} aria-current={current('lobby')}>
            {m().nav.online}
          </a>
          <a href={toRules()} aria-current={current('rules')}>
            {m().nav.rules}
          </a>
          <a href={toAbout} aria-current={current('about')}>
            {m().nav.about}
          </a>
        </nav>
        <Languages />
        <button type="button" class="sq" aria-label={m().nav.settings} title={m().nav.settings} onClick={() => setSetting(true)}>
          <Icon name="settings" />
        </button>
      </header>
      <main>{props.children}</main>
      <footer class="ft">
        <a href={toLearn}>{m().nav.learn}</a>
        <a href={toLobby}>{m().nav.online}</a>
        <a href={toRules()}>{m().nav.rules}</a>
        <a href={toAbout}>{m().nav.about}</a>
        <a href={toParents}>{m().parents.link}</a>
        <a href={toClass}>{m().nav.class}</a>
        <a href={toDesk()}>{m().nav.desk}</a>
        {/* Over plain HTTP, as in a classroom, browsers keep nothing. */}
        <Show when={isSecureContext && 'serviceWorker' in navigator}>
          <span>{p().home.installHint}</span>
        </Show>
      </footer>
      <Show when={isSetting()}>
        <Suspense>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      </Show>
    </div>
  );
}
