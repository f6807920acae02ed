import { describe, expect, it } from 'vitest';
import { clientId, isCompanyId } from './client-id.ts';

describe('F-004 D-10 D-11 I-209 the number of a client', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
  ])('%s is %s', (typed, plain) => {
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
  ])('%j is none: %s', (typed) => {
    const { error } = clientId.safeParse(typed);
    expect(error?.issues.map((issue) => issue.message)).toEqual(['CNPJ ou CPF inválido.']);
  });
});

describe('F-497 C-31 whose number it is', () => {
  it.each([
    ['11222333000181', true],
    ['12ABC34501DE35', true],
    ['52998224725', false],
    ['', false],
  ])('%j is a company: %s', (cnpjcpf, company) => {
    expect(isCompanyId(cnpjcpf)).toBe(company);
  });
});
