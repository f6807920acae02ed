import { roundedCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import { resultHash } from '@restitui/tax-engine/months/result-hash.ts';

/** Maps the months of an analysis to rows: the figures of the list, and the details behind them. */
export function toMonthRows({ id, id_tenant }: { id: string; id_tenant: TenantId }, analysis: Analysis) {
  return analysis.analises.map(
    ({
      declaracao,
      pgdas,
      conferencias,
      gruposPorAnexo,
      k,
      mDeclarado,
      fatias,
      espelho,
      motivos,
      ibs_cbs,
      ...computed
    }) => {
      const { fora_da_soma: _, forca_na_soma: __, ...row } = computed;
      return {
        id_run: id,
        id_tenant,
        competencia: row.competencia,
        row,
        detail: {
          declaracao,
          pgdas,
          conferencias,
          grupos: gruposPorAnexo,
          k,
          mDeclarado,
          fatias,
          espelho,
          motivos,
          ibs_cbs,
        },
      };
    },
  );
}

/**
 * Returns the outcome of a finished run.
 *
 * @param resultado_base hash of the result that a rerun by the same rules repeats; the outcome then states whether both are
 *   identical (`confere`)
 */
export function toRunOutcome(resultado_base: string | null, analysis: Analysis) {
  const { razao_social, resumo, contagens, problemas, ruleSet, revisoes } = analysis;
  const { total_a_restituir, prescrito, nao_pago } = resumo;
  const { pendente, decidido, total_produtos } = revisoes;
  const resultado = resultHash(analysis);
  return {
    state: 'pronta' as const,
    razao_social,
    resumo: { total_a_restituir, prescrito, nao_pago },
    contagens,
    problemas,
    regras: ruleSet,
    resultado,
    confere: resultado_base ? resultado === resultado_base : null,
    revisao: { pendente, decidido, total_produtos, atacadista: wholesaleRevenue(analysis) },
  };
}

/** Returns by year the revenue of cold drinks that is not counted, because the client is a wholesaler. */
function wholesaleRevenue({ analises }: Analysis): { ano: number; centavos: number }[] {
  const years = new Map<number, number>();
  for (const { competencia, alertas } of analises) {
    const ano = Number(competencia.slice(3));
    const { valor = 0 } = alertas.find(({ codigo }) => codigo === 'ATACADISTA_BEBIDAS') ?? {};
    if (valor > 0) years.set(ano, (years.get(ano) ?? 0) + roundedCents(valor));
  }
  return [...years].map(([ano, centavos]) => ({ ano, centavos })).sort((a, b) => a.ano - b.ano);
}
