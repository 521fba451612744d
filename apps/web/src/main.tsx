import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/first.css';
import './style/home.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { loadMessages } from './messages/catalog.ts';
import { preferences } from './preferences.ts';

await loadMessages(preferences.language);
const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
render(() => <App />, root);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the page itself; words may come so late that it has been loaded already.
  const register = (): void => void navigator.serviceWorker.register('/sw.js');
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
