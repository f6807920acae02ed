import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canConfirmCoverage } from './coverage.access.ts';
import { coverageVerdict, needsConfirmation } from './coverage-verdict.ts';

describe('coverage confirmation', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('is allowed to an ADMIN %s', (cargo) => {
    expect(canConfirmCoverage(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('is denied to a USUARIO %s', (cargo) => {
    expect(canConfirmCoverage(actorWith(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise'))).toBe(false);
  });

  it('is required where the refund is a minimum', () => {
    expect(coverageVerdict.options.filter(needsConfirmation)).toEqual(['baixa', 'sem_xml']);
  });
});
