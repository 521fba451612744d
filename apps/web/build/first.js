/* global GAMES, KINDS */
// Before the first paint: the theme and size chosen last time, so that nothing flashes, the manifest in the reader's language, the kind of
// window, and the name of the table that is being laid, so that there is something to look at. The app itself does the rest. GAMES and KINDS
// stand above: build/first.ts writes them from the manifests of the games and from base/ui/window-kinds.ts.

// Browsers that lack what the tables need must still read this file to its end, so it is written in the JavaScript of 2018.

{
  const knowsLookbehind = () => {
    try {
      return /(?<=a)b/.test('ab');
    } catch {
      return false;
    }
  };
  const isTooOld =
    !Object.hasOwn || !CSS.supports('selector(:has(a))') || !CSS.supports('container-type', 'inline-size') || !knowsLookbehind();
  const tell = () => {
    document.getElementById('first').hidden = true;
    document.getElementById('too-old').hidden = false;
  };
  if (isTooOld) document.addEventListener('DOMContentLoaded', tell);
  // Also what nobody has thought of: a script that stops before there is anything to see.
  else {
    addEventListener('error', () => {
      const app = document.getElementById('app');
      if (app && !app.hasChildNodes()) tell();
    });
  }
}

{
  const { kind, papers } = KINDS.find(({ query }) => matchMedia(query).matches);
  Object.assign(document.documentElement.dataset, { window: kind, papers });
}

try {
  const read = (key) => JSON.parse(localStorage.getItem(key) || '{}');
  const chosen = read('stolik.preferences');
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = chosen.theme && chosen.theme !== 'auto' ? chosen.theme : prefersDark ? 'dark' : 'light';
  const colours = { light: '#dfe4d8', dark: '#1d1a24', contrast: '#ffffff' };
  document.querySelector('meta[name="theme-color"]').content = colours[root.dataset.theme] || colours.light;
  if (chosen.textSize) root.dataset.size = chosen.textSize;
  if (chosen.plainFont) root.dataset.font = 'plain';

  const wished = [chosen.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const language = wished.find((each) => ['en', 'ru', 'pl'].includes(each)) || 'en';
  root.lang = language;
  if (language !== 'en') document.querySelector('link[rel="manifest"]').href = `/stolik-${language}.webmanifest`;

  const [page, id] = location.hash.replace(/^#\/?/, '').split('/');
  const kept = page === 'table' ? 'stolik.table.' : page === 'online' ? 'stolik.place.' : undefined;
  const { game } = kept ? read(kept + id) : {};
  if (game && Object.hasOwn(GAMES, game)) {
    // The body stands, and nothing of the app runs yet.
    document.addEventListener(
      'readystatechange',
      () => {
        const first = document.getElementById('first');
        const [title, invitation] = GAMES[game][language];
        first.querySelector('b').textContent = title;
        first.querySelector('span').textContent = invitation;
        first.className = `felt-${game}`;
        first.hidden = false;
      },
      { once: true },
    );
  }
} catch {
  // Private windows may have no storage: the usual look then.
}
