import { describe, expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canEditTotal, canExportDetailed, canExportNotes, canRunAnalysis } from './simples-analysis.access.ts';

const rules = [
  ['W-116 uploads and runs', canRunAnalysis],
  ['C-102 W-126 corrects a total', canEditTotal],
  ['W-586 exports the 28 columns', canExportDetailed],
  ['W-587 exports the notes', canExportNotes],
] as const;

describe.each(rules)('%s', (_, allowed) => {
  it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('ADMIN %s does', (cargo) => {
    expect(allowed(role(`ADMIN ${cargo}`))).toBe(true);
  });

  it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('USUARIO %s does not', (cargo) => {
    expect(allowed(role(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise', 'export_analise'))).toBe(false);
  });
});
