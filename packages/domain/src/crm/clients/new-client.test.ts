import { describe, expect, it } from 'vitest';
import {
  clientCommission,
  clientPassword,
  clientPasswordRule,
  newClient,
  optionalClientPassword,
  ownerCpf,
} from './new-client.ts';

describe('client password', { tags: ['I-146', 'I-147', 'C-01'] }, () => {
  it.each([
    ['abc123', true],
    ['ção12x', true],
    ['ab12', false],
    ['abcdef', false],
    ['123456', false],
    ['', false],
    [undefined, false],
  ])('validates %s: %s', (password, isGood) => {
    const { success, error } = clientPassword.safeParse(password);
    expect(success).toBe(isGood);
    if (!isGood) expect(error?.issues.map(({ message }) => message)).toEqual([clientPasswordRule]);
  });

  it.each([
    ['', true],
    ['abc123', true],
    ['ab12', false],
    [undefined, false],
  ])('may be left blank at registration, and validates %s: %s', (password, isGood) => {
    expect(optionalClientPassword.safeParse(password).success).toBe(isGood);
  });

  it('has a help text that matches the enforced rule', () => {
    expect(clientPasswordRule).toBe('Ao menos 6 caracteres, com pelo menos uma letra e um número.');
  });
});

it.each([
  [0, undefined],
  [100, undefined],
  [undefined, 'Informe a comissão'],
  [-1, 'A comissão é um número inteiro de 0 a 100'],
  [101, 'A comissão é um número inteiro de 0 a 100'],
  [12.5, 'A comissão é um número inteiro de 0 a 100'],
])('validates %s as a commission: %s', { tags: ['I-142', 'I-143'] }, (commission, message) => {
  expect(clientCommission.safeParse(commission).error?.issues[0]?.message).toBe(message);
});

it.each([
  ['529.982.247-25', undefined],
  ['111.111.111-11', 'CPF inválido. Verifique o número digitado.'],
  ['529.982.247-24', 'CPF inválido. Verifique o número digitado.'],
  ['5299822472', 'CPF inválido. Verifique o número digitado.'],
  ['', 'CPF é obrigatório'],
])('validates %s as the CPF of an owner: %s', { tags: ['I-118', 'I-294', 'I-295', 'I-296'] }, (cpf, message) => {
  expect(ownerCpf.safeParse(cpf).error?.issues[0]?.message).toBe(message);
});

it.each([
  ['cep', '74000-000', '74000000'],
  ['cep', ' ', ''],
  ['cep', undefined, ''],
  ['estado', 'go', 'GO'],
  ['estado', '', ''],
] as const)('stores the %s %j as %j', { tags: ['I-300'] }, (field, sent, kept) => {
  expect(newClient.shape[field].parse(sent)).toBe(kept);
});

it.each([
  ['cep', '7400', 'CEP é obrigatório'],
  ['cep', '7400000A', 'CEP inválido'],
  ['estado', 'G', 'UF deve ter 2 caracteres'],
  ['estado', 'GOI', 'UF deve ter 2 caracteres'],
] as const)('rejects the %s %j: %s', { tags: ['I-300'] }, (field, sent, message) => {
  expect(newClient.shape[field].safeParse(sent).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
