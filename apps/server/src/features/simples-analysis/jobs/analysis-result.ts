import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Month } from '../simples-months.repository.ts';
import type { Run, RunOutcome } from '../simples-runs.repository.ts';

/** The months of a result as they are stored: the row as listed, and what stands behind it. */
export function monthsOfAnalysis(run: Run, analysis: Analysis): Month[] {
  return analysis.analises.map(
    ({ declaracao, pgdas, conferencias, gruposPorAnexo, k, mDeclarado, fatias, espelho, fora_da_soma: _, ...row }) => ({
      id_run: run.id,
      id_tenant: run.id_tenant,
      competencia: row.competencia,
      row,
      detail: { declaracao, pgdas, conferencias, grupos: gruposPorAnexo, k, mDeclarado, fatias, espelho },
    }),
  );
}

export function runResult({ razao_social, resumo, contagens, problemas }: Analysis): RunOutcome {
  const { total_a_restituir, prescrito, nao_pago } = resumo;
  return { state: 'pronta', razao_social, resumo: { total_a_restituir, prescrito, nao_pago }, contagens, problemas };
}
