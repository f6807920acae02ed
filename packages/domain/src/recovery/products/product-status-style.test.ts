import { describe, expect, it } from 'vitest';
import { productStatus, productStatusLabels } from './product-status.ts';
import { productStatusStyle } from './product-status-style.ts';

describe('productStatusStyle', { tags: ['F-423', 'F-424', 'W-113', 'W-501', 'C-71'] }, () => {
  it('gives every listed status a label and a colour, the label being the code as text', () => {
    for (const status of productStatus.options) {
      const { label, group } = productStatusStyle(status);
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
  ])('returns for %s: %s, %s', (status, label, group) => {
    expect(productStatusStyle(status)).toEqual({ label, group });
  });

  it('returns the raw code in grey for an unlisted status', { tags: ['C-01'] }, () => {
    expect(productStatusStyle('EM_TESTE')).toEqual({ label: 'EM_TESTE', group: 'ended' });
  });
});
