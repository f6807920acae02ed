import { describe, expect, it } from 'vitest';
import { agreementStatus, agreementStatusLabels, isClosable } from './agreement-status.ts';

describe('W-498 the status of an agreement', () => {
  it('is one of three, each with its words', () => {
    expect(agreementStatus.options).toEqual(['Pendente', 'Ativo', 'ANALISE_CONCLUIDA']);
    expect(agreementStatusLabels).toEqual({
      Pendente: 'Pendente',
      Ativo: 'Ativo',
      ANALISE_CONCLUIDA: 'Análise concluída',
    });
  });

  it('C-22 drives nothing but the closing, which ANALISE_CONCLUIDA alone allows', () => {
    const open = { isFrist: false, isModifica: true, isVerifed: false };
    expect(agreementStatus.options.filter((status) => isClosable({ ...open, status }))).toEqual(['ANALISE_CONCLUIDA']);
  });
});
