import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canCheckRectification } from './rectifications.access.ts';

describe('rectification check permission', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows an ADMIN %s', (cargo) => {
    expect(canCheckRectification(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('denies a USUARIO %s', (cargo) => {
    expect(canCheckRectification(actorWith(`USUARIO ${cargo}`, 'update_analise'))).toBe(false);
  });
});
