import { describe, expect, it } from 'vitest';
import { clientId, isCompanyId } from './client-id.ts';

describe('client number', { tags: ['F-004', 'D-10', 'D-11', 'I-209'] }, () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
  ])('parses %s as %s', (typed, plain) => {
    expect(clientId.parse(typed)).toBe(plain);
  });

  it.each([
    ['11222333000182', 'wrong check digit of a CNPJ'],
    ['52998224724', 'wrong check digit of a CPF'],
    ['00000000000000', 'one repeated digit'],
    ['5299822472', 'too short'],
    ['112223330001811', 'too long'],
    ['5299822472A', 'a letter in a CPF'],
    ['tenant', 'no number'],
    ['', 'nothing'],
  ])('rejects %j: %s', (typed) => {
    const { error } = clientId.safeParse(typed);
    expect(error?.issues.map((issue) => issue.message)).toEqual(['CNPJ ou CPF inválido.']);
  });
});

describe('type of a client number', { tags: ['F-497', 'C-31'] }, () => {
  it.each([
    ['11222333000181', true],
    ['12ABC34501DE35', true],
    ['52998224725', false],
    ['', false],
  ])('treats %j as a company: %s', (cnpjcpf, company) => {
    expect(isCompanyId(cnpjcpf)).toBe(company);
  });
});
