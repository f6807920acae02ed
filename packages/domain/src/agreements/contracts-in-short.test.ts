import { expect, test } from 'vitest';
import { contractsInShort } from './contracts-in-short.ts';

test('W-384 the first three contract types, then how many more', () => {
  expect(contractsInShort(['PRINCIPAL', 'FCVS', 'SUBVENCAO'])).toBe('Principal, FCVS, Subvenção');
  expect(contractsInShort(['PRINCIPAL', 'FCVS', 'SUBVENCAO', 'APURACAO_ST', 'NOVO'])).toBe(
    'Principal, FCVS, Subvenção +2',
  );
  expect(contractsInShort(['OUTRO'])).toBe('OUTRO');
  expect(contractsInShort(['PARCERIA_COMERCIAL_CPF'])).toBe('Parceria comercial (CPF)');
});
