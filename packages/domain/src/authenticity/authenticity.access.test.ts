import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canVerifySignatures } from './authenticity.access.ts';

describe('verifying the signatures of notes', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(canVerifySignatures(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s does not', (cargo) => {
    expect(canVerifySignatures(role(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise'))).toBe(false);
  });
});
