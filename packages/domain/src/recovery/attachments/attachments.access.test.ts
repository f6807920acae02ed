import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canEditAttachments, isOpenForAttachments } from './attachments.access.ts';

describe('canEditAttachments', { tags: ['W-193', 'C-94'] }, () => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows ADMIN %s', (cargo) => {
    expect(canEditAttachments(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('refuses USUARIO %s', (cargo) => {
    expect(canEditAttachments(actorWith(`USUARIO ${cargo}`, 'update_product', 'permission_geral'))).toBe(false);
  });
});

describe('isOpenForAttachments', { tags: ['W-173'] }, () => {
  it.each([
    [true, true, true],
    [true, false, true],
    [false, true, false],
    [false, false, true],
  ])('open assessment %s, of a credit %s: %s', (isModifica, ofCredit, may) => {
    expect(isOpenForAttachments({ isModifica, ofCredit })).toBe(may);
  });
});
