import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canKeepRefundRequests } from './refund-requests.access.ts';

describe('what became of a request is kept', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('by ADMIN %s', (cargo) => {
    expect(canKeepRefundRequests(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('not by USUARIO %s', (cargo) => {
    expect(canKeepRefundRequests(role(`USUARIO ${cargo}`, 'update_analise'))).toBe(false);
  });
});
