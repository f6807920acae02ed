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

/** What the form says about a value, by field. */
function saidOf(values: object): Record<string, string[] | undefined> {
  const { error } = addressForm.safeParse({ ...filled, ...values });
  const said: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? [])
    said[String(path[0])] = [...(said[String(path[0])] ?? []), message];
  return said;
}

describe('the address form (F-126)', () => {
  it('takes an address and drops mask, spaces and small letters', () => {
    expect(addressForm.parse(filled)).toEqual({
      ...filled,
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      estado: 'SP',
    });
    expect(saidOf({ cep: '01310100' })).toEqual({});
  });

  it.each([
    ['', 'CEP é obrigatório'],
    ['01310-1', 'CEP é obrigatório'],
    ['013101000', 'CEP inválido'],
    ['0131-0100', 'CEP inválido'],
    ['abcdefgh', 'CEP inválido'],
    ['01310 100', 'CEP inválido'],
  ])('cep %j: %s (F-127, F-128, I-194, I-195)', (cep, message) => {
    expect(saidOf({ cep })).toEqual({ cep: [message] });
  });

  it.each([
    ['municipio', 'Município é obrigatório'],
    ['bairro', 'Bairro é obrigatório'],
    ['numero', 'Número é obrigatório'],
    ['logradouro', 'Logradouro é obrigatório'],
    ['estado', 'UF é obrigatória'],
  ])('%s empty: %s (F-129, F-130, I-196, I-197, I-198)', (field, message) => {
    expect(saidOf({ [field]: '  ' })).toEqual({ [field]: [message] });
  });

  it('knows the states (F-130) and takes an address without complemento (G-15)', () => {
    expect(saidOf({ estado: 'XX' })).toEqual({ estado: ['UF inválida'] });
    expect(saidOf({ complemento: '' })).toEqual({});
    expect(saidOf({ complemento: 'x'.repeat(121) })).toEqual({ complemento: ['Use no máximo 120 caracteres.'] });
  });

  it('wants the word that all is right (F-131, I-199)', () => {
    expect(saidOf({ confirmed: false })).toEqual({
      confirmed: ['Você deve confirmar que as informações estão corretas'],
    });
  });
});

describe('the call (F-446, F-447)', () => {
  it('takes the CEP alone, and no emptied field', () => {
    expect(addressUpdate.parse({ cep: '01310-100' })).toEqual({ cep: '01310100' });
    expect(addressUpdate.safeParse({ cep: '01310-100', bairro: '' }).success).toBe(false);
    expect(addressUpdate.safeParse({ bairro: 'Centro' }).error?.issues).toMatchObject([
      { path: ['cep'], message: 'CEP é obrigatório' },
    ]);
  });
});
