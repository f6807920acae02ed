import type { analysisDossiersApi } from '@restitui/domain/recovery/file-analyses/analysis-dossiers.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toLinkedDossier } from '../../../simples/analysis/dossier.wire.ts';
import { findReadyRun } from '../file-analyses.repository.ts';
import { requireFileAnalysis } from '../file-analysis.gate.ts';
import { analysisDossierLinks } from '../open-analysis-dossier.service.ts';

export async function readAnalysisDossier(
  context: Context,
  { params: { id_apuracao } }: Input<typeof analysisDossiersApi.read>,
) {
  const { db, tenant } = context;
  await requireFileAnalysis(context, id_apuracao);
  const run = await findReadyRun(db, tenant, id_apuracao);
  if (!run?.dossie) return { data: null };
  const target = { purpose: analysisDossierLinks, id_tenant: tenant, id: run.id };
  return { data: toLinkedDossier(run.dossie, target, context) };
}
