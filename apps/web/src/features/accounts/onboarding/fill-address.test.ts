import type { FoundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { expect, it } from 'vitest';
import { fillAddress } from './fill-address.ts';

const empty = { logradouro: '', numero: '', bairro: '', municipio: '', estado: '' };
const paulista: FoundCep = {
  logradouro: 'Avenida Paulista',
  numero: '',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};
const town: FoundCep = { logradouro: '', numero: '', bairro: '', localidade: 'Goioerê', uf: 'PR' };

it('copies the found fields under the names of the form', { tags: ['F-132', 'F-458'] }, () => {
  const { localidade: municipio, uf: estado, ...rest } = paulista;
  expect(fillAddress(empty, paulista, undefined)).toEqual({ ...rest, municipio, estado });
});

it('keeps typed values where the look-up has none', () => {
  const typed = { ...empty, logradouro: 'Rua da Matriz', numero: '10', bairro: 'Centro' };
  expect(fillAddress(typed, town, undefined)).toEqual({ ...typed, municipio: 'Goioerê', estado: 'PR' });
  expect(fillAddress({ ...empty, numero: '10' }, paulista, undefined).numero).toBe('10');
});

it('clears the street of the previous CEP, unless it was edited', () => {
  const filled = { ...fillAddress(empty, paulista, undefined), numero: '1000' };
  expect(fillAddress(filled, town, paulista)).toEqual({
    logradouro: '',
    numero: '1000',
    bairro: '',
    municipio: 'Goioerê',
    estado: 'PR',
  });
  expect(fillAddress({ ...filled, logradouro: 'Avenida Paulista, fundos' }, town, paulista).logradouro).toBe(
    'Avenida Paulista, fundos',
  );
});
