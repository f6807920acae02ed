import type { SimplesAnalysis, simplesAnalysisApi } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { listEditedMonths } from '../analysed-month.ts';
import { editedSummary } from '../edited-summary.ts';
import { findResumableRun } from '../resumable-run.ts';
import { latestRules } from '../rules-on-wire.ts';
import { findLatestRun, findReadyRun } from '../simples-runs.repository.ts';

/** The standing result, and beside it the state of the latest upload. */
export async function readAnalysis(
  context: Context,
  { params: { id_apuracao } }: Input<typeof simplesAnalysisApi.read>,
): Promise<{ data: SimplesAnalysis }> {
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant } = context;
  const latest = await findLatestRun(db, tenant, assessment.id);
  const ready = latest?.state === 'pronta' ? latest : await findReadyRun(db, tenant, assessment.id);
  const months = ready ? await listEditedMonths(db, tenant, ready) : [];

  return {
    data: {
      id_apuracao: assessment.id,
      state: latest?.state ?? null,
      progress: latest?.progress ?? null,
      erro: latest?.erro ?? null,
      retomavel: (await findResumableRun(context, assessment.id)) !== undefined,
      razao_social: ready?.razao_social || product.empresa,
      cnpj: assessment.id_client,
      analises: months.map(({ row }) => row),
      resumo: ready?.resumo ? editedSummary(ready.resumo, months) : null,
      contagens: ready?.contagens ?? {},
      problemas: ready?.problemas ?? [],
      calculada_em: ready?.finishedDate ?? null,
      regras: ready?.regras && {
        ...ready.regras,
        atual: ready.regras.hash === latestRules().hash,
        confere: ready.confere,
      },
    },
  };
}
