import { describe, expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import { canCheckRectification } from './rectifications.access.ts';

describe('rectification check permission', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows an ADMIN %s', (cargo) => {
    expect(canCheckRectification(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('denies a USUARIO %s', (cargo) => {
    expect(canCheckRectification(role(`USUARIO ${cargo}`, 'update_analise'))).toBe(false);
  });
});
