import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canEditCompensations, canExportCompensations } from './compensations.access.ts';

describe('D-22 W-585 the compensation report', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('is kept by ADMIN %s', (cargo) => {
    const actor = role(`ADMIN ${cargo}`);
    expect([canEditCompensations(actor), canExportCompensations(actor)]).toEqual([true, true]);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('is only read by USUARIO %s', (cargo) => {
    const actor = role(`USUARIO ${cargo}`, 'permission_geral', 'previdenciario');
    expect([canEditCompensations(actor), canExportCompensations(actor)]).toEqual([false, false]);
  });
});
