import { expect, it } from 'vitest';
import { pageName } from './report-export.ts';

it.each([
  [
    '/admin/20000000000107/clientes/11222333000181/produtos/0b9c4f1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b',
    'admin-clientes-produtos',
  ],
  ['/prescricoes', 'prescricoes'],
  ['/', 'inicio'],
])('returns the fixed words of %s: %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
