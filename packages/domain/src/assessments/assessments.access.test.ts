import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canCloseAssessment, canCreateAssessment, canEditResume } from './assessments.access.ts';

describe('W-147 C-75 who makes an apuração', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(canCreateAssessment(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s does not', (cargo) => {
    expect(canCreateAssessment(role(`USUARIO ${cargo}`, 'gerar_apuracao'))).toBe(false);
  });
});

describe.each([
  ['closes and reopens an apuração', canCloseAssessment],
  ['W-155 W-156 types the figures of its summary', canEditResume],
])('who %s', (_, may) => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(may(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s does not', (cargo) => {
    expect(may(role(`USUARIO ${cargo}`, 'update_analise', 'permission_geral'))).toBe(false);
  });
});
