// Runs before the first paint, so that neither theme nor brand flashes.
(() => {
  const root = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const colour = document.querySelector('meta[name=theme-color]');
  const light = colour.content;
  const paint = () => {
    const theme = localStorage.getItem('theme');
    const dark = theme === 'dark' || (theme !== 'light' && device.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (colour.dataset.dark) colour.content = dark ? colour.dataset.dark : light;
  };
  try {
    paint();
    // A prerendered page has the brand of the server, and follows the theme until the app does.
    if ('entrance' in root.dataset) {
      device.addEventListener('change', paint);
      addEventListener('storage', paint);
      // The dark logo is found late, because pages in light must not load it.
      if (root.dataset.theme === 'dark' && root.dataset.logo) new Image().src = root.dataset.logo;
      return;
    }
    const kept = JSON.parse(localStorage.getItem('currentTenant') ?? 'null');
    if (!kept) return;
    for (const [name, value] of Object.entries(kept.paint)) root.style.setProperty(name, value);
    colour.content = kept.paint[`--brand-${root.dataset.theme}`];
    document.title = kept.branding.title;
    document.querySelector('link[rel=icon]').href = kept.branding.icon;
  } catch {
    // A storage that cannot be read paints the default.
  }
})();
