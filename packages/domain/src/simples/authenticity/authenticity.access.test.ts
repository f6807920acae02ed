import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canVerifySignatures } from './authenticity.access.ts';

describe('signature verification permission', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows an ADMIN %s', (cargo) => {
    expect(canVerifySignatures(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('denies a USUARIO %s', (cargo) => {
    expect(canVerifySignatures(actorWith(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise'))).toBe(false);
  });
});
