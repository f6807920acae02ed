import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canCheckRectification } from './rectifications.access.ts';

describe('a month is marked as held against the PGDAS-D', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('by ADMIN %s', (cargo) => {
    expect(canCheckRectification(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('not by USUARIO %s', (cargo) => {
    expect(canCheckRectification(role(`USUARIO ${cargo}`, 'update_analise'))).toBe(false);
  });
});
