import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { serviceType } from '../products/service-type.ts';
import { canEditDebitMonths, canExportDebitMonths, canSeeDebitMonths } from './debit-months.access.ts';

const hiddenFrom = (who: Parameters<typeof role>[0]) =>
  serviceType.options.filter((service) => !canSeeDebitMonths(role(who), service));

describe('W-101 who sees the months of a product, C-94 who fills them in', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does both', (cargo) => {
    expect(hiddenFrom(`ADMIN ${cargo}`)).toEqual([]);
    expect(canEditDebitMonths(role(`ADMIN ${cargo}`))).toBe(true);
    expect(canExportDebitMonths(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s reads all but FCVS', (cargo) => {
    expect(hiddenFrom(`USUARIO ${cargo}`)).toEqual(['FCVS']);
    expect(canEditDebitMonths(role(`USUARIO ${cargo}`, 'fcvs'))).toBe(false);
    expect(canExportDebitMonths(role(`USUARIO ${cargo}`, 'fcvs'))).toBe(false);
  });
});
