import { roundedCents } from '@restitui/brazil/money.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import { resultHash } from '@restitui/tax-engine/months/result-hash.ts';
import type { Month } from '../simples-months.repository.ts';
import type { Run, RunOutcome, RunReview } from '../simples-runs.repository.ts';

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

/** What the run says of itself; one that makes another again says whether it came to the same. */
export function runResult({ resultado_base }: Run, analysis: Analysis): RunOutcome {
  const { razao_social, resumo, contagens, problemas, ruleSet, revisoes } = analysis;
  const { total_a_restituir, prescrito, nao_pago } = resumo;
  const { pendente, decidido, total_produtos } = revisoes;
  const resultado = resultHash(analysis);
  return {
    state: 'pronta',
    razao_social,
    resumo: { total_a_restituir, prescrito, nao_pago },
    contagens,
    problemas,
    regras: ruleSet,
    resultado,
    confere: resultado_base ? resultado === resultado_base : null,
    revisao: { pendente, decidido, total_produtos, atacadista: heldBack(analysis) },
  };
}

/** Cold drinks that do not count, by year. */
function heldBack({ analises }: Analysis): RunReview['atacadista'] {
  const years = new Map<number, number>();
  for (const { competencia, alertas } of analises) {
    const ano = Number(competencia.slice(3));
    const { valor = 0 } = alertas.find(({ codigo }) => codigo === 'ATACADISTA_BEBIDAS') ?? {};
    if (valor > 0) years.set(ano, (years.get(ano) ?? 0) + roundedCents(valor));
  }
  return [...years].map(([ano, centavos]) => ({ ano, centavos })).sort((a, b) => a.ano - b.ano);
}
