// Before the first paint: the theme and size chosen last time, so that nothing flashes. The app itself does the rest.
try {
  const chosen = JSON.parse(localStorage.getItem('stolik.preferences') || '{}');
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = chosen.theme && chosen.theme !== 'auto' ? chosen.theme : prefersDark ? 'dark' : 'light';
  if (chosen.textSize) root.dataset.size = chosen.textSize;
  if (chosen.plainFont) root.dataset.font = 'plain';
} catch {
  // Private windows may have no storage: the usual look then.
}
