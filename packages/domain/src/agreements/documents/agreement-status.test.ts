import { describe, expect, it } from 'vitest';
import { agreementStatus, agreementStatusLabels, isClosable } from './agreement-status.ts';

describe('agreement status', { tags: ['W-498'] }, () => {
  it('has three values, each with a label', () => {
    expect(agreementStatus.options).toEqual(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
    expect(agreementStatusLabels).toEqual({
      Pendente: 'Pendente',
      Ativo: 'Ativo',
      ANALISE_CONCLUIDA: 'Análise concluída',
    });
  });

  it('allows closing only with ANALISE_CONCLUIDA', { tags: ['C-22'] }, () => {
    const open = { isFrist: false, isModifica: true, isVerifed: false };
    expect(agreementStatus.options.filter((status) => isClosable({ ...open, status }))).toEqual(['ANALISE_CONCLUIDA']);
  });
});
