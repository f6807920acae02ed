// Runs before the first paint of the public pages: theme, and the way home for who is signed in.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const light = document.querySelector('meta[name=theme-color]').content;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // A storage that cannot be read leaves the default.
      return null;
    }
  };
  const paint = () => {
    const theme = stored('theme');
    root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark.matches) ? 'dark' : 'light';
    const colour = document.querySelector('meta[name=theme-color]');
    colour.content = root.dataset.theme === 'dark' ? colour.dataset.dark : light;
  };
  paint();
  dark.addEventListener('change', paint);
  addEventListener('storage', paint);

  if (location.pathname !== '/' || root.dataset.apart === 'true') return;
  try {
    const { token, user } = JSON.parse(stored('auth')) ?? {};
    if (token && user) location.replace(user.typeUser === 'ADMIN' ? '/admin/home' : '/home');
  } catch {
    // What cannot be read signs nobody in.
  }
})();
