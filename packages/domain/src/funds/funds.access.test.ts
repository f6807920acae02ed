import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canEditFunds, canExportDiagnosis } from './funds.access.ts';

describe('W-167 W-094 W-095 C-68 C-94 who edits the verbas, W-585 and exports their diagnosis', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(canEditFunds(role(`ADMIN ${cargo}`))).toBe(true);
    expect(canExportDiagnosis(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s reads', (cargo) => {
    expect(canEditFunds(role(`USUARIO ${cargo}`, 'previdenciario'))).toBe(false);
    expect(canExportDiagnosis(role(`USUARIO ${cargo}`, 'previdenciario'))).toBe(false);
  });
});
