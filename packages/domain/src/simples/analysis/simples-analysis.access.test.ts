import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canEditTotal, canExportDetailed, canExportNotes, canRunAnalysis } from './simples-analysis.access.ts';

const rules = [
  ['permission to run analyses', canRunAnalysis],
  ['permission to correct a total', canEditTotal],
  ['permission to export the 28 columns', canExportDetailed],
  ['permission to export the notes', canExportNotes],
] as const;

describe.each(rules)('%s', { tags: ['W-116', 'W-126', 'C-102', 'W-586', 'W-587'] }, (_name, allowed) => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('allows an ADMIN %s', (cargo) => {
    expect(allowed(actorWith(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('denies a USUARIO %s', (cargo) => {
    expect(allowed(actorWith(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise', 'export_analise'))).toBe(false);
  });
});
