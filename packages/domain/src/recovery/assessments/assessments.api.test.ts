import { describe, expect, it } from 'vitest';
import { assessmentsApi, resumeType } from './assessments.api.ts';

describe('body of a new assessment', { tags: ['F-478'] }, () => {
  const { body } = assessmentsApi.create;
  const asked = { id_client: '11.222.333/0001-81', id_product: 'p1', typeServico: 'EXCLUSAO_ICMS' };

  it('strips the mask of the number and maps the older name of a service', () => {
    expect(body.parse(asked)).toMatchObject({
      id_client: '11222333000181',
      id_product: 'p1',
      typeServico: 'EXCLUSAO_DE_ICMS_E_ST',
    });
  });

  it.each(['id_client', 'id_product', 'typeServico'] as const)('rejects a body without %s', (field) => {
    const { [field]: _, ...rest } = asked;
    expect(body.safeParse(rest).error?.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
  });
});

describe('summary figures', { tags: ['W-152'] }, () => {
  it('have six types', () => {
    expect(resumeType.options).toEqual(['RUBRICA', 'SALDO', 'VALOR_REST', 'DEBITO', 'CREDITO_APURADO', 'CREDITO']);
  });
});
