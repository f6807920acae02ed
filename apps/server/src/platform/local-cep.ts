import type { Cep } from '@restitui/brazil/cep.ts';
import type { CepLookup } from './cep.ts';
import { cepRanges, knownStreets, localBairros, localStreets } from './cep-ranges.data.ts';

/**
 * Substitute without network: every CEP lies in its state's range, on an invented street; 00000000 does not
 * exist.
 */
export const localCepLookup: CepLookup = {
  find: async (cep) => (cep === '00000000' ? undefined : addressAt(cep)),
};

function addressAt(cep: Cep) {
  const prefix = cep.slice(0, 5);
  const [, uf, localidade] = cepRanges.findLast(([from]) => from <= prefix) ?? cepRanges[0];
  const place = { numero: '', localidade, uf };
  const known = knownStreets[cep];
  if (known) return { ...place, ...known };
  // Imitates a town with a single CEP for all streets.
  if (cep.endsWith('000')) return { ...place, logradouro: '', bairro: '' };
  return { ...place, logradouro: picked(localStreets, cep), bairro: picked(localBairros, prefix) };
}

function picked(list: readonly string[], digits: string): string {
  return list[Number(digits) % list.length] ?? '';
}
