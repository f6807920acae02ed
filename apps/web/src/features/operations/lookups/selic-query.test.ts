import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session-store.ts';
import { locate, selicQuery } from './lookups.queries.ts';

const kept = new Map<string, string>();
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('sessionStorage', { removeItem: () => {} });
  signIn({ token: 'segredo', user: { id: '1' } as User });
});
afterEach(() => vi.unstubAllGlobals());

function answering(body: unknown, status = 200) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(body), { status });
  });
}

const series = [
  { data: '01/12/2024', valor: '0.93' },
  { data: '01/01/2025', valor: '1.01' },
];
const newest = [series[1], series[0]];

it.each([
  ['a list', series],
  ['a list under data', { data: series }],
  ['a map', { '01/12/2024': '0.93', '01/01/2025': '1.01' }],
])(
  'sorts %s newest first and caches it under selic',
  { tags: ['F-459', 'F-524', 'I-202', 'I-204'] },
  async (_, body) => {
    answering(body);
    expect(await new QueryClient().fetchQuery(selicQuery())).toEqual(newest);
    expect(JSON.parse(kept.get('selic') ?? '')).toMatchObject({ months: newest, readAt: expect.any(Number) });
  },
);

it('shows the cached series on the next visit and refetches it after a day', {
  tags: ['F-524', 'I-206', 'G-26'],
}, async () => {
  answering(series);
  await new QueryClient().fetchQuery(selicQuery());
  expect(await new QueryClient().fetchQuery(selicQuery())).toEqual(newest);
  expect(asked).toEqual(['/api/utils/selic']);

  kept.set('selic', JSON.stringify({ readAt: Date.now() - 25 * 60 * 60_000, months: newest }));
  await new QueryClient().fetchQuery(selicQuery());
  expect(asked).toHaveLength(2);
});

it('does not cache an invalid response', async () => {
  answering('manutenção');
  await expect(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(selicQuery()),
  ).rejects.toThrow();
  expect(kept.has('selic')).toBe(false);
});

it('looks up the place through our server and keeps its message', {
  tags: ['F-293', 'F-296'],
}, async () => {
  answering({ code: 'place_unavailable', message: 'Todos os serviços de localização falharam.' }, 502);
  await expect(locate()).rejects.toThrow('Todos os serviços de localização falharam.');
  expect(asked).toEqual(['/api/utils/local']);
});
