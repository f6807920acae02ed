import type { SimplesAnalysis, simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { listEditedMonths } from '../edited-months.service.ts';
import { countedTotal, editedSummary } from '../edited-summary.rules.ts';
import { latestRules } from '../latest-rules.rules.ts';
import { findResumableRun } from '../resumable-run.service.ts';
import { findLatestRun, findReadyRun, readProgress } from '../simples-runs.repository.ts';

/** Returns the current result and the state of the latest upload. */
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
      progress: latest ? await readProgress(db, latest) : null,
      erro: latest?.erro ?? null,
      retomavel: (await findResumableRun(context, assessment.id)) !== undefined,
      razao_social: ready?.razao_social || product.empresa,
      cnpj: assessment.id_client,
      analises: months.map((month) => ({ ...month.row, na_soma: countedTotal(month) })),
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
