import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { serviceType } from '../products/service-type.ts';
import { canEditDebitMonths, canExportDebitMonths, canSeeDebitMonths } from './debit-months.access.ts';

const hiddenFrom = (who: Parameters<typeof actorWith>[0]) =>
  serviceType.options.filter((service) => !canSeeDebitMonths(actorWith(who), service));

describe('access to debit months', { tags: ['W-101', 'C-94'] }, () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('lets ADMIN %s read and edit them', (cargo) => {
    expect(hiddenFrom(`ADMIN ${cargo}`)).toEqual([]);
    expect(canEditDebitMonths(actorWith(`ADMIN ${cargo}`))).toBe(true);
    expect(canExportDebitMonths(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)(
    'lets USUARIO %s read all but those of FCVS',
    (cargo) => {
      expect(hiddenFrom(`USUARIO ${cargo}`)).toEqual(['FCVS']);
      expect(canEditDebitMonths(actorWith(`USUARIO ${cargo}`, 'fcvs'))).toBe(false);
      expect(canExportDebitMonths(actorWith(`USUARIO ${cargo}`, 'fcvs'))).toBe(false);
    },
  );
});
