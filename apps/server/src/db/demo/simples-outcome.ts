import type { Analysis } from '@restitui/tax-engine/assemble-analysis.ts';
import { resultHash } from '@restitui/tax-engine/months/result-hash.ts';
import type { simplesMonths, simplesRuns } from '../../features/simples/analysis/simples-analysis.table.ts';

type Run = typeof simplesRuns.$inferInsert;

/** Maps the months of a result to rows; `demo-data.test.ts` compares them with the product's. */
export function monthRows({ id, id_tenant }: Run, { analises }: Analysis): (typeof simplesMonths.$inferInsert)[] {
  return analises.map(
    ({ declaracao, pgdas, conferencias, gruposPorAnexo, k, mDeclarado, fatias, espelho, motivos, ...computed }) => {
      const { fora_da_soma: _, forca_na_soma: __, ...row } = computed;
      return {
        id_run: id,
        id_tenant,
        competencia: row.competencia,
        row,
        detail: { declaracao, pgdas, conferencias, grupos: gruposPorAnexo, k, mDeclarado, fatias, espelho, motivos },
      };
    },
  );
}

/** Returns the outcome of a finished run. No shop of the demonstration is a wholesaler. */
export function outcomeOf(analysis: Analysis): Partial<Run> {
  const { razao_social, resumo, contagens, problemas, ruleSet, revisoes } = analysis;
  const { total_a_restituir, prescrito, nao_pago } = resumo;
  const { pendente, decidido, total_produtos } = revisoes;
  return {
    state: 'pronta',
    razao_social,
    resumo: { total_a_restituir, prescrito, nao_pago },
    contagens,
    problemas,
    regras: ruleSet,
    resultado: resultHash(analysis),
    revisao: { pendente, decidido, total_produtos, atacadista: [] },
  };
}
