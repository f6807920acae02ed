import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canEditCredits, canExportCredits, mayEditCreditsOf } from './credits.access.ts';

const admins = ['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const;
const flags = ['permission_geral', 'update_analise', 'export_analise', 'exclusao_icms', 'previdenciario'] as const;
const partners = ['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const;

describe('credits, compensations and ICMS credits', { tags: ['W-173', 'W-174', 'W-585', 'C-94', 'D-22'] }, () => {
  it.each(admins)('are edited and exported by ADMIN %s, edited only in an open assessment', (cargo) => {
    const actor = actorWith(`ADMIN ${cargo}`);
    expect([canEditCredits(actor), canExportCredits(actor)]).toEqual([true, true]);
    expect(mayEditCreditsOf(actor, { isModifica: true })).toBe(true);
    expect(mayEditCreditsOf(actor, { isModifica: false })).toBe(false);
  });

  it.each(partners)('are read-only for USUARIO %s', (cargo) => {
    const actor = actorWith(`USUARIO ${cargo}`, ...flags);
    expect([canEditCredits(actor), canExportCredits(actor)]).toEqual([false, false]);
    expect(mayEditCreditsOf(actor, { isModifica: true })).toBe(false);
  });
});
