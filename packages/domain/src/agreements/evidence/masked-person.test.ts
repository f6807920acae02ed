import { expect, it } from 'vitest';
import { maskedCpf, maskedName } from './masked-person.ts';

it.each([
  ['Maria das Dores Silva', 'Maria D. S.'],
  ['  joão  e   maria ', 'joão M.'],
  ['Ana', 'Ana'],
  ['', ''],
])('masks the name %j as %j', { tags: ['D-32'] }, (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

it.each([
  ['52998224725', '***.982.247-**'],
  ['529.982.247-25', '***.982.247-**'],
  ['11222333000181', '***'],
  ['', '***'],
])('masks the CPF %j as %j', { tags: ['D-32'] }, (cpf, masked) => {
  expect(maskedCpf(cpf)).toBe(masked);
});
