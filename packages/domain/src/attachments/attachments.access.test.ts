import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canEditAttachments, isOpenForAttachments } from './attachments.access.ts';

describe('W-193 C-94 who sends and removes attachments', () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(canEditAttachments(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s does not', (cargo) => {
    expect(canEditAttachments(role(`USUARIO ${cargo}`, 'update_product', 'permission_geral'))).toBe(false);
  });
});

describe('W-173 where attachments may change', () => {
  it.each([
    [true, true, true],
    [true, false, true],
    [false, true, false],
    [false, false, true],
  ])('open apuração %s, of a credit %s: %s', (isModifica, ofCredit, may) => {
    expect(isOpenForAttachments({ isModifica, ofCredit })).toBe(may);
  });
});
