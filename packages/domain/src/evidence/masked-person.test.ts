import { expect, test } from 'vitest';
import { maskedCpf, maskedName } from './masked-person.ts';

test.each([
  ['Maria das Dores Silva', 'Maria D. S.'],
  ['  joão  e   maria ', 'joão M.'],
  ['Ana', 'Ana'],
  ['', ''],
])('D-32 the public page shows %j as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test.each([
  ['52998224725', '***.982.247-**'],
  ['529.982.247-25', '***.982.247-**'],
  ['11222333000181', '***'],
  ['', '***'],
])('D-32 and the number %j as %j', (cpf, masked) => {
  expect(maskedCpf(cpf)).toBe(masked);
});
