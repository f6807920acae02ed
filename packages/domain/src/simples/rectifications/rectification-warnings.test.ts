import { describe, expect, it } from 'vitest';
import { diagnosisTexts } from '../analysis/diagnosis.ts';
import { reasonsNotToRectify, rectificationRemarks } from './rectification-warnings.ts';

const found: Parameters<typeof reasonsNotToRectify>[0] = {
  diagnostico: diagnosisTexts.oportunidade,
  alertas: [],
  prescreve_em: '2030-06-20',
};
const alert = (codigo: string) => ({ codigo, texto: codigo });
const codes = (row: Partial<typeof found>, today = '2026-11-22') =>
  reasonsNotToRectify({ ...found, ...row }, today).map(({ codigo }) => codigo);

describe('reasons not to rectify a month', () => {
  it('are empty for a month with a refund that is paid and not expired', () => {
    expect(codes({})).toEqual([]);
    expect(codes({}, '2030-06-20')).toEqual([]);
  });

  it('name expiry, a missing payment and a missing gain', () => {
    expect(codes({}, '2030-06-21')).toEqual(['PRESCRITO']);
    expect(codes({ alertas: [alert('DAS_NAO_PAGO')] })).toEqual(['DAS_NAO_PAGO']);
    for (const diagnostico of [diagnosisTexts.ja_segrega, diagnosisTexts.sem_oportunidade, diagnosisTexts.erro]) {
      expect(codes({ diagnostico })).toEqual(['SEM_GANHO']);
    }
  });

  it('are complemented by remarks', () => {
    const alertas = ['XML_AJUSTADO', 'DEBITO_SUSPENSO', 'COBERTURA_BAIXA'].map(alert);
    expect(rectificationRemarks({ alertas }, true).map(({ codigo }) => codigo)).toEqual([
      ...['DEBITO_SUSPENSO', 'COBERTURA_BAIXA'],
      'PAGAMENTO_PRESUMIDO',
    ]);
  });
});
