import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { isStillAt, navigateWhenAllowed, writeSearch } from './page-navigation.ts';
import { parseSearchParams, writeSearchParams } from './search-params.ts';

/** Opens a list beside a page that loads until `arrive` is called, as on a slow connection. */
async function openList(address = '/clientes') {
  let arrive = () => {};
  const data = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/clientes' });
  const client = createRoute({ getParentRoute: () => root, path: '/cliente/$cnpjcpf', loader: () => data });
  const router = createRouter({
    routeTree: root.addChildren([list, client]),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: false,
    origin: 'http://localhost',
    parseSearch: parseSearchParams,
    stringifySearch: writeSearchParams,
  });
  await router.load();
  router.history.subscribe(() => router.load());
  const openClient = () => void router.history.push('/cliente/1');
  return { router, openClient, arrive, href: () => router.latestLocation.href };
}

describe('a filter write', () => {
  it('changes the search and keeps its other parameters', async () => {
    const { router, href } = await openList('/clientes?area=boletos&pagina=3');
    writeSearch(router, '/clientes', () => ({ q: 'ana', pagina: undefined }));
    expect(href()).toBe('/clientes?area=boletos&q=ana');
  });

  it('is dropped while the page that the user opened still loads', async () => {
    const { router, openClient, arrive, href } = await openList();
    openClient();
    writeSearch(router, '/clientes', () => ({ q: 'ana' }), { replace: true });
    expect(href()).toBe('/cliente/1');
    arrive();
    await expect.poll(() => router.state.location.href).toBe('/cliente/1');
    expect(router.history.location.href).toBe('/cliente/1');
  });

  it('is dropped after the user has left the page', async () => {
    const { router, openClient, arrive, href } = await openList();
    openClient();
    arrive();
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/cliente/1');
    writeSearch(router, '/clientes', () => ({ pagina: 1 }), { replace: true });
    expect(href()).toBe('/cliente/1');
  });

  it('that came just before a navigation does not cancel it', async () => {
    const { router, openClient, arrive } = await openList();
    writeSearch(router, '/clientes', () => ({ q: 'ana' }), { replace: true });
    openClient();
    arrive();
    await expect.poll(() => router.state.resolvedLocation?.href).toBe('/cliente/1');
  });

  it('builds on a write that the page has not rendered yet', async () => {
    const { router, href } = await openList();
    const seen: object[] = [];
    writeSearch(router, '/clientes', () => ({ q: 'ana' }), { replace: true });
    writeSearch(router, '/clientes', (latest) => {
      seen.push(latest);
      return { status: 'ATIVO' };
    });
    expect(seen).toEqual([{ q: 'ana' }]);
    expect(href()).toBe('/clientes?q=ana&status=ATIVO');
  });
});

it('treats a path with a trailing slash as the same page', () => {
  const at = (pathname: string) => ({ latestLocation: { pathname, search: {} } });
  expect(isStillAt(at('/clientes/'), '/clientes')).toBe(true);
  expect(isStillAt(at('/'), '/')).toBe(true);
  expect(isStillAt(at('/cliente/1'), '/clientes')).toBe(false);
});

describe('a navigation that waits for the server', () => {
  it('is dropped when the user has begun to open another page', async () => {
    const { router, openClient, href } = await openList();
    let allow = (_: boolean) => {};
    const allowed = new Promise<boolean>((resolve) => {
      allow = resolve;
    });
    const waiting = navigateWhenAllowed(router, allowed, () => router.history.push('/clientes?q=late'));
    openClient();
    allow(true);
    await waiting;
    expect(href()).toBe('/cliente/1');
  });

  it('happens while the user stays on the page, also after a filter write', async () => {
    const { router, href } = await openList();
    const waiting = navigateWhenAllowed(router, Promise.resolve(true), () => router.history.push('/cliente/1'));
    writeSearch(router, '/clientes', () => ({ q: 'ana' }), { replace: true });
    await waiting;
    expect(href()).toBe('/cliente/1');
  });

  it('does not happen when the server refuses', async () => {
    const { router, href } = await openList();
    await navigateWhenAllowed(router, Promise.resolve(false), () => router.history.push('/cliente/1'));
    expect(href()).toBe('/clientes');
  });
});

it('lets an effect of the list see that the user is leaving it', async () => {
  const { router, openClient } = await openList();
  expect(isStillAt(router, '/clientes')).toBe(true);
  openClient();
  expect(isStillAt(router, '/clientes')).toBe(false);
});
