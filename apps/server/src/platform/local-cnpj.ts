import { parseCep } from '@restitui/brazil/cep.ts';
import { type Cnpj, cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { FoundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { cepRanges } from './cep-ranges.data.ts';
import type { CnpjLookup } from './cnpj.ts';
import { ExternalServiceError } from './get-json.ts';
import { localCepLookup } from './local-cep.ts';
import { complements, endings, names, trades } from './local-cnpj.data.ts';

/** 99.000.000/0001-59 */
const neverFound = '99000000000159';
/** 88.000.000/0001-32 */
const timesOut = '88000000000132';

/**
 * Substitute without network: every CNPJ is an invented company, always the same, except one that is unknown
 * and one that times out.
 */
export const localCnpjLookup: CnpjLookup = {
  async find(cnpj) {
    if (cnpj === timesOut) throw new ExternalServiceError('No answer', { timedOut: true });
    return cnpj === neverFound ? undefined : companyOf(cnpj);
  },
};

async function companyOf(cnpj: Cnpj): Promise<FoundCompany> {
  const root = cnpjRoot(cnpj);
  const trade = picked(trades, `${root} trade`);
  const fantasia = `${trade.word} ${picked(names, `${root} name`)}`;
  const [prefix] = picked(cepRanges, cnpj);
  const street = 100 + (scattered(`${cnpj} street`) % 800);
  const cep = parseCep(`${prefix}${street}`);
  const place = cep && (await localCepLookup.find(cep));
  return {
    tipo: cnpj.slice(8, 12) === '0001' ? 'MATRIZ' : 'FILIAL',
    nome: `${fantasia} ${picked(endings, root)}`,
    fantasia,
    logradouro: registered(place?.logradouro),
    numero: String(1 + (scattered(`${cnpj} number`) % 2400)),
    complemento: picked(complements, cnpj),
    bairro: registered(place?.bairro),
    municipio: registered(place?.localidade),
    uf: place?.uf ?? '',
    cep: cep ?? '',
    atividade_principal: [{ code: trade.cnae, text: trade.atividade }],
    inventada: true,
  };
}

/** Converts to capitals without accents, as the registry writes. */
function registered(text = ''): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

function picked<T>(list: readonly T[], seed: string): T {
  return list[scattered(seed) % list.length] as T;
}

/** FNV-1a, so that neighbouring numbers yield different companies. */
function scattered(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}
