import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canCloseAssessment, canCreateAssessment, canEditResume } from './assessments.access.ts';

describe('canCreateAssessment', { tags: ['W-147', 'C-75'] }, () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows ADMIN %s', (cargo) => {
    expect(canCreateAssessment(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('refuses USUARIO %s', (cargo) => {
    expect(canCreateAssessment(actorWith(`USUARIO ${cargo}`, 'gerar_apuracao'))).toBe(false);
  });
});

describe.each([
  ['canCloseAssessment', canCloseAssessment],
  ['canEditResume', canEditResume],
])('%s', { tags: ['W-155', 'W-156'] }, (_, may) => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows ADMIN %s', (cargo) => {
    expect(may(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('refuses USUARIO %s', (cargo) => {
    expect(may(actorWith(`USUARIO ${cargo}`, 'update_analise', 'permission_geral'))).toBe(false);
  });
});
