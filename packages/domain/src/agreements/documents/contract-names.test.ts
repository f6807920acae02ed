import { expect, it } from 'vitest';
import { contractNames, contractNamesOfRow } from './contract-names.ts';

it('names every part of a contract', () => {
  expect(contractNames(['PRINCIPAL', 'FCVS', 'SUBVENCAO', 'APURACAO_ST'])).toBe(
    'Principal, FCVS, Subvenção, Apuração ST',
  );
  expect(contractNames(['OUTRO'])).toBe('OUTRO');
  expect(contractNames(['PARCERIA_COMERCIAL_CPF'])).toBe('Parceria comercial (CPF)');
});

it('names the first three parts in a row and the others apart', { tags: ['W-384'] }, () => {
  expect(contractNamesOfRow(['PRINCIPAL', 'FCVS', 'SUBVENCAO'])).toEqual({
    shown: 'Principal, FCVS, Subvenção',
    others: [],
  });
  expect(contractNamesOfRow(['PRINCIPAL', 'FCVS', 'SUBVENCAO', 'PARCERIA_COMERCIAL_CPF', 'NOVO'])).toEqual({
    shown: 'Principal, FCVS, Subvenção',
    others: ['Parceria comercial (CPF)', 'NOVO'],
  });
});
