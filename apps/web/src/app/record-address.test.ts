import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} });
vi.stubGlobal('window', { addEventListener: () => {} });
vi.stubGlobal('document', { documentElement: { style: {} }, addEventListener: () => {} });

const store = await import('../lib/session-store.ts');
const { companyOf, withCompany, withCompanyOf } = await import('./record-address.ts');

const user = (typeUser: User['typeUser']) => ({ id: '1', name: 'Ana', typeUser }) as User;
const signIn = (typeUser: User['typeUser'], tenant?: string) => {
  store.signIn({ token: 'segredo', user: user(typeUser) });
  store.selectTenant(tenant === undefined ? undefined : { id: tenant, title: 'Meridiano Fiscal' });
};
const build = (search: object) => withCompany({ search, next: (same) => same });
const buildList = (search: object) =>
  withCompanyOf<{ registro?: string }>('registro')({ search, next: (same) => same });

afterEach(() => store.leaveSession());

it.each([
  ['provider staff', 'ADMIN', '2', { t: 'x', consultoria: '2' }],
  ['provider staff without a company', 'ADMIN', undefined, { t: 'x' }],
  ['users of a consultancy', 'USUARIO', '2', { t: 'x' }],
] as const)('names the selected company in the address of a record for %s', (_, typeUser, tenant, expected) => {
  signIn(typeUser, tenant);
  expect(build({ t: 'x' })).toEqual(expected);
});

it('keeps the company that an address names', () => {
  signIn('ADMIN', '2');
  expect(build({ consultoria: '3' })).toEqual({ consultoria: '3' });
});

it('names the company of a list only while a record of it is open', () => {
  signIn('ADMIN', '2');
  expect(buildList({ registro: 'r' })).toEqual({ registro: 'r', consultoria: '2' });
  expect(buildList({ q: 'ana', consultoria: '2' })).toEqual({ q: 'ana' });
});

it('selects the company of an address for provider staff only', () => {
  signIn('ADMIN');
  expect(companyOf({ consultoria: '3' })).toBe('3');
  signIn('USUARIO');
  expect(companyOf({ consultoria: '3' })).toBeUndefined();
});
