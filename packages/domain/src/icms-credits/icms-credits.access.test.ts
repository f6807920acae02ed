import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canEditIcmsCredits, canExportIcmsCredits } from './icms-credits.access.ts';

describe('D-22 W-585 the control of ICMS credits', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('is kept by ADMIN %s', (cargo) => {
    const actor = role(`ADMIN ${cargo}`);
    expect([canEditIcmsCredits(actor), canExportIcmsCredits(actor)]).toEqual([true, true]);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('is only read by USUARIO %s', (cargo) => {
    const actor = role(`USUARIO ${cargo}`, 'permission_geral', 'exclusao_icms');
    expect([canEditIcmsCredits(actor), canExportIcmsCredits(actor)]).toEqual([false, false]);
  });
});
