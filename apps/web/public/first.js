// Before the first paint: the theme and size chosen last time, so that nothing flashes, and the name of the table that is being laid, so
// that there is something to look at. The app itself does the rest; test/first.test.ts sees that both say the same.
const GAMES = {
  micropul: {
    felt: 'mp',
    en: ['micropul', 'Tiles earn tiles. Stones claim groups.'],
    ru: ['micropul', 'Жетоны приносят жетоны. Камни занимают группы.'],
    pl: ['micropul', 'Żetony dają żetony. Kamienie zajmują grupy.'],
  },
  circuit: {
    felt: 'ci',
    en: ['Don’t Short the Circuit!', 'Close a chain from plus to minus. Burn nothing.'],
    ru: ['Не закороти цепь!', 'Замкните цепь от плюса к минусу. И ничего не сожгите.'],
    pl: ['Nie zrób zwarcia!', 'Zamknij obwód od plusa do minusa. Niczego nie spal.'],
  },
  golems6: {
    felt: 'go',
    en: ['Golems 6.1', 'Write a program in secret. Watch it meet the others.'],
    ru: ['Големы 6.1', 'Составьте программу втайне. И смотрите, как она встретит другие.'],
    pl: ['Golemy 6.1', 'Ułóż program w tajemnicy. I patrz, jak spotka inne.'],
  },
  golems4: {
    felt: 'g4',
    en: ['Golems 4.0', 'The elder edition: robots that break and get repaired.'],
    ru: ['Големы 4.0', 'Старшее издание: роботы ломаются и чинятся.'],
    pl: ['Golemy 4.0', 'Starsze wydanie: roboty psują się i dają się naprawić.'],
  },
};

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

  const [page, id] = location.hash.replace(/^#\/?/, '').split('/');
  const kept = page === 'table' ? 'stolik.table.' : page === 'online' ? 'stolik.place.' : undefined;
  const game = kept && GAMES[read(kept + id).game];
  if (game) {
    const wished = [chosen.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    const language = wished.find((each) => ['en', 'ru', 'pl'].includes(each)) || 'en';
    // The body stands, and nothing of the app runs yet.
    document.addEventListener(
      'readystatechange',
      () => {
        const first = document.getElementById('first');
        const [title, invitation] = game[language];
        first.querySelector('b').textContent = title;
        first.querySelector('span').textContent = invitation;
        first.dataset.felt = game.felt;
        first.hidden = false;
      },
      { once: true },
    );
  }
} catch {
  // Private windows may have no storage: the usual look then.
}
