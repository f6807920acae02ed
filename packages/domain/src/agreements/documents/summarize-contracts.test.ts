import { expect, it } from 'vitest';
import { summarizeContracts } from './summarize-contracts.ts';

it('names the first three contract types and counts the others', { tags: ['W-384'] }, () => {
  expect(summarizeContracts(['PRINCIPAL', 'FCVS', 'SUBVENCAO'])).toBe('Principal, FCVS, Subvenção');
  expect(summarizeContracts(['PRINCIPAL', 'FCVS', 'SUBVENCAO', 'APURACAO_ST', 'NOVO'])).toBe(
    'Principal, FCVS, Subvenção +2',
  );
  expect(summarizeContracts(['OUTRO'])).toBe('OUTRO');
  expect(summarizeContracts(['PARCERIA_COMERCIAL_CPF'])).toBe('Parceria comercial (CPF)');
});
