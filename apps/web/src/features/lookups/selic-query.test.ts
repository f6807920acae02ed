import type { User } from '@restitui/domain/users/users.api.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../lib/session-store.ts';
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

test.each([
  ['a list', series],
  ['a list under data', { data: series }],
  ['a map', { '01/12/2024': '0.93', '01/01/2025': '1.01' }],
])('F-459 F-524 I-202 I-204 %s is sorted newest first and kept under selic', async (_, body) => {
  answering(body);
  expect(await new QueryClient().fetchQuery(selicQuery())).toEqual(newest);
  expect(JSON.parse(kept.get('selic') ?? '')).toMatchObject({ months: newest, readAt: expect.any(Number) });
});

test('F-524 I-206 G-26 what is kept is shown on the next visit, and asked for again after a day', async () => {
  answering(series);
  await new QueryClient().fetchQuery(selicQuery());
  expect(await new QueryClient().fetchQuery(selicQuery())).toEqual(newest);
  expect(asked).toEqual(['/api/utils/selic']);

  kept.set('selic', JSON.stringify({ readAt: Date.now() - 25 * 60 * 60_000, months: newest }));
  await new QueryClient().fetchQuery(selicQuery());
  expect(asked).toHaveLength(2);
});

test('an answer that is no series is kept nowhere', async () => {
  answering('manutenção');
  await expect(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(selicQuery()),
  ).rejects.toThrow();
  expect(kept.has('selic')).toBe(false);
});

test('F-293 F-296 the place of the address is asked of the own server, whose words it keeps', async () => {
  answering({ code: 'place_unavailable', message: 'Todos os serviços de localização falharam.' }, 502);
  await expect(locate()).rejects.toThrow('Todos os serviços de localização falharam.');
  expect(asked).toEqual(['/api/utils/local']);
});
