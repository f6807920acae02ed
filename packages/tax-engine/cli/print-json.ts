import { simplesColumns } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import type { Analysis } from '../src/analyse.ts';
import type { AnalysisRow } from '../src/months/analysis-row.ts';

function wireRow(row: AnalysisRow): Record<string, unknown> {
  const fields = simplesColumns.map(({ key }) => [key, row[key]]);
  const { alertas, cobertura, prescreve_em } = row;
  return { ...Object.fromEntries(fields), alertas, cobertura, prescreve_em };
}

/** Serialises `{ razao_social, cnpj, analises }` with the 28 fields of each month, alerts, coverage and limitation date. */
export function analysisJson({ razao_social, cnpj, analises, asOf, resumo, contagens, problemas }: Analysis): string {
  return JSON.stringify(
    { razao_social, cnpj, analises: analises.map(wireRow), asOf, resumo, contagens, problemas },
    null,
    2,
  );
}
