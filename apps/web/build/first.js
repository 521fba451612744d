/* global GAMES */
// Before the first paint: the theme and size chosen last time, so that nothing flashes, the manifest in the reader's language, and the name of
// the table that is being laid, so that there is something to look at. The app itself does the rest. GAMES stands above: build/first.ts writes
// it from the manifests of the games.

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
