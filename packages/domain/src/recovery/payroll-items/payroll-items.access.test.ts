import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canEditPayrollItems, canExportDiagnosis } from './payroll-items.access.ts';

describe('access to payroll items and their diagnosis', {
  tags: ['W-167', 'W-094', 'W-095', 'C-68', 'C-94', 'W-585'],
}, () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('lets ADMIN %s edit and export', (cargo) => {
    expect(canEditPayrollItems(actorWith(`ADMIN ${cargo}`))).toBe(true);
    expect(canExportDiagnosis(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('lets USUARIO %s only read', (cargo) => {
    expect(canEditPayrollItems(actorWith(`USUARIO ${cargo}`, 'previdenciario'))).toBe(false);
    expect(canExportDiagnosis(actorWith(`USUARIO ${cargo}`, 'previdenciario'))).toBe(false);
  });
});
