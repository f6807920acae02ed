import { simplesColumns } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import type { Analysis } from '../src/analyse.ts';
import type { AnalysisRow } from '../src/months/analysis-row.ts';

function wireRow(row: AnalysisRow): Record<string, unknown> {
  const fields = simplesColumns.map(({ key }) => [key, row[key]]);
  const { alertas, cobertura, prescreve_em } = row;
  return { ...Object.fromEntries(fields), alertas, cobertura, prescreve_em };
}

// Beside the months: programs that read them count their fields.
function strengthOf({ competencia, forca, motivos }: AnalysisRow) {
  return { competencia, ...(forca ?? { nivel: null }), motivos };
}

/**
 * Serialises `{ razao_social, cnpj, analises }` with the 28 fields of each month, alerts, coverage and limitation date;
 * `forca` has the strength and the reasons of each month.
 */
export function analysisJson({ razao_social, cnpj, analises, asOf, resumo, contagens, problemas }: Analysis): string {
  return JSON.stringify(
    {
      ...{ razao_social, cnpj, analises: analises.map(wireRow), asOf, resumo, contagens, problemas },
      forca: analises.map(strengthOf),
    },
    null,
    2,
  );
}
