import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canConfirmCoverage } from './coverage.access.ts';
import { coverageVerdict, needsConfirmation } from './coverage-verdict.ts';

describe('confirming a month of low coverage', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(canConfirmCoverage(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s does not', (cargo) => {
    expect(canConfirmCoverage(role(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise'))).toBe(false);
  });

  it('is asked for where the refund is a minimum', () => {
    expect(coverageVerdict.options.filter(needsConfirmation)).toEqual(['baixa', 'sem_xml']);
  });
});
