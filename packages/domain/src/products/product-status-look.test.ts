import { describe, expect, it } from 'vitest';
import { productStatus, productStatusLabels } from './product-status.ts';
import { productStatusLook } from './product-status-look.ts';

describe('F-423 F-424 W-113 W-501 C-71 label and colour of a product status', () => {
  it('every status of the list has both, the label being its code in words', () => {
    for (const status of productStatus.options) {
      const { label, group } = productStatusLook(status);
      expect(label).toBe(productStatusLabels[status]);
      expect(['active', 'waiting', 'refused', 'ended']).toContain(group);
    }
  });

  it.each([
    ['ATIVO', 'Ativo', 'active'],
    ['PAGO', 'Pago', 'active'],
    ['AGUARDANDO_RFB', 'Aguardando RFB', 'waiting'],
    ['ANALISE', 'Em análise', 'waiting'],
    ['PROTESTADO', 'Protestado', 'refused'],
    ['PROCURACAO_EXPIRADA', 'Procuração expirada', 'refused'],
    ['DISTRATO', 'Distrato', 'ended'],
    ['CREDITO_ESGOTADO', 'Crédito esgotado', 'ended'],
  ])('%s: %s, %s', (status, label, group) => {
    expect(productStatusLook(status)).toEqual({ label, group });
  });

  it('C-01 one that is not listed is its raw code, in grey', () => {
    expect(productStatusLook('EM_TESTE')).toEqual({ label: 'EM_TESTE', group: 'ended' });
  });
});
