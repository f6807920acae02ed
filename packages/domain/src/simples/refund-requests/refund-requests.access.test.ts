import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canSaveRefundRequests } from './refund-requests.access.ts';

describe('permission to save refund requests', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows an ADMIN %s', (cargo) => {
    expect(canSaveRefundRequests(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('denies a USUARIO %s', (cargo) => {
    expect(canSaveRefundRequests(actorWith(`USUARIO ${cargo}`, 'update_analise'))).toBe(false);
  });
});
