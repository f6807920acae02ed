// Runs before the first paint, so that neither theme nor brand flashes.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    const kept = JSON.parse(localStorage.getItem('currentTenant') ?? 'null');
    if (!kept) return;
    for (const [name, value] of Object.entries(kept.paint)) root.style.setProperty(name, value);
    document.querySelector('meta[name=theme-color]').content = kept.paint[`--brand-${root.dataset.theme}`];
    document.title = kept.branding.title;
    document.querySelector('link[rel=icon]').href = kept.branding.icon;
  } catch {
    // A storage that cannot be read paints the default.
  }
})();
