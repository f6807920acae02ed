// Runs before the first paint, so that neither theme nor brand flashes, and the page loads beside the app.
(() => {
  const root = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const colour = document.querySelector('meta[name=theme-color]');
  const light = colour.content;
  const stored = (key) => JSON.parse(localStorage.getItem(key) ?? 'null');
  const paint = () => {
    const theme = localStorage.getItem('theme');
    const dark = theme === 'dark' || (theme !== 'light' && device.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (colour.dataset.dark) colour.content = dark ? colour.dataset.dark : light;
  };
  // Begins the calls that the page makes first; `begun-calls.ts` takes the replies.
  const begin = (token, paths) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    for (const path of paths) {
      // Read at once, so that a reply that is not taken holds no connection.
      const reply = fetch(path, { headers }).then(async (read) => new Response(await read.blob(), read));
      reply.catch(() => {});
      globalThis.begunCalls.set(path, { token, reply });
    }
  };
  const callsOf = ({ pathname, search }, tenant) => {
    const list = (sort) => `/api/clients/tenant/${tenant}?sort=${sort}&page=1&pageSize=50`;
    const client = /^\/cliente\/(\w+)\/produtos/.exec(pathname)?.[1];
    if (client) return [`/api/products/${client}`, `/api/clients/${client}`];
    if (pathname === '/home') return [list('-createdDate'), '/api/work-queue'];
    // Lines and wide tables ask for more columns.
    const isTable = matchMedia('(min-width: 640px) and (max-width: 95.99rem)').matches;
    return pathname === '/clientes' && search === '' && isTable ? [list('razao_social')] : [];
  };
  const loadPage = (token, tenant) => {
    const named = document.getElementById('first-views');
    if (!named) return;
    const { names, paths } = JSON.parse(named.textContent);
    const view = paths.find(([path]) => new RegExp(path).test(location.pathname));
    for (const number of view?.[1] ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/assets/${names[number]}`;
      document.head.append(link);
    }
    begin(token, callsOf(location, tenant));
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
    globalThis.begunCalls = new Map();
    const kept = stored('currentTenant');
    if (!kept) begin(undefined, ['/api/tenants/branding']);
    const { token, user } = stored('auth') ?? {};
    if (token && user?.typeUser === 'USUARIO' && user.li_aceito) loadPage(token, user.id_tenant);
    if (!kept) return;
    for (const [name, value] of Object.entries(kept.paint)) root.style.setProperty(name, value);
    colour.content = kept.paint[`--brand-${root.dataset.theme}`];
    document.title = kept.branding.title;
    document.querySelector('link[rel=icon]').href = kept.branding.icon;
  } catch {
    // A storage that cannot be read paints the default.
  }
})();
