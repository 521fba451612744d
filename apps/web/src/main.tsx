import './base/style/fonts.css';
import './base/style/tokens.css';
import 'virtual:felts.css';
import './base/style/base.css';
import './base/style/motion.css';
import './base/style/first.css';
import './pages/frame/parts.css';
import './pages/frame/head.css';
import './pages/home/home.css';
import { render } from 'solid-js/web';
import './bring.ts';
import { App, firstPage } from './app.tsx';
import { loadMessages } from './base/messages/catalog.ts';
import { fetchWords } from './base/messages/later.ts';
import { preferences } from './base/preferences.ts';
import { listenForTouches } from './base/sound/sounds.ts';
import { watchWindow } from './base/ui/window.ts';

watchWindow();
listenForTouches();

await Promise.all([loadMessages(preferences.language), fetchWords(preferences.language), firstPage()]);
const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
render(() => <App />, root);

// What makes the next visit work without a network fetches every file: it waits until this visit has got what it came for.
const CALM_MS = 3000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(console.warn);
  const calmly = (): void => void setTimeout(register, CALM_MS);
  if (document.readyState === 'complete') calmly();
  else addEventListener('load', calmly);
}
