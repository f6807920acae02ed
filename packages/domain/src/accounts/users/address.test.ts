import { describe, expect, it } from 'vitest';
import { addressForm, addressUpdate } from './address.ts';

const filled = {
  cep: '01310-100',
  logradouro: ' Avenida Paulista ',
  numero: '1000',
  bairro: 'Bela Vista',
  municipio: 'São Paulo',
  estado: 'sp',
  confirmed: true,
};

/** Returns the messages of the form by field. */
function messagesOf(values: object): Record<string, string[] | undefined> {
  const { error } = addressForm.safeParse({ ...filled, ...values });
  const messages: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? [])
    messages[String(path[0])] = [...(messages[String(path[0])] ?? []), message];
  return messages;
}

describe('address form', { tags: ['F-126'] }, () => {
  it('normalises mask, spaces and lower case', () => {
    expect(addressForm.parse(filled)).toEqual({
      ...filled,
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      estado: 'SP',
    });
    expect(messagesOf({ cep: '01310100' })).toEqual({});
  });

  it.each([
    ['', 'CEP é obrigatório'],
    ['01310-1', 'CEP é obrigatório'],
    ['013101000', 'CEP inválido'],
    ['0131-0100', 'CEP inválido'],
    ['abcdefgh', 'CEP inválido'],
    ['01310 100', 'CEP inválido'],
  ])('validates cep %j: %s', { tags: ['F-127', 'F-128', 'I-194', 'I-195'] }, (cep, message) => {
    expect(messagesOf({ cep })).toEqual({ cep: [message] });
  });

  it.each([
    ['municipio', 'Município é obrigatório'],
    ['bairro', 'Bairro é obrigatório'],
    ['numero', 'Número é obrigatório'],
    ['logradouro', 'Logradouro é obrigatório'],
    ['estado', 'UF é obrigatória'],
  ])('validates an empty %s: %s', { tags: ['F-129', 'F-130', 'I-196', 'I-197', 'I-198'] }, (field, message) => {
    expect(messagesOf({ [field]: '  ' })).toEqual({ [field]: [message] });
  });

  it('knows the states and accepts an address without complemento', { tags: ['F-130', 'G-15'] }, () => {
    expect(messagesOf({ estado: 'XX' })).toEqual({ estado: ['UF inválida'] });
    expect(messagesOf({ complemento: '' })).toEqual({});
    expect(messagesOf({ complemento: 'x'.repeat(121) })).toEqual({ complemento: ['Use no máximo 120 caracteres.'] });
  });

  it('requires the confirmation', { tags: ['F-131', 'I-199'] }, () => {
    expect(messagesOf({ confirmed: false })).toEqual({
      confirmed: ['Você deve confirmar que as informações estão corretas'],
    });
  });
});

describe('address call', { tags: ['F-446', 'F-447'] }, () => {
  it('accepts the CEP alone but no empty field', () => {
    expect(addressUpdate.parse({ cep: '01310-100' })).toEqual({ cep: '01310100' });
    expect(addressUpdate.safeParse({ cep: '01310-100', bairro: '' }).success).toBe(false);
    expect(addressUpdate.safeParse({ bairro: 'Centro' }).error?.issues).toMatchObject([
      { path: ['cep'], message: 'CEP é obrigatório' },
    ]);
  });
});
