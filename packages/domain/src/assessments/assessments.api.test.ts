import { describe, expect, it } from 'vitest';
import { assessmentsApi, resumeType } from './assessments.api.ts';

describe('F-478 what a new apuração takes', () => {
  const { body } = assessmentsApi.create;
  const asked = { id_client: '11.222.333/0001-81', id_product: 'p1', typeServico: 'EXCLUSAO_ICMS' };

  it('reads the number without its mask and the older name of a service', () => {
    expect(body.parse(asked)).toMatchObject({
      id_client: '11222333000181',
      id_product: 'p1',
      typeServico: 'EXCLUSAO_DE_ICMS_E_ST',
    });
  });

  it.each(['id_client', 'id_product', 'typeServico'] as const)('refuses one without %s', (field) => {
    const { [field]: _, ...rest } = asked;
    expect(body.safeParse(rest).error?.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
  });
});

describe('W-152 the figures of a summary', () => {
  it('are of six kinds', () => {
    expect(resumeType.options).toEqual(['RUBRICA', 'SALDO', 'VALOR_REST', 'DEBITO', 'CREDITO_APURADO', 'CREDITO']);
  });
});
