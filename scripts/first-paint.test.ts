import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { describe, expect, it } from 'vitest';
import { newestClients } from '../apps/web/src/features/insights/home/newest-clients.ts';

const script = readFileSync(new URL('../apps/web/public/first-paint.js', import.meta.url), 'utf8');
const tenant = '20000000000107';
const staff = { token: 'T', user: { typeUser: 'USUARIO', li_aceito: true, id_tenant: tenant } };

interface Visit {
  path: string;
  search?: string;
  auth?: unknown;
  isTable?: boolean;
  /** The brand of an earlier visit. */
  brand?: unknown;
}

/** Runs the script as a document of the app does; returns the calls and the scripts that it begins to load. */
function visit({ path, search = '', auth = staff, isTable = true, brand = null }: Visit) {
  const fetched: Record<string, string | undefined> = {};
  const links: { href?: string }[] = [];
  const kept: Record<string, string> = { auth: JSON.stringify(auth), currentTenant: JSON.stringify(brand) };
  const named = JSON.stringify({ names: ['home.js', 'shared.js', 'product.js'], paths: [['^/home$', [0, 1]]] });
  const context = {
    Response,
    location: { pathname: path, search },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: (query: string) => ({ matches: query.includes('width') && isTable }),
    fetch: async (address: string, { headers }: { headers: Record<string, string> }) => {
      fetched[address] = headers.Authorization;
      return new Response('{}');
    },
    document: {
      documentElement: { dataset: {}, style: {} },
      querySelector: () => ({ content: '', dataset: {} }),
      getElementById: () => ({ textContent: named }),
      createElement: () => ({}),
      head: { append: (link: { href?: string }) => links.push(link) },
    },
  };
  runInNewContext(script, context);
  return { fetched, scripts: links.map(({ href }) => href) };
}

const address = ({ path }: { path: string }, id = '') => `/api${path.replace(/:\w+/, id)}`;
const listed = (filters: Parameters<typeof clientList.toQuery>[0]) => {
  const entries = Object.entries(clientList.toQuery(filters)).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return `${address(clientsApi.listOfTenant, tenant)}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
};
const branding = address(tenantsApi.branding);

describe('the first calls of a page', () => {
  it('are those of the home', () => {
    expect(visit({ path: '/home' })).toEqual({
      fetched: { [branding]: undefined, [listed(newestClients)]: 'Bearer T', [address(workQueueApi.read)]: 'Bearer T' },
      scripts: ['/assets/home.js', '/assets/shared.js'],
    });
  });

  it('are those of the client list as a table without filters', () => {
    const list = listed(clientList.read({}));
    expect(Object.keys(visit({ path: '/clientes' }).fetched)).toEqual([branding, list]);
    expect(Object.keys(visit({ path: '/clientes', search: '?page=2' }).fetched)).toEqual([branding]);
    expect(Object.keys(visit({ path: '/clientes', isTable: false }).fetched)).toEqual([branding]);
  });

  it.each(['/cliente/82QFE579000132/produtos', '/cliente/82QFE579000132/produtos/33bb21c8'])(
    'are those of %s',
    (path) => {
      const id = '82QFE579000132';
      const calls = [branding, address(productsApi.listOfClient, id), address(clientsApi.read, id)];
      expect(Object.keys(visit({ path }).fetched)).toEqual(calls);
    },
  );

  it('leave out the brand of an earlier visit', () => {
    const brand = { paint: {}, branding: { title: 'Meridiano', icon: '/icon.svg' } };
    expect(Object.keys(visit({ path: '/clientes', search: '?page=2', brand }).fetched)).toEqual([]);
  });

  it.each([
    ['without a session', null],
    ['of a client', { token: 'T', client: {} }],
    ['of provider staff, who select a company', { ...staff, user: { ...staff.user, typeUser: 'ADMIN' } }],
    ['before the terms are accepted', { ...staff, user: { ...staff.user, li_aceito: false } }],
  ])('are the brand alone %s', (_, auth) => {
    expect(visit({ path: '/home', auth })).toEqual({ fetched: { [branding]: undefined }, scripts: [] });
  });
});
